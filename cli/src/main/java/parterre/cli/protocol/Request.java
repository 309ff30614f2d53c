package parterre.cli.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// A request of a program to the engine. There is one record for each `op`. Its components are the fields of
/// the line beside `protocol`, `id` and `op`. Optional components may be left out.
///
/// `on` is the subject of the request: the handle of a game (`g1`) or of a position (`p1`), or the text of a
/// position.
sealed interface Request {

    /// Asks for the engine's game and limits.
    record Hello() implements Request {}

    /// Begins a new game with a referee: by seats, edition and options, or from the text of a position or of a
    /// record.
    ///
    /// @param seed the seed of chance; without one, chance comes from an unpredictable source
    /// @param draw true to have chance drawn whenever the game waits for it
    record New(
            Optional<Integer> seats,
            Optional<Integer> edition,
            Optional<Map<String, String>> options,
            Optional<String> text,
            Optional<String> record,
            Optional<Long> seed,
            Optional<Boolean> draw)
            implements Request {}

    /// Asks whom or what it waits for.
    record Next(@JsonProperty(required = true) String on) implements Request {}

    /// Asks for the moves of a seat.
    ///
    /// @param seat needed if several seats are asked at once
    /// @param selections false to leave out the selection of each move
    record Legal(@JsonProperty(required = true) String on, Optional<String> seat, Optional<Boolean> selections)
            implements Request {}

    /// Asks whether a move would be refused. Changes nothing.
    record Check(
            @JsonProperty(required = true) String on,
            @JsonProperty(required = true) String seat,
            @JsonProperty(required = true) String move)
            implements Request {}

    /// Makes a move: one seat's `move`, or the `answers` of all seats that are asked at once. A game goes on. A
    /// position does not change, and the answer names the new one.
    ///
    /// @param draw true to draw the moves of chance that follow, until a seat is asked or the game is over
    record Apply(
            @JsonProperty(required = true) String on,
            Optional<String> seat,
            Optional<String> move,
            Optional<Map<String, String>> answers,
            Optional<Boolean> draw,
            Optional<Long> seed)
            implements Request {}

    /// Asks for the possible outcomes of chance, if they can be listed.
    record Odds(@JsonProperty(required = true) String on) implements Request {}

    /// Makes a move of chance, which is given or drawn.
    record Chance(@JsonProperty(required = true) String on, Optional<String> outcome, Optional<Long> seed)
            implements Request {}

    /// Asks for the view of `P1`, `spectator` or `everyone`.
    record View(
            @JsonProperty(required = true) String on,
            @JsonProperty(required = true) String viewer) implements Request {}

    /// Asks for the whole position as text.
    record Text(@JsonProperty(required = true) String on) implements Request {}

    /// Asks how the game ended, if it did.
    record Outcome(@JsonProperty(required = true) String on) implements Request {}

    /// Asks for the record of a game so far.
    record Transcript(@JsonProperty(required = true) String on) implements Request {}

    /// Asks for whole positions in which the viewer would see exactly this view.
    ///
    /// @param n how many; 1 if left out
    /// @param as `handles` (if left out) or `texts`
    record Imagine(
            @JsonProperty(required = true) JsonNode view, Optional<Long> seed, Optional<Integer> n, Optional<String> as)
            implements Request {}

    /// Plays positions to the end by uniformly random moves and reports the mean results.
    ///
    /// @param positions handles or texts
    /// @param move the first move, made by `seat`
    /// @param games how many from each position; 1 if left out
    record Playout(
            @JsonProperty(required = true) List<String> positions,
            Optional<String> seat,
            Optional<String> move,
            Optional<Integer> games,
            Optional<Long> seed)
            implements Request {}

    /// Asks for the values of positions by the game's own rules of thumb.
    ///
    /// @param evaluator the evaluator's name; the game's first if left out
    record Value(@JsonProperty(required = true) List<String> positions, Optional<String> evaluator)
            implements Request {}

    /// Asks for the findings of a search about decisions. Reports come after the answer, as soon as there are
    /// findings.
    ///
    /// @param game its slug; may be left out in a session with only one game
    /// @param record the record that has the decisions
    /// @param position a position, as a text or by its handle
    /// @param view the asked seat's view
    /// @param decisions numbers of steps in the record; if left out, all decisions in which there was a choice
    /// @param seat the seat whose decisions are analysed; all seats if left out
    /// @param bot the bot whose search is used
    /// @param budget for each decision; the bot's own budget if left out
    /// @param reportEvery how often reports come while a decision is searched; never if left out
    /// @param priority higher priorities come first; 0 if left out
    /// @param mostMoves how many moves a report lists; all that were tried if left out
    record Analyse(
            Optional<String> game,
            Optional<String> record,
            Optional<String> position,
            Optional<JsonNode> view,
            Optional<List<Integer>> decisions,
            Optional<String> seat,
            Optional<String> bot,
            Optional<Amount> budget,
            Optional<Amount> reportEvery,
            Optional<Integer> priority,
            Optional<Integer> mostMoves,
            Optional<Long> seed)
            implements Request {}

    /// An amount of search: a number of playouts, a time, or whichever ends first.
    record Amount(Optional<Integer> playouts, Optional<Integer> millis) {}

    /// Ends analyses before they are done.
    ///
    /// @param query the id of the request; all analyses if left out
    record Cancel(Optional<JsonNode> query) implements Request {}

    /// Forgets games and positions.
    record Forget(@JsonProperty(required = true) List<String> handles) implements Request {}

    /// Several requests in one line, done in order. A request that fails does not stop the others.
    record Batch(@JsonProperty(required = true) List<JsonNode> requests) implements Request {}

    /// Returns the record that holds the fields of this `op`.
    static Optional<Class<? extends Request>> type(String op) {
        return Arrays.stream(Op.values())
                .filter(known -> known.word.equals(op))
                .findFirst()
                .map(known -> known.type);
    }

    /// Returns every `op`.
    static List<String> words() {
        return Arrays.stream(Op.values()).map(op -> op.word).toList();
    }

    /// The words of `op`.
    enum Op {
        HELLO("hello", Hello.class),
        NEW("new", New.class),
        NEXT("next", Next.class),
        LEGAL("legal", Legal.class),
        CHECK("check", Check.class),
        APPLY("apply", Apply.class),
        ODDS("odds", Odds.class),
        CHANCE("chance", Chance.class),
        VIEW("view", View.class),
        TEXT("text", Text.class),
        RESULT("result", Outcome.class),
        RECORD("record", Transcript.class),
        IMAGINE("imagine", Imagine.class),
        PLAYOUT("playout", Playout.class),
        VALUE("value", Value.class),
        ANALYSE("analyse", Analyse.class),
        CANCEL("cancel", Cancel.class),
        FORGET("forget", Forget.class),
        BATCH("batch", Batch.class);

        final String word;
        final Class<? extends Request> type;

        Op(String word, Class<? extends Request> type) {
            this.word = word;
            this.type = type;
        }
    }
}
