package parterre.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.bots.Entrant;
import parterre.bots.series.Estimate;
import parterre.cli.TextTable.Side;
import parterre.cli.words.Localizer;
import parterre.cli.words.ReviewMessages;
import parterre.cli.words.ReviewMessages.ReviewColumn;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.review.LuckStudy;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre luck`: measures how much of the results of bots is luck.
@Command(name = "luck")
final class LuckCommand implements Callable<Integer> {
    private static final int LEAST_GAMES = 4;
    private static final int POINTS = 100;

    @Spec
    private CommandSpec spec;

    @Mixin
    private StudyOptions common;

    @Option(names = "--seats", paramLabel = "BOT,BOT…", defaultValue = "greedy,greedy")
    private String seats;

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
    private int games;

    @Option(names = "--report", paramLabel = "FOLDER")
    private @Nullable Path report;

    @Override
    public Integer call() throws InterruptedException {
        return measure(common.box()).code();
    }

    private <S, M extends Move, V> Exit measure(GameBox<S, M, V> box) throws InterruptedException {
        var bots = Entrants.fitting(seats, box);
        var setup = common.setup(box.game(), bots.size());
        var study = new LuckStudy<>(
                box, Judges.of(box), setup, bots, Numbers.atLeast(LEAST_GAMES, games, "--games"), common.seed());
        var localizer = Parterre.localizer(spec, box);
        var plot = Optional.ofNullable(report).map(folder -> folder.resolve("luck-" + common.slug() + ".svg"));
        if (report != null) {
            Files.makeFolder(report);
            plot.ifPresent(Files::creatable);
        }
        LuckStudy.Report measured;
        try (var progress = Progress.of(common.slug(), games, localizer)) {
            measured = study.run(common.gamesAtATime(true), progress::step);
        }
        var parties = names(box, setup, localizer);
        plot.ifPresent(file -> Files.write(file, LuckPlot.svg(box.game().info().name(), measured, parties)));
        var out = spec.commandLine().getOut();
        if (common.isJson()) {
            out.println(Json.text(json(measured)));
            return Exit.OK;
        }
        out.println(localizer.say(new ReviewMessages.LuckMeasured(measured.games(), Long.toString(common.seed()))));
        out.print(table(measured, parties, localizer));
        return Exit.OK;
    }

    private static TextTable table(LuckStudy.Report report, List<String> names, Localizer localizer) {
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(Stream.concat(
                        Stream.of(""),
                        Stream.of(
                                        ReviewColumn.LUCK,
                                        ReviewColumn.END,
                                        ReviewColumn.WITHOUT_LUCK,
                                        ReviewColumn.VARIANCE_FACTOR,
                                        ReviewColumn.LUCK_MULTIPLE,
                                        ReviewColumn.FITTED_FACTOR)
                                .map(column -> localizer.say(new ReviewMessages.ReviewHead(column))))
                .toList());
        for (int party = 0; party < report.parties().size(); party++) {
            var row = report.parties().get(party);
            grid.row(
                    names.get(party),
                    points(row.luck(), "%+.2f", localizer),
                    points(row.result(), "%.2f", localizer),
                    points(row.withoutLuck(), "%.2f", localizer),
                    number(row.factor(), localizer),
                    number(row.multiple(), localizer),
                    number(row.fittedFactor(), localizer));
        }
        return grid;
    }

    private static String number(double number, Localizer localizer) {
        return String.format(localizer.language(), "%.2f", number);
    }

    /// "+0.12 ± 0.34"
    private static String points(Estimate estimate, String form, Localizer localizer) {
        return String.format(
                localizer.language(),
                form + " ± %.2f",
                POINTS * estimate.value(),
                POINTS * (estimate.high() - estimate.value()));
    }

    private static List<String> names(GameBox<?, ?, ?> box, Setup setup, Localizer localizer) {
        return Stream.concat(
                        Seat.first(setup.seats()).stream().map(Seat::toString),
                        box.game().rivals(setup).stream().map(rival -> localizer.party(rival.name())))
                .toList();
    }

    private Map<String, Object> json(LuckStudy.Report report) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", common.slug());
        json.put("seats", Entrants.read(seats).stream().map(Entrant::name).toList());
        json.put("seed", common.seed());
        json.put("games", report.games());
        json.put("parties", report.parties());
        return json;
    }
}
