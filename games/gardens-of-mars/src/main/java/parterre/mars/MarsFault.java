package parterre.mars;

import parterre.engine.Reason;

/// What can be wrong with a text or a selection in Gardens of Mars. Each tells what would be right.
public sealed interface MarsFault extends Reason {
    record NotACell() implements MarsFault {}

    record NotInGarden(String row, int least, int most) implements MarsFault {}

    record SeatNotAsked() implements MarsFault {}

    record PickNotAsked(String pick) implements MarsFault {}

    record PickMissing() implements MarsFault {}

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
}
