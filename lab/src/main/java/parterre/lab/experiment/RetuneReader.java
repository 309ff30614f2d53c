package parterre.lab.experiment;

import java.util.List;
import java.util.Optional;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// Reads the field `retune` of an experiment.
///
/// @param arms those of the experiment
/// @param lineUps those of the experiment
record RetuneReader(GameBox<?, ?, ?> box, List<Arm> arms, List<LineUpPlan> lineUps) {
    private static final int SEATS = 2;
    private static final int MOST = 10_000;
    private static final int RUNS = 4;
    private static final int TRIES = 40;
    private static final int PAIRS = 1;
    private static final int PLAYOFF = 50;

    Optional<Retuning> retuning(YamlItem file) {
        var retuning = file.item("retune").map(item -> {
            var read = new Retuning(
                    (int) item.whole("runs", 1, MOST, RUNS),
                    (int) item.whole("tries", 1, MOST, TRIES),
                    (int) item.whole("pairs", 1, MOST, PAIRS),
                    (int) item.whole("playoff", 1, MOST, PLAYOFF));
            item.nothingElse();
            return read;
        });
        if (retuning.isPresent() && arms.stream().anyMatch(arm -> !arm.bots().isEmpty())) {
            file.problem("retune", new ExperimentFault.TunedTwice());
        } else if (retuning.isPresent() && !canBeTuned()) {
            file.problem("retune", new ExperimentFault.NothingToTune());
        }
        return retuning;
    }

    private boolean canBeTuned() {
        return lineUps.stream()
                        .flatMap(lineUp -> lineUp.searches(box).keySet().stream())
                        .findAny()
                        .isPresent()
                && arms.stream().allMatch(this::playsWithTwo);
    }

    /// Searches are tuned in games of two.
    private boolean playsWithTwo(Arm arm) {
        return Setup.read(box.game().info(), arm.edition(), SEATS, arm.options())
                        instanceof Reading.Good<Setup>(Setup setup)
                && box.game().refusal(setup).isEmpty();
    }
}
