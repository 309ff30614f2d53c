package parterre.cli.words;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Reason;
import parterre.engine.Seat;

/// The mistakes that a query for an analysis can have.
public sealed interface AnalysisSays extends Message {
    record OneSubject() implements AnalysisSays {}

    record QueryWithoutId() implements AnalysisSays {}

    record QueryRuns(String id) implements AnalysisSays {}

    record TooManyDecisions(int most) implements AnalysisSays {}

    record NoSuchOp(List<String> ops) implements AnalysisSays {}

    record OtherGameHere(String game) implements AnalysisSays {}

    record GameNotNamed() implements AnalysisSays {}

    record DecisionsOfRecord() implements AnalysisSays {}

    /// A decision that a record does not have.
    ///
    /// @param most the largest number that there is
    record NoSuchDecision(String number, String most) implements AnalysisSays {}

    record NobodyDecides(String number, Reason waits) implements AnalysisSays {}

    record NobodyAsked(Reason waits) implements AnalysisSays {}

    record SeatIsNotAsked(Seat seat, List<Seat> asked) implements AnalysisSays {}

    record SayWhichSeat(List<Seat> asked) implements AnalysisSays {}

    record ViewOfAnother(Seat seat) implements AnalysisSays {}

    record DoesNotSearch(String bot) implements AnalysisSays {}

    record OneThreadOnly() implements AnalysisSays {}

    record PlayoutsOrMillis(String field) implements AnalysisSays {}

    record NumberOutOfRange(String field, String least, Optional<String> most) implements AnalysisSays {}
}
