package parterre.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.Entrant;
import parterre.bots.value.NetFile;
import parterre.cli.TextTable.Side;
import parterre.cli.words.CalibrateMessages;
import parterre.cli.words.Localizer;
import parterre.cli.words.TrainMessages;
import parterre.cli.words.TrainMessages.HeadName;
import parterre.cli.words.TrainMessages.ModelName;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.learn.Calibration;
import parterre.learn.Training;
import parterre.learn.Training.Progress.Epoch;
import parterre.learn.Training.Trained;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre train`: learns the value of a game from games between bots, and measures it.
@Command(name = "train")
final class TrainCommand implements Callable<Integer> {
    /// The variable that names the commit of the program; `./parterre` sets it.
    private static final String COMMIT = "PARTERRE_COMMIT";

    private static final String LOSSES = "-losses.svg";
    private static final String RELIABILITY = "-reliability.svg";

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--bots", paramLabel = "BOT,BOT…", defaultValue = "greedy,greedy,slip=0.2")
    private String bots;

    @Option(names = "--games", paramLabel = "N", defaultValue = "8000")
    private int games;

    @Option(names = "--generations", paramLabel = "N", defaultValue = "3")
    private int generations;

    @Option(names = "--search", paramLabel = "N", defaultValue = "0")
    private int search;

    @Option(names = "--lambda", paramLabel = "SHARE", defaultValue = "1")
    private double lambda;

    @Mixin
    private ChosenLuck luck;

    @Option(names = "--work", paramLabel = "FOLDER")
    private @Nullable Path work;

    @Option(names = "--out", paramLabel = "FILE")
    private @Nullable Path out;

    @Option(names = "--report", paramLabel = "FOLDER")
    private @Nullable Path report;

    @Override
    public Integer call() {
        return train(game.box()).code();
    }

    private <S, M extends Move, V> Exit train(GameBox<S, M, V> box) {
        if (box.features().isEmpty()) {
            throw CommandException.usage(new TrainMessages.NoFeatures(game.slug()));
        }
        var standard = Training.Plan.standard(
                        players(box),
                        Numbers.atLeast(0, search, "--search"),
                        Numbers.atLeast(1, generations, "--generations"),
                        Numbers.atLeast(1, games, "--games"),
                        luck.seed())
                .withLambda(lambda);
        if (!(lambda >= 0 && lambda <= 1)) {
            throw CommandException.usage(new TrainMessages.NotAShare("--lambda", Double.toString(lambda)));
        }
        if (out != null) {
            Files.creatable(out);
        }
        if (report != null) {
            Files.makeFolder(report);
            Files.creatable(file(report, ".md"));
            Files.creatable(file(report, LOSSES));
            Files.creatable(file(report, RELIABILITY));
        }
        var plan = work == null ? standard : standard.keptIn(work);
        var localizer = Parterre.localizer(spec);
        var printer = spec.commandLine().getOut();
        var epochs = new ArrayList<Epoch>();
        Trained trained;
        try (var bar = Progress.of(game.slug(), plan.gamesInAll(), localizer)) {
            trained = new Training<>(box, plan, progress -> {
                        switch (progress) {
                            case Training.Progress.Played(int generation, int _, int _) -> {
                                bar.step();
                                bar.note(() -> localizer.say(
                                        new TrainMessages.PlayingGeneration(generation, plan.generations())));
                            }
                            case Epoch epoch -> {
                                epochs.add(epoch);
                                printer.println(localizer.say(said(epoch)));
                            }
                        }
                    })
                    .run();
        }
        printer.println();
        printer.print(measured(trained, localizer));
        printer.println();
        printer.println(localizer.say(new TrainMessages.NetHash(trained.file().hash())));
        if (report != null) {
            write(report, box.game().info().name(), plan, trained, epochs);
        }
        return judged(trained, localizer);
    }

    /// Returns the bots of the first generation. Throws an exception about those that may not play the same
    /// again, because equal commands give equal nets.
    private List<Entrant> players(GameBox<?, ?, ?> box) {
        var players = Entrants.fitting(bots, box);
        var others = players.stream()
                .filter(bot -> !bot.reproducible())
                .map(Entrant::name)
                .toList();
        if (!others.isEmpty()) {
            throw CommandException.usage(new TrainMessages.OnlyRepeatable(others));
        }
        return players;
    }

    /// Returns what the models were measured to be.
    private static String measured(Trained trained, Localizer localizer) {
        return localizer.say(new TrainMessages.TestedOn(trained.net().positions())) + "\n" + models(trained, localizer)
                + "\n" + bins(trained.net(), localizer);
    }

    /// Writes the report: the tables in Markdown, and two pictures.
    private void write(Path folder, String name, Training.Plan plan, Trained trained, List<Epoch> epochs) {
        var localizer = Localizer.standard();
        var losses = file(folder, LOSSES);
        var reliability = file(folder, RELIABILITY);
        Files.write(losses, LossPlot.svg(name, epochs, trained.even().logLoss()));
        Files.write(reliability, ReliabilityPlot.svg(name, plan.testGames(), trained.net(), trained.linear()));
        var text = new StringBuilder("# ")
                .append(localizer.say(new TrainMessages.TrainingTitle(name)))
                .append("\n\n```text\n");
        withCommit(trained.file())
                .about()
                .forEach((entry, value) ->
                        text.append(entry).append(": ").append(value).append('\n'));
        text.append("\n")
                .append(measured(trained, localizer))
                .append("\n")
                .append(localizer.say(new TrainMessages.NetHash(trained.file().hash())))
                .append("\n```\n\n")
                .append(picture(localizer.say(new TrainMessages.LossTitle(name)), losses))
                .append("\n")
                .append(picture(
                        localizer.say(new CalibrateMessages.ReliabilityTitle(name, plan.testGames())), reliability));
        Files.write(file(folder, ".md"), text.toString());
    }

    /// Returns the net with the commit of the program, where the environment tells it.
    private static NetFile withCommit(NetFile file) {
        var commit = System.getenv(COMMIT);
        return commit == null || commit.isBlank() ? file : file.withCommit(commit.strip());
    }

    private static String picture(String title, Path file) {
        return "![" + title + "](" + file.getFileName() + ")\n";
    }

    private Path file(Path folder, String ending) {
        return folder.resolve("value-" + game.slug() + ending);
    }

    private Exit judged(Trained trained, Localizer localizer) {
        var printer = spec.commandLine().getOut();
        if (!trained.passes()) {
            printer.println(localizer.say(new TrainMessages.NetFails(number(Trained.MOST_ERROR))));
            return Exit.CHECK_FAILED;
        }
        if (out == null) {
            printer.println(localizer.say(new TrainMessages.NetPasses()));
        } else {
            Files.write(out, withCommit(trained.file()).text());
            printer.println(localizer.say(new TrainMessages.NetWritten(out.toString())));
        }
        return Exit.OK;
    }

    private static TrainMessages said(Epoch epoch) {
        return new TrainMessages.EpochDone(
                epoch.linear() ? ModelName.LINEAR : ModelName.NET,
                epoch.generation(),
                epoch.epoch(),
                number(epoch.loss()),
                number(epoch.test().logLoss()));
    }

    private static TextTable models(Trained trained, Localizer localizer) {
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(
                "",
                head(HeadName.LOG_LOSS, localizer),
                head(HeadName.BRIER, localizer),
                head(HeadName.CALIBRATION_ERROR, localizer));
        row(grid, ModelName.NET, trained.net(), localizer);
        row(grid, ModelName.LINEAR, trained.linear(), localizer);
        row(grid, ModelName.EVEN, trained.even(), localizer);
        return grid;
    }

    private static void row(TextTable grid, ModelName model, Calibration measured, Localizer localizer) {
        grid.row(
                localizer.say(new TrainMessages.Model(model)),
                number(measured.logLoss()),
                number(measured.brier()),
                number(measured.error()));
    }

    /// Returns a table of the net's expected shares beside the real ones.
    static TextTable bins(Calibration measured, Localizer localizer) {
        var numerals = new Numerals(localizer);
        var grid = new TextTable("", Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(head(HeadName.EXPECTED, localizer), head(HeadName.CAME, localizer), head(HeadName.COUNT, localizer));
        measured.bins()
                .forEach(bin -> grid.row(
                        numerals.percent(bin.expected()), numerals.percent(bin.came()), numerals.count(bin.count())));
        return grid;
    }

    private static String head(HeadName head, Localizer localizer) {
        return localizer.say(new TrainMessages.Head(head));
    }

    /// Writes a loss in the usual form, which is the same in every language.
    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4f", value);
    }
}
