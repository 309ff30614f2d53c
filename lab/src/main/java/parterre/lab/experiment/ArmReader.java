package parterre.lab.experiment;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.function.Function;
import org.snakeyaml.engine.v2.nodes.Node;
import parterre.bots.BotSpec;
import parterre.bots.Level;
import parterre.bots.Levels;
import parterre.bots.search.Budget;
import parterre.bots.search.SearchPlan;
import parterre.engine.Attachment;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// Reads the arms of an experiment.
final class ArmReader {
    private final GameBox<?, ?, ?> box;
    private final GameInfo info;
    private final Function<String, Optional<String>> files;
    private final List<Problem> problems;

    ArmReader(GameBox<?, ?, ?> box, Function<String, Optional<String>> files, List<Problem> problems) {
        this.box = box;
        this.info = box.game().info();
        this.files = files;
        this.problems = problems;
    }

    /// Returns the arms. A file without any has one: the game's own rules.
    List<Arm> arms(YamlItem file, List<LineUpPlan> lineUps) {
        if (!file.has("arms")) {
            return List.of(Arm.standard(info, "standard"));
        }
        var arms = new ArrayList<Arm>();
        var names = new HashSet<String>();
        for (var node : file.list("arms")) {
            arm(node, lineUps).ifPresent(arm -> {
                if (!names.add(arm.name())) {
                    problems.add(new Problem(YamlItem.line(node), arm.name(), new ExperimentFault.NameTwice()));
                }
                arms.add(arm);
            });
        }
        return arms;
    }

    private Optional<Arm> arm(Node node, List<LineUpPlan> lineUps) {
        int before = problems.size();
        var item = YamlItem.of(node, "arms", problems);
        var name = item.text("name");
        int edition = (int) item.whole("edition", info.oldestEdition(), info.edition(), info.edition());
        var options = new TreeMap<String, String>();
        item.textIfAny("preset").ifPresent(preset -> options.putAll(preset(item, preset)));
        var lines = new HashMap<String, Integer>();
        item.item("options")
                .ifPresent(given -> given.all().forEach((option, text) -> {
                    options.put(option, text.text());
                    lines.put(option, text.line());
                }));
        item.item("files")
                .ifPresent(given -> given.all().forEach((option, file) -> {
                    attachment(option, file).ifPresent(text -> options.put(option, text));
                    lines.put(option, file.line());
                }));
        item.item("change").ifPresent(change -> changed(change, options));
        var bots = new TreeMap<String, String>();
        item.item("bots").ifPresent(given -> replaced(given, lineUps, bots));
        item.nothingElse();
        if (problems.size() > before) {
            return Optional.empty();
        }
        var arm = new Arm(name.orElse(""), edition, options, bots);
        lineUps.stream().map(LineUpPlan::seats).distinct().forEach(seats -> check(item, lines, arm, seats));
        return problems.size() > before ? Optional.empty() : Optional.of(arm);
    }

    /// Reads the arm's own bots. Each thinks as much as the one in whose place it plays, so that arms are
    /// compared at equal budgets.
    private void replaced(YamlItem given, List<LineUpPlan> lineUps, Map<String, String> bots) {
        given.all().forEach((word, text) -> {
            var usual = bot(word, text.line());
            var own = bot(text.text(), text.line());
            if (usual.isEmpty() || own.isEmpty()) {
                return;
            }
            var name = usual.get().name();
            if (lineUps.stream().noneMatch(lineUp -> lineUp.bots().contains(name))) {
                problems.add(new Problem(text.line(), word, new ExperimentFault.NotInLineUps()));
            } else if (!budget(usual.get()).equals(budget(own.get()))) {
                problems.add(new Problem(text.line(), text.text(), new ExperimentFault.OtherBudget()));
            } else {
                bots.put(name, own.get().name());
            }
        });
    }

    private Optional<BotSpec> bot(String word, int line) {
        return switch (LineUpPlan.bot(word, box)) {
            case Reading.Bad<BotSpec>(List<Problem> wrong) -> {
                wrong.forEach(each -> problems.add(each.at(line)));
                yield Optional.empty();
            }
            case Reading.Good<BotSpec>(BotSpec spec) -> Optional.of(spec);
        };
    }

    /// Returns how much a bot thinks; empty if it does not search.
    private Optional<Budget> budget(BotSpec bot) {
        return switch (bot) {
            case BotSpec.OfLevel(Level level) -> budget(Levels.of(box).spec(level));
            case BotSpec.Mcts(SearchPlan plan) -> Optional.of(plan.budget());
            default -> Optional.empty();
        };
    }

    private void check(YamlItem item, Map<String, Integer> lines, Arm arm, int seats) {
        switch (Setup.read(info, arm.edition(), seats, arm.options())) {
            case Reading.Bad<Setup>(List<Problem> wrong) ->
                wrong.forEach(each -> problems.add(
                        each.at(lines.getOrDefault(each.where().split("=", 2)[0].strip(), item.line()))));
            case Reading.Good<Setup>(Setup setup) ->
                box.game()
                        .refusal(setup)
                        .ifPresent(refusal -> problems.add(new Problem(item.line(), refusal.rule(), refusal.reason())));
        }
    }

    private Map<String, String> preset(YamlItem item, String name) {
        var found =
                info.presets().stream().filter(each -> each.name().equals(name)).findFirst();
        if (found.isEmpty()) {
            item.problem(
                    "preset",
                    new ExperimentFault.NoSuchPreset(
                            info.presets().stream().map(GameInfo.Preset::name).toList()));
        }
        return found.map(GameInfo.Preset::options).orElse(Map.of());
    }

    private Optional<Option.File> fileOption(String name, int line) {
        var option = info.option(name).filter(Option.File.class::isInstance).map(Option.File.class::cast);
        if (option.isEmpty()) {
            var known = info.options().stream()
                    .filter(Option.File.class::isInstance)
                    .map(Option::name)
                    .toList();
            problems.add(new Problem(line, name, new ExperimentFault.NotAFileOption(known)));
        }
        return option;
    }

    private Optional<String> attachment(String name, YamlItem.Line file) {
        if (fileOption(name, file.line()).isEmpty()) {
            return Optional.empty();
        }
        var text = files.apply(file.text());
        if (text.isEmpty()) {
            problems.add(new Problem(file.line(), file.text(), new ExperimentFault.FileNotFound()));
        }
        var fileName = file.text().substring(file.text().lastIndexOf('/') + 1);
        return text.map(content -> fileName + "\n" + content);
    }

    /// Changes values of card files: those that the arm names, or the game's own.
    private void changed(YamlItem change, Map<String, String> options) {
        for (var name : change.names()) {
            var option = fileOption(name, change.line(name));
            var values = change.item(name);
            if (option.isEmpty() || values.isEmpty()) {
                continue;
            }
            var changes = new LinkedHashMap<String, String>();
            values.get().all().forEach((path, value) -> changes.put(path, value.text()));
            var old = Optional.ofNullable(options.get(name));
            var file = old.map(ArmReader::split).orElse(option.get().standard(0));
            switch (CardPatch.apply(file, changes)) {
                case Reading.Good<Attachment>(Attachment patched) ->
                    options.put(name, patched.name() + "\n" + patched.content());
                case Reading.Bad<Attachment>(List<Problem> wrong) ->
                    wrong.forEach(each -> problems.add(each.at(values.get().line(each.where()))));
            }
        }
    }

    private static Attachment split(String text) {
        int end = text.indexOf('\n');
        return new Attachment(text.substring(0, end), text.substring(end + 1));
    }
}
