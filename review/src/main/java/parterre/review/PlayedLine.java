package parterre.review;

import java.util.List;
import parterre.engine.Move;
import parterre.engine.Step;

/// An expected line that is played out.
///
/// @param positions the imagined position of the decision, and the position after each step
public record PlayedLine<S, M extends Move>(List<S> positions, List<Step<M>> steps) {
    public PlayedLine {
        positions = List.copyOf(positions);
        steps = List.copyOf(steps);
    }
}
