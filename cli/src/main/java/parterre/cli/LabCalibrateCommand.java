package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.LabCommandMessages;
import parterre.lab.experiment.Experiment.SharedLuck;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.run.Calibration;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre lab calibrate`: measures how often an experiment raises a false alarm.
@Command(name = "calibrate")
final class LabCalibrateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "file", paramLabel = "FILE")
    private String file;

    @Option(names = "--experiments", paramLabel = "N", defaultValue = "1000")
    private int experiments;

    @Option(names = "--out", descriptionKey = "lab-out", paramLabel = "FOLDER")
    private @Nullable Path out;

    @Mixin
    private ChosenMachines machines;

    @Override
    public Integer call() {
        var read = CommandException.inputUnlessGood(file, ExperimentFile.read(Files.text(file), LabFiles.beside(file)));
        var experiment = read.with(read.luck() == SharedLuck.NONE ? SharedLuck.NONE : SharedLuck.CHANCE);
        var localizer = Parterre.localizer(spec, experiment.box());
        var numerals = new Numerals(localizer);
        var calibration = new Calibration(experiment);
        int wanted = Numbers.atLeast(1, experiments, "--experiments");
        machines.check();
        Calibration.Rate rate;
        boolean interrupted;
        var folder = new LabFolder(Optional.ofNullable(out).orElseGet(() -> LabFiles.folder(file)));
        try (var journal = folder.alarms(calibration.experiment());
                var progress = Progress.of("", wanted, new LabCommandMessages.UnitWord(), localizer);
                var interrupt = new Interrupt(calibration::stop)) {
            int known = Math.min(wanted, journal.found().size());
            if (known > 0) {
                spec.commandLine().getErr().println(localizer.say(new LabCommandMessages.GoesOn(known, wanted)));
            }
            rate = machines.on(
                    true, chosen -> calibration.play(wanted, chosen, Optional.of(journal), _ -> progress.step()));
            interrupted = interrupt.came();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        spec.commandLine()
                .getOut()
                .println(localizer.say(new LabCommandMessages.AlarmsTold(
                        rate.experiments(),
                        rate.alarms(),
                        numerals.number(rate.percent().value(), 1),
                        numerals.number(rate.percent().low(), 1),
                        numerals.number(rate.percent().high(), 1))));
        if (interrupted) {
            return Exit.INTERRUPTED.code();
        }
        return (rate.percent().low() > 100 * experiment.errorRate() ? Exit.CHECK_FAILED : Exit.OK).code();
    }
}
