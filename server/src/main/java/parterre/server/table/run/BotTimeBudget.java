package parterre.server.table.run;

import java.time.Duration;
import java.util.Optional;
import parterre.engine.Next;
import parterre.engine.Seat;

/// Decides how long a bot may think at a table. A whole turn of up to thirty decisions takes no longer than
/// [Bots#LONGEST_TURN]: each decision gets a part of the time left, and each further one a moment. A turn
/// lasts until somebody else is asked alone. For a bot that plays without others, each decision is a turn.
final class BotTimeBudget {
    /// A decision may take the time left divided by this.
    private static final int PART = 3;
    /// The time that each decision may take, even if no time is left.
    private static final Duration LEAST = Duration.ofMillis(50);
    /// The number of decisions of a turn for which this time is reserved. The rest of the turn is shared out.
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

    /// Returns how long this seat's bot may think about the present decision.
    Duration of(Seat seat) {
        var part = (active.equals(Optional.of(seat)) ? left : TURN).dividedBy(PART);
        return part.plus(LEAST);
    }

    /// Notes how long this seat has thought.
    void took(Seat seat, Duration time) {
        if (active.equals(Optional.of(seat))) {
            left = time.compareTo(left) < 0 ? left.minus(time) : Duration.ZERO;
        }
    }
}
