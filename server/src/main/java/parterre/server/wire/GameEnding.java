package parterre.server.wire;

import java.util.Optional;
import parterre.engine.Message;

/// The reason why a game ended.
public sealed interface GameEnding extends Message {
    /// The rules ended it.
    ///
    /// @param word as records write it
    /// @param key of the words in the game's catalogue, such as `Cause.deadlock`; empty if the game has no such
    ///     cause any more, and in lists of tables
    record ByRules(String word, Optional<String> key) implements GameEnding {}

    /// The people at the table ended it.
    ///
    /// @param agreed true if several agreed; false if one person played alone
    record StoppedBefore(boolean agreed) implements GameEnding {}

    record ByResignation() implements GameEnding {}

    /// The operator of the server closed the table.
    record ByOperator() implements GameEnding {}
}
