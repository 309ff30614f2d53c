package parterre.lab.spark;

import java.io.Serializable;
import java.net.URISyntaxException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayDeque;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import org.apache.spark.SparkConf;
import org.apache.spark.api.java.JavaFutureAction;
import org.apache.spark.api.java.JavaSparkContext;
import org.apache.spark.api.java.function.Function;
import parterre.engine.box.GameBox;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.measure.UnitSums;
import parterre.lab.run.Cluster;
import parterre.lab.run.ClusterTask;

/// A connection to Spark. It sends parts of a task in waves. While one wave is awaited another is on its way, so no
/// machine waits for the slowest task. Results are handed on in the order of parts, so that machines change no number.
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
    private final Set<String> sentJars = new HashSet<>();
    private int partsPerTask = 1;

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
        send(jars(experiment.box()));
        var task = new UnitTask(
                experiment.json(),
                games.map(folder -> folder.toAbsolutePath().toString()).orElse(""));
        inWaves(
                task,
                units,
                games.isPresent() ? MOST_KEPT : MOST_UNITS,
                json -> inOrder.accept(UnitSums.ofJson(json)),
                isOver);
    }

    @Override
    public <P extends Serializable, R extends Serializable> void play(
            ClusterTask<P, R> task, List<P> parts, Consumer<R> inOrder, BooleanSupplier isOver) {
        send(jars(task.box()));
        inWaves(new PartsTask<>(task), parts, MOST_UNITS, inOrder, isOver);
    }

    /// Sends jars that the machines do not have yet.
    private void send(List<String> jars) {
        jars.stream().filter(sentJars::add).forEach(spark::addJar);
    }

    /// @param most the most parts of a task
    private <P, R> void inWaves(
            Function<List<P>, List<R>> task, List<P> parts, int most, Consumer<R> inOrder, BooleanSupplier isOver) {
        partsPerTask = 1;
        var waves = new ArrayDeque<JavaFutureAction<List<List<R>>>>();
        int sent = 0;
        try {
            while (!isOver.getAsBoolean()) {
                while (waves.size() < WAVES && sent < parts.size()) {
                    int end = (int) Math.min(parts.size(), sent + waveSize());
                    waves.add(send(task, parts.subList(sent, end)));
                    sent = end;
                }
                if (waves.isEmpty()) {
                    return;
                }
                long began = System.nanoTime();
                var results = await(waves.element(), isOver);
                if (results.isPresent()) {
                    waves.remove();
                    fit(most, Duration.ofNanos(System.nanoTime() - began));
                    hand(results.get(), inOrder, isOver);
                }
            }
        } finally {
            waves.forEach(wave -> wave.cancel(true));
        }
    }

    private long waveSize() {
        return (long) partsPerTask * TASKS_PER_CORE * spark.defaultParallelism();
    }

    private <P, R> JavaFutureAction<List<List<R>>> send(Function<List<P>, List<R>> task, List<P> parts) {
        var tasks = PartsTask.cut(parts, partsPerTask);
        return spark.parallelize(tasks, tasks.size()).map(task).collectAsync();
    }

    /// Returns the results of a wave; empty if the run is over before.
    private static <R> Optional<List<List<R>>> await(JavaFutureAction<List<List<R>>> wave, BooleanSupplier isOver) {
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

    private static <R> void hand(List<List<R>> results, Consumer<R> inOrder, BooleanSupplier isOver) {
        for (var result : results) {
            for (var part : result) {
                if (isOver.getAsBoolean()) {
                    return;
                }
                inOrder.accept(part);
            }
        }
    }

    /// Fits the size of tasks to how long a wave took: small tasks cost, and large ones are lost with their machine.
    private void fit(int most, Duration wave) {
        if (wave.compareTo(SHORT) < 0) {
            partsPerTask = Math.min(most, 2 * partsPerTask);
        } else if (wave.compareTo(LONG) > 0) {
            partsPerTask = Math.max(1, partsPerTask / 2);
        }
    }

    /// Returns the jars that hold the laboratory and the game. Classes that are no jar must be on each machine.
    private static List<String> jars(GameBox<?, ?, ?> box) {
        return List.of(Experiment.class, SparkCluster.class, box.getClass()).stream()
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
