package parterre.cli;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Notation;
import parterre.engine.Seat;
import parterre.engine.box.FeatureEffect;
import parterre.review.Candidate;
import parterre.review.ExpectedLines;
import parterre.review.Grade;
import parterre.review.GradedDecision;
import parterre.review.Hindsight;

/// A decision and its grade as plain values, moves in notation.
///
/// @param hindsight of an error what it cost in the true position; empty if nothing was hidden
/// @param points of an error what it changed in points, for each party
/// @param features of an error by which it is worse than the best move
/// @param lines of an error how the game is expected to go on
record ReviewedDecision(
        int step,
        String seat,
        String made,
        String grade,
        double loss,
        double low,
        double high,
        List<Compared> candidates,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<Known> hindsight,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<List<Double>> points,
        List<FeatureEffect> features,
        @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<ExpectedLines> lines) {
    ReviewedDecision {
        candidates = List.copyOf(candidates);
        features = List.copyOf(features);
    }

    /// A move that was compared.
    record Compared(String move, double share, double error) {}

    /// The cost of an error in the true position.
    record Known(String best, double share, double loss, double low, double high) {
        /// Returns true if another move would surely have been better.
        boolean isSure() {
            return low > 0;
        }
    }

    static <M extends Move> ReviewedDecision of(Notation<M> notation, GradedDecision<M> decision) {
        return new ReviewedDecision(
                decision.step(),
                decision.seat().toString(),
                notation.write(decision.made()),
                Grade.STORED.word(decision.grade()),
                decision.loss(),
                decision.low(),
                decision.high(),
                decision.candidates().stream()
                        .map(one -> new Compared(notation.write(one.move()), one.share(), one.error()))
                        .toList(),
                decision.hindsight()
                        .map(known -> new Known(
                                notation.write(known.best()), known.share(), known.loss(), known.low(), known.high())),
                decision.points(),
                decision.features(),
                decision.lines());
    }

    /// Returns the decision that these values tell of.
    ///
    /// @throws IllegalArgumentException if a word or a move cannot be read
    <M extends Move> GradedDecision<M> read(Notation<M> notation) {
        return new GradedDecision<>(
                step,
                Seat.read(seat).orThrow(),
                notation.read(made).orThrow(),
                graded(),
                candidates.stream()
                        .map(one -> new Candidate<>(notation.read(one.move()).orThrow(), one.share(), one.error()))
                        .toList(),
                loss,
                low,
                high,
                hindsight.map(known -> new Hindsight<>(
                        notation.read(known.best()).orThrow(), known.share(), known.loss(), known.low(), known.high())),
                points,
                features,
                lines);
    }

    /// Returns what the word of the grade says.
    ///
    /// @throws parterre.stored.StoredException if no grade has it
    Grade graded() {
        return Grade.STORED.constant(grade);
    }
}
