package parterre.server.review;

import java.util.Optional;
import java.util.function.BooleanSupplier;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.Candidate;
import parterre.review.Coach;
import parterre.review.Grade;
import parterre.review.GradedDecision;
import parterre.review.SeenDecision;
import parterre.server.wire.MoveAdvice;
import parterre.server.wire.MoveAdvice.Lead;
import parterre.server.wire.MoveAdvice.Warning;
import parterre.server.wire.ReviewProgress.Alternative;

/// Judges moves of a running game before they are made. It gives them the grades that the review of the game
/// will give them, from what the seat sees.
public final class MoveCoach<S, M extends Move, V> {
    private final Game<S, M, V> game;
    private final Coach<S, M, V> coach;

    /// @param value says by which features an error is worse
    public MoveCoach(GameBox<S, M, V> box, Value<S> value) {
        game = box.game();
        coach = new Coach<>(box, value, RunningReview.EFFORT);
    }

    /// Returns a warning if the chosen move is surely a blunder.
    ///
    /// @param wanted false if nobody waits any more
    /// @return empty if nobody waited until the end
    public Optional<MoveAdvice> advice(SeenDecision<M, V> decision, BooleanSupplier wanted) {
        return coach.judge(decision, GameCourse.SEED, wanted)
                .map(graded -> new MoveAdvice(
                        true,
                        graded.grade() == Grade.BLUNDER ? Optional.of(warning(decision, graded)) : Optional.empty()));
    }

    private Warning warning(SeenDecision<M, V> decision, GradedDecision<M> graded) {
        var chosen = graded.candidates().stream()
                .filter(candidate -> candidate.move().equals(decision.chosen()))
                .findFirst()
                .orElseThrow();
        return new Warning(
                graded.grade(),
                GameCourse.rounded(graded.loss()),
                GameCourse.rounded(graded.low()),
                GameCourse.rounded(graded.high()),
                told(decision, chosen),
                told(decision, graded.candidates().getFirst()),
                ReviewProjection.changes(graded.features()));
    }

    /// Returns how far the chosen move is ahead of the best other one.
    ///
    /// @param wanted false if nobody waits any more
    /// @return empty if another move is surely better, if there is none, or if nobody waited until the end
    public Optional<Lead> lead(SeenDecision<M, V> decision, BooleanSupplier wanted) {
        return coach.lead(decision, GameCourse.SEED, wanted)
                .filter(lead -> lead.high() >= 0)
                .map(lead -> new Lead(
                        GameCourse.rounded(lead.ahead()),
                        GameCourse.rounded(lead.low()),
                        GameCourse.rounded(lead.high()),
                        told(decision, lead.other()),
                        ReviewProjection.changes(lead.features())));
    }

    private Alternative told(SeenDecision<M, V> decision, Candidate<M> candidate) {
        return ReviewProjection.told(game, decision.view(), decision.seat(), candidate.move(), candidate.share());
    }
}
