package parterre.flora.events;

import java.util.List;
import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.cards.Names.CardCount;
import parterre.flora.cards.Names.EventCardName;
import parterre.flora.cards.Names.Goods;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.PlayedCard;
import parterre.flora.cards.Names.Site;
import parterre.flora.cards.Names.SpeciesName;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.cards.Where;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.events.Reasons.DeckPart;
import parterre.flora.events.Reasons.Gain;
import parterre.flora.events.Reasons.GameEnd;
import parterre.flora.events.Reasons.Origin;

/// An event in a game of Fire and Flora.
public sealed interface FloraEvent extends Event {
    /// Returns this event as a viewer may know it: a card that the viewer does not see is empty.
    default FloraEvent seenBy(Viewer viewer) {
        return this;
    }

    /// Returns true if a viewer is told this event at all.
    default boolean isToldTo(Viewer viewer) {
        return true;
    }

    // --- Setup (chapter 3)

    /// A seat gets a Headquarters and a field of the other region. FF-3.2
    ///
    /// @param place where the Headquarters is
    @ByRule("FF-3.2")
    record HeadquartersDealt(Seat seat, LandName headquarters, LandName field, Reasons.HeadquartersPlace place)
            implements FloraEvent {}

    /// A seat draws a land to decide who begins. FF-3.8
    @ByRule("FF-3.8")
    record LotDrawn(Seat seat, LandName land, int cost) implements FloraEvent {}

    /// These seats have drawn lands of the same cost and draw again. FF-J3
    @ByRule("FF-J3")
    record LotsTied(List<Seat> seats) implements FloraEvent {
        public LotsTied {
            seats = List.copyOf(seats);
        }
    }

    /// The seat that begins is known. FF-3.8
    @ByRule("FF-3.8")
    record FirstPlayerFound(Seat seat) implements FloraEvent {}

    // --- A turn (chapter 4)

    /// The table waits for something else now.
    record StageChanged(Stage stage) implements FloraEvent, Event.Quiet {}

    /// So many seats that hold a card have answered whether they block. FF-7.5 FF-J51
    record WindowAnswered(int answers) implements FloraEvent, Event.Quiet {}

    /// Others now surely know these cards of a hand, because of the event before. FF-D6
    ///
    /// @param by the seat that knows of them in addition to what everybody knows; empty for everybody
    /// @param cards all that they know of; nothing if the list is empty
    @ByRule("FF-D6")
    record CardsKnown(Optional<Seat> by, Seat of, List<CardCount> cards) implements FloraEvent, Event.Quiet {
        public CardsKnown {
            cards = List.copyOf(cards);
        }

        @Override
        public boolean isToldTo(Viewer viewer) {
            return by.isEmpty() || viewer.sees(by.get()) || viewer.sees(of);
        }
    }

    /// A turn begins, counted from 1. FF-4.1
    @ByRule("FF-4.1")
    record TurnBegan(Seat seat, int turn) implements FloraEvent {}

    /// Buildings that were used can be used again. FF-4.4f FF-6.9
    @ByRule({"FF-4.4f", "FF-6.9"})
    record BuildingsReadied(List<Site> sites) implements FloraEvent {
        public BuildingsReadied {
            sites = List.copyOf(sites);
        }
    }

    /// A seat ends its turn. FF-4.5
    @ByRule("FF-4.5")
    record TurnEnded(Seat seat) implements FloraEvent {}

    /// A land is turned up for the Property Market. FF-4.2
    @ByRule("FF-4.2")
    record LandTurnedUp(LandName land, DeckPart from) implements FloraEvent {}

    /// The Resource discard, with this number of cards, is shuffled and becomes the deck. FF-J23
    @ByRule("FF-J23")
    record ResourcesShuffled(int cards) implements FloraEvent {}

