package parterre.cli;

import java.io.PrintWriter;
import java.io.StringWriter;

/// A command line that was typed, and what came of it.
///
/// @param exit the exit code
/// @param out what was printed
/// @param err what was complained of
record CommandRun(int exit, String out, String err) {
    /// Runs the whole command with these words.
    static CommandRun in(String... words) {
        var out = new StringWriter();
        var err = new StringWriter();
        int exit = Parterre.run(words, new PrintWriter(out, true), new PrintWriter(err, true));
        return new CommandRun(exit, out.toString(), err.toString());
    }
}
