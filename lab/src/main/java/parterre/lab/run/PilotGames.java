package parterre.lab.run;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import parterre.engine.Generator;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.experiment.StoppingRule;
import parterre.lab.game.Unit;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.measure.Measures;
import parterre.lab.measure.Quantities;
import parterre.lab.run.Pilot.Forecast;
import parterre.lab.run.Pilot.OfLineUp;
import parterre.lab.run.Pilot.TestForecast;
import parterre.lab.statistics.Inference;

/// The games of a pilot for one line-up.
final class PilotGames {
    private static final int RANDOM_BLOCKS = 2000;

    /// The error rate of intervals.
    private static final double INTERVAL_ERROR = 0.05;

    /// The two-sided 95 % point of Student's t for the pilot's blocks, about.
    private static final double TWO_SIDED = 2;

    /// The size of a point in shares of the win.
    private static final double POINT = 0.01;

    private final Experiment experiment;
    private final LineUpPlan lineUp;
    private final int threads;
    private final OptionalLong until;
    private final RunWatcher watcher;
    private final int planned;

    /// @param longest the time after which no game begins; empty if there is no hurry
    /// @param watcher is called before each game
    PilotGames(Experiment experiment, LineUpPlan lineUp, int threads, Optional<Duration> longest, RunWatcher watcher) {
        this.experiment = experiment;
        this.lineUp = lineUp;
        this.threads = threads;
        long now = System.nanoTime();
        until = longest.stream().mapToLong(time -> now + time.toNanos()).findFirst();
        this.watcher = watcher;
        planned = Unit.blocks(experiment, lineUp);
    }

    /// The blocks that were played, and the mean time of one.
    private record Played(Findings findings, Duration block) {}

    OfLineUp measured() {
        // This seed differs from any that a person would choose for the experiment.
        long seed = Generator.of(experiment.seed(), -1).bits();
        int most = Math.min(planned / Pilot.SHARE, lineUp.atRandom() ? RANDOM_BLOCKS : Inference.LEAST_BLOCKS);
        // The first games are slow, while the program warms up.
        var first = played(1, seed + 1);
        var warm = first.flatMap(one -> played(Math.clamp(possible(one) / 3, 1, most), seed + 2));
        int blocks = warm.map(one -> (int) Math.min(most, possible(one))).orElse(0);
        var pilot = blocks < Pilot.FEWEST ? Optional.<Played>empty() : played(blocks, seed);
        var block = pilot.or(() -> warm).or(() -> first).map(Played::block);
        var rule = experiment.stop().gsprt();
        return new OfLineUp(
                lineUp,
                planned,
                block,
                rule.isPresent()
                        ? List.of()
                        : pilot.map(each -> forecasts(each.findings())).orElse(List.of()),
                pilot.flatMap(each -> rule.map(one -> {
                    double deviation =
                            POINT * deviation(each.findings().figures().getFirst());
                    var test = one.test(lineUp);
                    return new TestForecast(
                            Math.max(Inference.LEAST_BLOCKS, test.roundsIfTrue(deviation * deviation)),
                            Math.max(Inference.LEAST_BLOCKS, test.roundsBetween(deviation * deviation)));
                })));
    }

    /// Returns how many blocks fit into the time that is left.
    private long possible(Played played) {
        return until.isPresent()
                ? Math.max(0, until.getAsLong() - System.nanoTime())
                        / Math.max(1, played.block().toNanos())
                : Long.MAX_VALUE;
    }

    /// Plays so many blocks; empty if there was no time for all.
    private Optional<Played> played(int blocks, long seed) {
        var run = new TimedRun(experiment.with(lineUp, StoppingRule.after(blocks * lineUp.rotations()), seed));
        long began = System.nanoTime();
        var findings = run.games.play(threads);
        return findings.state() == Findings.State.COMPLETE
                ? Optional.of(new Played(findings, Duration.ofNanos((System.nanoTime() - began) / blocks)))
                : Optional.empty();
    }

    /// A run that begins no game after the pilot's time.
    private final class TimedRun implements RunWatcher {
        private final LocalRun games;

        TimedRun(Experiment small) {
            games = new LocalRun(small, Optional.empty(), this);
        }

        @Override
        public void unitDone(int units, int of, long games, Measures measures) {
            // The findings at the end are enough.
        }

        @Override
        public void beforeGame() {
            watcher.beforeGame();
            if (until.isPresent() && System.nanoTime() - until.getAsLong() > 0) {
                games.stop();
            }
        }
    }

    private static double deviation(Figure figure) {
        double half = (figure.estimate().high() - figure.estimate().low()) / 2;
        return half * Math.sqrt(figure.blocks()) / TWO_SIDED;
    }

    private List<Forecast> forecasts(Findings findings) {
        var inference = experiment.stop().early() ? Inference.ANYTIME : Inference.FIXED;
        var first = experiment.measures().getFirst();
        if (experiment.arms().size() > 1) {
            return findings.differences().stream()
                    .filter(each -> each.measure() == first)
                    .map(each -> forecast(each, findings.experiment(), inference))
                    .toList();
        }
        return findings.figures().stream()
                .filter(each -> each.measure() == first)
                .map(each -> new Forecast(
                        each.quantity(),
                        each.subject(),
                        Optional.empty(),
                        deviation(each),
                        inference.margin(planned, deviation(each), INTERVAL_ERROR, planned),
                        INTERVAL_ERROR,
                        inference))
                .toList();
    }

    private Forecast forecast(Difference difference, Experiment pilot, Inference inference) {
        double one = Inference.resolution(1, 1, Quantities.errorRate(pilot), Pilot.MISS_RATE);
        double deviation = difference.resolution() * Math.sqrt(difference.blocks()) / one;
        double errorRate = Quantities.errorRate(experiment);
        return new Forecast(
                difference.quantity(),
                difference.subject(),
                Optional.of(difference.arm()),
                deviation,
                inference.finds(planned, deviation, errorRate, Pilot.MISS_RATE, planned),
                errorRate,
                inference);
    }
}
