package parterre.cli;

/// The exit codes of the command, for scripts. Documented in `docs/cli.md`.
enum Exit {
    /// All went well.
    OK(0),
    /// The command did its work and the answer is no: a refused record, a wrong figure, a forbidden position.
    CHECK_FAILED(1),
    /// The command line itself is wrong: an unknown game, option or bot.
    USAGE(2),
    /// A named file cannot be read or has the wrong content.
    BAD_INPUT(3),
    /// The command did its work without an answer, such as a comparison that is undecided after its largest
    /// number of games.
    UNDECIDED(4),
    /// A fault of Parterre.
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
