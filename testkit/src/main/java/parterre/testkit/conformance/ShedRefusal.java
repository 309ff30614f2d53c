package parterre.testkit.conformance;

import parterre.engine.Reason;
import parterre.engine.Seat;

/// The reasons why a move, a setup or an outcome of chance is against the rules of the potting shed.
public sealed interface ShedRefusal extends Reason {
    record NotInTheHand() implements ShedRefusal {}

    record CounterOrPass(Kind kind) implements ShedRefusal {}

    record NothingToCounterWith(Kind kind, Place from) implements ShedRefusal {}

    record NotInTheBag() implements ShedRefusal {}

    record BagIsEmpty() implements ShedRefusal {}

    record TooFewCards(int cards, int seats, int needed) implements ShedRefusal {}

    record NoPlaceForTheHare() implements ShedRefusal {}

    /// The forecast is a file that cannot be read.
    ///
    /// @param line the line at fault, counted from 1
    record ForecastUnreadable(int line) implements ShedRefusal {}

    record NowAllSow() implements ShedRefusal {}

    record SowOfTheHand(String hand) implements ShedRefusal {}

    record StakeTooHigh(int most) implements ShedRefusal {}

    record NoMoreTrades() implements ShedRefusal {}

    record TradeWithAnother() implements ShedRefusal {}

    record EmptyTrade() implements ShedRefusal {}

    record CanGiveOnly(int petals, String basket) implements ShedRefusal {}

    record HasPetalsOnly(Seat seat, int petals) implements ShedRefusal {}

    record HasCardsOnly(Seat seat, String basket, int hand) implements ShedRefusal {}

    record LacksWhatIsAsked() implements ShedRefusal {}

    record AnswerTheTrade(Seat asker) implements ShedRefusal {}

    record AnswerTheCounter() implements ShedRefusal {}

    record YourTurn() implements ShedRefusal {}

    record NothingToPlay(Kind kind, Place from) implements ShedRefusal {}

    record TooFewToLookAt() implements ShedRefusal {}

    record StealFromAnother() implements ShedRefusal {}

    record NothingToSteal(Seat victim) implements ShedRefusal {}

    record SayWhatIsLost() implements ShedRefusal {}

    record KeepOne(String cards) implements ShedRefusal {}

    record LookInTheBag() implements ShedRefusal {}
}
