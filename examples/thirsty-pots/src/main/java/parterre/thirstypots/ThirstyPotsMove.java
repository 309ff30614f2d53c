package parterre.thirstypots;

import parterre.engine.ChanceMove;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.text.Stored;

/// The moves. `@Stored` is the name by which records write a move, so renaming a class changes no record.
public sealed interface ThirstyPotsMove extends Move {
    /// A choice of a player. The catalogue has its words for buttons.
    sealed interface Choice extends ThirstyPotsMove, Message {}

    /// Rolls the die (TP-2.1).
    @Stored("water")
    record Water() implements Choice {}

    /// Pours the can over the plant and ends the turn (TP-2.4).
    @Stored("stop")
    record Stop() implements Choice {}

    /// A seat gets its secret seed (TP-1.2).
    @Stored("deal")
    record Deal(@Stored("seat") Seat seat, @Stored("seed") int seed) implements ThirstyPotsMove, ChanceMove {}

    /// The die shows so many pips (TP-2.1).
    @Stored("roll")
    record Roll(@Stored("pips") int pips) implements ThirstyPotsMove, ChanceMove {}
}
