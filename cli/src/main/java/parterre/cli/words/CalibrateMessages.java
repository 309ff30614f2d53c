package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre calibrate`.
public sealed interface CalibrateMessages extends Message {
    /// The games and positions that were measured.
    record CalibratedOn(int games, int positions, String seed) implements CalibrateMessages {}

    /// A model's name in the table of results.
    record Expecting(ModelKind model) implements CalibrateMessages {}

    /// A third of the game.
    record PhaseRow(int number, int of) implements CalibrateMessages {}

    /// Games between these bots.
    record PairRow(List<String> bots) implements CalibrateMessages {}

    /// The head of the column of what was measured on.
    record PartHead() implements CalibrateMessages {}

    /// The head of the column with the number of positions.
    record PositionsHead() implements CalibrateMessages {}

    /// The fitted lead in points with which a party is three times as likely to win.
    record FittedScale(String evaluator, String scale, String own) implements CalibrateMessages {}

    /// The title of the plot.
    record ReliabilityTitle(String game, int games) implements CalibrateMessages {}

    /// The label of the plot's x axis, in per cent.
    record ExpectedAxis() implements CalibrateMessages {}

    /// The label of the plot's y axis, in per cent.
    record CameAxis() implements CalibrateMessages {}

    record NoLearnedValue(String game) implements CalibrateMessages {}

    /// The sources of chances.
    enum ModelKind {
        LEARNED,
        EVALUATOR,
        LINEAR,
        EVEN
    }
}
