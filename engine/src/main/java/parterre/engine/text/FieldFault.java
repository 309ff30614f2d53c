package parterre.engine.text;

import parterre.engine.Reason;
import parterre.engine.Seat;

/// The mistakes that a text of several fields can have. Each message tells what would be right.
public sealed interface FieldFault extends Reason {
    record NoColon() implements FieldFault {}

    record FieldMissing(String example) implements FieldFault {}

    record FieldTwice() implements FieldFault {}

    record NoSuchField(String names) implements FieldFault {}

    record NotSuchANumber(String text, int least, int most) implements FieldFault {}

    record NotSuchAWord(String text, String words) implements FieldFault {}

    record WrongNumberOfWords(String example) implements FieldFault {}

    record BeginsOtherwise(String word, String example) implements FieldFault {}

    record Needless() implements FieldFault {}

    record BreaksRules() implements FieldFault {}

    record SeatNotHere(Seat first, Seat last) implements FieldFault {}
}
