package parterre.testkit.conformance;

import parterre.engine.Message;
import parterre.engine.Seat;

/// The messages on what a move of the potting shed leaves open.
public sealed interface ShedOpen extends Message {
    /// The sowing of the others is open (CF-3.2).
    record OthersSow() implements ShedOpen {}

    /// The kinds are still to be compared with those of the others (CF-3.3).
    record KindsCompared() implements ShedOpen {}

    /// The stake is still to be compared with those of the others (CF-3.4).
    record StakesCompared(int stake) implements ShedOpen {}

    /// The loss of a seat to the storm is open (CF-4.3).
    record StormLoss(Seat struck) implements ShedOpen {}

    /// Who has a rain to lose (CF-4.4).
    record RainSought() implements ShedOpen {}

    /// Which two cards the scout looks at (CF-4.5).
    record TwoLookedAt() implements ShedOpen {}

    /// Which of them the scout keeps (CF-4.5).
    record OneKept() implements ShedOpen {}

    /// The last card may still be countered (CF-5.1).
    record CounterPossible() implements ShedOpen {}

    /// Which card the crow takes (CF-4.7).
    record CardTaken(Seat victim) implements ShedOpen {}

    /// How a seat answers the trade (CF-6.3).
    record TradeAnswer(Seat asked) implements ShedOpen {}
}
