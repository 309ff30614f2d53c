package parterre.bots.words;

import parterre.engine.Message;

/// The fault for which a bot of any kind lost its seat.
public sealed interface BotFailure extends Message {
    /// The rules refuse its move.
    record MovedIllegally(String move, Message refusal) implements BotFailure {}

    /// Its own code threw an exception.
    ///
    /// @param error what was thrown, for its author
    record BotThrew(String error) implements BotFailure {}
}
