package parterre.cli;

/// How the command ends, for scripts. Documented in `docs/cli.md`.
enum Exit {
    /// All went well.
    OK(0),
    /// The command did its work and the answer is no: a record refused, a figure off, a position not allowed.
    CHECK_FAILED(1),
    /// The command line itself is wrong: an unknown game, option or bot.
    USAGE(2),
    /// A file that was named cannot be read or is not what it should be.
    BAD_INPUT(3),
    /// The command did its work, and that was not enough for an answer: a comparison that its most games do not
    /// decide.
    UNDECIDED(4),
    /// A fault of Parterre, not of its user.
    INTERNAL(70),
    /// Stopped by Ctrl-C, after printing what was done so far.
    INTERRUPTED(130);

    private final int code;

    Exit(int code) {
        this.code = code;
    }

    int code() {
        return code;
    }
}
