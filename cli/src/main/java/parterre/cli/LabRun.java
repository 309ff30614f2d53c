package parterre.cli;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.UncheckedIOException;
import java.lang.management.ManagementFactory;
import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import parterre.cli.words.LabCommandMessages;
import parterre.cli.words.Localizer;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.games.GameFiles;
import parterre.lab.measure.Findings;
import parterre.lab.report.ForecastText;
import parterre.lab.report.HtmlReport;
import parterre.lab.report.ReportMaker;
import parterre.lab.report.ReportWriters;
import parterre.lab.run.ArmTuning;
import parterre.lab.run.LocalRun;
import parterre.lab.run.Pilot;
import parterre.lab.run.RunJournal;

/// Runs one experiment for a command: tells its power, shows progress, ends in good order at Ctrl-C, and
/// writes results.
final class LabRun {
    private final Experiment experiment;
    private final LabFolder folder;
    private final LabOptions options;
    private final Localizer localizer;
    private final PrintWriter out;
    private final PrintWriter err;
    private final Numerals numerals;

    LabRun(
            Experiment experiment,
            LabFolder folder,
            LabOptions options,
            Localizer localizer,
            PrintWriter out,
            PrintWriter err) {
        this.experiment = experiment;
        this.folder = folder;
        this.options = options;
        this.localizer = localizer;
        this.out = out;
        this.err = err;
        numerals = new Numerals(localizer);
    }

    Exit run() {
        int threads = options.machines.threads.count(true);
        options.machines.check();
        if (experiment.isToBeTuned()) {
            var tuned = folder.tuned(experiment).or(() -> tuned(threads));
            return tuned.isEmpty()
                    ? Exit.INTERRUPTED
                    : new LabRun(tuned.get(), folder, options, localizer, out, err).run();
        }
        var kept = options.keepGames ? Optional.of(folder.games(experiment)) : Optional.<GameFiles>empty();
        try (var journal = folder.journal(experiment, kept)) {
            int known = journal.found().size();
            int units = Unit.of(experiment).size();
            if (known > 0) {
                err.println(localizer.say(new LabCommandMessages.GoesOn(known, units)));
            } else {
                tell(Pilot.play(experiment, threads));
            }
            return run(journal, kept, units);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Tunes the searches of all arms, and keeps what was found; empty after Ctrl-C.
    private Optional<Experiment> tuned(int threads) {
        var tuning = new ArmTuning(experiment);
        err.println(localizer.say(new LabCommandMessages.TunesArms(numerals.count(tuning.mostGames()))));
        Optional<Experiment> tuned;
        try (var progress = Progress.of("", tuning.mostGames(), localizer);
                var _ = new Interrupt(tuning::stop)) {
            tuned = tuning.play(threads, progress::step);
        }
        tuned.ifPresent(found -> {
            folder.keep(found);
            found.arms()
                    .forEach(arm -> arm.bots()
                            .forEach((usual, own) -> err.println(
                                    localizer.say(new LabCommandMessages.ArmTuned(arm.name(), own, usual)))));
        });
        return tuned;
    }

    private Exit run(RunJournal journal, Optional<GameFiles> kept, int units) {
        long began = System.nanoTime();
        long cpu = cpu();
        Findings findings;
        boolean interrupted;
        var games = new long[1];
        try (var progress = Progress.of("", units, new LabCommandMessages.UnitWord(), localizer)) {
            var run = new LocalRun(experiment, Optional.of(journal), kept, (_, _, played, _) -> {
                games[0] = played;
                progress.step();
            });
            try (var interrupt = new Interrupt(run::stop)) {
                findings = options.machines.on(true, run::play);
                interrupted = interrupt.came() && findings.state() == Findings.State.INTERRUPTED;
            }
        }
        var time = Duration.ofNanos(System.nanoTime() - began);
        folder.write(findings, localizer.language());
        print(findings, options.format, localizer.language(), out);
        err.println(localizer.say(new LabCommandMessages.RunTold(
                numerals.count(games[0]),
                numerals.time(time),
                numerals.time(Duration.ofNanos(cpu() - cpu)),
                numerals.rate(games[0], Duration.ofNanos(cpu() - cpu)))));
        err.println(localizer.say(
                new LabCommandMessages.ResultsWritten(folder.folder().toString())));
        return interrupted ? Exit.INTERRUPTED : Exit.OK;
    }

    /// Prints findings in a form.
    static void print(Findings findings, LabOptions.LabFormat format, Locale language, PrintWriter out) {
        out.print(
                switch (format) {
                    case TEXT -> ReportWriters.text(ReportMaker.page(findings, language));
                    case MARKDOWN -> ReportWriters.markdown(ReportMaker.page(findings, language));
                    case HTML -> HtmlReport.of(findings, language);
                    case JSON -> ReportWriters.json(findings);
                });
        out.flush();
    }

    private void tell(Pilot pilot) {
        for (var lineUp : ForecastText.of(experiment, pilot, localizer.language())) {
            err.println(lineUp.lead());
            lineUp.details().forEach(detail -> err.println("  " + detail));
        }
    }

    private static long cpu() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }
}
