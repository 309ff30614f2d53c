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
import parterre.lab.report.HtmlReport;
import parterre.lab.report.ReportMaker;
import parterre.lab.report.ReportWriters;
import parterre.lab.run.LocalRun;
import parterre.lab.run.Pilot;
import parterre.lab.run.RunJournal;

/// Runs one experiment for a command: tells its power, shows progress, ends in good order at Ctrl-C, and
/// writes results.
final class LabRun {
    /// Differences for which the number of games is told, in the quantity's unit.
    private static final double[] TOLD = {1, 2, 5};

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
        int threads = options.threads.count(true);
        if (options.spark != null) {
            SparkModule.check(options.spark);
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
            return run(journal, kept, units, threads);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private Exit run(RunJournal journal, Optional<GameFiles> kept, int units, int threads) {
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
                findings = play(run, threads);
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

    private Findings play(LocalRun run, int threads) {
        if (options.spark == null) {
            return run.play(threads);
        }
        try (var cluster = SparkModule.connect(options.spark)) {
            return run.play(cluster);
        }
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
        for (var lineUp : pilot.lineUps()) {
            err.println(localizer.say(new LabCommandMessages.WillTake(
                    lineUp.lineUp().name(),
                    numerals.count((long) Unit.blocks(experiment, lineUp.lineUp())
                            * lineUp.lineUp().rotations()),
                    numerals.time(lineUp.whole()))));
            for (var forecast : lineUp.forecasts()) {
                if (!(forecast.deviation() > 0)) {
                    continue; // it never varied, or no game had it
                }
                var quantity =
                        ReportMaker.quantity(experiment, localizer.language(), forecast.quantity(), forecast.subject());
                var resolution = numerals.number(forecast.resolution(), 2);
                err.println(localizer.say(forecast.arm()
                        .<LabCommandMessages>map(arm -> new LabCommandMessages.WillFind(quantity, arm, resolution))
                        .orElseGet(() -> new LabCommandMessages.WillTell(quantity, resolution))));
                for (double difference : TOLD) {
                    needs(lineUp, forecast, difference);
                }
            }
        }
    }

    private void needs(Pilot.OfLineUp lineUp, Pilot.Forecast forecast, double difference) {
        double blocks = forecast.blocksFor(difference);
        if (blocks > 0) {
            var time = Duration.ofNanos((long) (blocks * lineUp.block().toNanos()));
            err.println(localizer.say(new LabCommandMessages.NeedsGames(
                    numerals.number(difference, 0),
                    numerals.count((long) (blocks * lineUp.lineUp().rotations())),
                    numerals.time(time))));
        }
    }

    private static long cpu() {
        return ManagementFactory.getOperatingSystemMXBean() instanceof com.sun.management.OperatingSystemMXBean system
                ? system.getProcessCpuTime()
                : 0;
    }
}
