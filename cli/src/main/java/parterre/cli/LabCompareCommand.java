package parterre.cli;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import parterre.cli.words.LabCommandMessages;
import parterre.engine.GameInfo;
import parterre.lab.experiment.ExperimentFile;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre lab compare`: compares two variants of a game without an experiment file.
@Command(name = "compare")
final class LabCompareCommand implements Callable<Integer> {
    private static final String STANDARD = "standard";

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Parameters(index = "1", descriptionKey = "a", paramLabel = "A")
    private String first;

    @Parameters(index = "2", descriptionKey = "b", paramLabel = "B")
    private String second;

    @Option(names = "--line-up", paramLabel = "BOT,BOT…")
    private List<String> lineUps = new ArrayList<>();

    @Option(names = "--measures", paramLabel = "NAME,…", split = ",")
    private List<String> measures = new ArrayList<>();

    @Option(names = "--games", paramLabel = "N", defaultValue = "1000")
    private int games;

    @Option(names = "--early")
    private boolean early;

    @Mixin
    private ChosenLuck luck;

    @Mixin
    private LabOptions options;

    @Override
    public Integer call() {
        var info = game.box().game().info();
        var file = new LinkedHashMap<String, Object>();
        file.put("name", info.name() + ": " + first + " / " + second);
        file.put("game", info.slug());
        file.put("seed", luck.seed());
        file.put("arms", List.of(arm(info, first), arm(info, second)));
        file.put("line-ups", lineUps.isEmpty() ? LabLineUps.standard(info) : lineUps);
        if (!measures.isEmpty()) {
            file.put("measures", measures);
        }
        file.put("stop", Map.of("games", Numbers.atLeast(1, games, "--games"), "early", early));
        // JSON is YAML, so that a command line is checked as a file is.
        var experiment = CommandException.usageUnlessGood(
                ExperimentFile.read(Json.text(file), name -> Optional.of(Files.text(name))));
        var folder = Optional.ofNullable(options.out)
                .orElseGet(() -> Path.of(info.slug() + "-" + experiment.sha256().substring(0, 8) + ".lab"));
        var line = spec.commandLine();
        return new LabRun(
                        experiment,
                        new LabFolder(folder),
                        options,
                        Parterre.localizer(spec, experiment.box()),
                        line.getOut(),
                        line.getErr())
                .run()
                .code();
    }

    /// Returns the fields of an arm for `standard`, for `NAME=VALUE,…`, or for a card file.
    private static Map<String, Object> arm(GameInfo info, String text) {
        var arm = new LinkedHashMap<String, Object>();
        arm.put("name", text);
        if (text.equals(STANDARD)) {
            return arm;
        }
        if (text.contains("=")) {
            var values = new LinkedHashMap<String, String>();
            for (var part : text.split(",(?=[a-z0-9-]+=)", -1)) {
                int equals = part.indexOf('=');
                if (equals < 1) {
                    throw CommandException.usage(new LabCommandMessages.NotAVariant(text));
                }
                values.put(
                        part.substring(0, equals).strip(),
                        part.substring(equals + 1).strip());
            }
            arm.put("options", values);
            return arm;
        }
        var option = info.options().stream()
                .filter(parterre.engine.Option.File.class::isInstance)
                .findFirst()
                .orElseThrow(() -> CommandException.usage(new LabCommandMessages.NoFileForCards(info.name())));
        arm.put("files", Map.of(option.name(), text));
        return arm;
    }
}
