package parterre.cli.protocol;

/// Answers the lines of a program.
interface LineHandler {
    /// Returns the answer to a line of text.
    String answer(String line);

    /// Called when an answer has been sent. From now on there may be reports on the work that the line has
    /// begun.
    void answered();

    /// Called when no more lines come. Waits until all reports are sent.
    void finish() throws InterruptedException;
}
