package parterre.lab.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Generator;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.experiment.StoppingRule;
import parterre.lab.game.Unit;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Quantities;
import parterre.lab.statistics.Inference;

/// A few games before an experiment, by which its length and its power are told. Their luck is not that of
/// the experiment, and their results are dropped.
///
/// @param lineUps what was measured of each line-up
public record Pilot(List<OfLineUp> lineUps) {
    /// An experiment is at least so many times longer than its pilot.
    private static final int SHARE = 10;

    private static final int RANDOM_BLOCKS = 2000;

    /// With fewer blocks, a pilot would not tell how much one may be off.
    private static final int FEWEST = 10;

    private static final double MISS_RATE = 0.05;

    /// The error rate of intervals.
    private static final double INTERVAL_ERROR = 0.05;

    /// A miss rate of one half asks that the interval just reaches the difference.
    private static final double HALF = 0.5;

    /// The two-sided 95 % point of Student's t for the pilot's blocks, about.
    private static final double TWO_SIDED = 2;

    public Pilot {
        lineUps = List.copyOf(lineUps);
    }

    /// The measurements of a line-up.
    ///
    /// @param whole how long all its games will take
    /// @param block how long a block takes, in all arms
    /// @param forecasts of the first measure
    public record OfLineUp(LineUpPlan lineUp, Duration whole, Duration block, List<Forecast> forecasts) {
        public OfLineUp {
            forecasts = List.copyOf(forecasts);
        }
    }

    /// How exactly a quantity can be told.
    ///
    /// @param arm the arm that is compared with the first; empty if an experiment has one arm
    /// @param deviation how much one block may be off, in the quantity's unit
    /// @param resolution the difference that the whole experiment finds 19 times in 20; with one arm half the
    ///     width of its interval
    /// @param errorRate how often this comparison alone may raise a false alarm; all comparisons share the
    ///     experiment's rate
    /// @param inference how the experiment will tell differences; one that may stop early needs more games
    public record Forecast(
            String quantity,
            String subject,
            Optional<String> arm,
            double deviation,
            double resolution,
            double errorRate,
            Inference inference) {
        /// Returns how many blocks are needed for a difference, or for half of an interval's width.
        public double blocksFor(double difference) {
            return inference.needs(difference, deviation, errorRate, arm.isPresent() ? MISS_RATE : HALF);
        }
    }

    /// Plays the pilot of an experiment. Line-ups whose games are too few for one are left out.
    public static Pilot play(Experiment experiment, int threads) {
        var all = new ArrayList<OfLineUp>();
        for (var lineUp : experiment.lineUps()) {
            int planned = Unit.blocks(experiment, lineUp);
            int blocks = Math.min(planned / SHARE, lineUp.atRandom() ? RANDOM_BLOCKS : Inference.LEAST_BLOCKS);
            if (blocks >= FEWEST) {
                all.add(measured(experiment, lineUp, blocks, planned, threads));
            }
        }
        return new Pilot(all);
    }

    private static OfLineUp measured(Experiment experiment, LineUpPlan lineUp, int blocks, int planned, int threads) {
        // Not a seed that a person would choose for the experiment itself.
        var small = experiment.with(
                lineUp,
                StoppingRule.after(blocks * lineUp.rotations()),
                Generator.of(experiment.seed(), -1).bits());
        // The first games are slow, while the program warms up.
        new LocalRun(small.with(small.arms(), small.seed() + 1), Optional.empty(), RunWatcher.none()).play(threads);
        long began = System.nanoTime();
        var findings = new LocalRun(small, Optional.empty(), RunWatcher.none()).play(threads);
        var block = Duration.ofNanos((System.nanoTime() - began) / blocks);
        return new OfLineUp(lineUp, block.multipliedBy(planned), block, forecasts(findings, experiment, planned));
    }

    private static List<Forecast> forecasts(Findings findings, Experiment experiment, int planned) {
        var inference = experiment.stop().early() ? Inference.ANYTIME : Inference.FIXED;
        var first = experiment.measures().getFirst();
        if (experiment.arms().size() > 1) {
            return findings.differences().stream()
                    .filter(each -> each.measure() == first)
                    .map(each -> forecast(each, findings.experiment(), experiment, planned, inference))
                    .toList();
        }
        return findings.figures().stream()
                .filter(each -> each.measure() == first)
                .map(each -> {
                    double half = (each.estimate().high() - each.estimate().low()) / 2;
                    double deviation = half * Math.sqrt(each.blocks()) / TWO_SIDED;
                    return new Forecast(
                            each.quantity(),
                            each.subject(),
                            Optional.empty(),
                            deviation,
                            inference.margin(planned, deviation, INTERVAL_ERROR, planned),
                            INTERVAL_ERROR,
                            inference);
                })
                .toList();
    }

    private static Forecast forecast(
            Difference difference, Experiment pilot, Experiment experiment, int planned, Inference inference) {
        double one = Inference.resolution(1, 1, pilot.errorRate() / Quantities.comparisons(pilot), MISS_RATE);
        double deviation = difference.resolution() * Math.sqrt(difference.blocks()) / one;
        double errorRate = experiment.errorRate() / Quantities.comparisons(experiment);
        return new Forecast(
                difference.quantity(),
                difference.subject(),
                Optional.of(difference.arm()),
                deviation,
                inference.finds(planned, deviation, errorRate, MISS_RATE, planned),
                errorRate,
                inference);
    }
}
