package parterre.flora.events;

import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;
import parterre.flora.events.Reasons.DeckPart;

/// An event of event cards, chapter 8 of the rules.
public sealed interface EventCardEvent extends FloraEvent {
    /// The Event discard, with this number of cards, is shuffled and becomes the deck. FF-8.7
    @ByRule("FF-8.7")
    record EventCardsShuffled(int cards) implements EventCardEvent {}

    /// An event card is turned up and played. FF-4.1
    @ByRule("FF-4.1")
    record EventCardTurnedUp(EventCardName card, DeckPart from) implements EventCardEvent {}

    /// The owner of a Weather Station looks at an event card, which is empty for everybody else. FF-11.3
    @ByRule("FF-11.3")
    record EventCardLookedAt(Seat seat, Optional<EventCardName> card, DeckPart from) implements EventCardEvent {
        @Override
        public EventCardEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new EventCardLookedAt(seat, Optional.empty(), from);
        }
    }

    /// An event card that was looked at is played. FF-11.3
    @ByRule("FF-11.3")
    record EventCardForecast(Seat seat, EventCardName card) implements EventCardEvent {}

    /// The other event card that was looked at goes under the deck. It is empty for everybody else. FF-11.3
    @ByRule("FF-11.3")
    record EventCardPutUnder(Seat seat, Optional<EventCardName> card) implements EventCardEvent {
        @Override
        public EventCardEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new EventCardPutUnder(seat, Optional.empty());
        }
    }

    /// The die falls. FF-8.2
    @ByRule("FF-8.2")
    record DieRolled(Where where) implements EventCardEvent {}

    /// The event card has been carried out and is discarded. FF-4.1
    @ByRule("FF-4.1")
    record EventCardDone(EventCardName card) implements EventCardEvent {}

    /// A seat discards a card: for an event card, or Water to save a plant. FF-11.4 FF-11.3
    @ByRule({"FF-11.4", "FF-J38"})
    record CardDiscarded(Seat seat, Resource card) implements EventCardEvent {}

    /// The Pack Rat takes a card to the next seat. It is empty for everybody except these two. FF-11.4 FF-J36
    @ByRule({"FF-11.4", "FF-J36"})
    record CardPassed(Seat from, Seat to, Optional<Resource> card) implements EventCardEvent {
        @Override
        public EventCardEvent seenBy(Viewer viewer) {
            return viewer.sees(from) || viewer.sees(to) ? this : new CardPassed(from, to, Optional.empty());
        }
    }

    /// A seat declines the choice of an event card. FF-11.4
    @ByRule("FF-11.4")
    record ChoiceDeclined(Seat seat) implements EventCardEvent {}

    /// A building stays in an Earthquake. FF-11.4
    @ByRule({"FF-11.4", "FF-J50"})
    record BuildingSaved(Seat seat, LandName building, LandName land) implements EventCardEvent {}

    /// A building goes under the Land Deck. FF-11.4
    @ByRule({"FF-11.4", "FF-J50"})
    record BuildingLost(Seat seat, LandName building, LandName land) implements EventCardEvent {}
}
