package parterre.server.table.run;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.server.people.Person;
import parterre.server.store.Outage;
import parterre.server.table.decide.Command;
import parterre.server.table.decide.Decide;
import parterre.server.table.decide.Decision;
import parterre.server.table.decide.Facts;
import parterre.server.table.decide.NextGame;
import parterre.server.table.decide.Objection;
import parterre.server.table.decide.ServerCommand;
import parterre.server.table.project.TableProjection;
import parterre.server.table.state.Entry;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.TableState;
import parterre.server.table.stored.EventCodec;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Outcome;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// A table in memory. It asks [Decide] about each command, stores the events durably, and only then answers
/// the caller and tells everybody.
///
/// The caller holds the table's lock. If storing fails, the table must be thrown away and loaded again.
final class LiveTable<S, M extends Move, V> {
    /// How often it is kept that somebody is here.
    private static final long VISIT = 3_600_000;

    private static final int BYTES_AT_LEAST = 30_000;
    private static final int BYTES_OF_A_STEP = 2_000;
    private static final int BYTES_OF_AN_EVENT = 300;

    /// People who have sat down get this long to come back before a table goes.
    private static final long SEATING = 90_000;

    private final MutableTable<S, M, V> current;
    private final TableContext context;
    private final Presence presence;
    private final TableStreams<S, M, V> tableStreams;
    private final BotScheduler<S, M, V> thinking;
    private final TableQueries<S, M, V> queries;
    private final PastDecisions<S, M, V> past;
    private final Coaching<S, M, V> coaching;
    private final EventCommit<S, M, V> commit;

    /// Characters of what the table was made with, of two bytes each.
    private final long texts;

    private long touched;
    private long visited;

    private LiveTable(Replay<S, M, V> replay, TableContext context, boolean known) {
        this.context = context;
        presence = new Presence(context.clock()::steady, context.callbacks()::silence);
        current = new MutableTable<>(replay, context, presence);
        tableStreams = new TableStreams<>(current, context, presence);
        thinking = new BotScheduler<>(current, context, tableStreams);
        queries = new TableQueries<>(current, context);
        past = new PastDecisions<>(current, context);
        coaching = new Coaching<>(current, context);
        commit = new EventCommit<>(current, context, tableStreams, known);
        texts = 2L * EventCodec.write(replay.journal().getFirst().event()).length();
        touched = context.now();
    }

    /// Returns a table that was just made. It is not stored yet.
    static <S, M extends Move, V> LiveTable<S, M, V> fresh(Replay<S, M, V> replay, TableContext context) {
        return new LiveTable<>(replay, context, false);
    }

    /// Returns a table as it is stored.
    static <S, M extends Move, V> LiveTable<S, M, V> loaded(Replay<S, M, V> replay, TableContext context) {
        return new LiveTable<>(replay, context, true);
    }

    String id() {
        return current.id();
    }

    TableProjection<S, M, V> projection() {
        return current.projection();
    }

    GameSession<S, M, V> session() {
        return current.session();
    }

    TableState state() {
        return current.state();
    }

    /// Returns how the game ended; empty until it has.
    Optional<Outcome> outcome() {
        return current.table().outcome();
    }

    /// Returns the events, from the first entry on.
    List<Entry> journal() {
        return current.journal();
    }

    // --- what happens -------------------------------------------------------------------------------------------

    /// Does a person's command.
    ///
    /// @throws ApiException if the table refuses it
    Calls.Accepted submit(Person by, Command command) {
        if (isFrozen() && command instanceof Command.HandOver) {
            // A table that is lost already must not keep a person from signing in another device.
            return new Calls.Accepted(current.table().seq(), false);
        }
        checkNotFrozen();
        presence.acted(by.id());
        var token = command instanceof Command.Revoke ? Tokens.fresh() : "";
        boolean isBlocked = context.blocks().has(state().host(), by.badge());
        var decision = Decide.decide(current.table(), by, command, facts(token, isBlocked, by.id()));
        return switch (decision) {
            case Decision.Done<S, M, V> done -> carryOut(done);
            case Decision.Refused<S, M, V>(var objection) -> throw exception(objection, by);
        };
    }

    /// Does a command of the server or its operator.
    ///
    /// @throws ApiException if the table refuses it
    void submit(ServerCommand command) {
        switch (Decide.decide(current.table(), command, facts("", false))) {
            case Decision.Done<S, M, V> done -> carryOut(done);
            case Decision.Refused<S, M, V>(var objection) -> throw exception(objection);
        }
    }

    private Facts facts(String token, boolean isBlocked, String... callers) {
        return new Facts(
                context.moment(),
                context.luck(),
                context.delays(),
                current.attendance(callers),
                context.sitters(session().box()),
                token,
                isBlocked);
    }

    private Calls.Accepted carryOut(Decision.Done<S, M, V> done) {
        if (done.isToBeStored()) {
            touched = context.now();
            commit.keep(done);
            thinking.wake(this);
        } else if (!done.after().equals(current.table())) {
            current.become(done.after(), List.of());
        }
        return done.answer();
    }

    private ApiException exception(Objection objection, Person by) {
        return objection instanceof Objection.Stale(Seat seat)
                ? ApiException.stale(current.present(by.id(), Optional.of(seat)))
                : exception(objection);
    }

