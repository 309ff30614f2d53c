package parterre.bots;

/// A bot failed to answer. Whoever runs the game takes the seat from it, says so, and goes on.
public final class BotFault extends RuntimeException {
    private static final long serialVersionUID = 1;

    private final Kind kind;

    /// @param says what happened, for the person who brought the bot
    public BotFault(Kind kind, String says) {
        super(says);
        this.kind = kind;
    }

    /// @param says what happened, for the person who brought the bot
    public BotFault(Kind kind, String says, Throwable cause) {
        super(says, cause);
        this.kind = kind;
    }

    public Kind kind() {
        return kind;
    }

    /// What it did wrong.
    public enum Kind {
        /// It ended, or broke down.
        CRASHED,
        /// It did not answer in time.
        LATE,
        /// It answered with a move that the rules refuse.
        ILLEGAL,
        /// Its answer could not be understood.
        GARBLED
    }
}
