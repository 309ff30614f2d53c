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
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Json;
import parterre.server.wire.Outcome;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;
import parterre.server.wire.StandingAnswer;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;
import parterre.server.wire.Trouble;

/// A table in memory: what comes of its stored events, and the one writer that adds to them.
///
/// Whoever calls holds the table's lock. What a command brings about is applied here at once and gathered; then it is
/// kept, durably, in one piece; only then is anybody answered or told. If keeping fails, the table must be thrown away
/// and loaded again.
final class LiveTable<S, M extends Move, V> {
    private static final Logger LOG = LoggerFactory.getLogger(LiveTable.class);

    /// How often it is kept that somebody is here.
    private static final long VISIT = 3_600_000;

    private final String id;
    private final Room room;
    private final Sign sign;
    private final Course<S, M, V> course;
    private final Clocks clocks;
    private final Presence presence;
    private final Glass<S, M, V> glass;
    private final Optional<String> frozen;
    private final Optional<MatchPlay> match;
    private final List<Entry> journal = new ArrayList<>();
    private final Audience<S, M, V> audience;
    private final Thinking<S, M, V> thinking;
    private final Playing<S, M, V> playing;
    private final Votes<S, M, V> votes;
    private final Looking<S, M, V> looking;
    private final Windows<S, M, V> windows;
    private final Standings standings;
    private final Asking asking;
    private final Seating seating;
    private final Keeping<S, M, V> keeping;
    private long touched;
    private long visited;

