package parterre.cli.protocol;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;

/// Bots in Python for tests: the examples of the documentation, and rogues.
final class Scripts {
    private Scripts() {}

    /// The example with this name, as a command.
    static String example(String name) {
        needPython();
        return "python3 " + SchemaFile.DOCS.resolve("examples").resolve(name);
    }

    /// A program with this text, as a command.
    static String program(Path folder, String text) {
        needPython();
        try {
            var file = Files.createTempFile(folder, "rogue", ".py");
            Files.writeString(file, text);
            return "python3 " + file;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static void needPython() {
        if (!Program.exists("python3")) {
            throw new AssertionError("The bots of these tests are written in Python: install python3 (3.8 or later), so"
                    + " that 'python3' can be started from the command line.");
        }
    }
}
