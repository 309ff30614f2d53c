package parterre.server.table;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.server.people.Person;
import parterre.server.store.Database;
import parterre.server.store.TableStore;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Outcome;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;
import parterre.server.wire.StandingAnswer;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// A table in memory: the state from its stored events, and the one writer that adds events.
///
/// The caller holds the table's lock. The events of a command are applied here at once and gathered. Then they are
/// stored durably, in one piece. Only then is anybody answered or told. If keeping fails, the table must be thrown
/// away and loaded again.
final class LiveTable<S, M extends Move, V> {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    /// How often it is kept that somebody is here.
    private static final long VISIT = 3_600_000;

    private static final int BYTES_AT_LEAST = 30_000;
    private static final int BYTES_OF_A_STEP = 2_000;
    private static final int BYTES_OF_AN_EVENT = 300;
    /// People who have sat down get this long to come back before a table goes.
    private static final long SEATING = 90_000;

    private final String id;
    private final TableContext context;
    private final TableState state;
    private final GameSession<S, M, V> session;
    private final Clocks clocks;
    private final Presence presence;
    private final TableProjection<S, M, V> projection;
    private final Optional<String> frozen;
    private final Optional<MatchPlay> match;
    private final List<Entry> journal = new ArrayList<>();
    private final Audience<S, M, V> audience;
    private final BotScheduler<S, M, V> thinking;
    private final Playing<S, M, V> playing;
    private final Votes<S, M, V> votes;
    private final TableQueries<S, M, V> queries;
    private final PastDecisions<S, M, V> past;
    private final Windows<S, M, V> windows;
    private final ReactionPreferences standings;
    private final Asking asking;
    private final Seating seating;
    private final EventCommit<S, M, V> commit;
    /// Characters of what the table was made with, of two bytes each.
    private final long texts;
    private long touched;
    private long visited;

    /// A table that was just made, or is loaded.
    ///
    /// @param kept its stored events after the first; empty for a new one
    LiveTable(
            String id,
            TableContext context,
            StoredEvent.Created created,
            long createdAt,
            GameSession<S, M, V> session,
            List<TableStore.Event> kept,
            List<TableStore.Sealed> sealed) {
        this.id = id;
        texts = 2L * EventCodec.write(created).length();
        this.context = context;
        this.session = session;
        state = new TableState(created, createdAt);
        clocks = new Clocks(created.terms().clock(), context.down());
        presence = new Presence(context.clock()::steady, context.door()::silence);
        match = MatchPlay.of(session.box(), created.terms());
        journal.add(new Entry(1, createdAt, created));
        standings = new ReactionPreferences(id, context.store());
        frozen = replay(kept).or(() -> unreadable(sealed));
        var setup = session.setup();
        windows = new Windows<>(session, state, standings);
        projection = new TableProjection<>(
                id,
                state,
                session,
                clocks,
                presence,
                context.secrets().any(session.box().game(), setup),
                match,
                frozen,
                windows,
                standings);
        audience = new Audience<>(this, context, state, session, projection, presence);
        thinking = new BotScheduler<>(this, context, session, state, windows, audience);
        playing = new Playing<>(this, context, session, state, clocks, projection, windows);
        votes = new Votes<>(this, session, state);
        queries = new TableQueries<>(this, context, session, state, projection);
        past = new PastDecisions<>(context, session, state, projection);
        asking = new Asking(this, standings);
        seating = new Seating(this, state, context);
        if (frozen.isEmpty() && state.phase() == TableHead.Phase.PLAYING) {
            sealed.forEach(playing::restore);
            windows.answerUnasked();
        }
        var listing = new Listing<>(state, session, projection, windows);
        commit = new EventCommit<>(this, context, listing, audience, !kept.isEmpty());
        touched = context.now();
    }

    private Optional<String> replay(List<TableStore.Event> kept) {
        for (var stored : kept) {
            var problem = replay(stored);
            if (problem.isPresent()) {
                return problem;
            }
        }
        return Optional.empty();
    }

    /// Applies a stored event.
    ///
    /// @return why the table cannot go on from there; empty if it can
    private Optional<String> replay(TableStore.Event stored) {
        if (stored.seq() != seq() + 1) {
            return Optional.of("event " + (seq() + 1) + " is missing");
        }
        try {
            var event = EventCodec.read(stored.body());
            var problem = event instanceof StoredEvent.Stepped stepped
                    ? session.replay(stepped, stored.seq(), stored.at())
                    : Optional.<String>empty();
            if (problem.isEmpty()) {
                apply(event, stored.seq(), stored.at());
            }
            return problem;
        } catch (RuntimeException e) {
            LOG.error("{}: event {} cannot be read", this, stored.seq(), e);
            return Optional.of("event " + stored.seq() + " cannot be read");
        }
    }

