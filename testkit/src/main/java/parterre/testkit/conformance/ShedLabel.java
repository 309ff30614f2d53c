package parterre.testkit.conformance;

import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.box.Label;

/// The texts on the text board. Cards are letters, as in moves.
public sealed interface ShedLabel extends Label {
    /// The bag and what lies under it.
    ///
    /// @param hare cards that the hare has
    record BagLabel(int round, int bag, String under, int hare) implements ShedLabel {}

    /// The discarded cards.
    record DiscardLabel(String cards) implements ShedLabel {}

    /// The two cards that a seat looks at.
    record LookedLabel(String cards) implements ShedLabel {}

    /// The cards before a seat.
    ///
    /// @param dry whether the hand cannot have rain
    record GardenLabel(int petals, String hand, boolean dry, String nest, String basket) implements ShedLabel {}

    /// A card in a nest.
    ///
    /// @param from the seat that it was stolen from
    /// @param dry whether it cannot be rain
    record NestLabel(String card, Optional<Seat> from, boolean dry) implements ShedLabel {}

    /// The next thing that the game waits for.
    ///
    /// @param seat who acts
    /// @param other whom it concerns
    record StageLabel(Waiting stage, Optional<Seat> seat, Optional<Seat> other) implements ShedLabel {}

    /// The kinds of stages.
    enum Waiting {
        REFILL,
        SOW,
        TURN,
        WINDOW,
        STEAL,
        LOOK,
        KEEP,
        STORM,
        OFFERED,
        OVER
    }
}
