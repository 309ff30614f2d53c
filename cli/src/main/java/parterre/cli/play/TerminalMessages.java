package parterre.cli.play;

import parterre.engine.Message;
import parterre.engine.Preview;
import parterre.engine.Reason;

/// The terminal's own messages beside a game's messages.
public sealed interface TerminalMessages extends Message {
    /// A move has no visible effect.
    record NoVisibleEffect() implements TerminalMessages {}

    /// The effects that follow a move if no other player steps in.
    ///
    /// @param what events, in words
    record Expected(String what) implements TerminalMessages {}

    /// A decision that a move leaves open.
    ///
    /// @param about a message of the game, in words
    record LeftOpen(Preview.Decider by, String about) implements TerminalMessages {}

    /// A word that names neither a bot nor a person.
    record OrAPerson(Reason fault) implements TerminalMessages, Reason {}
}
