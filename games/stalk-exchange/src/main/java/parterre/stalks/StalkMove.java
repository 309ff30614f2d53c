package parterre.stalks;

import parterre.engine.ChanceMove;
import parterre.engine.Move;
import parterre.engine.Seat;

/// A move of a player or of chance.
public sealed interface StalkMove extends Move {
    /// The cost of an action.
    enum Cost {
        /// One of the turn's two basic actions. SX-3.1
        BASIC,
        /// A seedy business token. SX-3.5
        SEEDY
    }

    /// A flower goes from the exchange into the garden, bulb side up. SX-3.2
    ///
    /// @param slot from 0, the leftmost
    record Plant(Cost cost, int slot, Cell cell) implements StalkMove {}

    /// A flower goes from the exchange into the portfolio, and one of another type goes from there into its
    /// slot. SX-3.3
    ///
    /// @param slot from 0, the leftmost
    record Swap(Cost cost, int slot, Flower given) implements StalkMove {}

    /// All flowers of the exchange are composted, and it is filled anew. SX-3.6
    record Flush() implements StalkMove {}

    /// The actions are over. SX-3.7
    record End() implements StalkMove {}

    /// A surrounded group is harvested next. SX-A3
    ///
    /// @param cell the group's first one in reading order
    record Harvest(Cell cell) implements StalkMove {}

    /// Chance: who begins. SX-2.1
    record Begin(Seat first) implements StalkMove, ChanceMove {}

    /// Chance: a flower drawn from the greenhouse.
    record Draw(Flower flower) implements StalkMove, ChanceMove {}

    /// Chance: which of the highest types busts. SX-A11
    record Bust(Flower flower) implements StalkMove, ChanceMove {}
}
