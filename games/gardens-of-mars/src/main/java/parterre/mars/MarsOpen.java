package parterre.mars;

import parterre.engine.Message;
import parterre.engine.Seat;

/// What a move does not settle: what chance or a player decides after it.
public sealed interface MarsOpen extends Message {
    /// The flowers are yet to be dealt. GM-2.4
    record DealAhead() implements MarsOpen {}

    /// A player rolls so many dice. GM-3.1
    record RollAhead(Seat seat, int dice) implements MarsOpen {}

    /// A player with two gardeners says which one gives the dice, and rolls. GM-A8
    record ChoiceAhead(Seat seat) implements MarsOpen {}

    /// A player uses one of the dice. GM-3.3
    record DieAhead(Seat seat) implements MarsOpen {}
}
