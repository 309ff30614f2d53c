package parterre.lab.run;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.box.GameBox;
import parterre.lab.experiment.Experiment;

/// Experiments of a calibration, as other machines make them. A part is the number of an experiment, and its result
/// is true if the experiment raised an alarm.
///
/// @param experiment the one that is made again and again, as JSON
record CalibrationTask(String experiment) implements ClusterTask<Integer, Boolean> {
    @Override
    public GameBox<?, ?, ?> box() {
        return Experiment.ofJson(experiment).box();
    }

    @Override
    public List<Boolean> call(List<Integer> numbers) {
        var read = Experiment.ofJson(experiment);
        var alarms = new ArrayList<Boolean>();
        for (int number : numbers) {
            if (Thread.currentThread().isInterrupted()) {
                throw new IllegalStateException("the task was given up");
            }
            alarms.add(Calibration.isAlarmed(read, number));
        }
        return alarms;
    }
}