    /// A table that was just made, or is loaded.
    ///
    /// @param kept its stored events after the first; empty for a new one
    LiveTable(
            String id,
            Room room,
            Happening.Created created,
            long createdAt,
            Course<S, M, V> course,
            List<TableStore.Event> kept,
            List<TableStore.Sealed> sealed) {
        this.id = id;
        this.room = room;
        this.course = course;
        sign = new Sign(created, createdAt);
        clocks = new Clocks(created.terms().clock(), room.down());
        presence = new Presence(room.clock()::steady, room.door()::silence);
        match = MatchPlay.of(course.box(), created.terms());
        journal.add(new Entry(1, createdAt, created));
        frozen = replay(kept).or(() -> unreadable(sealed));
        var setup = course.setup();
        standings = new Standings(id, room.store());
        windows = new Windows<>(course, sign, standings);
        glass = new Glass<>(
                id,
                sign,
                course,
                clocks,
                presence,
                room.secrets().any(course.box().game(), setup),
                match,
                frozen,
                windows,
                standings);
        audience = new Audience<>(this, room, sign, course, glass, presence);
        thinking = new Thinking<>(this, room, course, sign, windows, audience);
        playing = new Playing<>(this, room, course, sign, clocks, glass, windows);
        votes = new Votes<>(this, course, sign);
        looking = new Looking<>(this, room, course, sign, glass);
        asking = new Asking(this, standings);
        seating = new Seating(this, sign, room);
        if (frozen.isEmpty() && sign.phase() == TableHead.Phase.PLAYING) {
            sealed.forEach(playing::restore);
            windows.answerUnasked();
        }
        var listing = new Listing<>(sign, course, glass, windows);
        keeping = new Keeping<>(this, room, listing, audience, !kept.isEmpty());
        touched = room.now();
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
            var happening = Json.MAPPER.readValue(stored.body(), Happening.class);
            var problem = happening instanceof Happening.Stepped stepped
                    ? course.replay(stepped, stored.seq(), stored.at())
                    : Optional.<String>empty();
            if (problem.isEmpty()) {
                apply(happening, stored.seq(), stored.at());
            }
            return problem;
        } catch (RuntimeException e) {
            LOG.error("{}: event {} cannot be read", this, stored.seq(), e);
            return Optional.of("event " + stored.seq() + " cannot be read");
        }
    }

    private static Optional<String> unreadable(List<TableStore.Sealed> sealed) {
        return sealed.stream()
                .filter(answer -> Seat.read(answer.seat()) instanceof Reading.Bad<Seat>)
                .findFirst()
                .map(answer -> "an answer of the seat '" + answer.seat() + "' cannot be read");
    }

    /// Applies a happening; a step has been made by the referee already.
    private void apply(Happening happening, long seq, long at) {
        journal.add(new Entry(seq, at, happening));
        clocks.apply(happening, sign, at);
        sign.apply(happening, seq, at);
        switch (happening) {
            case Happening.Started() -> course.reached(seq, at);
            case Happening.TakenBack(int to, Seat by, Happening.Manner manner) -> {
                clocks.tookBack(course.takeBack(to, seq, at));
                if (manner != Happening.Manner.FREE) {
                    course.note(new TableNote.TookBack(sign.chair(by).name(), to, manner == Happening.Manner.AGREED));
                }
            }
            case Happening.Seated seated when sign.phase() == TableHead.Phase.PLAYING -> course.note(seated.told());
            case Happening.Ended(Happening.Ending how) ->
                how.early()
                        .ifPresent(
                                early -> course.note(new TableNote.EndedEarly(early, Outcomes.winners(sign, course))));
            default -> {}
        }
    }

    String id() {
        return id;
    }

    Glass<S, M, V> glass() {
        return glass;
    }

    Course<S, M, V> course() {
        return course;
    }

    Sign sign() {
        return sign;
    }

    Optional<MatchPlay> match() {
        return match;
    }

    /// How the game ended; empty until it has.
    Optional<Outcome> outcome() {
        return Outcomes.of(sign, course);
    }

    /// What has happened, from the first entry on.
    List<Entry> journal() {
        return journal;
    }

    long seq() {
        return journal.getLast().seq();
    }

    // --- what happens -------------------------------------------------------------------------------------------

    /// Something has happened: it is applied at once, and kept with the rest of this act.
    void happen(Happening happening) {
        long seq = seq() + 1;
        long now = room.now();
        keeping.add(new TableStore.Event(seq, now, Json.write(happening)));
        if (happening instanceof Happening.Stepped stepped) {
            course.made(stepped, seq, now);
        }
        apply(happening, seq, now);
    }

    /// The sealed answers of this decision have become a step.
    void opens(long decision) {
        keeping.opens(decision);
    }

    /// A table that was just made is kept with its first event.
    void keepNew() {
        keeping.keepNew();
    }

    /// Keeps what has happened, and tells everybody.
    void keep(Optional<TableStore.Sealed> sealed) {
        keeping.keep(sealed);
    }

    /// What a person wants is kept, and told to nobody else.
    void keepFor(Person person) {
        keeping.keepFor(person);
    }

    // --- who watches --------------------------------------------------------------------------------------------

    /// Adds a stream: fills the gap, says how things stand.
    void follow(Person person, Optional<Seat> as, OptionalLong after, Sink sink) {
        touched = room.now();
        audience.follow(person, as, after, sink);
    }

    /// Takes a stream away.
    void unfollow(Sink sink) {
        touched = room.now();
        audience.unfollow(sink);
    }

    /// Ends all streams; clients come again by themselves.
    void close() {
        audience.close();
    }

    // --- what is asked ------------------------------------------------------------------------------------------

    Snapshot snapshot(Person person, Optional<Seat> as) {
        return glass.snapshot(person.id(), as, seq(), room.now())
                .without(line -> room.blocks().has(person.id(), line.badge()));
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

    Looking<S, M, V> looking() {
        return looking;
    }

    Seating seating() {
        return seating;
    }

    Thinking<S, M, V> thinking() {
        return thinking;
    }

    /// What must be so before anything is kept: nobody is waited for who need not be asked.
    void settle() {
        touched = room.now();
        if (frozen.isEmpty() && sign.phase() == TableHead.Phase.PLAYING) {
            windows.answerUnasked();
        }
    }

    /// Returns true if a game is going on in which a bot holds a seat.
    boolean hasBotsAtPlay() {
        return sign.phase() == TableHead.Phase.PLAYING
                && sign.chairs().stream().anyMatch(chair -> chair.bot().isPresent());
    }

    /// Returns true if bots hold seats in a game that is going on or has not begun.
    boolean hasBots() {
        return sign.phase() != TableHead.Phase.OVER
                && sign.chairs().stream().anyMatch(chair -> chair.bot().isPresent());
    }

    boolean isFrozen() {
        return frozen.isPresent();
    }

    /// Checks that something may still happen here.
    void checkNotFrozen() {
        if (frozen.isPresent()) {
            throw Trouble.of(FaultCode.FROZEN, new ServerFault.Frozen(frozen.get()));
        }
    }

    Calls.Accepted submit(Person by, Command command) {
        if (frozen.isPresent() && command instanceof Command.HandOver) {
            // Whoever signs another device in need not be kept from it by a table that is lost already.
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
            case Command.CallBot(Seat seat) -> seating.callBot(by, seat, glass.leavers(room.now()));
            case Command.Return(Seat seat) -> seating.comeBack(by, seat);
            case Command.Revoke() -> seating.revoke(by);
            case Command.HandOver(Person to) -> seating.handOver(by, to);
            case Command.Say say -> seating.say(by, say, presence.watches(by.id()));
        };
    }

    /// All seats are taken, by people who want to play: the game begins, if it has not.
    void beginIfFull() {
        if (sign.mayBegin()) {
            happen(new Happening.Started());
            playing.goOn();
        }
    }

    // --- what time brings ---------------------------------------------------------------------------------------

    /// Only the order of lists hangs on it: a database that is away or full is passed over.
    private void noteVisit(long now) {
        try {
            room.store().visited(id, now);
        } catch (RuntimeException e) {
            if (!Database.isAway(e)) {
                throw e;
            }
        }
    }

    /// What must happen by itself at this time: clocks that ran out, seats of people who went before the start.
    void tick(long now) {
        if (!audience.isEmpty() && now - Math.max(visited, journal.getLast().at()) > VISIT) {
            visited = now;
            noteVisit(now);
        }
        presence.look(sign.people());
        switch (glass.phase()) {
            case SEATING -> seating.freeTheAbsent(presence);
            case PLAYING -> playing.tick(now);
            case OVER, FROZEN -> {}
        }
        audience.tellWhoIsAway(now);
    }

    /// Goes on with what the server's stop has interrupted.
    void resume() {
        if (frozen.isEmpty() && sign.phase() == TableHead.Phase.PLAYING) {
            playing.resume();
            thinking.wake();
        }
    }

    /// True if nobody watches, nothing is going on, and nothing has for a while.
    boolean isIdle(long now, long quiet) {
        return audience.isEmpty() && thinking.seats().isEmpty() && now - touched > quiet;
    }

    /// When the table must be looked at though nobody is there, because a clock runs out; empty if nothing happens by
    /// itself.
    OptionalLong due(long now) {
        return frozen.isEmpty() && sign.phase() == TableHead.Phase.PLAYING ? playing.due(now) : OptionalLong.empty();
    }

    /// Who looks, for a replay: as he saw it, or all of it after the end.
    Viewer viewer(Person person, Optional<Seat> as, boolean open) {
        boolean all = sign.terms().openHands() || (open && sign.phase() == TableHead.Phase.OVER);
        return all
                ? Viewer.everyone()
                : glass.own(person.id(), as).map(Viewer::player).orElseGet(Viewer::spectator);
    }

    @Override
    public @Nullable String toString() {
        return "table " + id;
    }
}
