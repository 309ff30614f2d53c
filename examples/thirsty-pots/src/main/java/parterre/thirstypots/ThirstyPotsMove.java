package parterre.thirstypots;

import parterre.engine.ChanceMove;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Seat;

/// The moves.
public sealed interface ThirstyPotsMove extends Move {
    /// A choice of a player. The catalogue has its words for buttons.
    sealed interface Choice extends ThirstyPotsMove, Message {}

    /// Rolls the die (TP-2.1).
    record Water() implements Choice {}

    /// Pours the can over the plant and ends the turn (TP-2.4).
    record Stop() implements Choice {}

    /// A seat gets its secret seed (TP-1.2).
    record Deal(Seat seat, int seed) implements ThirstyPotsMove, ChanceMove {}

    /// The die shows so many pips (TP-2.1).
    record Roll(int pips) implements ThirstyPotsMove, ChanceMove {}
}
