package parterre.lab.measure;

import java.util.function.ToDoubleFunction;
import parterre.lab.experiment.MeasureName;
import parterre.lab.game.GameFacts;

/// One number that is estimated as a ratio of sums over games.
///
/// @param measure the measure that it belongs to
/// @param name its name; a catalogue has its words under `quantity.NAME`
/// @param subject the seat that it is about; empty if it is about the whole table
/// @param scale how the ratio becomes a figure
/// @param x the numerator of one game
/// @param y the denominator of one game
public record Quantity(
        MeasureName measure,
        String name,
        String subject,
        Scale scale,
        ToDoubleFunction<GameFacts> x,
        ToDoubleFunction<GameFacts> y) {
    /// Creates the mean of a number over games.
    static Quantity mean(MeasureName measure, String name, Scale scale, ToDoubleFunction<GameFacts> x) {
        return new Quantity(measure, name, "", scale, x, _ -> 1);
    }

    /// Creates a ratio of sums over games.
    static Quantity ratio(
            MeasureName measure,
            String name,
            Scale scale,
            ToDoubleFunction<GameFacts> x,
            ToDoubleFunction<GameFacts> y) {
        return new Quantity(measure, name, "", scale, x, y);
    }

    Quantity about(String who) {
        return new Quantity(measure, name, who, scale, x, y);
    }
}
