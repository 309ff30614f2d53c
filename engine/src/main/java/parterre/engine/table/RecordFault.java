package parterre.engine.table;

import parterre.engine.Reason;

/// The mistakes that a record can have. Each message tells what would be right.
public sealed interface RecordFault extends Reason {
    record NotUtf8() implements RecordFault {}

    record RecordTooLong(int most) implements RecordFault {}

    record UnknownVersion(String first) implements RecordFault {}

    record NoRecord(String first) implements RecordFault {}

    record BelowResult() implements RecordFault {}

    record LineTooLong(int most) implements RecordFault {}

    record NotARecordLine() implements RecordFault {}

    record StepOutOfTurn(int step) implements RecordFault {}

    record NothingPrintable() implements RecordFault {}

    record TooManyLines(int most) implements RecordFault {}

    record NotAHeaderLine() implements RecordFault {}

    record SecondTime() implements RecordFault {}

    record NoNoteName() implements RecordFault {}

    record TooManyNotes(int most) implements RecordFault {}

    record StrayBlock() implements RecordFault {}

    record MissingFromHeader(String example) implements RecordFault {}

    record UnknownGame(String known) implements RecordFault {}

    record NoGameKnown() implements RecordFault {}

    record NotDigits() implements RecordFault {}

    record NoFileAndHash() implements RecordFault {}

    record OtherContent() implements RecordFault {}

    record NoSuchSeatAtTable(int seats, String last) implements RecordFault {}

    record NoPositionBelow() implements RecordFault {}

    record NoWayToStart() implements RecordFault {}

    record AnotherGame(String game) implements RecordFault {}

    record OtherSetup() implements RecordFault {}

    record HidesSteps() implements RecordFault {}

    record UnreadableStep(String part, Reason fault) implements RecordFault {}

    record NotOverYet(Reason waiting) implements RecordFault {}

    record OtherResult(String result) implements RecordFault {}

    record NoEnding() implements RecordFault {}

    record NoParty() implements RecordFault {}

    record NotAParty() implements RecordFault {}

    record NotTheGroup() implements RecordFault {}

    record NotAnotherSeat() implements RecordFault {}
}
