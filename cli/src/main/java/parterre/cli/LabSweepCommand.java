package parterre.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.bots.series.Estimate;
import parterre.cli.words.LabCommandMessages;
import parterre.cli.words.LabCommandMessages.LabColumn;
import parterre.cli.words.LabCommandMessages.LabTable;
import parterre.cli.words.Localizer;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.experiment.Sweep;
import parterre.lab.report.ReportMaker;
import parterre.lab.report.ReportPage;
import parterre.lab.report.TradeOffPictures;
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
    private ChosenMachines machines;

    @Override
    public Integer call() {
        var sweep = CommandException.inputUnlessGood(
                file,
                ExperimentFile.readSweep(Files.text(file), LabFiles.beside(file))
                        .then(SweepRun::checked));
        var localizer = Parterre.localizer(spec, sweep.base().box());
        var numerals = new Numerals(localizer);
        var err = spec.commandLine().getErr();
        var folder = Optional.ofNullable(out).orElseGet(() -> LabFiles.folder(file));
        machines.check();
        Files.makeFolder(folder.resolve(POINTS));
        var run = new SweepRun(sweep, Optional.of(folder.resolve(POINTS)));
        List<Point> points;
        boolean interrupted;
        var tried = new int[1];
        long began = System.nanoTime();
        try (var interrupt = new Interrupt(run::stop)) {
            points = machines.on(
                    true,
                    chosen -> run.play(
                            chosen,
                            point -> err.println(localizer.say(new LabCommandMessages.PointTried(
                                    ++tried[0],
                                    sweep.points(),
                                    point.arm().name(),
                                    numerals.number(point.loss(), 2),
                                    numerals.time(left(System.nanoTime() - began, tried[0], sweep.points())))))));
            interrupted = interrupt.came();
        }
        if (points.isEmpty() && !interrupted) {
            throw CommandException.usage(new LabCommandMessages.NothingPlayable());
        }
        if (!points.isEmpty()) {
            tell(sweep, points, folder, localizer);
        }
        if (interrupted) {
            return Exit.INTERRUPTED.code();
        }
        return confirm(run, points.getFirst(), folder, localizer).code();
    }

    /// Returns how long the other points will take, if they take as long as those so far.
    private static Duration left(long nanos, int tried, int of) {
        return Duration.ofNanos(nanos / tried * (of - tried));
    }

    private void tell(Sweep sweep, List<Point> points, Path folder, Localizer localizer) {
        var front = SweepRun.front(points);
        var parts = new ArrayList<ReportPage.Part>();
        var best = points.getFirst();
        parts.add(new ReportPage.Paragraph(localizer.say(new LabCommandMessages.NearestVariant(
                best.arm().name(), best.loss() == 0, new Numerals(localizer).number(best.loss(), 2)))));
        parts.add(
                new ReportPage.Paragraph(localizer.say(new LabCommandMessages.SweepTold(points.size(), front.size()))));
        parts.add(new ReportPage.Heading(localizer.say(new LabCommandMessages.LabTitle(LabTable.FRONT))));
        parts.add(table(sweep, points, front, localizer));
        TradeOffPictures.of(sweep, points, localizer.language())
                .forEach(each -> parts.add(new ReportPage.Drawing(each)));
        parts.add(new ReportPage.Heading(localizer.say(new LabCommandMessages.LabTitle(LabTable.TRIED))));
        parts.add(table(sweep, points, points.stream().limit(MOST).toList(), localizer));
        var page = new LabPage(
                new ReportPage(sweep.base().name(), parts),
                points.stream().map(point -> data(point, front.contains(point))).toList(),
                sweep.base().box(),
                localizer.language());
        page.write(folder);
        spec.commandLine().getOut().println(page.in(LabOptions.LabFormat.TEXT));
        spec.commandLine().getErr().println(localizer.say(new LabCommandMessages.ResultsWritten(folder.toString())));
    }

    /// Returns a point for programs.
    private static Map<String, Object> data(Point point, boolean isOnFront) {
        var data = new LinkedHashMap<String, Object>();
        data.put("variant", point.arm().name());
        data.put("measured", point.measured().stream().map(Estimate::value).toList());
        data.put(
                "intervals",
                point.measured().stream()
                        .map(each -> List.of(each.low(), each.high()))
                        .toList());
        data.put("distances", point.distances());
        data.put("loss", point.loss());
        data.put("front", isOnFront);
        return data;
    }

    /// Returns some of all points. Each has the number that it has in the picture: its place among all.
    private static ReportPage.Table table(Sweep sweep, List<Point> all, List<Point> some, Localizer localizer) {
        var numerals = new Numerals(localizer);
        var head = Stream.of(
                        Stream.of(localizer.say(new LabCommandMessages.LabHead(LabColumn.VARIANT))),
                        sweep.aims().stream()
                                .map(aim -> ReportMaker.quantity(
                                        sweep.base(), localizer.language(), aim.quantity(), aim.subject())),
                        Stream.of(localizer.say(new LabCommandMessages.LabHead(LabColumn.OFF))))
                .flatMap(each -> each)
                .toList();
        var rows = some.stream()
                .map(point -> Stream.of(
                                Stream.of(all.indexOf(point) + 1 + " "
                                        + point.arm().name()),
                                point.measured().stream().map(each -> numerals.estimate(each, 2)),
                                Stream.of(numerals.number(point.loss(), 2)))
                        .flatMap(each -> each)
                        .toList())
                .toList();
        return new ReportPage.Table(head, rows);
    }

    /// Compares the best point with the first arm by new games. The games of the search chose it, and flatter
    /// it.
    private Exit confirm(SweepRun run, Point best, Path folder, Localizer localizer) {
        var line = spec.commandLine();
        line.getOut().println(localizer.say(new LabCommandMessages.LabTitle(LabTable.CONFIRMED)));
        line.getOut().println();
        var options = new LabOptions();
        options.machines = machines;
        var again = run.confirmation(best);
        var results = new LabFolder(folder.resolve(BEST + again.sha256().substring(0, HASH)));
        return new LabRun(again, results, options, localizer, line.getOut(), line.getErr()).run();
    }
}
