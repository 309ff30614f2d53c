package parterre.testkit.conformance;

import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.Worded;
import parterre.testkit.conformance.ShedEvent.Goods;

/// The questions to a seat, and what can be picked.
public sealed interface ShedAsk extends Message {
    /// Which cards are sown, and how much is staked? (CF-3.2)
    record SowAsked() implements ShedAsk {}

    /// What does the seat do in its turn? (CF-3.5)
    record TurnAsked() implements ShedAsk {}

    /// Does the seat take the trade? (CF-6.3)
    record TradeAsked(Seat asker, Goods give, Goods get) implements ShedAsk {}

    /// Does the seat counter the last card? (CF-5.1)
    ///
    /// @param with the kind of card that counters it
    record CounterAnswerAsked(Seat layer, Kind with) implements ShedAsk {}

    /// The same, as it is put to everybody at once.
    ///
    /// @param card the last card
    record AnybodyCounters(Kind card) implements ShedAsk {}

    /// Which of two cards does the scout keep? (CF-4.5)
    record KeepAsked() implements ShedAsk {}

    /// What does the seat lose to the storm? (CF-4.3)
    record LossAsked(Seat raiser) implements ShedAsk {}

    /// The seat has nothing to decide.
    record NothingAsked() implements ShedAsk {}

    /// The pick of a part of a decision.
    record Which(Part part) implements ShedAsk {}

    /// The parts that are picked.
    enum Part {
        CARDS,
        STAKE,
        ACTION,
        PLACE,
        SEAT,
        BARGAIN,
        ANSWER
    }

    /// Something that can be done in a turn.
    record ActionTarget(Action action) implements ShedAsk {}

    /// The actions of a turn.
    enum Action implements Worded {
        REST("rest"),
        STORM("storm"),
        DROUGHT("drought"),
        SCOUT("scout"),
        THEFT("theft"),
        OFFER("offer");

        private final String word;

        Action(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    /// A place from which a card is played.
    record PlaceTarget(Place place) implements ShedAsk {}

    /// Another seat.
    record SeatTarget(Seat seat) implements ShedAsk {}

    /// A kind of cards.
    record CardTarget(Kind card) implements ShedAsk {}

    /// Petals.
    record PetalTarget() implements ShedAsk {}

    /// An answer as it is written.
    record AnswerTarget(String answer) implements ShedAsk {}

    /// Another trade as the answer to a trade. (CF-6.6)
    record OtherTradeTarget() implements ShedAsk {}
}
