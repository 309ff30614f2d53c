package parterre.flora.events;

import java.util.List;
import java.util.Optional;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.cards.Names.CardCount;
import parterre.flora.cards.Names.LandName;
import parterre.flora.cards.Names.Site;
import parterre.flora.cards.Resource;
import parterre.flora.events.Reasons.Cost;
import parterre.flora.events.Reasons.DeckPart;
import parterre.flora.events.Reasons.Gain;

/// An event of a turn, chapter 4 of the rules.
public sealed interface TurnEvent extends FloraEvent {
    /// A rule of any chapter had an effect that no other event names.
    record RuleApplied(Reasons.Rule rule) implements TurnEvent, Event.RuleEffect {}

    /// The table waits for something else now.
    record StageChanged(Stage stage) implements TurnEvent, Event.Quiet {}

    /// The number of seats with cards that have answered whether they block has changed. FF-7.5 FF-J51
    record WindowAnswered(int answers) implements TurnEvent, Event.Quiet {}

    /// Others now surely know these cards of a hand, because of the event before. FF-D6
    ///
    /// @param by the seat that knows of them in addition to what everybody knows; empty for everybody
    /// @param cards all that they know of; nothing if the list is empty
    @ByRule("FF-D6")
    record CardsKnown(Optional<Seat> by, Seat of, List<CardCount> cards) implements TurnEvent, Event.Quiet {
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
    record TurnBegan(Seat seat, int turn) implements TurnEvent {}

    /// Buildings that were used can be used again. FF-4.4f FF-6.9
    @ByRule({"FF-4.4f", "FF-6.9"})
    record BuildingsReadied(List<Site> sites) implements TurnEvent {
        public BuildingsReadied {
            sites = List.copyOf(sites);
        }
    }

    /// A seat ends its turn. FF-4.5
    @ByRule("FF-4.5")
    record TurnEnded(Seat seat) implements TurnEvent {}

    /// A land is turned up for the Property Market. FF-4.2
    @ByRule("FF-4.2")
    record LandTurnedUp(LandName land, DeckPart from) implements TurnEvent {}

    /// The Resource discard, with this number of cards, is shuffled and becomes the deck. FF-J23
    @ByRule("FF-J23")
    record ResourcesShuffled(int cards) implements TurnEvent {}

    /// A seat draws a Resource Card, which is empty for everybody else. FF-4.3
    @ByRule("FF-4.3")
    record CardDrawn(Seat seat, Optional<Resource> card) implements TurnEvent {
        @Override
        public TurnEvent seenBy(Viewer viewer) {
            return viewer.sees(seat) ? this : new CardDrawn(seat, Optional.empty());
        }
    }

    /// A seat gets coins from the bank.
    record CoinsGained(Seat seat, int coins, int from, int to, Gain reason) implements TurnEvent {}

    /// A seat pays coins to the bank.
    record CoinsPaid(Seat seat, int coins, int from, int to, Cost reason) implements TurnEvent, Event.Payment {}
}
