package parterre.cli.words;

import java.util.List;
import java.util.Optional;
import parterre.bots.BotFault;
import parterre.engine.Message;

/// The messages of `simulate` and `soak` about many games.
public sealed interface SeriesSays extends Message {
    /// The game and its setup.
    ///
    /// @param options what was agreed beyond the standard, as it is typed
    record SeriesOf(String game, String edition, int seats, List<String> options) implements SeriesSays {}

    record SeriesRun(
            int games, SeatingWay seating, String seed, int threads, String time, String gameRate, String decisionRate)
            implements SeriesSays {}

    record NotReproducible(List<String> bots) implements SeriesSays {}

    /// A word at the head of a column or row.
    record Heading(Column column) implements SeriesSays {}

    record LostSeats(int times) implements SeriesSays {}

    record AndMore(int count) implements SeriesSays {}

    /// A bot that failed and lost its seat.
    ///
    /// @param decision 0 if the bot failed when it sat down
    record LostSeat(String game, String seat, String bot, int decision, int steps, BotFault.Kind kind, Message fault)
            implements SeriesSays {}

    /// One bot is better, by how much.
    ///
    /// @param share the share that the better bot won
    record Beats(String better, String worse, Won share) implements SeriesSays {}

    record Stronger(String better, String worse, Won share, String even) implements SeriesSays {}

    record NoDifference(String better, String worse, Won share, Optional<String> even) implements SeriesSays {}

    /// A share of games won with its interval.
    record Won(String share, String interval, int games) implements SeriesSays {}

    record NoGameFinished() implements SeriesSays {}

    record StoppedAfter(int games, int wanted) implements SeriesSays {}

    record ClaimJudged(String bot, String share, boolean met) implements SeriesSays {}

    record PairsOfTwo() implements SeriesSays {}

    record OddPairs(int games) implements SeriesSays {}

    record ClaimOfTwo() implements SeriesSays {}

    record NoShare(String percent) implements SeriesSays {}

    record ClaimNeedsGames(int least, int games) implements SeriesSays {}

    record NoChoices(String bot) implements SeriesSays {}

    record ChoiceTimes(String bot, String mean, String first, String last, String slowest, int choices)
            implements SeriesSays {}

    record Millis(String number) implements SeriesSays {}

    record Seconds(String number) implements SeriesSays {}

    record Minutes(String minutes, String seconds) implements SeriesSays {}

    // Soak.

    record NoGames(String games, String first) implements SeriesSays {}

    record GameBroke(String number, Message fault) implements SeriesSays {}

    record GameBrokeAt(int seats, String edition, String options) implements SeriesSays {}

    record BrokenRecord(String file, String game, String seed, String number) implements SeriesSays {}

    record NothingBroke(int games, String game, int setups, int records) implements SeriesSays {}

    record SoakRun(String steps, String decisions, String seed, String time, String gameRate) implements SeriesSays {}

    record Seats(int seats) implements SeriesSays {}

    record PastBound(int steps) implements SeriesSays {}

    record RecordBroke(Message problem) implements SeriesSays {}

    /// Its record leads to another position than the game did.
    record EndsElsewhere() implements SeriesSays {}

    record Threw(String error) implements SeriesSays {}

    /// How seats were given out.
    enum SeatingWay {
        FIXED,
        PAIRS,
        ROUNDS
    }

    /// Heads of columns and rows.
    enum Column {
        GAMES,
        WINS,
        SCORE,
        LEAST,
        MOST,
        MEAN,
        MEDIAN,
        A_GAME,
        STEPS,
        DECISIONS,
        FIRST_SCORE,
        LAST_SCORE,
        MOVES,
        ENDINGS,
        SHARED_WINS,
        FIGURES,
        GROUP,
        STOPPED,
        THERE,
        HERE,
        DIFFERENCE
    }
}
