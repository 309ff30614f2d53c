package parterre.lab.run;

import java.io.Serializable;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.ServiceLoader;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.measure.UnitSums;

/// Other processes or machines that play the units of experiments.
public interface Cluster extends AutoCloseable {
    /// Connects to clusters of one kind. Found by [ServiceLoader].
    interface Provider {
        /// Connects to a cluster.
        ///
        /// @param master its address, in the form of the cluster's own kind
        /// @throws IllegalArgumentException if the address has another form
        /// @throws IllegalStateException if the cluster does not answer
        Cluster connect(String master);
    }

    /// Returns the provider that this class loader finds.
    static Optional<Provider> provider(ClassLoader loader) {
        return ServiceLoader.load(Provider.class, loader).findFirst();
    }

    /// Plays units, and hands on each in the order of the list. Returns after the last, or soon after `isOver` is true.
    ///
    /// @param games a folder for the single games, which every machine can reach; empty if they are not kept
    /// @throws IllegalStateException if a game broke down, or the cluster was lost
    void play(
            Experiment experiment,
            List<Unit> units,
            Optional<Path> games,
            Consumer<UnitSums> inOrder,
            BooleanSupplier isOver);

    /// Does the parts of a task, and hands on each result in the order of the list. Returns after the last, or soon
    /// after `isOver` is true.
    ///
    /// @throws IllegalStateException if a game broke down, or the cluster was lost
    <P extends Serializable, R extends Serializable> void play(
            ClusterTask<P, R> task, List<P> parts, Consumer<R> inOrder, BooleanSupplier isOver);

    @Override
    void close();
}
