package parterre.cli.words;

import java.util.List;
import parterre.engine.Message;

/// The messages of `parterre train`.
public sealed interface TrainMessages extends Message {
    /// The present work, in a few words.
    record PlayingGeneration(int generation, int of) implements TrainMessages {}

    /// A model has been trained a bit further.
    ///
    /// @param loss of the samples that it is trained on
    /// @param test how far its chances are off on other samples
    record EpochDone(ModelName model, int generation, int epoch, String loss, String test) implements TrainMessages {}

    /// A model's name in the table of results.
    record Model(ModelName model) implements TrainMessages {}

    /// The head of a column.
    record Head(HeadName head) implements TrainMessages {}

    record TestedOn(int positions) implements TrainMessages {}

    /// The SHA-256 of the net's text.
    record NetHash(String hash) implements TrainMessages {}

    /// The net is written.
    record NetWritten(String file) implements TrainMessages {}

    /// The net may be used, but nobody asked for a file.
    record NetPasses() implements TrainMessages {}

    /// The net may not be used.
    record NetFails(String most) implements TrainMessages {}

    /// The title of the plot of losses.
    record LossTitle(String game) implements TrainMessages {}

    /// The label of the plot's x axis.
    record PassAxis() implements TrainMessages {}

    /// The name of a curve.
    record CurveName(LossCurve curve) implements TrainMessages {}

    /// The title of the report.
    record TrainingTitle(String game) implements TrainMessages {}

    /// A number that must lie between 0 and 1.
    record NotAShare(String option, String number) implements TrainMessages {}

    record NoFeatures(String game) implements TrainMessages {}

    /// Bots that may play otherwise the next time.
    record OnlyRepeatable(List<String> bots) implements TrainMessages {}

    /// The sources of chances.
    enum ModelName {
        NET,
        LINEAR,
        EVEN
    }

    /// Columns of the report.
    enum HeadName {
        LOG_LOSS,
        BRIER,
        CALIBRATION_ERROR,
        COUNT,
        EXPECTED,
        CAME
    }

    /// Curves of the plot of losses.
    enum LossCurve {
        EVEN,
        LINEAR,
        TRAINED,
        TESTED
    }
}
