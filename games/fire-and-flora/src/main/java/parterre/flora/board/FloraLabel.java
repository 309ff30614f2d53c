package parterre.flora.board;

import java.util.List;
import java.util.Optional;
import parterre.engine.box.Label;
import parterre.flora.cards.AbilityText;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Size;

/// The texts on the text board. Beside them stand the ids of lands, as in moves.
public sealed interface FloraLabel extends Label {
    /// The round and the decks.
    ///
    /// @param landsUnder lands that were put under the deck
    /// @param eventsUnder event cards that were put under the deck
    /// @param card the event card that is carried out
    record DecksLabel(
            int round,
            int lands,
            int landsUnder,
            int resources,
            int events,
            int eventsUnder,
            Optional<EventCardName> card)
            implements FloraLabel {}

    /// Names the lines of the Resource discard.
    record DiscardLabel() implements FloraLabel {}

    /// Names the lines of the Property Market.
    record MarketLabel() implements FloraLabel {}

    /// A land of the Property Market.
    ///
    /// @param id as in moves
    /// @param building its name, if it is one
    record LotLabel(String id, Optional<LandName> building, int price) implements FloraLabel {}

    /// The stars, coins and hand of a player.
    ///
    /// @param hand the cards, or a sign for each that is hidden
    record PlayerLabel(int stars, int coins, String hand) implements FloraLabel {}

    /// A plant on a parcel.
    record PlantLabel(Size size, SpeciesName plant) implements FloraLabel {}

    /// A building on a parcel.
    ///
    /// @param used whether it has been used in this turn
    record BuildingLabel(LandName building, boolean used) implements FloraLabel {}

    /// What some lands in sight do.
    ///
    /// @param lands all of them, which have this ability
    record AbilityLabel(List<LandName> lands, AbilityText ability) implements FloraLabel {
        public AbilityLabel {
            lands = List.copyOf(lands);
        }
    }

    /// A seed on a parcel.
    record SeedLabel(SpeciesName plant) implements FloraLabel {}

    /// The event cards that the viewer looks at.
    record LookedLabel(List<EventCardName> cards) implements FloraLabel {
        public LookedLabel {
            cards = List.copyOf(cards);
        }
    }
}
