package parterre.lab.spark;

import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.measure.UnitSums;
import parterre.lab.run.Cluster;

/// A connection to Spark. It sends units in waves. While one wave is awaited another is on its way, so that no machine
/// waits for the slowest task. Results are folded in the order of units, so that machines change no number.
final class SparkCluster implements Cluster {
    private static final int WAVES = 2;
    private static final int TASKS_PER_CORE = 2;
    private static final int MOST_UNITS = 4096;

    /// The most units of a task whose single games are kept, since they fill memory until they are written.
    private static final int MOST_KEPT = 64;

    private static final Duration SHORT = Duration.ofSeconds(4);
    private static final Duration LONG = Duration.ofSeconds(30);
    private static final long LOOK_MILLIS = 200;

    private final JavaSparkContext spark;
    private int unitsPerTask = 1;

    SparkCluster(SparkConf settings) {
        spark = new JavaSparkContext(settings);
    }

    @Override
    public void play(
            Experiment experiment,
            List<Unit> units,
            Optional<Path> games,
            Consumer<UnitSums> inOrder,
            BooleanSupplier isOver) {
        jars(experiment).forEach(spark::addJar);
        var task = new UnitTask(
                experiment.json(),
                games.map(folder -> folder.toAbsolutePath().toString()).orElse(""));
        unitsPerTask = 1;
        var waves = new ArrayDeque<JavaFutureAction<List<List<String>>>>();
        int sent = 0;
        try {
            while (!isOver.getAsBoolean()) {
                while (waves.size() < WAVES && sent < units.size()) {
                    int end = (int) Math.min(units.size(), sent + waveSize());
                    waves.add(send(task, units.subList(sent, end)));
                    sent = end;
                }
                if (waves.isEmpty()) {
                    return;
                }
                long began = System.nanoTime();
                var results = await(waves.element(), isOver);
                if (results.isPresent()) {
                    waves.remove();
                    fit(games.isPresent() ? MOST_KEPT : MOST_UNITS, Duration.ofNanos(System.nanoTime() - began));
                    hand(results.get(), inOrder, isOver);
                }
            }
        } finally {
            waves.forEach(wave -> wave.cancel(true));
        }
    }

    private long waveSize() {
        return (long) unitsPerTask * TASKS_PER_CORE * spark.defaultParallelism();
    }

    private JavaFutureAction<List<List<String>>> send(UnitTask task, List<Unit> units) {
        var tasks = UnitTask.tasks(units, unitsPerTask);
        return spark.parallelize(tasks, tasks.size()).map(task).collectAsync();
    }

    /// Returns the results of a wave; empty if the run is over before.
    private static Optional<List<List<String>>> await(
            JavaFutureAction<List<List<String>>> wave, BooleanSupplier isOver) {
        while (!isOver.getAsBoolean()) {
            try {
                return Optional.of(wave.get(LOOK_MILLIS, TimeUnit.MILLISECONDS));
            } catch (TimeoutException _) {
                // Looks again whether the run is over.
            } catch (InterruptedException e) {
                Thread.currentThread().interrupt();
                throw new IllegalStateException("the run was interrupted", e);
            } catch (ExecutionException e) {
                throw new IllegalStateException("the experiment broke down on the cluster: " + e.getMessage(), e);
            }
        }
        return Optional.empty();
    }

    private static void hand(List<List<String>> results, Consumer<UnitSums> inOrder, BooleanSupplier isOver) {
        for (var result : results) {
            for (var json : result) {
                if (isOver.getAsBoolean()) {
                    return;
                }
                inOrder.accept(UnitSums.ofJson(json));
            }
        }
    }

    /// Fits the size of tasks to how long a wave took: small tasks cost, and large ones are lost with their machine.
    private void fit(int most, Duration wave) {
        if (wave.compareTo(SHORT) < 0) {
            unitsPerTask = Math.min(most, 2 * unitsPerTask);
        } else if (wave.compareTo(LONG) > 0) {
            unitsPerTask = Math.max(1, unitsPerTask / 2);
        }
    }

    /// Returns the jars that hold the laboratory and the game. Classes that are no jar must be on each machine.
    private static List<String> jars(Experiment experiment) {
        return List.of(Experiment.class, SparkCluster.class, experiment.box().getClass()).stream()
                .map(SparkCluster::source)
                .flatMap(Optional::stream)
                .filter(Files::isRegularFile)
                .map(Path::toString)
                .distinct()
                .toList();
    }

    private static Optional<Path> source(Class<?> type) {
        try {
            var source = type.getProtectionDomain().getCodeSource();
            return source == null
                    ? Optional.empty()
                    : Optional.of(Path.of(source.getLocation().toURI()));
        } catch (URISyntaxException _) {
            return Optional.empty();
        }
    }

    @Override
    public void close() {
        spark.close();
    }
}
