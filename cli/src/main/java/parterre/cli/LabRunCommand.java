package parterre.cli;

import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import parterre.lab.experiment.ExperimentFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre lab run`: runs the experiment of a file, or goes on with it.
@Command(name = "run")
final class LabRunCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", paramLabel = "FILE")
    private String file;

    @Mixin
    private LabOptions options;

    @Override
    public Integer call() {
        var beside = Path.of(file).toAbsolutePath().getParent();
        var experiment = Complaint.inputUnlessGood(
                file, ExperimentFile.read(Files.text(file), name -> text(beside == null ? Path.of(name) : beside.resolve(name))));
        var folder = Optional.ofNullable(options.out).orElseGet(() -> Path.of(stem(Files.name(file)) + ".lab"));
        var line = spec.commandLine();
        return new LabRun(
                        experiment,
                        new LabFolder(folder),
                        options,
                        Parterre.voice(spec, experiment.box()),
                        line.getOut(),
                        line.getErr())
                .run()
                .code();
    }

    /// Returns the text of a file that an experiment names; empty if it cannot be read.
    private static Optional<String> text(Path path) {
        try {
            return Optional.of(Files.text(path.toString()));
        } catch (Complaint _) {
            return Optional.empty();
        }
    }

    private static String stem(String name) {
        return name.replaceFirst("\\.ya?ml$", "");
    }
}
