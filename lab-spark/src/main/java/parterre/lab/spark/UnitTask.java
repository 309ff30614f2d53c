package parterre.lab.spark;

import java.util.ArrayList;
import java.util.List;
import org.apache.spark.api.java.function.Function;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitPlayer;
import parterre.lab.measure.UnitSums;

/// What a machine does for an experiment: it plays some units, and returns their sums as JSON, in the same order.
///
/// A task that is repeated after the loss of a machine returns the same text, because all luck follows from the
/// experiment's seed.
///
/// @param experiment the experiment as JSON
record UnitTask(String experiment) implements Function<ArrayList<Unit>, ArrayList<String>> {
    @Override
    public ArrayList<String> call(ArrayList<Unit> units) {
        var read = Experiment.ofJson(experiment);
        var player = UnitPlayer.of(read);
        return new ArrayList<>(units.stream().map(unit -> played(read, player, unit)).toList());
    }

    private static String played(Experiment experiment, UnitPlayer<?, ?, ?> player, Unit unit) {
        var result = player.play(unit, Thread.currentThread()::isInterrupted)
                .orElseThrow(() -> new IllegalStateException("the task was given up"));
        return UnitSums.of(experiment, result).json();
    }

    /// Cuts units into tasks of so many units.
    static List<ArrayList<Unit>> tasks(List<Unit> units, int size) {
        var tasks = new ArrayList<ArrayList<Unit>>();
        for (int first = 0; first < units.size(); first += size) {
            tasks.add(new ArrayList<>(units.subList(first, Math.min(units.size(), first + size))));
        }
        return tasks;
    }
}
