package parterre.server.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Seat;

/// Puzzles: positions of finished games in which one move is clearly the best.
public final class Puzzles {
    private Puzzles() {}

    /// The outcome of an attempt.
    public enum AttemptResult {
        /// No better move is known.
        RIGHT,
        /// The move is about as good as the best one: it loses at most 2 points.
        NEARLY,
        WRONG,
        GAVE_UP
    }

    /// A puzzle in a list.
    ///
    /// @param seats how many play
    /// @param rating how hard it is, by Glicko-2
    /// @param tries how many people have tried it
    /// @param themes the kinds of events that the best move brings, as events call their kind; none as long as the
    ///     reader has neither solved the puzzle nor given up
    /// @param tried what came of the reader's first attempt; missing if there was none
    public record PuzzleCard(
            String id,
            String game,
            int seats,
            int rating,
            int tries,
            List<String> themes,
            Optional<AttemptResult> tried) {}

    /// How well a person solves the puzzles of a game, by Glicko-2.
    ///
    /// @param deviation how uncertain the rating is
    /// @param tries how many puzzles it comes from
    public record SolverRating(String game, int rating, int deviation, int tries) {}

    /// The puzzles of this server.
    ///
    /// @param day the day that it is in UTC, such as `2026-11-29`
    /// @param today the puzzle of this day of each game that has puzzles
    /// @param puzzles all, the easiest first; the hardest are left out where there are very many
    /// @param ratings of the reader, one for each game in which they have tried a puzzle
    public record PuzzleList(
            String day, List<PuzzleCard> today, List<PuzzleCard> puzzles, List<SolverRating> ratings) {}

    /// A puzzle as its seat sees it.
    ///
    /// @param view what the seat knows
    /// @param asked what it is asked; the number of the decision is that of the step that would answer it
    /// @param does what each listed move would surely do, by its text; empty where too many are listed
    public record PuzzlePosition(
            PuzzleCard puzzle, Seat seat, Object view, OpenDecision asked, Map<String, MovePreview> does) {}

    /// An attempt at a puzzle.
    ///
    /// @param move as it is written; missing to give up
    public record PuzzleAttempt(Optional<String> move) {}

    /// The comment on an attempt.
    ///
    /// @param loss how much worse the move is than the best known one, as a share of the win; missing for
    ///     one who gave up
    /// @param best the best known move; missing as long as it is not found
    /// @param rated how the reader's rating changed; missing if it was not their first attempt
    public record PuzzleVerdict(
            AttemptResult result,
            Optional<Double> loss,
            Optional<ReviewProgress.Alternative> best,
            Optional<RatingChange> rated) {}

    /// A rating before and after an attempt.
    public record RatingChange(int before, int after) {}
}
