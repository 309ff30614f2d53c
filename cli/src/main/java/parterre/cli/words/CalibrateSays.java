package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre calibrate`.
public sealed interface CalibrateSays extends Message {
    /// The games and positions that were measured.
    record CalibratedOn(int games, int positions, String seed) implements CalibrateSays {}

    /// A model's name in the table of results.
    record Expecting(ModelKind model) implements CalibrateSays {}

    /// A third of the game.
    record PhaseRow(int number, int of) implements CalibrateSays {}

    /// Games between these bots.
    record PairRow(List<String> bots) implements CalibrateSays {}

    /// The head of the column of what was measured on.
    record PartHead() implements CalibrateSays {}

    /// The head of the column with the number of positions.
    record PositionsHead() implements CalibrateSays {}

    /// By how many points a party must lead to be three times as likely to win, as fitted.
    record FittedScale(String evaluator, String scale, String own) implements CalibrateSays {}

    /// The title of the plot.
    record ReliabilityTitle(String game, int games) implements CalibrateSays {}

    /// What the plot's axis across counts, in per cent.
    record ExpectedAxis() implements CalibrateSays {}

    /// What the plot's axis upwards counts, in per cent.
    record CameAxis() implements CalibrateSays {}

    record NoLearnedValue(String game) implements CalibrateSays {}

    /// The sources of chances.
    enum ModelKind {
        LEARNED,
        EVALUATOR,
        LINEAR,
        EVEN
    }
}
