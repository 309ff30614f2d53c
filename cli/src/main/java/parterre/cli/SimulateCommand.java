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
import parterre.bots.series.Seating;
import parterre.bots.series.Series;
import parterre.bots.series.SeriesPlan;
import parterre.bots.series.SeriesPlan.Records;
import parterre.cli.count.Duel;
import parterre.cli.count.Tally;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import picocli.CommandLine.ArgGroup;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre simulate`: many games between bots, and what they add up to.
@Command(
        name = "simulate",
        description = {
            "Plays many games between bots and says who wins, how long games take and how sure that is.",
            "Equal seeds give equal games on any number of threads. Ctrl-C prints what was done so far."
        },
        footer = {
            "  parterre simulate GAME --seats greedy,random --games 1000",
            "  parterre simulate GAME --seats 'random*4' --games 10000 --csv games.csv",
            "  parterre simulate GAME --seats mcts:1000,greedy --games 400 --pairs    # which is stronger?",
            "  parterre simulate GAME --seats greedy,greedy --games 10 --records games",
            "  parterre simulate GAME --seats 'greedy,exec:\"python3 mybot.py\"'",
        })
final class SimulateCommand implements Callable<Integer> {
    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Option(
            names = "--seats",
            required = true,
            paramLabel = "BOT,BOT…",
            description =
                    "Who plays, a bot for each seat: random, greedy, greedy:EVALUATOR, policy:NAME, mcts:PLAYOUTS,"
                            + " mcts:500ms, level:NAME, exec:\"PROGRAM\" for one of your own (docs/bot-protocol.md); BOT*3 for three of"
                            + " it. docs/bots.md tells what they can do.")
    private String seats;

    @Option(names = "--games", paramLabel = "N", defaultValue = "100", description = "How many games (default: 100).")
    private int games;

    @Mixin
    private ChosenLuck luck;

    @Option(
            names = "--threads",
            paramLabel = "T",
            description = "How many games are played at a time (default: one for each processor; 1 where bots think for"
                    + " a time, which they must not share).")
    private @Nullable Integer threads;

    @Mixin
    private Agreement agreement;

    @ArgGroup
    private Sitting sitting = new Sitting();

    /// Who sits where.
    private static final class Sitting {
        @Option(
                names = "--rotate",
                description = "Seats rotate from game to game, in rounds of equal luck of chance: what is done wherever"
                        + " bots differ.")
        private boolean rotate;

        @Option(names = "--fixed", description = "Everyone keeps his seat, and every game has luck of its own.")
        private boolean fixed;

        @Option(
                names = "--pairs",
                description = "A strength test of two bots: pairs of games of equal luck with seats swapped.")
        private boolean pairs;
    }

    @Option(
            names = "--claim",
            paramLabel = "PERCENT",
            description = "With two bots: check that the first wins so much. Met if the lower end of its 95 %% interval"
                    + " is higher than this less 4 points, over at least 200 games; otherwise the exit code is 1.")
    private @Nullable Double claim;

    @Option(
            names = "--most-steps",
            paramLabel = "N",
            defaultValue = "" + SeriesPlan.STOPPED_AFTER,
            description = "Where the rules do not bound a game's length, stop it after so many steps"
                    + " (default: ${DEFAULT-VALUE}).")
    private int mostSteps;

    @Option(
            names = "--clock",
            description = "Also tell how long bots took for an answer: whether budgets of time are kept.")
    private boolean clock;

    @Option(names = "--records", paramLabel = "DIR", description = "Write the record of every game there.")
    private @Nullable Path records;

    @Option(names = "--csv", paramLabel = "FILE", description = "Write a table with a row for each game.")
    private @Nullable Path csv;

    @Option(names = "--jsonl", paramLabel = "FILE", description = "Write a JSON object a line for each game.")
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
        int atATime = threads == null
                ? plan.reproducible() ? Runtime.getRuntime().availableProcessors() : 1
                : Numbers.atLeast(1, threads, "--threads");
        var columns = box.figures().columns();
        var tally = new Tally(plan, columns, 0);
        var series = new Series<>(box, plan);
        boolean interrupted;
        long began = System.nanoTime();
        try (var sheets = Sheets.open(
                        plan,
                        box.game().info(),
                        columns,
                        Optional.ofNullable(csv),
                        Optional.ofNullable(jsonl),
                        Optional.ofNullable(records));
                var progress = Progress.of(game.slug(), games, "games");
                var interrupt = new Interrupt(series::stop)) {
            series.play(atATime, outcome -> {
                tally.add(outcome);
                sheets.add(outcome);
                progress.step();
            });
            interrupted = interrupt.came();
        }
        var time = Duration.ofNanos(System.nanoTime() - began);
        var exit = told(box, plan, tally, atATime, time, interrupted);
        var out = spec.commandLine().getOut();
        watches.values().forEach(watch -> out.println(watch.says()));
        return exit;
    }

    /// A watch for each bot of the line-up; several of the same name have one.
    private static Map<String, Stopwatch> watches(List<Entrant> lineUp) {
        var watches = new LinkedHashMap<String, Stopwatch>();
        lineUp.forEach(entrant -> watches.computeIfAbsent(entrant.name(), _ -> Stopwatch.of(entrant)));
        return watches;
    }

    private Exit told(
            GameBox<?, ?, ?> box, SeriesPlan plan, Tally tally, int atATime, Duration time, boolean interrupted) {
        var out = spec.commandLine().getOut();
        if (tally.games() == 0) {
            out.println("No game was finished.");
            return Exit.INTERRUPTED;
        }
        if (interrupted) {
            out.println("Stopped after " + Words.count(tally.games()) + " of " + Words.count(games) + " games.");
        }
        new Report(box.game().info(), plan, tally, out).print(atATime, time);
        if (interrupted) {
            return Exit.INTERRUPTED;
        }
        return claim == null ? Exit.OK : judged(plan, tally, claim);
    }

    private Exit judged(SeriesPlan plan, Tally tally, double claimed) {
        var first = plan.lineUp().getFirst().name();
        boolean met = Duel.of(tally)
                .filter(duel -> duel.better().equals(first))
                .filter(duel -> duel.proves(claimed / 100))
                .isPresent();
        spec.commandLine()
                .getOut()
                .println("the claim that " + first + " wins " + Words.percent(claimed / 100)
                        + (met ? " is met" : " is not met"));
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
            throw Complaint.usage(problems);
        }
        return plan;
    }

    private void pairable(List<Entrant> lineUp, long different) {
        if (lineUp.size() != 2 || different != 2) {
            throw Complaint.usage("--pairs compares two bots; write --seats with two different ones");
        }
        if (games % 2 != 0) {
            throw Complaint.usage("--games " + games + " makes no pairs; write an even number");
        }
    }

    private void claimable(List<Entrant> lineUp, double percent) {
        if (lineUp.stream().map(Entrant::name).distinct().count() != 2) {
            throw Complaint.usage("--claim is about two bots; write --seats with two different ones");
        }
        if (!(percent > 0 && percent <= 100)) {
            throw Complaint.usage("--claim " + percent + " is not a share of the wins; write a number up to 100");
        }
        if (games < Duel.LEAST_GAMES) {
            throw Complaint.usage("--claim needs at least " + Duel.LEAST_GAMES + " games, not " + games);
        }
    }
}
