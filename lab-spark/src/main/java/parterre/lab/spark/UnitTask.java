package parterre.lab.spark;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.Function;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitPlayer;
import parterre.lab.game.UnitResult;
import parterre.lab.games.GameFiles;
import parterre.lab.measure.UnitSums;

/// The task of a machine for an experiment: it plays some units, and returns their sums as JSON, in the same
/// order.
///
/// A task that is repeated after the loss of a machine returns the same text, because all luck follows from the
/// experiment's seed.
///
/// @param experiment the experiment as JSON
/// @param games the folder for single games; empty if they are dropped
record UnitTask(String experiment, String games) implements Function<List<Unit>, List<String>> {
    @Override
    public List<String> call(List<Unit> units) {
        var read = Experiment.ofJson(experiment);
        var player = UnitPlayer.of(read);
        var kept = new ArrayList<UnitResult>();
        var sums = new ArrayList<String>();
        for (var unit : units) {
            var result = player.play(unit, Thread.currentThread()::isInterrupted)
                    .orElseThrow(() -> new IllegalStateException("the task was given up"));
            sums.add(UnitSums.of(read, result).json());
            if (!games.isEmpty()) {
                kept.add(result);
            }
        }
        if (!kept.isEmpty()) {
            new GameFiles(read, Path.of(games)).write(kept);
        }
        return sums;
    }
}
