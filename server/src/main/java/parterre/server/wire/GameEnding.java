package parterre.server.wire;

import parterre.engine.Message;

/// Why a game ended.
public sealed interface GameEnding extends Message {
    /// The rules ended it.
    ///
    /// @param word the game's own word, as in a record; its catalogue says it as `ending.WORD`
    record ByRules(String word) implements GameEnding {}

    /// The people at the table ended it.
    ///
    /// @param agreed true if several agreed; false if one person played alone
    record StoppedBefore(boolean agreed) implements GameEnding {}

    record ByResignation() implements GameEnding {}

    /// The operator of the server closed the table.
    record ByOperator() implements GameEnding {}
}
