package parterre.server.review;

import java.util.List;
import java.util.Map;
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
import parterre.review.MadeDecision;
import parterre.server.wire.ReviewProgress.PlayerGrades;

/// A finished review as it is stored beside its table. Decisions with only one move are left out.
record StoredReview(List<PlayerGrades> players, List<Decision> decisions) {
    StoredReview {
        players = List.copyOf(players);
        decisions = List.copyOf(decisions);
    }

    /// A graded decision. The move that was made stands in the game.
    record Decision(
            int step,
            Seat seat,
            Grade grade,
            double loss,
            double low,
            double high,
            List<Compared> candidates,
            Optional<Known> hindsight,
            Optional<List<Double>> points,
            List<FeatureEffect> features,
            Optional<ExpectedLines> lines) {
        Decision {
            candidates = List.copyOf(candidates);
            features = List.copyOf(features);
        }

        DecisionPlace place() {
            return new DecisionPlace(step, seat);
        }
    }

    /// A move that was compared, in notation.
    record Compared(String move, double share, double error) {}

    /// The cost of an error in the true position.
    record Known(String best, double share, double loss, double low, double high) {}

    static <M extends Move> StoredReview of(
            Notation<M> notation, List<GradedDecision<M>> graded, List<PlayerGrades> players) {
        return new StoredReview(
                players,
                graded.stream()
                        .filter(decision -> !decision.candidates().isEmpty())
                        .map(decision -> new Decision(
                                decision.step(),
                                decision.seat(),
                                decision.grade(),
                                decision.loss(),
                                decision.low(),
                                decision.high(),
                                decision.candidates().stream()
                                        .map(one -> new Compared(notation.write(one.move()), one.share(), one.error()))
                                        .toList(),
                                decision.hindsight()
                                        .map(known -> new Known(
                                                notation.write(known.best()),
                                                known.share(),
                                                known.loss(),
                                                known.low(),
                                                known.high())),
                                decision.points(),
                                decision.features(),
                                decision.lines()))
                        .toList());
    }

    /// Returns the grades.
    ///
    /// @param made the moves that were made, by their place in the game
    /// @throws IllegalArgumentException if it does not belong to this game
    <M extends Move> List<GradedDecision<M>> graded(Notation<M> notation, Map<DecisionPlace, M> made) {
        return decisions.stream()
                .map(decision -> graded(
                        notation,
                        decision,
                        Optional.ofNullable(made.get(decision.place())).orElseThrow(IllegalArgumentException::new)))
                .toList();
    }

    /// Returns the grade of one decision; empty if there was only one move.
    ///
    /// @throws IllegalArgumentException if a move cannot be read
    <M extends Move> Optional<GradedDecision<M>> grade(Notation<M> notation, MadeDecision<?, M, ?> made) {
        return decisions.stream()
                .filter(decision -> decision.place().equals(DecisionPlace.of(made)))
                .findFirst()
                .map(decision -> graded(notation, decision, made.made()));
    }

    private static <M extends Move> GradedDecision<M> graded(Notation<M> notation, Decision decision, M made) {
        return new GradedDecision<>(
                decision.step(),
                decision.seat(),
                made,
                decision.grade(),
                decision.candidates().stream()
                        .map(one -> new Candidate<>(notation.read(one.move()).orThrow(), one.share(), one.error()))
                        .toList(),
                decision.loss(),
                decision.low(),
                decision.high(),
                decision.hindsight()
                        .map(known -> new Hindsight<>(
                                notation.read(known.best()).orThrow(),
                                known.share(),
                                known.loss(),
                                known.low(),
                                known.high())),
                decision.points(),
                decision.features(),
                decision.lines());
    }
}
