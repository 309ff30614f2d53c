package parterre.cli;

import java.nio.file.Path;
import java.time.Duration;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.Entrant;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Seating;
import parterre.bots.series.SeriesPlan;
import parterre.bots.series.SeriesPlan.Records;
import parterre.cli.count.StrengthComparison;
import parterre.cli.count.Tally;
import parterre.cli.words.SeriesMessages;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre simulate`: plays many games between bots and sums up the results.
@Command(name = "simulate")
final class SimulateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(names = "--seats", required = true, paramLabel = "BOT,BOT…")
    private String seats;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100")
    private int games;

    @Mixin
    private ChosenLuck luck;

    @Mixin
    private GamesAtATime threads;

    @Mixin
    private Agreement agreement;

    @ArgGroup
    private Sitting sitting = new Sitting();

    /// The options for the seats of the bots.
    private static final class Sitting {
        @Option(names = "--rotate")
        private boolean rotate;

        @Option(names = "--fixed")
        private boolean fixed;

        @Option(names = "--pairs")
        private boolean pairs;
    }

    @Option(names = "--claim", paramLabel = "PERCENT")
    private @Nullable Double claim;

    @Option(names = "--most-steps", paramLabel = "N", defaultValue = "" + SeriesPlan.STOPPED_AFTER)
    private int mostSteps;

    @Option(names = "--clock")
    private boolean clock;

    @Option(names = "--records", paramLabel = "DIR")
    private @Nullable Path records;

    @Option(names = "--csv", paramLabel = "FILE")
    private @Nullable Path csv;

    @Option(names = "--jsonl", paramLabel = "FILE")
    private @Nullable Path jsonl;

    @Override
    public Integer call() {
        return simulate(game.box()).code();
    }

    private <S, M extends Move, V> Exit simulate(GameBox<S, M, V> box) {
        var read = Entrants.read(seats);
        var watches = clock ? watches(read) : Map.<String, Stopwatch>of();
        var lineUp = read.stream()
                .map(entrant -> Optional.<Entrant>ofNullable(watches.get(entrant.name()))
                        .orElse(entrant))
                .toList();
        var plan = plan(box, lineUp);
        if (claim != null) {
            claimable(lineUp, claim);
        }
        int atATime = threads.count(plan.reproducible());
        var columns = box.figures().columns();
        var tally = new Tally(plan, columns, 0);
        var series = new MatchSeries<>(box, plan);
        boolean interrupted;
        long began = System.nanoTime();
        try (var writers = ResultWriters.open(
                        plan,
                        box.game().info(),
                        columns,
                        Optional.ofNullable(csv),
                        Optional.ofNullable(jsonl),
                        Optional.ofNullable(records));
                var progress = Progress.of(game.slug(), games, Parterre.localizer(spec));
                var interrupt = new Interrupt(series::stop)) {
            series.play(atATime, outcome -> {
                tally.add(outcome);
                writers.add(outcome);
                progress.step();
            });
            interrupted = interrupt.came();
        }
        var time = Duration.ofNanos(System.nanoTime() - began);
        var exit = told(box, plan, tally, atATime, time, interrupted);
        var out = spec.commandLine().getOut();
        watches.values().forEach(watch -> out.println(watch.says(Parterre.localizer(spec))));
        return exit;
    }

    /// Returns a stopwatch for each bot of the line-up. Bots of the same name share one.
    private static Map<String, Stopwatch> watches(List<Entrant> lineUp) {
        var watches = new LinkedHashMap<String, Stopwatch>();
        lineUp.forEach(entrant -> watches.computeIfAbsent(entrant.name(), _ -> Stopwatch.of(entrant)));
        return watches;
    }

    private Exit told(
            GameBox<?, ?, ?> box, SeriesPlan plan, Tally tally, int atATime, Duration time, boolean interrupted) {
        var out = spec.commandLine().getOut();
        var localizer = Parterre.localizer(spec, box);
        if (tally.games() == 0) {
            out.println(localizer.say(new SeriesMessages.NoGameFinished()));
            return Exit.INTERRUPTED;
        }
        if (interrupted) {
            out.println(localizer.say(new SeriesMessages.StoppedAfter(tally.games(), games)));
        }
        new Report(box, plan, tally, localizer, out).print(atATime, time);
        if (interrupted) {
            return Exit.INTERRUPTED;
        }
        return claim == null ? Exit.OK : judged(plan, tally, claim);
    }

    private Exit judged(SeriesPlan plan, Tally tally, double claimed) {
        var first = plan.lineUp().getFirst().name();
        var localizer = Parterre.localizer(spec);
        boolean met = StrengthComparison.of(tally)
                .filter(duel -> duel.better().equals(first))
                .filter(duel -> duel.proves(claimed / 100))
                .isPresent();
        spec.commandLine()
                .getOut()
                .println(localizer.say(
                        new SeriesMessages.ClaimJudged(first, new Numerals(localizer).percent(claimed / 100), met)));
        return met ? Exit.OK : Exit.CHECK_FAILED;
    }

    private SeriesPlan plan(GameBox<?, ?, ?> box, List<Entrant> lineUp) {
        var setup = agreement.setup(box.game(), lineUp.size());
        long different = lineUp.stream().map(Entrant::name).distinct().count();
        if (sitting.pairs) {
            pairable(lineUp, different);
        }
        boolean rotating = sitting.pairs || sitting.rotate || (different > 1 && !sitting.fixed);
        var plan = new SeriesPlan(
                setup,
                lineUp,
                Numbers.atLeast(1, games, "--games"),
                luck.seed(),
                rotating ? Seating.ROTATING : Seating.FIXED,
                Numbers.atLeast(1, mostSteps, "--most-steps"),
                records == null ? Records.DROPPED : Records.KEPT);
        var problems = plan.problems(box);
        if (!problems.isEmpty()) {
            throw CommandException.usage(problems);
        }
        return plan;
    }

    private void pairable(List<Entrant> lineUp, long different) {
        if (lineUp.size() != 2 || different != 2) {
            throw CommandException.usage(new SeriesMessages.PairsOfTwo());
        }
        if (games % 2 != 0) {
            throw CommandException.usage(new SeriesMessages.OddPairs(games));
        }
    }

    private void claimable(List<Entrant> lineUp, double percent) {
        if (lineUp.stream().map(Entrant::name).distinct().count() != 2) {
            throw CommandException.usage(new SeriesMessages.ClaimOfTwo());
        }
        if (!(percent > 0 && percent <= 100)) {
            throw CommandException.usage(new SeriesMessages.NoShare(Double.toString(percent)));
        }
        if (games < StrengthComparison.LEAST_GAMES) {
            throw CommandException.usage(new SeriesMessages.ClaimNeedsGames(StrengthComparison.LEAST_GAMES, games));
        }
    }
}
