package parterre.cli.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// A call of the engine to a program that sits at a table: the fields beside `protocol`, `id` and `op`.
sealed interface Call {
    /// Returns the word in `op`.
    String op();

    /// The handshake, once for each game: the game, the program's seat, and how long it may think.
    record Hello(String game, int edition, int seats, Map<String, String> options, String seat, Budget budget)
            implements Call {
        @Override
        public String op() {
            return "hello";
        }
    }

    /// How much a program may think about one answer.
    ///
    /// @param millis the time after which an answer is late
    /// @param playouts the number of playouts that it is asked to keep to; they are not counted
    record Budget(long millis, Optional<Integer> playouts) {}

    /// A decision.
    ///
    /// @param decision the number of this decision of the seat in this game, from 1
    /// @param millis the time left until an answer is late
    record Ask(
            int decision,
            long millis,
            JsonNode view,
            @JsonUnwrapped Answer.Open open) implements Call {
        @Override
        public String op() {
            return "ask";
        }
    }

    /// The game is over for this program, which does not answer.
    record Over() implements Call {
        @Override
        public String op() {
            return "over";
        }
    }

    /// A program's answer to `hello`.
    ///
    /// @param name the name that it gives itself
    /// @param selections false if it does not need the selections of moves
    record Presence(
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> name, Optional<Boolean> selections) {}

    /// A program's answer to `ask`.
    record Choice(@JsonProperty(required = true) String move) {}
}