    private Optional<String> unreadable(List<TableStore.Sealed> sealed) {
        return sealed.stream()
                .map(TableStore.Sealed::seat)
                .filter(seat -> Seat.read(seat) instanceof Reading.Bad<Seat>)
                .findFirst()
                .or(standings::unreadable)
                .map(seat -> "an answer of the seat '" + seat + "' cannot be read");
    }

    /// Applies an event. The referee has already made a step.
    private void apply(StoredEvent event, long seq, long at) {
        journal.add(new Entry(seq, at, event));
        clocks.apply(event, state, at);
        state.apply(event, seq, at);
        switch (event) {
            case StoredEvent.Started() -> session.reached(seq, at);
            case StoredEvent.TakenBack(int to, Seat by, StoredEvent.Manner manner) -> {
                clocks.tookBack(session.takeBack(to, seq, at));
                if (manner != StoredEvent.Manner.FREE) {
                    session.note(
                            new TableNote.TookBack(state.chair(by).name(), to, manner == StoredEvent.Manner.AGREED));
                }
            }
            case StoredEvent.Seated seated when state.phase() == TableHead.Phase.PLAYING -> session.note(seated.note());
            case StoredEvent.Ended(StoredEvent.Ending how) ->
                how.early()
                        .ifPresent(early ->
                                session.note(new TableNote.EndedEarly(early, Outcomes.winners(state, session))));
            default -> {}
        }
    }

    String id() {
        return id;
    }

    TableProjection<S, M, V> projection() {
        return projection;
    }

    GameSession<S, M, V> session() {
        return session;
    }

    TableState state() {
        return state;
    }

    Optional<MatchPlay> match() {
        return match;
    }

    /// How the game ended; empty until it has.
    Optional<Outcome> outcome() {
        return Outcomes.of(state, session);
    }

    /// Returns the events, from the first entry on.
    List<Entry> journal() {
        return journal;
    }

    long seq() {
        return journal.getLast().seq();
    }

    // --- what happens -------------------------------------------------------------------------------------------

    /// Something has happened: it is applied at once, and kept with the rest of this act.
    void happen(StoredEvent event) {
        long seq = seq() + 1;
        long now = context.now();
        commit.add(new TableStore.Event(seq, now, EventCodec.write(event)));
        if (event instanceof StoredEvent.Stepped stepped) {
            session.made(stepped, seq, now);
        }
        apply(event, seq, now);
    }

    /// The sealed answers of this decision have become a step.
    void opens(long decision) {
        commit.opens(decision);
    }

    /// A table that was just made is kept with its first event.
    void keepNew() {
        commit.keepNew();
    }

    /// Stores the gathered events, and tells everybody.
    void keep(Optional<TableStore.Sealed> sealed) {
        commit.keep(sealed);
    }

    /// Stores a person's wish, and tells only that person.
    void keepFor(Person person) {
        commit.keepFor(person);
    }

    // --- who watches --------------------------------------------------------------------------------------------

    /// Adds a stream: fills the gap, says how things stand.
    void follow(Person person, Optional<Seat> as, OptionalLong after, Sink sink) {
        touched = context.now();
        audience.follow(person, as, after, sink);
    }

    /// Takes a stream away.
    void unfollow(Sink sink) {
        touched = context.now();
        audience.unfollow(sink);
    }

    /// Ends all streams; clients come again by themselves.
    void close() {
        audience.close();
    }

    // --- what is asked ------------------------------------------------------------------------------------------

    Snapshot snapshot(Person person, Optional<Seat> as) {
        return projection
                .snapshot(person.id(), as, seq(), context.now())
                .without(line -> context.blocks().has(person.id(), line.badge()));
    }

    Audience<S, M, V> audience() {
        return audience;
    }

    Playing<S, M, V> playing() {
        return playing;
    }

    Votes<S, M, V> votes() {
        return votes;
    }

    TableQueries<S, M, V> queries() {
        return queries;
    }

    PastDecisions<S, M, V> past() {
        return past;
    }

    Seating seating() {
        return seating;
    }

    BotScheduler<S, M, V> thinking() {
        return thinking;
    }

    /// Settles what must be settled before events are stored: the table does not wait for a player who need not be
    /// asked.
    void settle() {
        touched = context.now();
        if (frozen.isEmpty() && state.phase() == TableHead.Phase.PLAYING) {
            windows.answerUnasked();
        }
    }

    /// Returns true if a game is going on in which a bot holds a seat.
    boolean hasBotsAtPlay() {
        return state.phase() == TableHead.Phase.PLAYING
                && state.chairs().stream().anyMatch(chair -> chair.bot().isPresent());
    }

    /// Returns true if bots hold seats in a game that is going on or has not begun.
    boolean hasBots() {
        return state.phase() != TableHead.Phase.OVER
                && state.chairs().stream().anyMatch(chair -> chair.bot().isPresent());
    }

