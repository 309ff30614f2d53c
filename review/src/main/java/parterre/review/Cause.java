package parterre.review;

import parterre.engine.Seat;

/// The cause of a change of the chances.
public sealed interface Cause {
    /// Chance: what came, measured against all that could have come.
    record Luck() implements Cause {}

    /// The decision of a seat, as far as it could know what would follow.
    record Decision(Seat seat) implements Cause {}

    /// Facts that the deciding seats could not know: hidden cards, and answers that others gave at the same time.
    record Hidden() implements Cause {}
}
