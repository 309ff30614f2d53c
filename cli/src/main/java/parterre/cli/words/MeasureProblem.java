package parterre.cli.words;

import java.util.List;
import parterre.engine.Reason;

/// A mistake in the name of a measure.
public sealed interface MeasureProblem extends Reason {
    record NotAMeasure() implements MeasureProblem {}

    /// The game does not count this figure.
    ///
    /// @param known the figures that it counts
    record NotCounted(List<String> known) implements MeasureProblem {}
}
