package parterre.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.value.NetFile;
import parterre.cli.Grid.Side;
import parterre.cli.words.CalibrateSays;
import parterre.cli.words.TrainSays;
import parterre.cli.words.TrainSays.HeadName;
import parterre.cli.words.TrainSays.ModelName;
import parterre.cli.words.Voice;
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
            throw Complaint.usage(new TrainSays.NoFeatures(game.slug()));
        }
        var standard = Training.Plan.standard(
                        Entrants.read(bots),
                        Numbers.atLeast(0, search, "--search"),
                        Numbers.atLeast(1, generations, "--generations"),
                        Numbers.atLeast(1, games, "--games"),
                        luck.seed())
                .withLambda(lambda);
        if (!(lambda >= 0 && lambda <= 1)) {
            throw Complaint.usage(new TrainSays.NotAShare("--lambda", Double.toString(lambda)));
        }
        if (report != null) {
            Files.makeFolder(report);
            Files.unused(file(report, ".md"));
            Files.unused(file(report, LOSSES));
            Files.unused(file(report, RELIABILITY));
        }
        var plan = work == null ? standard : standard.keptIn(work);
        var voice = Parterre.voice(spec);
        var printer = spec.commandLine().getOut();
        var epochs = new ArrayList<Epoch>();
        Trained trained;
        try (var bar = Progress.of(game.slug(), plan.gamesInAll(), voice)) {
            trained = new Training<>(box, plan, progress -> {
                        switch (progress) {
                            case Training.Progress.Played(int generation, int _, int _) -> {
                                bar.step();
                                bar.note(() ->
                                        voice.say(new TrainSays.PlayingGeneration(generation, plan.generations())));
                            }
                            case Epoch epoch -> {
                                epochs.add(epoch);
                                printer.println(voice.say(said(epoch)));
                            }
                        }
                    })
                    .run();
        }
        printer.println();
        printer.print(measured(trained, voice));
        printer.println();
        printer.println(voice.say(new TrainSays.NetHash(trained.file().hash())));
        if (report != null) {
            write(report, box.game().info().name(), plan, trained, epochs);
        }
        return judged(trained, voice);
    }

    /// Returns what the models were measured to be.
    private static String measured(Trained trained, Voice voice) {
        return voice.say(new TrainSays.TestedOn(trained.net().positions())) + "\n" + models(trained, voice) + "\n"
                + bins(trained.net(), voice);
    }

    /// Writes the report: the tables in Markdown, and two pictures.
    private void write(Path folder, String name, Training.Plan plan, Trained trained, List<Epoch> epochs) {
        var voice = Voice.standard();
        var losses = file(folder, LOSSES);
        var reliability = file(folder, RELIABILITY);
        Files.write(losses, LossPlot.svg(name, epochs, trained.even().logLoss()));
        Files.write(reliability, ReliabilityPlot.svg(name, plan.testGames(), trained.net(), trained.linear()));
        var text = new StringBuilder("# ")
                .append(voice.say(new TrainSays.TrainingTitle(name)))
                .append("\n\n```text\n");
        withCommit(trained.file())
                .about()
                .forEach((entry, value) ->
                        text.append(entry).append(": ").append(value).append('\n'));
        text.append("\n")
                .append(measured(trained, voice))
                .append("\n")
                .append(voice.say(new TrainSays.NetHash(trained.file().hash())))
                .append("\n```\n\n")
                .append(picture(voice.say(new TrainSays.LossTitle(name)), losses))
                .append("\n")
                .append(picture(voice.say(new CalibrateSays.ReliabilityTitle(name, plan.testGames())), reliability));
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

    private Exit judged(Trained trained, Voice voice) {
        var printer = spec.commandLine().getOut();
        if (!trained.passes()) {
            printer.println(voice.say(new TrainSays.NetFails(number(Trained.MOST_ERROR))));
            return Exit.CHECK_FAILED;
        }
        if (out == null) {
            printer.println(voice.say(new TrainSays.NetPasses()));
        } else {
            Files.write(out, withCommit(trained.file()).text());
            printer.println(voice.say(new TrainSays.NetWritten(out.toString())));
        }
        return Exit.OK;
    }

    private static TrainSays said(Epoch epoch) {
        return new TrainSays.EpochDone(
                epoch.linear() ? ModelName.LINEAR : ModelName.NET,
                epoch.generation(),
                epoch.epoch(),
                number(epoch.loss()),
                number(epoch.test().logLoss()));
    }

    private static Grid models(Trained trained, Voice voice) {
        var grid = new Grid("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(
                "",
                head(HeadName.LOG_LOSS, voice),
                head(HeadName.BRIER, voice),
                head(HeadName.CALIBRATION_ERROR, voice));
        row(grid, ModelName.NET, trained.net(), voice);
        row(grid, ModelName.LINEAR, trained.linear(), voice);
        row(grid, ModelName.EVEN, trained.even(), voice);
        return grid;
    }

    private static void row(Grid grid, ModelName model, Calibration measured, Voice voice) {
        grid.row(
                voice.say(new TrainSays.Model(model)),
                number(measured.logLoss()),
                number(measured.brier()),
                number(measured.error()));
    }

    /// Returns a table of the net's expected shares beside the real ones.
    static Grid bins(Calibration measured, Voice voice) {
        var numerals = new Numerals(voice);
        var grid = new Grid("", Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(head(HeadName.EXPECTED, voice), head(HeadName.CAME, voice), head(HeadName.COUNT, voice));
        measured.bins()
                .forEach(bin -> grid.row(
                        numerals.percent(bin.expected()), numerals.percent(bin.came()), numerals.count(bin.count())));
        return grid;
    }

    private static String head(HeadName head, Voice voice) {
        return voice.say(new TrainSays.Head(head));
    }

    /// Writes a loss in the usual form, which is the same in every language.
    private static String number(double value) {
        return String.format(Locale.ROOT, "%.4f", value);
    }
}
