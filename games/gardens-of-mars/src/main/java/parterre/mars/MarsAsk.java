package parterre.mars;

import java.util.Optional;
import parterre.engine.Message;

/// The questions to a player, and the targets that can be picked.
public sealed interface MarsAsk extends Message {
    /// Where does the gardener start? GM-2.3
    record StartAsked() implements MarsAsk {}

    /// For which gardener are dice rolled? GM-A8
    record RollerAsked() implements MarsAsk {}

    /// How is a die used? GM-3.3
    record DieAsked() implements MarsAsk {}

    /// The player has nothing to decide.
    record NothingAsked() implements MarsAsk {}

    /// The pick of a die.
    record WhichDie() implements MarsAsk {}

    /// The pick of a gardener.
    record WhichGardener() implements MarsAsk {}

    /// The pick of a cell.
    record WhichCell() implements MarsAsk {}

    /// The pick of a colour to plant.
    record WhichColour() implements MarsAsk {}

    /// A die.
    record DieTarget(int die) implements MarsAsk {}

    /// A gardener.
    ///
    /// @param free how many neighbouring cells have no flower
    record GardenerTarget(String cell, int free) implements MarsAsk {}

    /// A cell, and the flower that grows there.
    record CellTarget(String cell, Optional<Colour> flower) implements MarsAsk {}

    /// A colour of the player's own flowers.
    ///
    /// @param left how many the player has
    record ColourTarget(Colour colour, int left) implements MarsAsk {}
}
