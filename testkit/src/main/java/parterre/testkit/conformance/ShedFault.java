package parterre.testkit.conformance;

import parterre.engine.Reason;

/// The faults of a text or a selection in the potting shed. Each tells what would be right.
public sealed interface ShedFault extends Reason {
    record NotNumbersOfCards(int most) implements ShedFault {}

    record NotASideOfATrade() implements ShedFault {}

    record NotCards() implements ShedFault {}

    record NoCardsNamed() implements ShedFault {}

    record FavoursNothing() implements ShedFault {}

    record RoundTwice() implements ShedFault {}

    record NotAStake(int most) implements ShedFault {}

    record ActionMissing() implements ShedFault {}

    record NotACard() implements ShedFault {}

    record NotAMove() implements ShedFault {}

    record NotANest() implements ShedFault {}

    record NoSuchRound(int rounds) implements ShedFault {}

    record ImpossiblePetals(int most) implements ShedFault {}

    record CardsDoNotAddUp(String there, String right) implements ShedFault {}

    record SeatNotHere() implements ShedFault {}

    record HandTooLarge(int most) implements ShedFault {}

    record HandNotDry() implements ShedFault {}

    record StolenFromNobody() implements ShedFault {}

    record NestNotDry() implements ShedFault {}

    record LookedDoesNotFit() implements ShedFault {}

    record StageDoesNotFit() implements ShedFault {}
}
