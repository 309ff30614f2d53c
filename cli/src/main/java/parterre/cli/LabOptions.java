package parterre.cli;

import java.nio.file.Path;
import org.jspecify.annotations.Nullable;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options of every command that runs an experiment.
final class LabOptions {
    @Option(names = "--out", descriptionKey = "lab-out", paramLabel = "FOLDER")
    @Nullable
    Path out;

    @Option(names = "--format", descriptionKey = "lab-format", paramLabel = "FORM", defaultValue = "text")
    LabFormat format = LabFormat.TEXT;

    @Option(names = "--keep-games", descriptionKey = "lab-keep-games")
    boolean keepGames;

    @Mixin
    ChosenMachines machines = new ChosenMachines();

    /// The forms of a report.
    enum LabFormat {
        TEXT,
        MARKDOWN,
        HTML,
        JSON
    }
}
