package parterre.cli;

import java.io.PrintWriter;
import java.math.BigDecimal;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.Optional;
import java.util.TreeSet;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Seating;
import parterre.bots.series.SeriesPlan;
import parterre.cli.TextTable.Side;
import parterre.cli.count.Gauge;
import parterre.cli.count.Measure;
import parterre.cli.words.Localizer;
import parterre.cli.words.SanityMessages;
import parterre.cli.words.SanityMessages.Opinion;
import parterre.cli.words.SeriesMessages;
import parterre.cli.words.SeriesMessages.Column;
import parterre.engine.Move;
import parterre.engine.Setup;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre sanity`: prints our figures of a game beside those of another implementation of its rules.
@Command(name = "sanity")
final class SanityCommand implements Callable<Integer> {
    private static final int JUDGED_GAMES = 10_000;

    /// The tolerance for numbers that are a half in the last digit.
    private static final double ROUNDING = 1e-9;

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--games", paramLabel = "N")
    private @Nullable Integer games;

    @Mixin
    private ChosenLuck luck;

    @Option(names = "--threads", paramLabel = "T")
    private @Nullable Integer threads;

    @Option(names = "--bot", paramLabel = "BOT")
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
                .orElseThrow(() -> CommandException.usage(
                        new SanityMessages.NoReference(box.game().info().name())));
        var rows = reference.rows().stream()
                .filter(row -> bot == null || row.bot().equals(bot))
                .toList();
        if (rows.isEmpty()) {
            var bots =
                    reference.rows().stream().map(Reference.Row::bot).distinct().toList();
            throw CommandException.usage(new SanityMessages.NoFiguresOf(Objects.requireNonNullElse(bot, ""), bots));
        }
        var out = spec.commandLine().getOut();
        TextTable.wrapped(reference.says(), 100).forEach(out::println);
        int faults = bot == null ? print(reference.constants(), box.figures().constants(), out) : 0;
        for (var row : rows) {
            faults += print(reference, row, gauges(box, reference, row), out);
        }
        out.println();
        out.println(
                localizer().say(faults == 0 ? new SanityMessages.AllAgree() : new SanityMessages.FiguresOff(faults)));
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
        try (var progress = Progress.of(title(row), (long) share * lineUps.size(), localizer())) {
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
                new MatchSeries<>(box, plan).play(atATime, outcome -> {
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

    /// Prints the numbers that need no play, and returns how many of them differ. Each must be the same after
    /// rounding to the digits of the other implementation.
    private int print(Map<String, BigDecimal> there, List<Figures.Constant> here, PrintWriter out) {
        if (there.isEmpty()) {
            return 0;
        }
        out.println();
        out.println(localizer().say(new SanityMessages.WorkedOut()));
        var grid = new TextTable("  ", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.LEFT);
        grid.row("", head(Column.THERE), head(Column.HERE), "");
        int faults = 0;
        for (var name : new TreeSet<>(there.keySet())) {
            var known = Optional.ofNullable(there.get(name)).orElseThrow();
            var found = here.stream()
                    .filter(constant -> constant.name().equals(name))
                    .findFirst();
            double ours = found.map(Figures.Constant::value).orElse(Double.NaN);
            boolean agrees = Math.abs(ours - known.doubleValue()) <= known.ulp().doubleValue() / 2 * (1 + ROUNDING);
            faults += agrees ? 0 : 1;
            grid.row(
                    found.map(constant -> localizer().say(constant.about())).orElse(name),
                    numerals().number(known.doubleValue(), known.scale()),
                    numerals().number(ours, known.scale() + 2),
                    localizer().say(new SanityMessages.Judged(agrees ? Opinion.AGREES : Opinion.OFF)));
        }
        out.print(grid);
        return faults;
    }

    /// Prints a row's figures and returns how many of them are at fault.
    private int print(Reference reference, Reference.Row row, List<Gauge> gauges, PrintWriter out) {
        out.println();
        out.println(localizer()
                .say(new SanityMessages.Compared(
                        said(row), row.games(), gauges.getFirst().games())));
        var grid = new TextTable("  ", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.LEFT, Side.RIGHT, Side.RIGHT, Side.LEFT);
        grid.row("", head(Column.THERE), head(Column.HERE), "95 %", head(Column.DIFFERENCE), "z", "");
        int faults = 0;
        for (var gauge : gauges) {
            var figure = figure(reference, row, gauge);
            faults += figure.verdict().fault() ? 1 : 0;
            grid.row(
                    gauge.measure().name(),
                    numerals()
                            .number(figure.there().doubleValue(), figure.there().scale()),
                    numerals().number(figure.here(), figure.there().scale() + 1),
                    gauge.interval()
                            .map(ours -> numerals()
                                            .number(ours.from(), figure.there().scale() + 1) + "–"
                                    + numerals()
                                            .number(ours.to(), figure.there().scale() + 1))
                            .orElse(""),
                    numerals().percent(figure.difference()),
                    Double.isNaN(figure.z()) ? "" : numerals().number(figure.z(), 2),
                    localizer().say(figure.verdict().says()));
        }
        out.print(grid);
        return faults;
    }

    private Localizer localizer() {
        return Parterre.localizer(spec);
    }

    private Numerals numerals() {
        return new Numerals(localizer());
    }

    private String head(Column column) {
        return localizer().say(new SeriesMessages.Heading(column));
    }

    private String title(Reference.Row row) {
        return localizer().say(said(row));
    }

    private static SanityMessages.Row said(Reference.Row row) {
        return new SanityMessages.Row(row.bot(), row.seats(), row.agreed());
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

    /// A figure of the other implementation and ours.
    ///
    /// @param difference relative to the other figure; NaN if that is 0
    private record Compared(BigDecimal there, double here, double difference, double z, Verdict verdict) {}
}
