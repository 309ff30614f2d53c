package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;

/// The view of a position for one viewer (chapter 8).
///
/// @param round from 1
/// @param bag how many cards it has
/// @param shelf the cards under the bag, in the order in which they will come up
/// @param looked the two cards that are looked at, for who sees them; nothing at other times
/// @param discard face up
/// @param gardens one for each seat
/// @param hare the hare's petals
public record ShedView(
        Setup setup,
        Viewer viewer,
        int round,
        int bag,
        List<Shelved> shelf,
        Optional<Cards> looked,
        Cards discard,
        List<Plot> gardens,
        int hare,
        Stage stage) {
    public ShedView {
        shelf = List.copyOf(shelf);
        gardens = List.copyOf(gardens);
    }

    /// A card under the bag.
    ///
    /// @param card empty if the viewer does not know it
    /// @param by who put it there
    public record Shelved(Optional<Kind> card, Seat by) {}

    /// The view of a garden.
    ///
    /// @param hand empty if the viewer does not see it
    /// @param handSize how many cards are in the hand
    /// @param dry true while everyone knows that no rain is in the hand
    public record Plot(
            Optional<Cards> hand, int handSize, boolean dry, Optional<Nest> nest, Cards basket, int petals) {}

    /// The view of a nest.
    ///
    /// @param card empty if the viewer does not know it
    /// @param from the seat it was stolen from
    /// @param dry true if everyone knows that it is no rain
    public record Nest(Optional<Kind> card, Optional<Seat> from, boolean dry) {}

    Plot garden(Seat seat) {
        return gardens.get(seat.index());
    }
}
