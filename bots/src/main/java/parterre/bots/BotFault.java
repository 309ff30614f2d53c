package parterre.bots;

import parterre.engine.Message;

/// Thrown when a bot fails to answer. The game takes its seat, reports the failure, and goes on.
public final class BotFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;
    private final transient Message says;

    /// @param says what happened, for the person who brought the bot
    public BotFault(Kind kind, Message says) {
        super(says.toString());
        this.kind = kind;
        this.says = says;
    }

    /// @param says what happened, for the person who brought the bot
    public BotFault(Kind kind, Message says, Throwable cause) {
        super(says.toString(), cause);
        this.kind = kind;
        this.says = says;
    }

    public Kind kind() {
        return kind;
    }

    /// Returns what happened.
    public Message says() {
        return says;
    }

    /// The kinds of failures.
    public enum Kind {
        /// It ended, or broke down.
        CRASHED("crashed"),
        /// It did not answer in time.
        LATE("late"),
        /// It answered with a move that the rules refuse.
        ILLEGAL("illegal"),
        /// Its answer could not be understood.
        GARBLED("garbled");

        private final String word;

        Kind(String word) {
            this.word = word;
        }

        /// Returns the word by which records tell of it.
        public String word() {
            return word;
        }
    }
}
