package parterre.cli.words;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Seat;

/// The messages of `parterre review`.
public sealed interface ReviewMessages extends Message {
    /// The game of a file.
    record ReviewOf(String file, String game, int seats) implements ReviewMessages {}

    /// The value that the chances come from, and the effort.
    ///
    /// @param hash the first digits of the net's SHA-256; empty for a rule of thumb
    record JudgedBy(String value, Optional<String> hash, int playouts, String seed) implements ReviewMessages {}

    /// Nobody wins a game that all play together, so there is no account of chances.
    record NoAccount() implements ReviewMessages {}

    /// All play together, so the account is in the group's points only.
    record GroupAccount() implements ReviewMessages {}

    /// The title of the account in the game's points.
    record InPoints() implements ReviewMessages {}

    /// The record stops before the end.
    record GameUnfinished() implements ReviewMessages {}

    /// The head of a column.
    record ReviewHead(ReviewColumn column) implements ReviewMessages {}

    /// The title of the list of errors.
    ///
    /// @param errors how many decisions surely cost chances
    record ErrorsFound(int errors, int decisions) implements ReviewMessages {}

    /// A decision that surely cost chances.
    ///
    /// @param made the move in notation
    /// @param better the better move in notation
    /// @param loss in points of win chance
    /// @param low the lower end of its 95 % interval
    /// @param high the upper end
    record ErrorFound(
            int step, Seat seat, ErrorKind kind, String made, String loss, String low, String high, String better)
            implements ReviewMessages {}

    /// The cost of an error in the true position.
    ///
    /// @param best the best move in hindsight, in notation
    /// @param loss in points of win chance
    /// @param low the lower end of its 95 % interval
    /// @param high the upper end
    record HindsightFound(String best, String loss, String low, String high) implements ReviewMessages {}

    /// No other move was surely better in the true position.
    record NoHindsight() implements ReviewMessages {}

    /// The certain effects of one of two moves that the other lacks.
    ///
    /// @param better true for the better move, false for the one that was made
    record MoveEffects(boolean better, String effects) implements ReviewMessages {}

    /// The features by which an error is worse than the better move.
    ///
    /// @param more true if there is more of them after the error, false if there is less
    record FeaturesDiffer(boolean more, List<String> features) implements ReviewMessages {}

    /// How the game is expected to go on.
    ///
    /// @param made the steps after the move that was made, which comes first, as lines of the record
    /// @param better the same for the better move
    record ExpectedToFollow(String made, String better) implements ReviewMessages {}

    /// The title of the summary of several games.
    record PlayersInAll(int games) implements ReviewMessages {}

    /// The title of the page.
    record PageTitle(int games) implements ReviewMessages {}

    /// The title of the chart.
    record ChanceChart() implements ReviewMessages {}

    /// The title of the list of swings.
    record SwingsFound(int swings) implements ReviewMessages {}

    /// The change by chance in a step.
    ///
    /// @param change in points of win chance, with its sign
    record SwingFound(int step, String party, String change) implements ReviewMessages {}

    /// How far a run over several files has come.
    ///
    /// @param number of the file, from 1
    record FileOf(int number, int files, String file) implements ReviewMessages {}

    /// The games that luck was measured on.
    record LuckMeasured(int games, String seed) implements ReviewMessages {}

    /// The title of a plot of mean luck.
    record LuckTitle(String game, int games) implements ReviewMessages {}

    /// The words at the horizontal axis of that plot.
    record LuckAxis() implements ReviewMessages {}

    /// A number of games at that axis.
    record LuckTick(int games) implements ReviewMessages {}

    /// The games that were reviewed to measure how well reviews find mistakes.
    ///
    /// @param playouts for each decision
    record GradesMeasured(int games, int playouts, String seed) implements ReviewMessages {}

    /// One part of the decisions with its 95 % interval, in per cent.
    ///
    /// @param of how many decisions it is a part of
    record GradesShare(GradesMeasure measure, double percent, int of, double low, double high)
            implements ReviewMessages {}

    /// The measures of the study of grades.
    enum GradesMeasure {
        FOUND,
        FOUND_TOGETHER,
        BLAMED,
        AGREED
    }

    /// A line of the file of kept results is something else.
    record NoKeptResult(String file, int line) implements ReviewMessages {}

    record TooFewPlayouts(int playouts, int least) implements ReviewMessages {}

    record NothingJudges(String game) implements ReviewMessages {}

    /// The unit of the progress bar.
    record DecisionsGraded() implements ReviewMessages {}

    /// Columns of the report.
    enum ReviewColumn {
        START,
        LUCK,
        OWN,
        OTHERS,
        HIDDEN,
        END,
        ACCURACY,
        BLUNDERS,
        MISTAKES,
        INACCURACIES,
        GAMES,
        WITHOUT_LUCK,
        VARIANCE_FACTOR,
        LUCK_MULTIPLE,
        FITTED_FACTOR
    }

    /// How bad an error was.
    enum ErrorKind {
        INACCURACY,
        MISTAKE,
        BLUNDER
    }
}
