package parterre.cli;

import java.util.function.Function;
import org.jspecify.annotations.Nullable;
import parterre.lab.run.Machines;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Option;

/// The options for the machines that play games of the laboratory.
final class ChosenMachines {
    @Option(names = "--spark", descriptionKey = "lab-spark", paramLabel = "MASTER")
    @Nullable
    String spark;

    @Mixin
    GamesAtATime threads = new GamesAtATime();

    /// Complains about a malformed address of a cluster, or if the module for it is not there.
    void check() {
        if (spark != null) {
            SparkModule.check(spark);
        }
    }

    boolean isCluster() {
        return spark != null;
    }

    /// Plays on the chosen machines. A cluster is connected meanwhile.
    ///
    /// @param reproducible as for [GamesAtATime#count(boolean)]
    <T> T on(boolean reproducible, Function<Machines, T> games) {
        if (spark == null) {
            return games.apply(new Machines.Threads(threads.count(reproducible)));
        }
        try (var cluster = SparkModule.connect(spark)) {
            return games.apply(new Machines.Remote(cluster));
        }
    }
}
