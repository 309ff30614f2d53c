package parterre.cli.words;

import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Seat;

/// The messages of `parterre review`.
public sealed interface ReviewSays extends Message {
    /// The game of a file.
    record ReviewOf(String file, String game, int seats) implements ReviewSays {}

    /// The value that the chances come from, and the effort.
    ///
    /// @param hash the first digits of the net's SHA-256; empty for a rule of thumb
    record JudgedBy(String value, Optional<String> hash, int playouts, String seed) implements ReviewSays {}

    /// Nobody wins a game that all play together, so there is no account of chances.
    record NoAccount() implements ReviewSays {}

    /// All play together, so the account is in the group's points only.
    record GroupAccount() implements ReviewSays {}

    /// The title of the account in the game's points.
    record InPoints() implements ReviewSays {}

    /// The record stops before the end.
    record GameUnfinished() implements ReviewSays {}

    /// The head of a column.
    record ReviewHead(ReviewColumn column) implements ReviewSays {}

    /// The title of the list of errors.
    ///
    /// @param errors how many decisions surely cost chances
    record ErrorsFound(int errors, int decisions) implements ReviewSays {}

    /// A decision that surely cost chances.
    ///
    /// @param made the move in notation
    /// @param better the better move in notation
    /// @param loss in points of win chance
    /// @param low the lower end of its 95 % interval
    /// @param high the upper end
    record ErrorFound(
            int step, Seat seat, ErrorKind kind, String made, String loss, String low, String high, String better)
            implements ReviewSays {}

    /// What an error cost in the true position.
    ///
    /// @param best the best move in hindsight, in notation
    /// @param loss in points of win chance
    /// @param low the lower end of its 95 % interval
    /// @param high the upper end
    record HindsightFound(String best, String loss, String low, String high) implements ReviewSays {}

    /// No other move was surely better in the true position.
    record NoHindsight() implements ReviewSays {}

    /// The title of the summary of several games.
    record PlayersInAll(int games) implements ReviewSays {}

    /// The title of the page.
    record PageTitle(int games) implements ReviewSays {}

    /// The title of the chart.
    record ChanceChart() implements ReviewSays {}

    /// The title of the list of swings.
    record SwingsFound(int swings) implements ReviewSays {}

    /// What chance changed in a step.
    ///
    /// @param change in points of win chance, with its sign
    record SwingFound(int step, String party, String change) implements ReviewSays {}

    /// How far a run over several files has come.
    ///
    /// @param number of the file, from 1
    record FileOf(int number, int files, String file) implements ReviewSays {}

    /// The games that luck was measured on.
    record LuckMeasured(int games, String seed) implements ReviewSays {}

    /// What was reviewed to measure how well reviews find mistakes.
    ///
    /// @param playouts for each decision
    record GradesMeasured(int games, int playouts, String seed) implements ReviewSays {}

    /// One part of the decisions with its 95 % interval, in per cent.
    ///
    /// @param of how many decisions it is a part of
    record GradesShare(GradesMeasure measure, double percent, int of, double low, double high) implements ReviewSays {}

    /// What the study of grades measures.
    enum GradesMeasure {
        FOUND,
        BLAMED,
        AGREED
    }

    /// A line of the file of kept results is something else.
    record NoKeptResult(String file, int line) implements ReviewSays {}

    record TooFewPlayouts(int playouts, int least) implements ReviewSays {}

    record NothingJudges(String game) implements ReviewSays {}

    /// The unit of the progress bar.
    record DecisionsGraded() implements ReviewSays {}

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
