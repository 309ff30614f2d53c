package parterre.cli;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import parterre.cli.words.LabCommandSays;
import parterre.cli.words.LabCommandSays.LabColumn;
import parterre.cli.words.LabCommandSays.LabTable;
import parterre.cli.words.Voice;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.experiment.Sweep;
import parterre.lab.report.ReportMaker;
import parterre.lab.report.ReportPage;
import parterre.lab.report.ReportWriters;
import parterre.lab.run.LocalRun;
import parterre.lab.run.RunWatcher;
import parterre.lab.sweep.SweepRun;
import parterre.lab.sweep.SweepRun.Point;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre lab sweep`: looks among options and card values for a variant that comes near to an aim.
@Command(name = "sweep")
final class LabSweepCommand implements Callable<Integer> {
    /// The most points of the table of all points.
    private static final int MOST = 20;

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "file", paramLabel = "FILE")
    private String file;

    @Mixin
    private GamesAtATime threads;

    @Override
    public Integer call() {
        var sweep = Complaint.inputUnlessGood(file, ExperimentFile.readSweep(Files.text(file), LabFiles.beside(file)));
        var voice = Parterre.voice(spec, sweep.base().box());
        var numerals = new Numerals(voice);
        var err = spec.commandLine().getErr();
        var run = new SweepRun(sweep);
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
        if (points.isEmpty()) {
            throw Complaint.usage(new LabCommandSays.NothingPlayable());
        }
        tell(sweep, points, voice);
        if (interrupted) {
            return Exit.INTERRUPTED.code();
        }
        confirm(run, points.getFirst(), voice);
        return Exit.OK.code();
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
    private void confirm(SweepRun run, Point best, Voice voice) {
        var out = spec.commandLine().getOut();
        out.println(voice.say(new LabCommandSays.LabTitle(LabTable.CONFIRMED)));
        out.println();
        var again = new LocalRun(run.confirmation(best), Optional.empty(), RunWatcher.none());
        try (var _ = new Interrupt(again::stop)) {
            out.print(ReportWriters.text(ReportMaker.page(again.play(threads.count(true)), voice.language())));
        }
    }
}
