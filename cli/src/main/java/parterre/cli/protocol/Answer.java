package parterre.cli.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// An answer of the engine: the fields of the line beside `protocol`, `id` and `ok`. Empty optionals are left
/// out.
sealed interface Answer {

    /// The answer to `hello`.
    ///
    /// @param ops every `op` that is understood
    record Welcome(
            String game,
            String name,
            String rules,
            int edition,
            int oldestEdition,
            int leastSeats,
            int mostSeats,
            List<OptionSaid> options,
            List<String> evaluators,
            List<String> ops,
            Limits limits)
            implements Answer {}

    /// The description of an option for people and programs.
    ///
    /// @param standards the default, by the number of seats
    record OptionSaid(String name, String rule, String says, String values, Map<String, String> standards) {}

    /// The limits of the engine.
    ///
    /// @param lineBytes bytes in one line, without its end
    /// @param batch requests in one line
    /// @param games games at once
    /// @param positions positions kept at once
    /// @param imagine positions imagined by one request
    /// @param playouts games played out by one request
    /// @param playoutSteps steps after which a playout of a game without a bound is stopped
    /// @param analyses decisions that wait for their analysis or are being analysed
    record Limits(
            int lineBytes,
            int batch,
            int games,
            int positions,
            int imagine,
            int playouts,
            int playoutSteps,
            int analyses) {}

    /// The answer to `hello` of `parterre analyse`.
    ///
    /// @param version of Parterre, if it is known
    /// @param threads how many decisions are searched at a time
    record AnalysisWelcome(Optional<String> version, List<Playable> games, List<String> ops, int threads, Limits limits)
            implements Answer {}

    /// A game that can be analysed.
    record Playable(String game, String name, int edition, int oldestEdition, int leastSeats, int mostSeats) {}

    /// The answer to `new`.
    record Begun(String game, Agreed setup, List<String> drawn, Waiting next) implements Answer {}

    /// The setup that was agreed before the start.
    record Agreed(int edition, int seats, Map<String, String> options) {}

    /// The answer to `next`.
    record Waits(Waiting next) implements Answer {}

    /// The seats or the chance that a game or position waits for.
    ///
    /// @param waits `turn`, `together`, `chance` or `over`
    /// @param seats the seats that are asked; for a game, those that have not answered yet
    /// @param asker the seat that asked the question, if a seat asked it
    /// @param listed for chance: true if `odds` can list the outcomes
    /// @param result how it ended, when it is over
    record Waiting(
            String waits,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> seats,
            Optional<String> asker,
            Optional<Boolean> listed,
            Optional<Ended> result) {}

    /// The end of a game.
    ///
    /// @param standings where every party plays for itself: all parties, best first
    /// @param group the group's score, where all played together
    /// @param shares for each seat its share of the win
    /// @param scores for each seat its own points
    record Ended(
            String ending,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<Standing> standings,
            Optional<Long> group,
            Map<String, Double> shares,
            Map<String, Long> scores) {}

    record Standing(String party, int place, long score) {}

    /// The answer to `legal`.
    ///
    /// @param moves the written moves
    /// @param selections for each move, the targets that it picks
    /// @param unlisted true if more moves are legal than are listed
    /// @param suggested legal moves that are not listed but worth considering
    record Open(
            String seat,
            List<String> moves,
            Optional<List<Map<String, List<String>>>> selections,
            boolean unlisted,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) List<String> suggested)
            implements Answer {}

    /// The answer to `check`, `forget`, and every other `op` whose answer is a plain yes.
    record Done() implements Answer {}

    /// The answer to `apply` and `chance`.
    ///
    /// @param position the handle of the new position; left out for a game
    /// @param drawn the outcomes of chance, in order
    record Moved(Optional<String> position, List<String> drawn, Waiting next) implements Answer {}

    /// The answer to `odds`.
    record Outcomes(List<Weighted> outcomes) implements Answer {}

    record Weighted(String outcome, long weight) {}

    /// The answer to `view`.
    record Seen(JsonNode view) implements Answer {}

    /// The answer to `text`.
    record Written(String text) implements Answer {}

    /// The answer to `result`.
    record Finish(boolean over, Optional<Ended> result) implements Answer {}

    /// The answer to `record`.
    record Transcript(String record) implements Answer {}

    /// The answer to `imagine`.
    ///
    /// @param seed the seed that gives the same positions again
    record Imagined(long seed, Optional<List<String>> positions, Optional<List<String>> texts) implements Answer {}

    /// The answer to `playout`: one entry for each position.
    record Played(long seed, List<Average> results) implements Answer {}

    /// How playouts from one position ended.
    ///
    /// @param over how many came to an end; the rest were stopped and do not count
    /// @param shares for each seat its mean share of the win
    /// @param scores for each seat its mean points
    /// @param group the group's mean score, where all play together
    record Average(
            int games, int over, Map<String, Double> shares, Map<String, Double> scores, Optional<Double> group) {}

    /// The answer to `value`: for each position the values of all seats. All lists have one entry for each
    /// position.
    ///
    /// @param scale the lead in value that makes a seat about three times as likely to win
    /// @param values in units of the scale, the higher the better
    /// @param shares the expected shares of the win, from 0 to 1
    /// @param scores the expected scores at the end, in points
    record Valued(
            String evaluator,
            double scale,
            List<Map<String, Double>> values,
            List<Map<String, Double>> shares,
            List<Map<String, Double>> scores)
            implements Answer {}

    /// The answer to `analyse`: the decisions that reports will come for.
    ///
    /// @param seed the seed that gives the same findings again
    record Accepted(long seed, List<Asked> decisions) implements Answer {}

    /// A decision of a seat.
    ///
    /// @param decision the number of its step in the record, from 1
    record Asked(Optional<Integer> decision, String seat) {}

    /// The answer to `cancel`: the ids of the requests that end.
    record Cancelled(List<JsonNode> queries) implements Answer {}

    /// The answer to `batch`: an answer for each request, in order, each with `ok` and, if it had one, its
    /// `id`.
    record Answers(List<JsonNode> answers) implements Answer {}

    /// The reason why a request was not done.
    ///
    /// @param where the field at fault, if there is one
    record ErrorReport(
            String code,
            @JsonInclude(JsonInclude.Include.NON_EMPTY) String where,
            String message) {}
}
