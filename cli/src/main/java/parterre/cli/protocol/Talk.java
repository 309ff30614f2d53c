package parterre.cli.protocol;

/// What answers the lines of a program.
interface Talk {
    /// The answer to a line of text.
    String answer(String line);

    /// Called when an answer has been sent: what the line has begun may be told of from now on.
    void answered();

    /// Called when no more lines come: waits until everything has been told.
    void finish() throws InterruptedException;
}
