package parterre.engine.box;

import parterre.engine.Reason;

/// What can be wrong with a position's text in any game. Each tells what would be right.
public sealed interface PositionFault extends Reason {
    record NotAPositionLine(String names) implements PositionFault {}

    record NoColon(String right) implements PositionFault {}

    record LineTwice() implements PositionFault {}

    record MissingNumber(String name, int least, int most) implements PositionFault {}

    record WrongNumber(String text, String name, int least, int most) implements PositionFault {}
}
