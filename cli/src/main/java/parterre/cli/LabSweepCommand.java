package parterre.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.LabCommandSays;
import parterre.cli.words.LabCommandSays.LabColumn;
import parterre.cli.words.LabCommandSays.LabTable;
import parterre.cli.words.Voice;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.experiment.Sweep;
import parterre.lab.report.ReportMaker;
import parterre.lab.report.ReportPage;
import parterre.lab.report.ReportWriters;
import parterre.lab.sweep.SweepRun;
import parterre.lab.sweep.SweepRun.Point;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre lab sweep`: looks among options and card values for a variant that comes near to an aim.
@Command(name = "sweep")
final class LabSweepCommand implements Callable<Integer> {
    /// The most points of the table of all points.
    private static final int MOST = 20;

    /// The folder of the journals of points, inside the sweep's own.
    private static final String POINTS = "points";

    /// The beginning of the name of the last comparison's folder. Its hash follows, since another best point
    /// is another experiment.
    private static final String BEST = "best-";

    private static final int HASH = 8;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "file", paramLabel = "FILE")
    private String file;

    @Option(names = "--out", descriptionKey = "lab-out", paramLabel = "FOLDER")
    private @Nullable Path out;

    @Mixin
    private GamesAtATime threads;

    @Override
    public Integer call() {
        var sweep = Complaint.inputUnlessGood(
                file,
                ExperimentFile.readSweep(Files.text(file), LabFiles.beside(file))
                        .then(SweepRun::checked));
        var voice = Parterre.voice(spec, sweep.base().box());
        var numerals = new Numerals(voice);
        var err = spec.commandLine().getErr();
        var folder = Optional.ofNullable(out).orElseGet(() -> LabFiles.folder(file));
        Files.makeFolder(folder.resolve(POINTS));
        var run = new SweepRun(sweep, Optional.of(folder.resolve(POINTS)));
        List<Point> points;
        boolean interrupted;
        var tried = new int[1];
        try (var interrupt = new Interrupt(run::stop)) {
            points = run.play(
                    threads.count(true),
                    point -> err.println(voice.say(new LabCommandSays.PointTried(
                            ++tried[0], sweep.points(), point.arm().name(), numerals.number(point.loss(), 2)))));
            interrupted = interrupt.came();
        }
        if (points.isEmpty() && !interrupted) {
            throw Complaint.usage(new LabCommandSays.NothingPlayable());
        }
        if (!points.isEmpty()) {
            tell(sweep, points, voice);
        }
        if (interrupted) {
            return Exit.INTERRUPTED.code();
        }
        return confirm(run, points.getFirst(), folder, voice).code();
    }

    private void tell(Sweep sweep, List<Point> points, Voice voice) {
        var front = SweepRun.front(points);
        var parts = new ArrayList<ReportPage.Part>();
        parts.add(new ReportPage.Paragraph(voice.say(new LabCommandSays.SweepTold(points.size(), front.size()))));
        parts.add(new ReportPage.Heading(voice.say(new LabCommandSays.LabTitle(LabTable.FRONT))));
        parts.add(table(sweep, front, voice));
        parts.add(new ReportPage.Heading(voice.say(new LabCommandSays.LabTitle(LabTable.TRIED))));
        parts.add(table(sweep, points.stream().limit(MOST).toList(), voice));
        spec.commandLine()
                .getOut()
                .println(ReportWriters.text(new ReportPage(sweep.base().name(), parts)));
    }

    private static ReportPage.Table table(Sweep sweep, List<Point> points, Voice voice) {
        var numerals = new Numerals(voice);
        var head = Stream.of(
                        Stream.of(voice.say(new LabCommandSays.LabHead(LabColumn.VARIANT))),
                        sweep.aims().stream()
                                .map(aim -> ReportMaker.quantity(
                                        sweep.base(), voice.language(), aim.quantity(), aim.subject())),
                        Stream.of(voice.say(new LabCommandSays.LabHead(LabColumn.OFF))))
                .flatMap(each -> each)
                .toList();
        var rows = points.stream()
                .map(point -> Stream.of(
                                Stream.of(point.arm().name()),
                                point.measured().stream().map(each -> numerals.number(each, 2)),
                                Stream.of(numerals.number(point.loss(), 2)))
                        .flatMap(each -> each)
                        .toList())
                .toList();
        return new ReportPage.Table(head, rows);
    }

    /// Compares the best point with the first arm by new games. The games of the search chose it, and flatter
    /// it.
    private Exit confirm(SweepRun run, Point best, Path folder, Voice voice) {
        var line = spec.commandLine();
        line.getOut().println(voice.say(new LabCommandSays.LabTitle(LabTable.CONFIRMED)));
        line.getOut().println();
        var options = new LabOptions();
        options.threads = threads;
        var again = run.confirmation(best);
        var results = new LabFolder(folder.resolve(BEST + again.sha256().substring(0, HASH)));
        return new LabRun(again, results, options, voice, line.getOut(), line.getErr()).run();
    }
}
