package parterre.testkit.conformance;

import parterre.engine.Message;
import parterre.engine.Seat;

/// The messages on what a move of the potting shed leaves open.
public sealed interface ShedOpen extends Message {
    /// What the others sow (CF-3.2).
    record OthersSow() implements ShedOpen {}

    /// Whether anybody else sows the same kinds (CF-3.3).
    record KindsCompared() implements ShedOpen {}

    /// Whether the stake is the highest (CF-3.4).
    record StakesCompared(int stake) implements ShedOpen {}

    /// What a seat loses to the storm (CF-4.3).
    record StormLoss(Seat struck) implements ShedOpen {}

    /// Who has a rain to lose (CF-4.4).
    record RainSought() implements ShedOpen {}

    /// Which two cards the scout looks at (CF-4.5).
    record TwoLookedAt() implements ShedOpen {}

    /// Which of them the scout keeps (CF-4.5).
    record OneKept() implements ShedOpen {}

    /// Whether anybody counters the last card (CF-5.1).
    record CounterPossible() implements ShedOpen {}

    /// Which card the crow takes (CF-4.7).
    record CardTaken(Seat victim) implements ShedOpen {}

    /// How a seat answers the trade (CF-6.3).
    record TradeAnswer(Seat asked) implements ShedOpen {}
}
