package parterre.lab.run;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.IntConsumer;
import java.util.stream.IntStream;
import parterre.bots.series.Estimate;
import parterre.engine.Generator;
import parterre.lab.experiment.Experiment;
import parterre.lab.statistics.Wilson;

/// Measures how often experiments raise a false alarm: it makes the same experiment many times with equal
/// arms and other luck. Only the luck of bots differs between the arms, so that games differ and rules do
/// not.
public final class Calibration {
    private final Experiment experiment;
    private volatile boolean stopped;

    /// The outcome.
    ///
    /// @param experiments how many were made
    /// @param alarms how many of them raised an alarm
    /// @param percent of alarms, with its 95 % interval
    public record Rate(int experiments, int alarms, Estimate percent) {}

    /// @param experiment its arms must share chance alone; the first arm is played against itself
    public Calibration(Experiment experiment) {
        var first = experiment.arms().getFirst();
        this.experiment =
                experiment.with(List.of(first, first.with(first.name() + " again", Map.of())), experiment.seed());
    }

    /// Returns the experiment that is made again and again: an arm against itself.
    public Experiment experiment() {
        return experiment;
    }

    /// Makes so many experiments, or fewer after [#stop()].
    ///
    /// @param journal keeps the outcomes, and has those of an earlier run; empty if nothing is kept
    /// @param watcher receives the number of alarms after each experiment
    /// @throws IllegalStateException if a game broke down, or the cluster was lost
    public Rate play(int experiments, Machines machines, Optional<AlarmJournal> journal, IntConsumer watcher) {
        var counts = new int[2];
        journal.map(AlarmJournal::found).orElse(List.of()).stream()
                .limit(experiments)
                .forEach(alarmed -> count(alarmed, counts, watcher));
        Consumer<Boolean> finish = alarmed -> {
            journal.ifPresent(file -> file.add(alarmed));
            count(alarmed, counts, watcher);
        };
        switch (machines) {
            case Machines.Threads(int count) ->
                new UnitPool<>(
                                counts[0],
                                experiments,
                                number -> stopped ? Optional.empty() : Optional.of(isAlarmed(experiment, number)),
                                finish)
                        .run(count);
            case Machines.Remote(Cluster cluster) ->
                cluster.play(
                        new CalibrationTask(experiment.json()),
                        IntStream.range(counts[0], experiments).boxed().toList(),
                        finish,
                        () -> stopped);
        }
        if (counts[0] == 0) {
            return new Rate(0, 0, new Estimate(Double.NaN, 0, 100));
        }
        return new Rate(counts[0], counts[1], Wilson.percent((double) counts[1] / counts[0], counts[0]));
    }

    private static void count(boolean alarmed, int[] counts, IntConsumer watcher) {
        counts[0]++;
        counts[1] += alarmed ? 1 : 0;
        watcher.accept(counts[1]);
    }

    /// Makes one of the experiments, and returns true if it raised an alarm.
    static boolean isAlarmed(Experiment experiment, int number) {
        long seed = Generator.of(experiment.seed(), number).bits();
        return new LocalRun(experiment.with(experiment.arms(), seed), Optional.empty(), RunWatcher.none())
                .play(1)
                .alarmed();
    }

    /// Begins no further experiment. Any thread may call it.
    public void stop() {
        stopped = true;
    }
}
