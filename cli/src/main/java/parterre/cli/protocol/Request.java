package parterre.cli.protocol;

import com.fasterxml.jackson.annotation.JsonProperty;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What a program may ask of the engine: one record for each `op`, its components the fields of the line
/// beside `protocol`, `id` and `op`. Optional components may be left out.
///
/// `on` names what is asked about: the handle of a game (`g1`) or of a position (`p1`), or the text of a
/// position.
sealed interface Request {

    /// What the engine is, which game it speaks for and with what limits.
    record Hello() implements Request {}

    /// A new game with a referee: by seats, edition and options, or from the text of a position or of a
    /// record.
    ///
    /// @param seed where chance comes from; without one from a source that nobody can foresee
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

    /// Whom or what it waits for.
    record Next(@JsonProperty(required = true) String on) implements Request {}

    /// The moves that are open to a seat.
    ///
    /// @param seat needed where several are asked at once
    /// @param selections false to leave out how each move is entered
    record Legal(@JsonProperty(required = true) String on, Optional<String> seat, Optional<Boolean> selections)
            implements Request {}

    /// Whether a move would be refused; changes nothing.
    record Check(
            @JsonProperty(required = true) String on,
            @JsonProperty(required = true) String seat,
            @JsonProperty(required = true) String move)
            implements Request {}

    /// Makes a move: one seat's `move`, or the `answers` of all seats that are asked at once. A game goes
    /// on; a position stays as it is and the answer names the new one.
    ///
    /// @param draw true to draw what chance then has to do, until a seat is asked or the game is over
    record Apply(
            @JsonProperty(required = true) String on,
            Optional<String> seat,
            Optional<String> move,
            Optional<Map<String, String>> answers,
            Optional<Boolean> draw,
            Optional<Long> seed)
            implements Request {}

    /// What chance may do next, where that can be listed.
    record Odds(@JsonProperty(required = true) String on) implements Request {}

    /// Chance moves: as given, or drawn.
    record Chance(@JsonProperty(required = true) String on, Optional<String> outcome, Optional<Long> seed)
            implements Request {}

    /// What a viewer knows: `P1`, `spectator` or `everyone`.
    record View(
            @JsonProperty(required = true) String on,
            @JsonProperty(required = true) String viewer) implements Request {}

    /// The whole position as text.
    record Text(@JsonProperty(required = true) String on) implements Request {}

    /// How it ended, if it did.
    record Outcome(@JsonProperty(required = true) String on) implements Request {}

    /// The record of a game so far.
    record Transcript(@JsonProperty(required = true) String on) implements Request {}

    /// Whole positions in which the viewer would see exactly this view.
    ///
    /// @param n how many; 1 if left out
    /// @param as `handles` (if left out) or `texts`
    record Imagine(
            @JsonProperty(required = true) JsonNode view, Optional<Long> seed, Optional<Integer> n, Optional<String> as)
            implements Request {}

    /// Plays positions to the end by uniformly random moves and says how they ended on average.
    ///
    /// @param positions handles or texts
    /// @param move what `seat` does first
    /// @param games how many from each position; 1 if left out
    record Playout(
            @JsonProperty(required = true) List<String> positions,
            Optional<String> seat,
            Optional<String> move,
            Optional<Integer> games,
            Optional<Long> seed)
            implements Request {}

    /// What the game's own rules of thumb say of positions.
    ///
    /// @param evaluator its name; the game's first if left out
    record Value(@JsonProperty(required = true) List<String> positions, Optional<String> evaluator)
            implements Request {}

    /// What a search finds out about decisions. Reports come after the answer, as soon as there is something to tell.
    ///
    /// @param game its slug; where one game alone is spoken of, that one
    /// @param record whose decisions are asked about
    /// @param position a position, as a text or by its handle
    /// @param view what the asked seat knows
    /// @param decisions numbers of steps in the record; all in which there was a choice if left out
    /// @param seat whose decisions; everybody's if left out
    /// @param bot whose search is used
    /// @param budget for each decision; that of the bot if left out
    /// @param reportEvery how often reports come while a decision is searched; never if left out
    /// @param priority higher ones first; 0 if left out
    /// @param mostMoves how many moves a report tells; all that were tried if left out
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

    /// An amount of search: so many playouts, so much time, or what comes first.
    record Amount(Optional<Integer> playouts, Optional<Integer> millis) {}

    /// Ends analyses before they are done.
    ///
    /// @param query the id of the request; all if left out
    record Cancel(Optional<JsonNode> query) implements Request {}

    /// Lets go of games and positions.
    record Forget(@JsonProperty(required = true) List<String> handles) implements Request {}

    /// Several requests in one line, done in order. One that fails does not stop the others.
    record Batch(@JsonProperty(required = true) List<JsonNode> requests) implements Request {}

    /// The record that holds the fields of this `op`.
    static Optional<Class<? extends Request>> type(String op) {
        return Arrays.stream(Op.values())
                .filter(known -> known.word.equals(op))
                .findFirst()
                .map(known -> known.type);
    }

    /// Every `op`.
    static List<String> words() {
        return Arrays.stream(Op.values()).map(op -> op.word).toList();
    }

    /// The words that stand in `op`.
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
