package parterre.lab.cards;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.box.GameBox;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitPlayer;
import parterre.lab.run.ClusterTask;

/// Units of a study of cards, as other machines play them. The result of a unit is its sums as JSON.
///
/// @param experiment the experiment as JSON
/// @param cards the card of each arm but the first
record CardTask(String experiment, List<String> cards) implements ClusterTask<Unit, String> {
    CardTask {
        cards = List.copyOf(cards);
    }

    @Override
    public GameBox<?, ?, ?> box() {
        return Experiment.ofJson(experiment).box();
    }

    @Override
    public List<String> call(List<Unit> units) {
        var read = Experiment.ofJson(experiment);
        var player = UnitPlayer.of(read);
        var sums = new ArrayList<String>();
        for (var unit : units) {
            var result = player.play(unit, Thread.currentThread()::isInterrupted)
                    .orElseThrow(() -> new IllegalStateException("the task was given up"));
            sums.add(CardStudy.summed(read, cards, result).json());
        }
        return sums;
    }
}
