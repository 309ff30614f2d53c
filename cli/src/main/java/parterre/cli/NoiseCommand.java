package parterre.cli;

import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalDouble;
import java.util.concurrent.Callable;
import java.util.function.Predicate;
import parterre.bots.BotSpec;
import parterre.bots.series.Noise;
import parterre.bots.series.NoiseStudy;
import parterre.cli.TextTable.Side;
import parterre.cli.words.CalibrateMessages;
import parterre.cli.words.Localizer;
import parterre.cli.words.NoiseMessages;
import parterre.cli.words.NoiseMessages.NoiseMeasure;
import parterre.cli.words.NoiseMessages.Steadiness;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre noise`: measures how much the answers of a search depend on its luck.
@Command(name = "noise")
final class NoiseCommand implements Callable<Integer> {
    /// The smallest share of positions in which the answers of a steady search may differ by a point at most.
    private static final double LEAST_NEAR = 0.95;

    /// The largest mean deviation of the lead of a steady search.
    private static final double MOST_DEVIATION = 0.02;

    private static final double POINTS = 100;

    @Spec
    private CommandSpec spec;

    @Mixin
    private StudyOptions common;

    @Option(names = "--bot", paramLabel = "BOT", defaultValue = "mcts:10000")
    private String bot;

    @Option(names = "--player", paramLabel = "BOT", defaultValue = "greedy,temperature=0.1")
    private String player;

    @Option(names = "--seats", paramLabel = "N", defaultValue = "2")
    private int seats;

    @Option(names = "--positions", paramLabel = "N", defaultValue = "50")
    private int positions;

    @Option(names = "--searches", paramLabel = "N", defaultValue = "20")
    private int searches;

    @Override
    public Integer call() {
        return measure(common.box()).code();
    }

    private <S, M extends Move, V> Exit measure(GameBox<S, M, V> box) {
        var plan = Entrants.search(bot, box);
        var playing = CommandException.usageUnlessGood(Entrants.one(player));
        var misfits = playing.misfits(box);
        if (!misfits.isEmpty()) {
            throw CommandException.usage(misfits);
        }
        var effort = new NoiseStudy.Effort(
                Numbers.atLeast(1, positions, "--positions"),
                Numbers.atLeast(2, searches, "--searches"),
                common.seed());
        var study = new NoiseStudy<>(box, common.setup(box.game(), seats), plan, playing, effort);
        int atATime = common.gamesAtATime(plan.reproducible());
        var localizer = Parterre.localizer(spec);
        List<Noise> found;
        boolean interrupted;
        long began = System.nanoTime();
        try (var progress = Progress.of(common.slug(), positions, new CalibrateMessages.PositionsHead(), localizer);
                var interrupt = new Interrupt(study::stop)) {
            found = study.run(atATime, _ -> progress.step());
            interrupted = interrupt.came();
        }
        if (common.isJson()) {
            spec.commandLine().getOut().println(Json.text(json(found)));
        } else {
            tell(
                    found,
                    new NoiseMessages.NoiseRun(
                            found.size(),
                            playing.name(),
                            new BotSpec.Mcts(plan).name(),
                            searches,
                            Long.toString(common.seed()),
                            atATime,
                            new Numerals(localizer).time(Duration.ofNanos(System.nanoTime() - began))),
                    localizer);
        }
        if (interrupted) {
            return Exit.INTERRUPTED;
        }
        return found.isEmpty() ? Exit.UNDECIDED : isSteady(found) ? Exit.OK : Exit.CHECK_FAILED;
    }

    private void tell(List<Noise> found, NoiseMessages run, Localizer localizer) {
        var out = spec.commandLine().getOut();
        out.println(localizer.say(run));
        if (found.isEmpty()) {
            out.println(localizer.say(new NoiseMessages.NothingToSearch()));
            return;
        }
        var numerals = new Numerals(localizer);
        var grid = new TextTable("", Side.LEFT, Side.RIGHT);
        grid.row(named(NoiseMeasure.USUAL, localizer), numerals.percent(usual(found)));
        grid.row(named(NoiseMeasure.AGREED, localizer), numerals.percent(share(found, Noise::isAgreed)));
        grid.row(named(NoiseMeasure.NEAR, localizer), numerals.percent(share(found, Noise::isNear)));
        grid.row(named(NoiseMeasure.DEVIATION, localizer), points(deviation(found), numerals));
        grid.row(named(NoiseMeasure.LARGEST, localizer), points(largest(found), numerals));
        out.print(grid);
        out.println(localizer.say(new NoiseMessages.NoiseJudged(
                isSteady(found) ? Steadiness.STEADY : Steadiness.NOISY,
                numerals.percent(LEAST_NEAR),
                numerals.number(POINTS * MOST_DEVIATION, 1))));
    }

    private static String named(NoiseMeasure measure, Localizer localizer) {
        return localizer.say(new NoiseMessages.NoiseMeasured(measure));
    }

    private static String points(OptionalDouble share, Numerals numerals) {
        return numerals.number(POINTS * share.orElse(Double.NaN), 2);
    }

    private static boolean isSteady(List<Noise> found) {
        return share(found, Noise::isNear) >= LEAST_NEAR && deviation(found).orElse(0) <= MOST_DEVIATION;
    }

    /// Returns the share of all searches that answered with the usual move of their position.
    private static double usual(List<Noise> found) {
        return found.stream()
                .mapToDouble(noise -> (double) noise.agreed() / noise.searches())
                .average()
                .orElse(Double.NaN);
    }

    private static double share(List<Noise> found, Predicate<Noise> counts) {
        return found.stream()
                .mapToInt(noise -> counts.test(noise) ? 1 : 0)
                .average()
                .orElse(Double.NaN);
    }

    private static OptionalDouble deviation(List<Noise> found) {
        return found.stream()
                .flatMapToDouble(noise -> noise.deviation().stream())
                .average();
    }

    private static OptionalDouble largest(List<Noise> found) {
        return found.stream()
                .flatMapToDouble(noise -> noise.deviation().stream())
                .max();
    }

    /// Returns the report for programs. `docs/cli.md` describes it.
    private Map<String, Object> json(List<Noise> found) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", common.slug());
        json.put("bot", bot);
        json.put("player", player);
        json.put("seats", seats);
        json.put("seed", common.seed());
        json.put("positions", found.stream().map(NoiseCommand::json).toList());
        if (!found.isEmpty()) {
            json.put("usual", usual(found));
            json.put("agreed", share(found, Noise::isAgreed));
            json.put("near", share(found, Noise::isNear));
            deviation(found).ifPresent(mean -> json.put("deviation", mean));
            json.put("steady", isSteady(found));
        }
        return json;
    }

    private static Map<String, Object> json(Noise noise) {
        var json = new LinkedHashMap<String, Object>();
        json.put("game", noise.game());
        json.put("moves", noise.moves());
        json.put("searches", noise.searches());
        json.put("agreed", noise.agreed());
        json.put("near", noise.near());
        noise.deviation().ifPresent(deviation -> json.put("deviation", deviation));
        return json;
    }
}
