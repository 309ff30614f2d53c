package parterre.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.series.Seating;
import parterre.bots.series.Series;
import parterre.bots.series.SeriesPlan;
import parterre.cli.Grid.Side;
import parterre.cli.count.Gauge;
import parterre.cli.count.Measure;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre sanity`: our figures of a game beside those that another implementation of its rules came to.
@Command(
        name = "sanity",
        description = {
            "Plays a game many times and compares with the figures that another implementation of the same rules found.",
            "Where the rules alone decide (random play) a figure must agree within 3 standard errors; where bots may"
                    + " differ, more than a quarter is told. The exit code is 1 if a figure is off or unexplained."
        },
        footer = {
            "  parterre sanity GAME",
            "  parterre sanity GAME --bot random --games 100000",
        })
final class SanityCommand implements Callable<Integer> {
    private static final int JUDGED_GAMES = 10_000;

    /// Of numbers that come out as a half in the last digit.
    private static final double ROUNDING = 1e-9;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(
            names = "--games",
            paramLabel = "N",
            description =
                    "How many games a row (default: 10,000 of random play, as many as the reference of other bots).")
    private @Nullable Integer games;

    @Mixin
    private ChosenLuck luck;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many games are played at a time" + " (default: one for each processor).")
    private @Nullable Integer threads;

    @Option(names = "--bot", paramLabel = "BOT", description = "Only the rows of this bot.")
    private @Nullable String bot;

    @Override
    public Integer call() {
        if (games != null) {
            Numbers.atLeast(1, games, "--games");
        }
        if (threads != null) {
            Numbers.atLeast(1, threads, "--threads");
        }
        return compare(game.box()).code();
    }

    private <S, M extends Move, V> Exit compare(GameBox<S, M, V> box) {
        var reference = Reference.of(box)
                .orElseThrow(() -> Complaint.usage(box.game().info().name()
                        + " ships no reference figures (sanity.json), so there is nothing to compare with"));
        var rows = reference.rows().stream()
                .filter(row -> bot == null || row.bot().equals(bot))
                .toList();
        if (rows.isEmpty()) {
            var bots =
                    reference.rows().stream().map(Reference.Row::bot).distinct().toList();
            throw Complaint.usage("there are no figures of " + bot + "; there are some of " + String.join(", ", bots));
        }
        var out = spec.commandLine().getOut();
        Grid.wrapped(reference.says(), 100).forEach(out::println);
        int faults = bot == null ? print(reference.constants(), box.figures().constants(), out) : 0;
        for (var row : rows) {
            faults += print(reference, row, gauges(box, reference, row), out);
        }
        out.println();
        out.println(faults == 0 ? "all figures agree or are explained" : faults + " figures are off or unexplained");
        return faults == 0 ? Exit.OK : Exit.CHECK_FAILED;
    }

    private <S, M extends Move, V> List<Gauge> gauges(GameBox<S, M, V> box, Reference reference, Reference.Row row) {
        var columns = box.figures().columns();
        var gauges = new ArrayList<Gauge>();
        for (var name : row.figures().keySet()) {
            var measure = Measure.read(name, columns, reference.skipped() * row.seats())
                    .orThrow();
            gauges.add(new Gauge(measure, row.games()));
        }
        int standard = row.judged() ? JUDGED_GAMES : row.games();
        int count = games == null ? standard : games;
        int atATime = threads == null ? Runtime.getRuntime().availableProcessors() : threads;
        var lineUps = row.lineUps();
        int share = Math.ceilDiv(count, lineUps.size());
        try (var progress = Progress.of(row.title(), (long) share * lineUps.size(), "games")) {
            for (var bots : lineUps) {
                var entrants = Entrants.read(bots);
                var plan = new SeriesPlan(
                        setup(box, row),
                        entrants.size() == 1 ? Collections.nCopies(row.seats(), entrants.getFirst()) : entrants,
                        share,
                        luck.seed(),
                        Seating.FIXED,
                        SeriesPlan.STOPPED_AFTER,
                        SeriesPlan.Records.DROPPED);
                new Series<>(box, plan).play(atATime, outcome -> {
                    gauges.forEach(gauge -> gauge.add(outcome));
                    progress.step();
                });
            }
        }
        return gauges;
    }

    private static Setup setup(GameBox<?, ?, ?> box, Reference.Row row) {
        var info = box.game().info();
        return Setup.read(info, info.edition(), row.seats(), row.options()).orThrow();
    }

    /// Prints what is worked out without playing, and says how many numbers differ: each must be the same when
    /// rounded as it is there.
    private static int print(Map<String, BigDecimal> there, List<Figures.Constant> here, PrintWriter out) {
        if (there.isEmpty()) {
            return 0;
        }
        out.println();
        out.println("worked out without playing:");
        var grid = new Grid("  ", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.LEFT);
        grid.row("", "there", "here", "");
        int faults = 0;
        for (var name : new TreeSet<>(there.keySet())) {
            var known = Optional.ofNullable(there.get(name)).orElseThrow();
            double ours = here.stream()
                    .filter(constant -> constant.name().equals(name))
                    .mapToDouble(Figures.Constant::value)
                    .findFirst()
                    .orElse(Double.NaN);
            boolean agrees = Math.abs(ours - known.doubleValue()) <= known.ulp().doubleValue() / 2 * (1 + ROUNDING);
            faults += agrees ? 0 : 1;
            grid.row(name, known.toPlainString(), Words.number(ours, known.scale() + 2), agrees ? "agrees" : "off");
        }
        out.print(grid);
        return faults;
    }

    /// Prints a row's figures and says how many of them are at fault.
    private static int print(Reference reference, Reference.Row row, List<Gauge> gauges, PrintWriter out) {
        out.println();
        out.println(row.title() + ": " + Words.count(row.games()) + " games there, "
                + Words.count(gauges.getFirst().games()) + " here");
        var grid = new Grid("  ", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.LEFT, Side.RIGHT, Side.RIGHT, Side.LEFT);
        grid.row("", "there", "here", "95 %", "difference", "z", "");
        int faults = 0;
        for (var gauge : gauges) {
            var figure = figure(reference, row, gauge);
            faults += figure.verdict().fault() ? 1 : 0;
            grid.row(
                    gauge.measure().name(),
                    figure.there().toPlainString(),
                    Words.number(figure.here(), figure.there().scale() + 1),
                    gauge.interval()
                            .map(ours -> Words.number(
                                            ours.from(), figure.there().scale() + 1) + "–"
                                    + Words.number(ours.to(), figure.there().scale() + 1))
                            .orElse(""),
                    Words.percent(figure.difference()),
                    Double.isNaN(figure.z()) ? "" : Words.number(figure.z(), 2),
                    figure.verdict().says());
        }
        out.print(grid);
        return faults;
    }

    private static Compared figure(Reference reference, Reference.Row row, Gauge gauge) {
        var there =
                Optional.ofNullable(row.figures().get(gauge.measure().name())).orElseThrow();
        double here = gauge.value();
        double z = gauge.z(there.doubleValue(), row.games(), there.ulp().doubleValue());
        double difference = there.signum() == 0 ? Double.NaN : here / there.doubleValue() - 1;
        var verdict = row.judged()
                ? Verdict.judged(z)
                : Verdict.compared(
                        z,
                        difference,
                        reference.explanation(row.bot(), gauge.measure().name()));
        return new Compared(there, here, difference, z, verdict);
    }

    /// A figure there and here.
    ///
    /// @param difference relative to there; NaN if that is 0
    private record Compared(BigDecimal there, double here, double difference, double z, Verdict verdict) {}
}
