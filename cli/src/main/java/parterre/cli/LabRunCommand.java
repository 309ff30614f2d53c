package parterre.cli;

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

    @Parameters(index = "0", descriptionKey = "file", paramLabel = "FILE")
    private String file;

    @Mixin
    private LabOptions options;

    @Override
    public Integer call() {
        var experiment =
                CommandException.inputUnlessGood(file, ExperimentFile.read(Files.text(file), LabFiles.beside(file)));
        var folder = Optional.ofNullable(options.out).orElseGet(() -> LabFiles.folder(file));
        var line = spec.commandLine();
        return new LabRun(
                        experiment,
                        new LabFolder(folder),
                        options,
                        Parterre.localizer(spec, experiment.box()),
                        line.getOut(),
                        line.getErr())
                .run()
                .code();
    }
}
