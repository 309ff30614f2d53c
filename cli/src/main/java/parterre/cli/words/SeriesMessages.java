package parterre.cli.words;

import java.util.List;
import java.util.Optional;
import parterre.bots.BotFault;
import parterre.engine.Message;

/// The messages of `simulate` and `soak` about many games.
public sealed interface SeriesMessages extends Message {
    /// The game and its setup.
    ///
    /// @param options what was agreed beyond the standard, as it is typed
    record SeriesOf(String game, String edition, int seats, List<String> options) implements SeriesMessages {}

    record SeriesRun(
            int games, SeatingWay seating, String seed, int threads, String time, String gameRate, String decisionRate)
            implements SeriesMessages {}

    record NotReproducible(List<String> bots) implements SeriesMessages {}

    /// A word at the head of a column or row.
    record Heading(Column column) implements SeriesMessages {}

    record LostSeats(int times) implements SeriesMessages {}

    record AndMore(int count) implements SeriesMessages {}

    /// A bot that failed and lost its seat.
    ///
    /// @param decision 0 if the bot failed when it sat down
    record LostSeat(String game, String seat, String bot, int decision, int steps, BotFault.Kind kind, Message fault)
            implements SeriesMessages {}

    /// One bot is better, by how much.
    ///
    /// @param share the share that the better bot won
    record Beats(String better, String worse, Won share) implements SeriesMessages {}

    record Stronger(String better, String worse, Won share, String even) implements SeriesMessages {}

    record NoDifference(String better, String worse, Won share, Optional<String> even) implements SeriesMessages {}

    /// A share of games won with its interval.
    record Won(String share, String interval, int games) implements SeriesMessages {}

    record NoGameFinished() implements SeriesMessages {}

    record StoppedAfter(int games, int wanted) implements SeriesMessages {}

    record ClaimJudged(String bot, String share, boolean met) implements SeriesMessages {}

    record PairsOfTwo() implements SeriesMessages {}

    record OddPairs(int games) implements SeriesMessages {}

    record ClaimOfTwo() implements SeriesMessages {}

    record NoShare(String percent) implements SeriesMessages {}

    record ClaimNeedsGames(int least, int games) implements SeriesMessages {}

    record NoChoices(String bot) implements SeriesMessages {}

    record ChoiceTimes(String bot, String mean, String first, String last, String slowest, int choices)
            implements SeriesMessages {}

    record Millis(String number) implements SeriesMessages {}

    record Seconds(String number) implements SeriesMessages {}

    record Minutes(String minutes, String seconds) implements SeriesMessages {}

    // Soak.

    record NoGames(String games, String first) implements SeriesMessages {}

    record GameBroke(String number, Message fault) implements SeriesMessages {}

    record GameBrokeAt(int seats, String edition, String options) implements SeriesMessages {}

    record BrokenRecord(String file, String game, String seed, String number) implements SeriesMessages {}

    record NothingBroke(int games, String game, int setups, int records) implements SeriesMessages {}

    record SoakRun(String steps, String decisions, String seed, String time, String gameRate)
            implements SeriesMessages {}

    record Seats(int seats) implements SeriesMessages {}

    record PastBound(int steps) implements SeriesMessages {}

    record RecordBroke(Message problem) implements SeriesMessages {}

    /// Its record leads to another position than the game did.
    record EndsElsewhere() implements SeriesMessages {}

    record Threw(String error) implements SeriesMessages {}

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
