package parterre.cli;

import java.nio.file.Path;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre lab report`: shows what an experiment found.
@Command(name = "report")
final class LabReportCommand implements Runnable {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "folder", paramLabel = "FOLDER")
    private Path folder;

    @Option(names = "--format", descriptionKey = "lab-format", paramLabel = "FORM", defaultValue = "text")
    private LabOptions.LabFormat format;

    @Override
    public void run() {
        LabRun.print(
                new LabFolder(folder).findings(),
                format,
                Parterre.language(spec),
                spec.commandLine().getOut());
    }
}
