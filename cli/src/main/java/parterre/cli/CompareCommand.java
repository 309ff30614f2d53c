package parterre.cli;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.Callable;
import org.jspecify.annotations.Nullable;
import parterre.bots.Entrant;
import parterre.bots.series.BotComparison;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Outcome;
import parterre.bots.series.Seating;
import parterre.bots.series.SequentialTest;
import parterre.bots.series.SequentialTest.Decision;
import parterre.bots.series.SeriesPlan;
import parterre.bots.series.SeriesPlan.Records;
import parterre.cli.words.CompareMessages;
import parterre.cli.words.Localizer;
import parterre.cli.words.SeriesMessages;
import parterre.engine.Move;
import parterre.engine.Result;
import parterre.engine.box.GameBox;
import picocli.CommandLine.Command;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Spec;

/// `parterre compare`: plays two bots against each other until a sequential test accepts one of two hypotheses
/// about their strength.
@Command(name = "compare")
final class CompareCommand implements Callable<Integer> {
    private static final double STEP = 5;

    @Spec
    private CommandSpec spec;

    @Mixin
    private StudyOptions common;

    @Option(names = "--seats", required = true, paramLabel = "BOT,BOT…")
    private String seats;

    @Option(names = "--from", paramLabel = "PERCENT")
    private @Nullable Double from;

    @Option(names = "--to", paramLabel = "PERCENT")
    private @Nullable Double to;

    @Option(names = "--alpha", paramLabel = "RATE", defaultValue = "" + SequentialTest.ERROR_RATE)
    private Double alpha;

    @Option(names = "--beta", paramLabel = "RATE", defaultValue = "" + SequentialTest.ERROR_RATE)
    private Double beta;

    @Option(names = "--most-games", paramLabel = "N", defaultValue = "10000")
    private int mostGames;

    @Option(names = "--most-steps", paramLabel = "N", defaultValue = "" + SeriesPlan.STOPPED_AFTER)
    private int mostSteps;

    @Override
    public Integer call() {
        return compare(common.box()).code();
    }

    private <S, M extends Move, V> Exit compare(GameBox<S, M, V> box) {
        var lineUp = Entrants.read(seats);
        var plan = plan(box, lineUp);
        var comparison = new BotComparison(test(lineUp), plan);
        int atATime = common.gamesAtATime(plan.reproducible());
        var series = new MatchSeries<>(box, plan);
        var localizer = Parterre.localizer(spec);
        var faults = new ArrayList<Outcome.Fault>();
        boolean interrupted;
        long began = System.nanoTime();
        // Without a title, so that the line has room for the note.
        try (var progress = Progress.of("", plan.games(), localizer);
                var interrupt = new Interrupt(series::stop)) {
            series.play(atATime, outcome -> {
                if (comparison.decision() != Decision.CONTINUE) {
                    return; // begun before the decision
                }
                faults.addAll(outcome.faults());
                if (add(comparison, outcome) != Decision.CONTINUE) {
                    series.stop();
                }
                progress.step();
                progress.note(() -> ComparisonReport.progress(comparison, localizer));
            });
            interrupted = interrupt.came() && comparison.decision() == Decision.CONTINUE;
        }
        var time = Duration.ofNanos(System.nanoTime() - began);
        var report = new ComparisonReport(box.game().info(), plan, comparison, List.copyOf(faults));
        return told(report, comparison, atATime, time, interrupted);
    }

    private Exit told(
            ComparisonReport report, BotComparison comparison, int atATime, Duration time, boolean interrupted) {
        var out = spec.commandLine().getOut();
        var localizer = Parterre.localizer(spec);
        if (common.isJson()) {
            out.println(Json.text(report.json(interrupted)));
        } else if (comparison.scores().rounds() == 0) {
            out.println(localizer.say(new CompareMessages.NoRoundFinished()));
        } else {
            if (interrupted) {
                out.println(localizer.say(
                        new SeriesMessages.StoppedAfter(comparison.scores().games(), mostGames)));
            }
            report.print(atATime, time, localizer, out);
        }
        if (interrupted) {
            return Exit.INTERRUPTED;
        }
        return switch (comparison.decision()) {
            case ACCEPT_H1 -> Exit.OK;
            case ACCEPT_H0 -> Exit.CHECK_FAILED;
            case CONTINUE -> Exit.UNDECIDED;
        };
    }

    private Decision add(BotComparison comparison, Outcome outcome) {
        if (outcome.result().orElse(null) instanceof Result.Group) {
            throw CommandException.usage(new CompareMessages.NobodyWins(common.slug()));
        }
        return comparison.add(outcome);
    }

    private SeriesPlan plan(GameBox<?, ?, ?> box, List<Entrant> lineUp) {
        int different = (int) lineUp.stream().map(Entrant::name).distinct().count();
        if (different != 2) {
            throw CommandException.usage(new CompareMessages.CompareTwo(different));
        }
        var setup = common.setup(box.game(), lineUp.size());
        int games = Numbers.atLeast(lineUp.size(), mostGames, "--most-games");
        var plan = new SeriesPlan(
                setup,
                lineUp,
                games - games % lineUp.size(),
                common.seed(),
                Seating.ROTATING,
                Numbers.atLeast(1, mostSteps, "--most-steps"),
                Records.DROPPED);
        var problems = plan.problems(box);
        if (!problems.isEmpty()) {
            throw CommandException.usage(problems);
        }
        return plan;
    }

    /// Returns the test that was asked for, or throws an exception. By default H0 is the even share, and H1
    /// is five points more than H0.
    private SequentialTest test(List<Entrant> lineUp) {
        double low = Optional.ofNullable(from).orElse(100 * BotComparison.even(lineUp));
        double high = Optional.ofNullable(to).orElse(low + STEP);
        percent("--from", low);
        percent("--to", high);
        if (low >= high) {
            throw CommandException.usage(new CompareMessages.SharesDescend(typed(low), typed(high)));
        }
        errorRate("--alpha", alpha);
        errorRate("--beta", beta);
        return new SequentialTest(low / 100, high / 100, alpha, beta);
    }

    private static void percent(String option, double percent) {
        if (!(percent > 0 && percent < 100)) {
            throw CommandException.usage(new CompareMessages.ShareOutOfRange(option, typed(percent)));
        }
    }

    private static void errorRate(String option, double rate) {
        if (!SequentialTest.isErrorRate(rate)) {
            throw CommandException.usage(new CompareMessages.NoErrorRate(option, Double.toString(rate)));
        }
    }

    /// "50", "33.3".
    private static String typed(double percent) {
        return new Numerals(Localizer.standard()).number(percent, percent == Math.rint(percent) ? 0 : 1);
    }
}