    boolean isFrozen() {
        return frozen.isPresent();
    }

    /// Checks that something may still happen here.
    void checkNotFrozen() {
        if (frozen.isPresent()) {
            throw ApiException.of(FaultCode.FROZEN, new ServerFault.Frozen(frozen.get()));
        }
    }

    Calls.Accepted submit(Person by, Command command) {
        if (frozen.isPresent() && command instanceof Command.HandOver) {
            // A table that is lost already must not keep a person from signing in another device.
            return new Calls.Accepted(seq(), false);
        }
        checkNotFrozen();
        presence.acted(by.id());
        return switch (command) {
            case Command.Move move -> playing.move(by, move);
            case Command.TakeBack takeBack -> votes.takeBack(by, takeBack);
            case Command.Withdraw(Seat seat) -> playing.withdraw(by, seat);
            case Command.Stop(Seat seat) -> votes.stop(by, seat);
            case Command.Vote vote -> votes.vote(by, vote);
            case Command.Resign(Seat seat) -> playing.resign(by, seat);
            case Command.Pause(Seat seat) -> playing.pause(by, seat);
            case Command.Stand(Seat seat, StandingAnswer answer) -> asking.stand(by, seat, answer);
            case Command.Extend(Seat seat, long decision) -> asking.extend(by, seat, decision);
            case Command.PassAll(long decision) -> playing.passAll(by, decision);
            case Command.Sit sit -> seating.sit(by, sit);
            case Command.Leave(Seat seat) -> seating.leave(by, seat);
            case Command.Assign assign -> seating.assign(by, assign);
            case Command.Order(List<Seat> seats) -> seating.order(by, seats);
            case Command.CallBot(Seat seat) -> seating.callBot(by, seat, projection.leavers(context.now()));
            case Command.Return(Seat seat) -> seating.comeBack(by, seat);
            case Command.Revoke() -> seating.revoke(by);
            case Command.HandOver(Person to) -> seating.handOver(by, to);
            case Command.Say say -> seating.say(by, say, presence.watches(by.id()));
        };
    }

    /// All seats are taken, by people who want to play: the game begins, if it has not.
    void beginIfFull() {
        if (state.mayBegin()) {
            happen(new StoredEvent.Started());
            playing.goOn();
        }
    }

    // --- what time brings ---------------------------------------------------------------------------------------

    /// Only the order of lists hangs on it: a database that is away or full is passed over.
    private void noteVisit(long now) {
        try {
            context.store().visited(id, now);
        } catch (RuntimeException e) {
            if (!Database.isAway(e)) {
                throw e;
            }
        }
    }

    /// Does what is due at this time: clocks that ran out, seats of people who left before the start.
    void tick(long now) {
        if (!audience.isEmpty() && now - Math.max(visited, journal.getLast().at()) > VISIT) {
            visited = now;
            noteVisit(now);
        }
        presence.look(state.people());
        switch (projection.phase()) {
            case SEATING -> seating.freeTheAbsent(presence);
            case PLAYING -> playing.tick(now);
            case OVER, FROZEN -> {}
        }
        audience.tellWhoIsAway(now);
    }

    /// Goes on with work that a stop of the server has interrupted.
    void resume() {
        if (frozen.isEmpty() && state.phase() == TableHead.Phase.PLAYING) {
            playing.resume();
            thinking.wake();
        }
    }

    /// Returns true if nobody watches, no bot thinks, and nothing has happened for a while.
    boolean isIdle(long now, long quiet) {
        long longer = state.phase() == TableHead.Phase.SEATING ? Math.max(quiet, SEATING) : quiet;
        return audience.isEmpty() && thinking.seats().isEmpty() && now - touched > longer;
    }

    /// Returns about how many bytes the table takes in memory: its positions, the text of its steps, files.
    long weight() {
        return BYTES_AT_LEAST
                + (long) BYTES_OF_A_STEP * session.referee().steps().size()
                + (long) BYTES_OF_AN_EVENT * journal.size()
                + texts;
    }

    /// Returns when a clock runs out, so that the table must be loaded even if nobody is there. Empty if nothing
    /// happens by itself.
    OptionalLong due(long now) {
        return frozen.isEmpty() && state.phase() == TableHead.Phase.PLAYING ? playing.due(now) : OptionalLong.empty();
    }

    /// Returns the viewer for a replay: the person as they saw the game, or everyone for all of it after the end.
    Viewer viewer(Person person, Optional<Seat> as, boolean open) {
        boolean all = state.terms().openHands() || (open && state.phase() == TableHead.Phase.OVER);
        return all
                ? Viewer.everyone()
                : projection.own(person.id(), as).map(Viewer::player).orElseGet(Viewer::spectator);
    }

    @Override
    public @Nullable String toString() {
        return "table " + id;
    }
}
