package parterre.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.function.Function;

/// Finds the files of an experiment.
final class LabFiles {
    private LabFiles() {}

    /// Returns a reader of files that an experiment names. Their names are relative to the experiment's own
    /// file.
    static Function<String, Optional<String>> beside(String file) {
        var folder = Path.of(file).toAbsolutePath().getParent();
        return name -> text(folder == null ? Path.of(name) : folder.resolve(name));
    }

    private static Optional<String> text(Path path) {
        try {
            return Optional.of(Files.text(path.toString()));
        } catch (CommandException _) {
            return Optional.empty();
        }
    }

    /// Returns the folder in which an experiment is run unless somebody names one.
    static Path folder(String file) {
        return Path.of(Files.name(file).replaceFirst("\\.ya?ml$", "") + ".lab");
    }
}
