package parterre.server.table.run;

import java.time.Duration;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.Calls;
import parterre.server.wire.MoveAdvice;
import parterre.server.work.Caller;

/// Hints and warnings for people who play against bots. They are thought out on the bots' threads, away from
/// the tables.
public final class TableCoach {
    /// A player waits for the judgement of their move no longer than this.
    static final Duration LONGEST = Duration.ofSeconds(3);

    private final TableRegistry registry;
    private final Pool pool;

    TableCoach(TableRegistry registry, Pool pool) {
        this.registry = registry;
        this.pool = pool;
    }

    /// Returns a strong bot's move.
    ///
    /// @param caller waits for it
    public Calls.Hint hint(String table, Person who, Caller caller, Seat seat) {
        var hint = registry.enter(table, open -> {
            SingleHost.checkSeat(open, who, seat);
            return open.coaching().hint(seat);
        });
        return pool.ask(caller, who.id(), hint);
    }

    /// Says whether a move is a blunder, before it is made. No move waits for that: if no thread is free or the
    /// time is over, the move is not judged.
    ///
    /// @param caller waits for it
    public MoveAdvice advice(String table, Person who, Caller caller, Calls.SubmitMove move) {
        var advice = registry.enter(table, open -> {
            SingleHost.checkSeat(open, who, move.seat());
            return open.coaching().advice(who, move);
        });
        return pool.askBriefly(caller, who.id(), LONGEST, advice)
                .orElseGet(() -> new MoveAdvice(false, Optional.empty()));
    }
}
