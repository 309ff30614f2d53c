package parterre.cli.play;

import parterre.engine.Message;
import parterre.engine.Preview;
import parterre.engine.Reason;

/// What the terminal itself says beside a game's messages.
public sealed interface Says extends Message {
    /// A move has no visible effect.
    record NothingForeseen() implements Says {}

    /// What follows a move if nobody steps in.
    ///
    /// @param what events, said
    record Expected(String what) implements Says {}

    /// Something that a move does not settle.
    ///
    /// @param about a message of the game, said
    record LeftOpen(Preview.Decider by, String about) implements Says {}

    /// A word that names neither a bot nor a person.
    record OrAPerson(Reason fault) implements Says, Reason {}
}
