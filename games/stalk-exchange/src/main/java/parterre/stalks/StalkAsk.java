package parterre.stalks;

import java.util.Optional;
import parterre.engine.Message;

/// The questions to a player, and the targets that can be picked.
public sealed interface StalkAsk extends Message {
    /// What does the player do? SX-3.1 SX-3.7
    ///
    /// @param actions basic actions left
    record ActionAsked(int actions) implements StalkAsk {}

    /// Which surrounded group is harvested next? SX-A3
    record HarvestAsked() implements StalkAsk {}

    /// The pick of a slot of the exchange.
    record WhichSlot() implements StalkAsk {}

    /// The pick of a cell for the flower.
    record WhichCell() implements StalkAsk {}

    /// The pick of a type to give for the flower.
    record WhichGiven() implements StalkAsk {}

    /// The pick of anything else.
    record WhichOther() implements StalkAsk {}

    /// The pick of a surrounded group.
    record WhichGroup() implements StalkAsk {}

    /// A slot of the exchange.
    ///
    /// @param slot from 1
    record SlotTarget(int slot, Optional<Flower> flower) implements StalkAsk {}

    /// An empty cell of the garden.
    record CellTarget(String cell) implements StalkAsk {}

    /// A type of the player's own portfolio.
    ///
    /// @param held how many of it the player holds
    record GivenTarget(Flower flower, int held) implements StalkAsk {}

    /// Flushing the exchange for a token. SX-3.6
    record FlushTarget() implements StalkAsk {}

    /// Ending the actions.
    record EndTarget() implements StalkAsk {}

    /// The surrounded group with this cell.
    record GroupTarget(String cell) implements StalkAsk {}
}
