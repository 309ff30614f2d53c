package parterre.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.concurrent.Callable;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.search.SearchOption;
import parterre.bots.search.SearchPlan;
import parterre.bots.series.SearchTuning;
import parterre.bots.series.SearchTuning.Candidate;
import parterre.bots.series.SearchTuning.Effort;
import parterre.bots.series.SearchTuning.Parameter;
import parterre.cli.TextTable.Side;
import parterre.cli.words.CompareMessages;
import parterre.cli.words.Localizer;
import parterre.cli.words.TuneMessages;
import parterre.cli.words.TuneMessages.TuneColumn;
import parterre.engine.Move;
import parterre.engine.Result;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre tune`: looks for settings of a search that win more.
@Command(name = "tune")
final class TuneCommand implements Callable<Integer> {
    private static final int SEATS = 2;

    @Spec
    private CommandSpec spec;

    @Mixin
    private StudyOptions common;

    @Option(names = "--bot", paramLabel = "BOT", defaultValue = "mcts:200")
    private String bot;

    @Option(names = "--set", paramLabel = "NAME=VALUE,VALUE…")
    private List<String> settings = new ArrayList<>();

    @Option(names = "--against", paramLabel = "BOT,BOT…")
    private @Nullable String against;

    @Option(names = "--runs", paramLabel = "N", defaultValue = "4")
    private int runs;

    @Option(names = "--tries", paramLabel = "N", defaultValue = "40")
    private int tries;

    @Option(names = "--pairs", paramLabel = "N", defaultValue = "1")
    private int pairs;

    @Option(names = "--playoff", paramLabel = "N", defaultValue = "50")
    private int playoff;

    @Override
    public Integer call() {
        return tune(common.box()).code();
    }

    private <S, M extends Move, V> Exit tune(GameBox<S, M, V> box) {
        var base = Entrants.search(bot, box);
        var opponents = opponents(box, base);
        var effort = new Effort(
                Numbers.atLeast(1, runs, "--runs"),
                Numbers.atLeast(1, tries, "--tries"),
                Numbers.atLeast(1, pairs, "--pairs"),
                Numbers.atLeast(1, playoff, "--playoff"),
                common.seed());
        var tuning = new SearchTuning<>(
                box, common.setup(box.game(), SEATS), base, parameters(box, base), opponents, effort);
        int atATime =
                common.gamesAtATime(base.reproducible() && opponents.stream().allMatch(Entrant::reproducible));
        var localizer = Parterre.localizer(spec);
        List<Candidate> found;
        boolean interrupted;
        long began = System.nanoTime();
        try (var progress = Progress.of(common.slug(), tuning.mostGames(), localizer);
                var interrupt = new Interrupt(tuning::stop)) {
            found = tuning.run(atATime, outcome -> {
                if (outcome.result().orElse(null) instanceof Result.Group) {
                    throw CommandException.usage(new CompareMessages.NobodyWins(common.slug()));
                }
                progress.step();
            });
            interrupted = interrupt.came();
        }
        var names = opponents.stream().map(Entrant::name).toList();
        if (common.isJson()) {
            spec.commandLine().getOut().println(Json.text(json(found, base, names)));
        } else {
            var time = new Numerals(localizer).time(Duration.ofNanos(System.nanoTime() - began));
            tell(
                    found,
                    base,
                    new TuneMessages.TuneRun(runs, tries, names, Long.toString(common.seed()), atATime, time),
                    localizer);
        }
        return interrupted ? Exit.INTERRUPTED : Exit.OK;
    }

    /// Returns the bots that `--against` names, or else the usual ones.
    private List<Entrant> opponents(GameBox<?, ?, ?> box, SearchPlan base) {
        if (against != null) {
            var named = Entrants.fitting(against, box);
            if (named.stream().map(Entrant::name).distinct().count() < 2) {
                throw CommandException.usage(
                        new TuneMessages.OneOpponent(named.getFirst().name()));
            }
            return named;
        }
        return SearchTuning.standardOpponents(box, base);
    }

    private List<Parameter> parameters(GameBox<?, ?, ?> box, SearchPlan base) {
        return settings.isEmpty()
                ? SearchTuning.standardParameters(box, base)
                : settings.stream().map(text -> parameter(text, box, base)).toList();
    }

    private static Parameter parameter(String text, GameBox<?, ?, ?> box, SearchPlan base) {
        var parameter = written(text);
        for (var value : parameter.values()) {
            var plan = CommandException.usageUnlessGood(parameter.option().read(base, value));
            var misfits = new BotSpec.Mcts(plan).misfits(box);
            if (!misfits.isEmpty()) {
                throw CommandException.usage(misfits);
            }
        }
        return parameter;
    }

    /// Reads `c=0.2,0.5`.
    private static Parameter written(String text) {
        var parts = text.split("=", 2);
        var options = SearchOption.ALL.stream()
                .filter(option -> !option.name().equals("threads"))
                .toList();
        return options.stream()
                .filter(option -> parts.length == 2 && option.name().equals(parts[0].strip()))
                .findFirst()
                .map(option -> new Parameter(option, List.of(parts[1].split(",", -1))))
                .orElseThrow(() -> CommandException.usage(new TuneMessages.NotASetting(
                        text, options.stream().map(SearchOption::name).toList())));
    }

    private void tell(List<Candidate> found, SearchPlan base, TuneMessages run, Localizer localizer) {
        var out = spec.commandLine().getOut();
        out.println(localizer.say(run));
        if (found.isEmpty()) {
            return;
        }
        var numerals = new Numerals(localizer);
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT);
        grid.row(Stream.of(TuneColumn.values())
                .map(column -> localizer.say(new TuneMessages.TuneHead(column)))
                .toList());
        for (var candidate : found) {
            var share = candidate.share();
            grid.row(
                    candidate.bot().name(),
                    numerals.count(candidate.games()),
                    localizer.say(new CompareMessages.WithInterval(
                            numerals.percent(share.value()),
                            numerals.number(100 * share.low(), 1),
                            numerals.number(100 * share.high(), 1))));
        }
        out.print(grid);
        var standard = new BotSpec.Mcts(base).name();
        var best = found.getFirst().bot().name();
        out.println(localizer.say(
                best.equals(standard)
                        ? new TuneMessages.TuneKept(standard)
                        : new TuneMessages.TuneFound(best, standard, common.slug())));
    }

    /// Returns the report for programs. `docs/cli.md` describes it.
    private Map<String, Object> json(List<Candidate> found, SearchPlan base, List<String> opponents) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", common.slug());
        json.put("bot", new BotSpec.Mcts(base).name());
        json.put("against", opponents);
        json.put("seed", common.seed());
        json.put("playoff", found.stream().map(TuneCommand::json).toList());
        return json;
    }

    private static Map<String, Object> json(Candidate candidate) {
        var json = new LinkedHashMap<String, Object>();
        json.put("bot", candidate.bot().name());
        json.put("games", candidate.games());
        json.put("share", candidate.share());
        return json;
    }
}
