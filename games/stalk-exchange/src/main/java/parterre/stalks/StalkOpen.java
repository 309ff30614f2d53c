package parterre.stalks;

import java.util.List;
import parterre.engine.Message;

/// The decisions that a move leaves open, for previews.
public sealed interface StalkOpen extends Message {
    /// The player may do more in this turn. SX-3.5 SX-3.7
    ///
    /// @param actions basic actions left
    /// @param tokens seedy business tokens left
    record MoreActions(int actions, int tokens) implements StalkOpen {}

    /// The player says which surrounded group is harvested next. SX-A3
    ///
    /// @param cells the first cell of each group
    record HarvestOrder(List<String> cells) implements StalkOpen {
        public HarvestOrder {
            cells = List.copyOf(cells);
        }
    }

    /// Flowers are drawn for empty slots of the exchange.
    record SlotsToFill(int slots) implements StalkOpen {}

    /// The other portfolios decide the rest: the game is over, or the next player may have nothing to do.
    /// SX-7.1 SX-7.5
    record HiddenPortfolios() implements StalkOpen {}

    /// Chance says which of these types busts. SX-A11
    record BustByLot(List<Flower> flowers) implements StalkOpen {
        public BustByLot {
            flowers = List.copyOf(flowers);
        }
    }
}
