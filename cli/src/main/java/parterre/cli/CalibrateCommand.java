package parterre.cli;

import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.value.LearnedValues;
import parterre.cli.TextTable.Side;
import parterre.cli.words.CalibrateMessages;
import parterre.cli.words.CalibrateMessages.ModelKind;
import parterre.cli.words.CompareMessages;
import parterre.cli.words.Localizer;
import parterre.cli.words.TrainMessages;
import parterre.cli.words.TrainMessages.HeadName;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.learn.Calibration;
import parterre.learn.CalibrationStudy;
import parterre.learn.CalibrationStudy.Model;
import parterre.learn.CalibrationStudy.Part;
import parterre.learn.CalibrationStudy.Report;
import parterre.learn.CalibrationStudy.Row;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre calibrate`: measures how far the chances of a game's learned value can be trusted.
@Command(name = "calibrate")
final class CalibrateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--bots", paramLabel = "BOT,BOT…", defaultValue = "level:gentle,level:fair,mcts:50")
    private String bots;

    @Option(names = "--seats", paramLabel = "N", defaultValue = "2")
    private int seats;

    @Option(names = "--games", paramLabel = "N", defaultValue = "2000")
    private int games;

    @Option(names = "--positions", paramLabel = "N", defaultValue = "4")
    private int positions;

    @Mixin
    private ChosenLuck luck;

    @Mixin
    private Agreement agreement;

    @Option(names = "--json")
    private boolean json;

    @Option(names = "--plot", paramLabel = "FILE")
    private @Nullable Path plot;

    @Override
    public Integer call() {
        return calibrate(game.box()).code();
    }

    private <S, M extends Move, V> Exit calibrate(GameBox<S, M, V> box) {
        if (LearnedValues.of(box).isEmpty()) {
            throw CommandException.usage(new CalibrateMessages.NoLearnedValue(game.slug()));
        }
        if (plot != null) {
            Files.creatable(plot);
        }
        var study = new CalibrationStudy<>(
                box,
                agreement.setup(box.game(), seats),
                Entrants.fitting(bots, box),
                Numbers.atLeast(1, games, "--games"),
                Numbers.atLeast(1, positions, "--positions"),
                luck.seed());
        var localizer = Parterre.localizer(spec);
        Report report;
        try (var bar = Progress.of(game.slug(), study.gamesInAll(), localizer)) {
            report = study.run(_ -> bar.step())
                    .orElseThrow(() -> CommandException.usage(new CompareMessages.NobodyWins(game.slug())));
        }
        if (plot != null) {
            Files.write(plot, ReliabilityPlot.svg(box.game().info().name(), report));
        }
        var out = spec.commandLine().getOut();
        if (json) {
            out.println(Json.text(json(report)));
            return Exit.OK;
        }
        var all = report.rows().getFirst().measured();
        out.println(localizer.say(
                new CalibrateMessages.CalibratedOn(report.games(), all.positions(), Long.toString(luck.seed()))));
        out.print(table(report, localizer));
        report.factor()
                .ifPresent(scale -> box.evaluators().stream()
                        .findFirst()
                        .ifPresent(evaluator -> out.println(localizer.say(new CalibrateMessages.FittedScale(
                                evaluator.name(), decimals(scale, 2), decimals(evaluator.scale(), 2))))));
        out.println();
        out.print(TrainCommand.bins(all, localizer));
        return Exit.OK;
    }

    private static TextTable table(Report report, Localizer localizer) {
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(
                localizer.say(new CalibrateMessages.PartHead()),
                localizer.say(new CalibrateMessages.PositionsHead()),
                head(HeadName.LOG_LOSS, localizer),
                head(HeadName.BRIER, localizer),
                head(HeadName.CALIBRATION_ERROR, localizer));
        for (var row : report.rows()) {
            grid.row(
                    named(row, localizer),
                    new Numerals(localizer).count(row.measured().positions()),
                    decimals(row.measured().logLoss(), 4),
                    decimals(row.measured().brier(), 4),
                    decimals(row.measured().error(), 4));
        }
        return grid;
    }

    private static String named(Row row, Localizer localizer) {
        return localizer.say(
                switch (row.part()) {
                    case Part.All() -> new CalibrateMessages.Expecting(kind(row.model()));
                    case Part.Phase(int number, int of) -> new CalibrateMessages.PhaseRow(number, of);
                    case Part.Pair(var names) -> new CalibrateMessages.PairRow(names);
                });
    }

    private static ModelKind kind(Model model) {
        return switch (model) {
            case LEARNED -> ModelKind.LEARNED;
            case EVALUATOR -> ModelKind.EVALUATOR;
            case LINEAR -> ModelKind.LINEAR;
            case EVEN -> ModelKind.EVEN;
        };
    }

    private Map<String, Object> json(Report report) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", game.slug());
        json.put("seats", seats);
        json.put("bots", Entrants.read(bots).stream().map(bot -> bot.name()).toList());
        json.put("games", report.games());
        json.put("seed", luck.seed());
        json.put("rows", report.rows().stream().map(CalibrateCommand::json).toList());
        report.factor().ifPresent(scale -> json.put("evaluatorScale", scale));
        return json;
    }

    private static Map<String, Object> json(Row row) {
        var json = new LinkedHashMap<String, Object>();
        json.put("model", row.model().name().toLowerCase(Locale.ROOT));
        phase(row.part()).ifPresent(phase -> json.put("phase", phase));
        if (row.part() instanceof Part.Pair(var names)) {
            json.put("bots", names);
        }
        Calibration measured = row.measured();
        json.put("positions", measured.positions());
        json.put("logLoss", measured.logLoss());
        json.put("brier", measured.brier());
        json.put("calibrationError", measured.error());
        json.put("bins", measured.bins());
        return json;
    }

    private static Optional<Integer> phase(Part part) {
        return part instanceof Part.Phase(int number, int _) ? Optional.of(number) : Optional.empty();
    }

    private static String head(HeadName head, Localizer localizer) {
        return localizer.say(new TrainMessages.Head(head));
    }

    /// Writes a loss in the usual form, which is the same in every language.
    private static String decimals(double value, int digits) {
        return String.format(Locale.ROOT, "%." + digits + "f", value);
    }
}
