package parterre.mars;

import java.util.List;
import parterre.engine.ChanceMove;
import parterre.engine.Move;
import parterre.engine.Seat;

/// A move of a player or of chance in Gardens of Mars. A gardener is named by its cell. GM-D14
public sealed interface MarsMove extends Move {

    /// A player puts a gardener on a cell before the first turn. GM-2.3
    record Place(Cell cell) implements MarsMove {}

    /// A player with two gardeners says which one's surroundings give the dice. GM-A8
    ///
    /// @param gardener where that gardener stands
    record RollFor(Cell gardener) implements MarsMove {}

    /// A gardener walks to a cell without a flower and plants one there. GM-3.8
    ///
    /// @param die the value of the die used
    /// @param from where the gardener stands, by which it is named
    record Plant(int die, Cell from, Cell to, Colour colour) implements MarsMove {}

    /// A gardener walks to a cell where a flower grows: a point is lost. GM-3.7
    ///
    /// @param die the value of the die used
    /// @param from where the gardener stands, by which it is named
    record Go(int die, Cell from, Cell to) implements MarsMove {}

    /// A die is used that takes no gardener of the player anywhere: a point is lost. GM-3.6
    record Waste(int die) implements MarsMove {}

    /// Chance says who begins. GM-2.1
    record Begin(Seat first) implements MarsMove, ChanceMove {}

    /// Chance deals all sixty flowers. GM-2.4
    ///
    /// @param bunches one for each seat, in seat order
    record Deal(List<Bunch> bunches) implements MarsMove, ChanceMove {
        public Deal {
            bunches = List.copyOf(bunches);
        }
    }

    /// Chance rolls dice. GM-3.1
    record Roll(Dice dice) implements MarsMove, ChanceMove {}
}
