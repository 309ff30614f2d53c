package parterre.server.table;

import java.time.Duration;
import java.util.Optional;
import parterre.engine.Next;
import parterre.engine.Seat;

/// How long a bot may think at a table: a whole turn of up to thirty decisions takes no longer than
/// [Bots#LONGEST_TURN], as each of them gets a part of what is left, and each further one a moment. A turn lasts until
/// somebody else is asked alone; who plays without others has a turn with each decision.
final class BotTimeBudget {
    /// Which part of what is left a decision may take.
    private static final int PART = 3;
    /// What each decision may take, also where nothing is left.
    private static final Duration LEAST = Duration.ofMillis(50);
    /// So many decisions of a turn are sure of that, and the rest of the turn is given out.
    private static final int DECISIONS = 30;
    private static final Duration TURN = Bots.LONGEST_TURN.minus(LEAST.multipliedBy(DECISIONS));

    private Optional<Seat> active = Optional.empty();
    private Duration left = TURN;

    /// The game waits for this.
    void now(Next<?> next, int seats) {
        if (next instanceof Next.Turn<?>(Seat seat, var _) && (seats == 1 || !active.equals(Optional.of(seat)))) {
            active = Optional.of(seat);
            left = TURN;
        }
    }

    /// How long this seat's bot may think about what it is asked now.
    Duration of(Seat seat) {
        var part = (active.equals(Optional.of(seat)) ? left : TURN).dividedBy(PART);
        return part.plus(LEAST);
    }

    /// What a thought of this seat took.
    void took(Seat seat, Duration time) {
        if (active.equals(Optional.of(seat))) {
            left = time.compareTo(left) < 0 ? left.minus(time) : Duration.ZERO;
        }
    }
}
