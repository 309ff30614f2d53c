package parterre.mars;

import java.util.List;
import parterre.engine.Reason;

/// The mistakes that a text or a selection of Gardens of Mars can have. Each message tells what would be right.
public sealed interface MarsFault extends Reason {
    record NotACell() implements MarsFault {}

    record NotInGarden(String row, int least, int most) implements MarsFault {}

    record SeatNotAsked() implements MarsFault {}

    record WhereTo() implements MarsFault {}

    record WhereWithDie(int die) implements MarsFault {}

    record NotStraight(String to, String from) implements MarsFault {}

    record WhatToPlant(String cell) implements MarsFault {}

    record WhoGoes(String cell) implements MarsFault {}

    record NotADie() implements MarsFault {}

    record HalfAMove(String example) implements MarsFault {}

    record NotADieValue() implements MarsFault {}

    record NoDiceNamed() implements MarsFault {}

    record TooManyDice() implements MarsFault {}

    record NotAMove() implements MarsFault {}

    record NotAColour(String words) implements MarsFault {}

    record BunchTooMany(int most) implements MarsFault {}

    record NotNextBunch(String seat) implements MarsFault {}

    record NotABunch() implements MarsFault {}

    record NotACount() implements MarsFault {}

    record ColourTwice(Colour colour) implements MarsFault {}

    record SquareTaken(int score) implements MarsFault {}

    record OtherFirstPlayer(int first, int agreed) implements MarsFault {}

    record RollFollows(int dice) implements MarsFault {}

    record NobodyRolls(int dice) implements MarsFault {}

    record ExtraTurnGoesOn() implements MarsFault {}

    record ExtraTurnNotAgreed() implements MarsFault {}

    record ExtraTurnWaitsForMove() implements MarsFault {}

    record BeginWasAgreed() implements MarsFault {}

    record SeatUnknownYet() implements MarsFault {}

    record NobodyPlacedYet() implements MarsFault {}

    record NotDealtYet() implements MarsFault {}

    record AllArePlaced() implements MarsFault {}

    record DealtBeforePlacing() implements MarsFault {}

    record DealtAfterPlacing() implements MarsFault {}

    record TooFewPlaced(String first) implements MarsFault {}

    record OtherSeatPlaces(int seat, int right) implements MarsFault {}

    record DealIsToCome() implements MarsFault {}

    record PlacedBeforeDeal(int placed, int right) implements MarsFault {}

    record NotTheFirstSeat(int seat, int first) implements MarsFault {}

    record NobodyScoredYet() implements MarsFault {}

    record NoDiceYet() implements MarsFault {}

    record NoTurnYet(int idle) implements MarsFault {}

    record NothingPlantedYet() implements MarsFault {}

    record WrongNumberOfGardeners(int placed, int right) implements MarsFault {}

    record IdleTooLong(int idle, int cap) implements MarsFault {}

    record MoverHasNoFlowers() implements MarsFault {}

    record NoFlowersLeft() implements MarsFault {}

    record DiceLieThere() implements MarsFault {}

    record NoChoiceHere() implements MarsFault {}

    record CannotRoll(int dice) implements MarsFault {}

    record RollsOtherDice(int dice, List<Integer> right) implements MarsFault {
        public RollsOtherDice {
            right = List.copyOf(right);
        }
    }

    record DiceMissing() implements MarsFault {}

    record HasFlowersLeft() implements MarsFault {}

    record NoDeadlock() implements MarsFault {}

    record NotIdleYet() implements MarsFault {}

    record NotDice(List<Integer> dice) implements MarsFault {
        public NotDice {
            dice = List.copyOf(dice);
        }
    }

    record TooManyGardeners(int count, int most) implements MarsFault {}

    record StandOnCentre() implements MarsFault {}

    record StandTogether(String cell) implements MarsFault {}

    record ColoursTwice(Colour colour) implements MarsFault {}

    record GrowsOnCentre() implements MarsFault {}

    record GrowsAlready(String cell, Colour other) implements MarsFault {}

    record OutOfBounds(int value, int least, int most) implements MarsFault {}

    record TooFewFlowers(int planted, int held, int missing, int all) implements MarsFault {}

    record TooManyFlowers(int planted, int held, int surplus, int all) implements MarsFault {}

    record MoreThanDealt(int held, int most) implements MarsFault {}

    record SaysNotWhoActs() implements MarsFault {}

    record SaysNotWhatIsNext() implements MarsFault {}
}