    /// A seat draws a Resource Card, which is empty for everybody else. FF-4.3
    @ByRule("FF-4.3")
    record CardDrawn(Seat seat, Optional<Resource> card) implements FloraEvent {
        @Override
        public FloraEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new CardDrawn(seat, Optional.empty());
        }
    }

    /// A seat gets coins from the bank.
    record CoinsGained(Seat seat, int coins, int from, int to, Gain reason) implements FloraEvent {}

    /// A seat pays coins to the bank.
    record CoinsPaid(Seat seat, int coins, int from, int to, Cost reason) implements FloraEvent, Event.Payment {}

    // --- Plants (chapter 5)

    /// A small plant grows. FF-5.6
    @ByRule("FF-5.6")
    record PlantGrew(Seat seat, LandName land, SpeciesName plant) implements FloraEvent {}

    /// A big plant is damaged. FF-5.6
    @ByRule("FF-5.6")
    record PlantDamaged(Seat seat, LandName land, SpeciesName plant) implements FloraEvent {}

    /// A plant dies and goes back to the Species Pool. It may leave a seed marker. FF-5.6 FF-13.2
    @ByRule("FF-5.6")
    record PlantDied(
            Seat seat,
            LandName land,
            SpeciesName plant,
            Size size,
            @ByRule("FF-13.2") Optional<SpeciesName> seed) implements FloraEvent {}

    /// A child takes the place of a plant, which goes back to the Species Pool and may leave a seed. FF-5.6 FF-13.2
    @ByRule("FF-5.6")
    record PlantPushedOut(
            Seat seat,
            LandName land,
            SpeciesName plant,
            Size size,
            @ByRule("FF-13.2") Optional<SpeciesName> seed) implements FloraEvent {}

    /// A plant comes from the Species Pool to a parcel of this seat.
    record PlantCame(Seat seat, LandName land, SpeciesName plant, Size size, Origin origin) implements FloraEvent {}

    /// A plant is saved from damage or death. FF-11.3
    @ByRule("FF-11.3")
    record PlantSaved(Seat seat, LandName land, SpeciesName plant, Reasons.Rescue by) implements FloraEvent {}

    /// A score changes. The last event before it that is no score names the land. FF-5.3 FF-13.4
    @ByRule("FF-5.3")
    record Scored(Seat seat, int from, int to) implements FloraEvent {}

    // --- Lands (chapter 6)

    /// A seat buys a parcel, which comes to the right end of its row. FF-6.4
    @ByRule("FF-6.4")
    record ParcelBought(Seat seat, LandName land) implements FloraEvent {}

    /// A seat buys a building and lays it on a parcel. FF-6.5
    @ByRule("FF-6.5")
    record BuildingBought(Seat seat, LandName building, LandName land) implements FloraEvent {}

    /// A building is used. FF-6.9
    @ByRule("FF-6.9")
    record BuildingUsed(Seat seat, LandName building, LandName land) implements FloraEvent {}

    /// A seat buys a Resource Card, unseen. FF-4.4c
    @ByRule("FF-4.4c")
    record CardBought(Seat seat) implements FloraEvent {}

    /// A seat sells a Resource Card. FF-4.4d
    @ByRule("FF-4.4d")
    record CardSold(Seat seat, Resource card) implements FloraEvent {}

    // --- Resources and blocks (chapter 7)

    /// A seat plays Resource Cards on a parcel. FF-4.4b FF-7.1
    ///
    /// @param owner the seat whose row has the parcel
    /// @param plant the plant there; empty if the play wakes a seed
    @ByRule({"FF-4.4b", "FF-7.1", "FF-7.3"})
    record CardsPlayed(Seat seat, List<PlayedCard> cards, Seat owner, LandName land, Optional<SpeciesName> plant)
            implements FloraEvent {
        public CardsPlayed {
            cards = List.copyOf(cards);
        }
    }

    /// A seat is about to steal a card. FF-7.4
    @ByRule("FF-7.4")
    record PocketAnnounced(Seat seat, PlayedCard card, Seat victim) implements FloraEvent {}

    /// A seat is about to steal coins. FF-7.4
    @ByRule("FF-7.4")
    record PurseAnnounced(Seat seat, PlayedCard card, Seat victim) implements FloraEvent {}

    /// A seat is about to sow a weed. FF-7.4
    @ByRule("FF-7.4")
    record SowingAnnounced(Seat seat, PlayedCard card, Seat victim, SpeciesName plant) implements FloraEvent {}

    /// A seat blocks the card laid last. FF-7.5
    @ByRule("FF-7.5")
    record BlockLaid(Seat seat, Resource card, Resource blocked) implements FloraEvent {}

    /// Nobody blocks the card laid last. FF-7.5
    @ByRule("FF-7.5")
    record NobodyBlocked() implements FloraEvent {}

    /// A play is cancelled by a block. FF-7.5
    @ByRule({"FF-7.5", "FF-J20"})
    record PlayCancelled(Seat seat) implements FloraEvent {}

    /// A card is stolen, which is empty for everybody except thief and victim. FF-7.4 FF-J36
    @ByRule({"FF-7.4", "FF-J36"})
    record CardStolen(Seat thief, Seat victim, Optional<Resource> card) implements FloraEvent {
        @Override
        public FloraEvent seenBy(Viewer viewer) {
            return viewer.sees(thief) || viewer.sees(victim) ? this : new CardStolen(thief, victim, Optional.empty());
        }
    }

    /// The hand has become empty, so that there is nothing to steal. FF-J46
    @ByRule("FF-J46")
    record PocketFoundEmpty(Seat thief, Seat victim) implements FloraEvent {}

    /// Coins are stolen. FF-7.4
    @ByRule("FF-7.4")
    record CoinsStolen(Seat thief, Seat victim, int coins) implements FloraEvent {}

    // --- Event cards (chapter 8)

    /// The Event discard, with this number of cards, is shuffled and becomes the deck. FF-8.7
    @ByRule("FF-8.7")
    record EventCardsShuffled(int cards) implements FloraEvent {}

    /// An event card is turned up and played. FF-4.1
    @ByRule("FF-4.1")
    record EventCardTurnedUp(EventCardName card, DeckPart from) implements FloraEvent {}

    /// The owner of a Weather Station looks at an event card, which is empty for everybody else. FF-11.3
    @ByRule("FF-11.3")
    record EventCardLookedAt(Seat seat, Optional<EventCardName> card, DeckPart from) implements FloraEvent {
        @Override
        public FloraEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new EventCardLookedAt(seat, Optional.empty(), from);
        }
    }

    /// An event card that was looked at is played. FF-11.3
    @ByRule("FF-11.3")
    record EventCardForecast(Seat seat, EventCardName card) implements FloraEvent {}

    /// The other event card that was looked at goes under the deck. It is empty for everybody else. FF-11.3
    @ByRule("FF-11.3")
    record EventCardPutUnder(Seat seat, Optional<EventCardName> card) implements FloraEvent {
        @Override
        public FloraEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new EventCardPutUnder(seat, Optional.empty());
        }
    }

    /// The die falls. FF-8.2
    @ByRule("FF-8.2")
    record DieRolled(Where where) implements FloraEvent {}

    /// The event card has been carried out and is discarded. FF-4.1
    @ByRule("FF-4.1")
    record EventCardDone(EventCardName card) implements FloraEvent {}

    /// A seat discards a card: for an event card, or Water to save a plant. FF-11.4 FF-11.3
    @ByRule({"FF-11.4", "FF-J38"})
    record CardDiscarded(Seat seat, Resource card) implements FloraEvent {}

    /// The Pack Rat takes a card to the next seat. It is empty for everybody except these two. FF-11.4 FF-J36
    @ByRule({"FF-11.4", "FF-J36"})
    record CardPassed(Seat from, Seat to, Optional<Resource> card) implements FloraEvent {
        @Override
        public FloraEvent seenBy(Viewer viewer) {
            return viewer.sees(from) || viewer.sees(to) ? this : new CardPassed(from, to, Optional.empty());
        }
    }

    /// A seat declines the choice of an event card. FF-11.4
    @ByRule("FF-11.4")
    record ChoiceDeclined(Seat seat) implements FloraEvent {}

    /// A building stays in an Earthquake. FF-11.4
    @ByRule({"FF-11.4", "FF-J50"})
    record BuildingSaved(Seat seat, LandName building, LandName land) implements FloraEvent {}

    /// A building goes under the Land Deck. FF-11.4
    @ByRule({"FF-11.4", "FF-J50"})
    record BuildingLost(Seat seat, LandName building, LandName land) implements FloraEvent {}

    // --- Trading (chapter 9)

    /// A seat offers a trade. FF-4.4e FF-9.1
    @ByRule({"FF-4.4e", "FF-9.1"})
    record TradeOffered(Seat seat, Seat partner, Goods give, Goods get) implements FloraEvent {}

    /// The partner takes the trade. FF-9.4
    @ByRule("FF-9.4")
    record TradeAccepted(Seat seat, Seat partner) implements FloraEvent {}

    /// Cards change hands in a trade. FF-9.2
    @ByRule("FF-9.2")
    record CardsGiven(Seat from, Seat to, List<Resource> cards) implements FloraEvent {
        public CardsGiven {
            cards = List.copyOf(cards);
        }
    }

    /// Coins change hands in a trade. FF-9.2
    @ByRule("FF-9.2")
    record CoinsGiven(Seat from, Seat to, int coins) implements FloraEvent {}

    /// A parcel changes hands in a trade, with all that is on it. FF-9.2 FF-9.3
    @ByRule({"FF-9.2", "FF-9.3", "FF-J25"})
    record ParcelGiven(Seat from, Seat to, LandName land) implements FloraEvent {}

    /// The partner, `seat`, declines the trade.
    record TradeDeclined(Seat seat, Seat proposer, Reasons.DeclineReason reason) implements FloraEvent {}

    /// The partner declines and takes no more offers in this turn. FF-J52
    @ByRule("FF-J52")
    record OffersClosed(Seat seat, Seat proposer) implements FloraEvent {}

    /// The partner declines and says which trade they would take. FF-9.4
    @ByRule("FF-9.4")
    record CounterSuggested(Seat seat, Seat proposer, Goods give, Goods get) implements FloraEvent {}

    // --- The end (chapter 10)

    /// A rule had an effect that no other event names.
    record RuleApplied(Reasons.Rule rule) implements FloraEvent, Event.RuleEffect {}

    /// The game ends. FF-10.1 FF-10.3
    record GameEnded(GameEnd reason) implements FloraEvent {}
}