    private static ApiException exception(Objection objection) {
        return switch (objection) {
            case Objection.Fault(var code, var reason, var where) ->
                where.map(field -> ApiException.of(code, reason, field)).orElseGet(() -> ApiException.of(code, reason));
            case Objection.ByRules(var refusal) -> ApiException.of(refusal);
            case Objection.Stale _ -> ApiException.of(FaultCode.STALE, new ServerFault.GoneOn());
        };
    }

    /// Stores a table that was just made. Its game begins if all seats are taken.
    void open() {
        switch (Decide.decide(current.table(), new ServerCommand.Begin(), facts("", false))) {
            case Decision.Done<S, M, V> done -> {
                touched = context.now();
                commit.keep(done);
                thinking.wake(this);
            }
            case Decision.Refused<S, M, V>(var objection) -> throw exception(objection);
        }
    }

    /// Returns how the next game of the same people begins.
    ///
    /// @throws ApiException if there is none yet
    StoredEvent.Created next(Person by) {
        return switch (NextGame.of(current.table(), by)) {
            case NextGame.Agreed(var created) -> created;
            case NextGame.Refused(var objection) -> throw exception(objection);
        };
    }

    boolean isFrozen() {
        return current.frozen().isPresent();
    }

    /// Checks that something may still happen here.
    void checkNotFrozen() {
        current.frozen().ifPresent(why -> {
            throw ApiException.of(FaultCode.FROZEN, new ServerFault.Frozen(why));
        });
    }

    // --- who watches --------------------------------------------------------------------------------------------

    /// Adds a stream: fills the gap, says how things stand.
    void follow(Person person, Optional<Seat> as, OptionalLong after, Sink sink) {
        touched = context.now();
        tableStreams.follow(person, as, after, sink);
    }

    /// Takes a stream away.
    void unfollow(Sink sink) {
        touched = context.now();
        tableStreams.unfollow(sink);
    }

    /// Ends all streams; clients come again by themselves.
    void close() {
        tableStreams.close();
    }

    // --- what is asked ------------------------------------------------------------------------------------------

    Snapshot snapshot(Person person, Optional<Seat> as) {
        return projection()
                .snapshot(person.id(), as, context.moment(), current.attendance())
                .without(line -> context.blocks().has(person.id(), line.badge()));
    }

    TableStreams<S, M, V> tableStreams() {
        return tableStreams;
    }

    TableQueries<S, M, V> queries() {
        return queries;
    }

    PastDecisions<S, M, V> past() {
        return past;
    }

    Coaching<S, M, V> coaching() {
        return coaching;
    }

    /// Returns true if a game is going on in which a bot holds a seat.
    boolean hasBotsAtPlay() {
        return state().phase() == TableHead.Phase.PLAYING && hasBots();
    }

    /// Returns true if bots hold seats in a game that is going on or has not begun.
    boolean hasBots() {
        return state().phase() != TableHead.Phase.OVER
                && state().chairs().stream().anyMatch(chair -> chair.bot().isPresent());
    }

    /// Returns the viewer for a replay: the person as they saw the game, or everyone for all of it after the
    /// end.
    Viewer viewer(Person person, Optional<Seat> as, boolean open) {
        boolean all = state().terms().openHands() || (open && state().phase() == TableHead.Phase.OVER);
        return all
                ? Viewer.everyone()
                : projection().own(person.id(), as).map(Viewer::player).orElseGet(Viewer::spectator);
    }

    // --- what time brings ---------------------------------------------------------------------------------------

    /// Only the order of lists hangs on it: a database that is away or full is passed over.
    private void noteVisit(long now) {
        try {
            context.store().visited(id(), now);
        } catch (RuntimeException e) {
            if (!Outage.is(e)) {
                throw e;
            }
        }
    }

    /// Does what is due at this time: clocks that ran out, seats of people who left before the start.
    void tick(long now) {
        if (!tableStreams.isEmpty()
                && now - Math.max(visited, journal().getLast().at()) > VISIT) {
            visited = now;
            noteVisit(now);
        }
        presence.look(state().people());
        if (!isFrozen()) {
            thinking.wake(this); // somebody may have come for whom bots play on
            submit(new ServerCommand.Tick());
        }
        tableStreams.tellWhoIsAway();
    }

    /// Goes on with work that a stop of the server has interrupted.
    void resume() {
        if (!isFrozen() && state().phase() == TableHead.Phase.PLAYING) {
            submit(new ServerCommand.GoOn());
            thinking.wake(this);
        }
    }

    /// Returns true if nobody watches, no bot thinks, and nothing has happened for a while.
    boolean isIdle(long now, long quiet) {
        long longer = state().phase() == TableHead.Phase.SEATING ? Math.max(quiet, SEATING) : quiet;
        return tableStreams.isEmpty() && current.thinking().isEmpty() && now - touched > longer;
    }

    /// Returns about how many bytes the table takes in memory: its positions, the text of its steps, files.
    long weight() {
        return BYTES_AT_LEAST
                + (long) BYTES_OF_A_STEP * session().steps().size()
                + (long) BYTES_OF_AN_EVENT * current.table().seq()
                + texts;
    }

    /// Returns when a clock runs out, so that the table must be loaded even if nobody is there. Empty if
    /// nothing happens by itself.
    OptionalLong due() {
        return isFrozen() ? OptionalLong.empty() : current.table().due(context.moment());
    }

    @Override
    public @Nullable String toString() {
        return "table " + id();
    }
}
