package parterre.flora.events;

import java.util.List;
import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.PlayedCard;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Resource;

/// An event of plays and blocks, chapter 7 of the rules.
public sealed interface PlayEvent extends FloraEvent {
    /// A seat plays Resource Cards on a parcel. FF-4.4b FF-7.1
    ///
    /// @param owner the seat whose row has the parcel
    /// @param plant the plant there; empty if the play wakes a seed
    @ByRule({"FF-4.4b", "FF-7.1", "FF-7.3"})
    record CardsPlayed(Seat seat, List<PlayedCard> cards, Seat owner, LandName land, Optional<SpeciesName> plant)
            implements PlayEvent {
        public CardsPlayed {
            cards = List.copyOf(cards);
        }
    }

    /// A seat is about to steal a card. FF-7.4
    @ByRule("FF-7.4")
    record PocketAnnounced(Seat seat, PlayedCard card, Seat victim) implements PlayEvent {}

    /// A seat is about to steal coins. FF-7.4
    @ByRule("FF-7.4")
    record PurseAnnounced(Seat seat, PlayedCard card, Seat victim) implements PlayEvent {}

    /// A seat is about to sow a weed. FF-7.4
    @ByRule("FF-7.4")
    record SowingAnnounced(Seat seat, PlayedCard card, Seat victim, SpeciesName plant) implements PlayEvent {}

    /// A seat blocks the card laid last. FF-7.5
    @ByRule("FF-7.5")
    record BlockLaid(Seat seat, Resource card, Resource blocked) implements PlayEvent {}

    /// Nobody blocks the card laid last. FF-7.5
    @ByRule("FF-7.5")
    record NobodyBlocked() implements PlayEvent {}

    /// A play is cancelled by a block. FF-7.5
    @ByRule({"FF-7.5", "FF-J20"})
    record PlayCancelled(Seat seat) implements PlayEvent {}

    /// A card is stolen, which is empty for everybody except thief and victim. FF-7.4 FF-J36
    @ByRule({"FF-7.4", "FF-J36"})
    record CardStolen(Seat thief, Seat victim, Optional<Resource> card) implements PlayEvent {
        @Override
        public PlayEvent seenBy(Viewer viewer) {
            return viewer.sees(thief) || viewer.sees(victim) ? this : new CardStolen(thief, victim, Optional.empty());
        }
    }

    /// The hand has become empty, so that there is nothing to steal. FF-J46
    @ByRule("FF-J46")
    record PocketFoundEmpty(Seat thief, Seat victim) implements PlayEvent {}

    /// Coins are stolen. FF-7.4
    @ByRule("FF-7.4")
    record CoinsStolen(Seat thief, Seat victim, int coins) implements PlayEvent {}
}
