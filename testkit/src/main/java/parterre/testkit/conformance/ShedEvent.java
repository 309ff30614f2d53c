package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.Viewer;

/// The events of the potting shed. The chapters emit an event where they change the table.
public sealed interface ShedEvent extends Event {
    /// Returns what this viewer is told of the event. A card that they do not see is left out. Empty for an event
    /// that they cannot notice (CF-8.4).
    default Optional<ShedEvent> seenBy(Viewer viewer) {
        return Optional.of(this);
    }

    /// A round begins (CF-3.1).
    record RoundBegan(int round) implements ShedEvent {}

    /// A seat with an empty hand begins to draw (CF-3.1).
    record DrawingBegan(Seat seat) implements ShedEvent {}

    /// A card came from the bag to a hand (CF-3.1).
    ///
    /// @param card seen by its owner alone
    record CardDrawn(Seat seat, Optional<Kind> card) implements ShedEvent {
        @Override
        public Optional<ShedEvent> seenBy(Viewer viewer) {
            return Optional.of(viewer.sees(seat) ? this : new CardDrawn(seat, Optional.empty()));
        }
    }

    /// A card came up from under the bag to a basket (CF-2.5).
    record CardCameUp(Seat seat, Kind card) implements ShedEvent {}

    /// All seats are asked to sow (CF-3.2).
    record SowingBegan() implements ShedEvent {}

    /// A seat's sown cards were revealed and discarded (CF-3.3).
    record Sown(Seat seat, List<Kind> cards, int stake) implements ShedEvent {
        public Sown {
            cards = List.copyOf(cards);
        }
    }

    /// A seat's petals changed.
    record Scored(Seat seat, int from, int to, Reason reason) implements ShedEvent {}

    /// Why petals change.
    enum Reason {
        /// The weather favours cards that were sown (CF-3.3).
        WEATHER,
        /// No other seat has sown the kind (CF-3.3).
        ALONE,
        /// The stakes were compared (CF-3.4).
        STAKE,
        /// The seat rested (CF-4.2).
        REST,
        /// The seat paid for the storm (CF-4.3).
        STORM,
        /// A trade was carried out (CF-6.4).
        TRADE
    }

    /// The hare gained petals (CF-7.2).
    record HareScored(int from, int to) implements ShedEvent {}

    /// A seat's turn begins (CF-3.5).
    ///
    /// @param offers how many trades it may propose
    record TurnBegan(Seat seat, int offers) implements ShedEvent {}

    /// A card was played and discarded (CF-4.1).
    record CardPlayed(Seat seat, Kind card, Place from) implements ShedEvent {}

    /// The storm asks a seat what it loses (CF-4.3).
    record StormAsked(Seat raiser, Seat struck) implements ShedEvent {}

    /// A card was lost to the discard.
    record CardLost(Seat seat, Kind card, Place from, Loss loss) implements ShedEvent {}

    /// The causes that take a card away.
    enum Loss {
        /// CF-4.3.
        STORM,
        /// CF-4.4.
        DROUGHT,
        /// Another card came to the nest (CF-2.3).
        REPLACED
    }

    /// A seat showed that there is no rain in its hand (CF-4.4, CF-8.2).
    record RainRuledOut(Seat seat) implements ShedEvent {}

    /// A scout looks at two cards of the bag (CF-4.5).
    ///
    /// @param cards seen by the scout alone
    record CardsLookedAt(Seat seat, Optional<List<Kind>> cards) implements ShedEvent {
        public CardsLookedAt {
            cards = cards.map(List::copyOf);
        }

        @Override
        public Optional<ShedEvent> seenBy(Viewer viewer) {
            return Optional.of(viewer.sees(seat) ? this : new CardsLookedAt(seat, Optional.empty()));
        }
    }

    /// A scout kept one of the two cards in the nest (CF-4.5).
    ///
    /// @param card seen by the scout alone
    record CardKept(Seat seat, Optional<Kind> card) implements ShedEvent {
        @Override
        public Optional<ShedEvent> seenBy(Viewer viewer) {
            return Optional.of(viewer.sees(seat) ? this : new CardKept(seat, Optional.empty()));
        }
    }

    /// A scout put the other card under the bag (CF-4.5).
    ///
    /// @param card seen by the scout alone
    record CardPutUnder(Seat seat, Optional<Kind> card) implements ShedEvent {
        @Override
        public Optional<ShedEvent> seenBy(Viewer viewer) {
            return Optional.of(viewer.sees(seat) ? this : new CardPutUnder(seat, Optional.empty()));
        }
    }

    /// The card that was laid last can be countered (CF-5.1).
    ///
    /// @param layer who laid it
    /// @param counters how many counters have been laid
    record CounterAsked(Seat thief, Seat victim, Seat layer, int counters) implements ShedEvent {}

    /// A counter was laid and discarded (CF-5.3).
    record Countered(Seat seat, Kind card, Place from) implements ShedEvent {}

    /// A seat did not counter, and everybody can tell (CF-5.3).
    record Passed(Seat seat) implements ShedEvent {}

    /// A seat's answer came to nothing, because a seat before it countered. Its own secret (CF-5.3).
    ///
    /// @param counter where the counter would have come from; empty if the seat passed
    record AnswerLapsed(Seat seat, Optional<Place> counter) implements ShedEvent {
        @Override
        public Optional<ShedEvent> seenBy(Viewer viewer) {
            return viewer.sees(seat) ? Optional.of(this) : Optional.empty();
        }
    }

    /// The crow stands and takes a card (CF-5.5).
    record CrowStood(Seat thief, Seat victim) implements ShedEvent {}

    /// The crow was countered, or finds no card (CF-4.7, CF-5.5).
    record CrowFailed(Seat thief, Seat victim) implements ShedEvent {}

    /// A card came from a hand to the thief's nest (CF-4.7).
    ///
    /// @param card seen by thief and robbed alone
    record CardStolen(Seat thief, Seat victim, Optional<Kind> card) implements ShedEvent {
        @Override
        public Optional<ShedEvent> seenBy(Viewer viewer) {
            boolean sees = viewer.sees(thief) || viewer.sees(victim);
            return Optional.of(sees ? this : new CardStolen(thief, victim, Optional.empty()));
        }
    }

    /// A trade was proposed (CF-6.1).
    record TradeProposed(Seat asker, Seat asked, Goods give, Goods get) implements ShedEvent {}

    /// A trade was answered with another one (CF-6.6).
    record CounterOffered(Seat asker, Seat asked, Goods give, Goods get) implements ShedEvent {}

    /// A trade was declined (CF-6.3).
    record TradeDeclined(Seat asked, Seat asker) implements ShedEvent {}

    /// A trade was carried out (CF-6.4). Its petals are told by [Scored].
    ///
    /// @param fromHand those of the cards asked for that came from the hand
    record TradeCarriedOut(Seat asker, Seat asked, Goods give, Goods get, List<Kind> fromHand) implements ShedEvent {
        public TradeCarriedOut {
            fromHand = List.copyOf(fromHand);
        }
    }

    /// The game has ended (CF-7.1).
    record GameEnded() implements ShedEvent {}

    /// One side of a trade (CF-6.1).
    record Goods(int petals, List<Kind> cards) implements Message {
        public Goods {
            cards = List.copyOf(cards);
        }

        static Goods of(Bundle bundle) {
            return new Goods(bundle.petals(), bundle.cards().list());
        }
    }
}
