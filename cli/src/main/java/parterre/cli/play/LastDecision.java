package parterre.cli.play;

import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Step;

/// Finds the last decision of a seat.
final class LastDecision {
    private LastDecision() {}

    /// Returns the number of the last step in which this seat decided something.
    static <M extends Move> Optional<Integer> of(List<Step<M>> steps, Seat seat) {
        for (int i = steps.size() - 1; i >= 0; i--) {
            boolean decided = switch (steps.get(i)) {
                case Step.Turn<M>(Seat mover, M _) -> mover.equals(seat);
                case Step.Together<M>(BySeat<M> answers) -> answers.has(seat);
                case Step.Chance<M> _ -> false;
            };
            if (decided) {
                return Optional.of(i);
            }
        }
        return Optional.empty();
    }
}
