package parterre.lab.run;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.game.Unit;
import parterre.lab.statistics.Inference;

/// A few games before an experiment, by which its length and its power are told. Their luck is not that of
/// the experiment, and their results are dropped.
///
/// @param lineUps what was measured of each line-up
public record Pilot(List<OfLineUp> lineUps) {
    /// With fewer blocks, a pilot would not tell how much one may be off.
    public static final int FEWEST = 10;

    /// An experiment is at least so many times longer than its pilot.
    public static final int SHARE = 10;

    /// How often a difference may be missed.
    static final double MISS_RATE = 0.05;

    /// A miss rate of one half asks that the interval just reaches the difference.
    private static final double HALF = 0.5;

    public Pilot {
        lineUps = List.copyOf(lineUps);
    }

    /// The measurements of a line-up.
    ///
    /// @param blocks how many the experiment has
    /// @param block how long a block takes, in all arms; empty if the pilot had no time to measure it
    /// @param forecasts of the first measure; none if the pilot had too little time, or bots are tested
    /// @param test how long the sequential test takes, if the experiment has one
    public record OfLineUp(
            LineUpPlan lineUp,
            int blocks,
            Optional<Duration> block,
            List<Forecast> forecasts,
            Optional<TestForecast> test) {
        public OfLineUp {
            forecasts = List.copyOf(forecasts);
        }

        /// Returns how long so many blocks take; empty if the pilot had no time to measure it.
        public Optional<Duration> lasting(double blocks) {
            return block.map(one -> Duration.ofNanos((long) (blocks * one.toNanos())));
        }
    }

    /// How many blocks a sequential test needs on average.
    ///
    /// @param ifTrue if one of its hypotheses is true
    /// @param between if the strength lies halfway between them, where it needs most
    public record TestForecast(double ifTrue, double between) {}

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
        /// Returns how many blocks are needed for a difference, or for half of an interval's width. Fewer than
        /// [Inference#LEAST_BLOCKS] find no difference, however large it is.
        public double blocksFor(double difference) {
            return arm.isPresent()
                    ? Math.max(Inference.LEAST_BLOCKS, inference.needs(difference, deviation, errorRate, MISS_RATE))
                    : inference.needs(difference, deviation, errorRate, HALF);
        }
    }

    /// Plays the pilot of an experiment. Line-ups whose games are too few for one are left out.
    public static Pilot play(Experiment experiment, int threads) {
        return play(experiment, threads, Optional.empty(), RunWatcher.none());
    }

    /// Plays the pilot of an experiment. Line-ups whose games are too few for one are left out.
    ///
    /// @param longest the time after which no game begins; empty if there is no hurry
    /// @param watcher is called before each game
    public static Pilot play(Experiment experiment, int threads, Optional<Duration> longest, RunWatcher watcher) {
        var planned = experiment.lineUps().stream()
                .filter(lineUp -> Unit.blocks(experiment, lineUp) >= SHARE * FEWEST)
                .toList();
        var all = new ArrayList<OfLineUp>();
        long began = System.nanoTime();
        for (var lineUp : planned) {
            int left = planned.size() - all.size();
            // The other line-ups share the time that one line-up does not use.
            var share = longest.map(
                    time -> time.minusNanos(System.nanoTime() - began).dividedBy(left));
            all.add(new PilotGames(experiment, lineUp, threads, share, watcher).measured());
        }
        return new Pilot(all);
    }
}
