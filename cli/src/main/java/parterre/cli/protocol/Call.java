package parterre.cli.protocol;

import com.fasterxml.jackson.annotation.JsonInclude;
import com.fasterxml.jackson.annotation.JsonProperty;
import com.fasterxml.jackson.annotation.JsonUnwrapped;
import java.util.Map;
import java.util.Optional;
import tools.jackson.databind.JsonNode;

/// What the engine says to a program that sits at a table, beside `protocol`, `id` and `op`.
sealed interface Call {
    /// The word in `op`.
    String op();

    /// The handshake, once for each game: what is played, where the program sits, how long it may think.
    record Hello(String game, int edition, int seats, Map<String, String> options, String seat, Budget budget)
            implements Call {
        @Override
        public String op() {
            return "hello";
        }
    }

    /// How much a program may think about one answer.
    ///
    /// @param millis after which an answer is late
    /// @param playouts how many it is asked to keep to; nobody counts them
    record Budget(long millis, Optional<Integer> playouts) {}

    /// A decision.
    ///
    /// @param decision the how manieth of this seat in this game, from 1
    /// @param millis left until an answer is late
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

    /// The game is over for this program; nothing is answered.
    record Over() implements Call {
        @Override
        public String op() {
            return "over";
        }
    }

    /// What a program answers to `hello`.
    ///
    /// @param name what it calls itself
    /// @param selections false if it has no use for the selections of moves
    record Presence(
            @JsonInclude(JsonInclude.Include.NON_ABSENT) Optional<String> name, Optional<Boolean> selections) {}

    /// What a program answers to `ask`.
    record Choice(@JsonProperty(required = true) String move) {}
}
