package parterre.mars;

import parterre.engine.Message;
import parterre.engine.Seat;

/// A decision that a move leaves open to chance or to a player.
public sealed interface MarsOpen extends Message {
    /// The flowers are yet to be dealt. GM-2.4
    record DealAhead() implements MarsOpen {}

    /// A player rolls this many dice. GM-3.1
    record RollAhead(Seat seat, int dice) implements MarsOpen {}

    /// A player with two gardeners says which one gives the dice, and rolls. GM-A8
    record ChoiceAhead(Seat seat) implements MarsOpen {}

    /// A player uses one of the dice. GM-3.3
    record DieAhead(Seat seat) implements MarsOpen {}
}
