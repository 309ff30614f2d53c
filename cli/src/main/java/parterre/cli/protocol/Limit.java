package parterre.cli.protocol;

/// The limits of the engine. A bot that exceeds one gets a fault and does no harm.
final class Limit {
    /// Bytes of a line, without its end.
    static final int LINE = 4 << 20;
    /// Requests in one line.
    static final int BATCH = 1_000;
    /// Games at once.
    static final int GAMES = 1_000;
    /// Positions kept at once.
    static final int POSITIONS = 200_000;
    /// Positions imagined by one request.
    static final int IMAGINE = 10_000;
    /// Games played out by one request.
    static final int PLAYOUTS = 100_000;
    /// Steps after which a playout is stopped if the rules give no bound.
    static final int PLAYOUT_STEPS = 10_000;
    /// Characters of an id.
    static final int ID = 100;
    /// Outcomes that `odds` lists.
    static final int OUTCOMES = 100_000;

    /// Decisions that wait for their analysis or are being analysed.
    static final int ANALYSES = 10_000;

    private Limit() {}

    static Answer.Limits said() {
        return new Answer.Limits(LINE, BATCH, GAMES, POSITIONS, IMAGINE, PLAYOUTS, PLAYOUT_STEPS, ANALYSES);
    }
}
