package parterre.cli.words;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Reason;
import parterre.engine.Seat;

/// The mistakes that a query for an analysis can have.
public sealed interface AnalysisMessages extends Message {
    record OneSubject() implements AnalysisMessages {}

    record QueryWithoutId() implements AnalysisMessages {}

    record QueryRuns(String id) implements AnalysisMessages {}

    record TooManyDecisions(int most) implements AnalysisMessages {}

    record NoSuchOp(List<String> ops) implements AnalysisMessages {}

    record OtherGameHere(String game) implements AnalysisMessages {}

    record GameNotNamed() implements AnalysisMessages {}

    record DecisionsOfRecord() implements AnalysisMessages {}

    /// A decision that a record does not have.
    ///
    /// @param most the largest number that there is
    record NoSuchDecision(String number, String most) implements AnalysisMessages {}

    record NobodyDecides(String number, Reason waits) implements AnalysisMessages {}

    record NobodyAsked(Reason waits) implements AnalysisMessages {}

    record SeatIsNotAsked(Seat seat, List<Seat> asked) implements AnalysisMessages {}

    record SayWhichSeat(List<Seat> asked) implements AnalysisMessages {}

    record ViewOfAnother(Seat seat) implements AnalysisMessages {}

    record DoesNotSearch(String bot) implements AnalysisMessages {}

    record OneThreadOnly() implements AnalysisMessages {}

    record PlayoutsOrMillis(String field) implements AnalysisMessages {}

    record NumberOutOfRange(String field, String least, Optional<String> most) implements AnalysisMessages {}
}
