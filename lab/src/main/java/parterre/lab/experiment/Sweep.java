package parterre.lab.experiment;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.TreeMap;
import parterre.engine.Attachment;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Setup;

/// A search among variants of a game for one that comes near to an aim.
///
/// @param base the experiment that is made at each point; it has one arm
/// @param parameters what varies, at least one
/// @param points how many variants are tried, at least 1
/// @param aims what is wanted, at least one
public record Sweep(Experiment base, List<Parameter> parameters, int points, List<Aim> aims) {
    public Sweep {
        parameters = List.copyOf(parameters);
        aims = List.copyOf(aims);
    }

    /// Something that varies.
    ///
    /// @param option the option that varies, or the file option whose file does
    /// @param path the path of a value in the file; empty for an option
    /// @param values the values, at least one
    public record Parameter(String option, String path, List<String> values) {
        public Parameter {
            values = List.copyOf(values);
        }

        /// Returns its name in tables: `lap`, `gnomes/g01/prep`.
        public String name() {
            return path.isEmpty() ? option : path;
        }
    }

    /// The aim for a quantity.
    ///
    /// @param quantity its name, such as `turns`
    /// @param subject the seat that it is about; empty for the whole table
    /// @param from it should be at least this
    /// @param to it should be at most this
    /// @param unit how far off counts as one
    /// @param line where the file says so, counted from 1
    public record Aim(String quantity, String subject, OptionalDouble from, OptionalDouble to, double unit, int line) {
        private static final double UNKNOWN = 1e6;

        /// Returns how far a value is from the aim, in units; 0 if it meets it. A value that no game had is
        /// as far off as can be.
        public double distance(double value) {
            if (Double.isNaN(value)) {
                return UNKNOWN;
            }
            double below = from.isPresent() ? Math.max(0, from.getAsDouble() - value) : 0;
            double above = to.isPresent() ? Math.max(0, value - to.getAsDouble()) : 0;
            return (below + above) / unit;
        }

        /// Returns how far the values of several line-ups are from the aim, on average. Values on both sides of the
        /// aim do not cancel out.
        public double distance(List<Double> values) {
            return values.stream().mapToDouble(this::distance).average().orElse(UNKNOWN);
        }
    }

    /// Returns the arm of a point; empty if the game refuses it.
    ///
    /// @param choice for each parameter the place of its value
    public Optional<Arm> arm(List<Integer> choice) {
        var info = base.box().game().info();
        var first = base.arms().getFirst();
        var options = new TreeMap<>(first.options());
        var patches = new LinkedHashMap<String, LinkedHashMap<String, String>>();
        var names = new ArrayList<String>();
        for (int i = 0; i < parameters.size(); i++) {
            var parameter = parameters.get(i);
            var value = parameter.values().get(choice.get(i));
            names.add(parameter.name() + "=" + value);
            if (parameter.path().isEmpty()) {
                options.put(parameter.option(), value);
            } else {
                patches.computeIfAbsent(parameter.option(), _ -> new LinkedHashMap<>())
                        .put(parameter.path(), value);
            }
        }
        for (var patch : patches.entrySet()) {
            if (!(info.option(patch.getKey()).orElseThrow() instanceof Option.File file)) {
                return Optional.empty();
            }
            var text = Optional.ofNullable(options.get(patch.getKey()));
            var old = text.map(each -> file.read(each).orThrow()).orElse(file.standard(0));
            if (!(CardPatch.apply(old, patch.getValue()) instanceof Reading.Good<Attachment>(Attachment changed))) {
                return Optional.empty();
            }
            options.put(patch.getKey(), file.write(changed));
        }
        var arm = new Arm(String.join(", ", names), first.edition(), options, first.bots());
        return base.lineUps().stream().allMatch(lineUp -> canPlay(arm, lineUp.seats()))
                ? Optional.of(arm)
                : Optional.empty();
    }

    private boolean canPlay(Arm arm, int seats) {
        var game = base.box().game();
        return Setup.read(game.info(), arm.edition(), seats, arm.options()) instanceof Reading.Good<Setup>(Setup setup)
                && game.refusal(setup).isEmpty();
    }
}
