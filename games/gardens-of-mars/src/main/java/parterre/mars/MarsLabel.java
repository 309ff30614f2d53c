package parterre.mars;

import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.box.Label;
import parterre.mars.MarsEvent.Cause;

/// The texts beside the garden on the text board.
public sealed interface MarsLabel extends Label {
    /// The next thing that the position waits for.
    ///
    /// @param dice how many are about to be rolled
    /// @param extra whether it is an extra turn
    record TurnLabel(Seat seat, Phase phase, int dice, boolean extra) implements MarsLabel {}

    /// Why the game is over. GM-5.1
    record OverLabel(Cause cause) implements MarsLabel {}

    /// The dice on the table; empty if there are none. GM-3.1
    record DiceLabel(Optional<String> dice) implements MarsLabel {}

    /// A player with their points. GM-4.1
    record PlayerLabel(Seat seat, int points) implements MarsLabel {}

    /// The cell of a gardener, and how many cells next to it are empty.
    record GardenerLabel(String cell, int free) implements MarsLabel {}

    /// The beginning of the score track.
    ///
    /// @param markers the numbers of the seats that have no points
    record TrackLabel(String markers) implements MarsLabel {}

    /// The letter of a colour.
    record ColourLabel(String letter, Colour colour) implements MarsLabel {}
}
