package parterre.cli.count;

import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.ToDoubleFunction;
import java.util.stream.DoubleStream;
import parterre.bots.series.Outcome;
import parterre.cli.words.MeasureProblem;
import parterre.engine.Reading;
import parterre.engine.Result;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.box.Figures.Figure;

/// Something that can be measured over games, named by a text:
///
/// - a quantity, for its mean: `score`, `winner-score`, `last-score`, `group-score`, `steps`, `decisions`,
///   `branching` (moves to choose from at a decision) or `figure NAME`, one of the game's own figures;
/// - `figure NAME per NAME`, one figure of all games for each of another;
/// - `least`, `median`, `most`, `p10` or `p90` before a quantity;
/// - the percentage of games of some kind: `% tied`, `% wins P1` (shared wins as their share), `% ending
///   WORDS`.
///
/// @param name the text
/// @param kind the statistic of the values
/// @param values the values that one game adds
/// @param weight the amount that one game adds to the divisor of the sum
public record Measure(
        String name, Kind kind, Function<Outcome, DoubleStream> values, ToDoubleFunction<Outcome> weight) {
    private static final String PER = " per ";

    /// The statistics of values.
    public enum Kind {
        /// Their mean over all games. The games are the independent trials, not the values.
        MEAN,
        /// A hundred times the mean of one value a game, from 0 to 1.
        PERCENT,
        /// The smallest.
        LEAST,
        /// The middle one.
        MEDIAN,
        /// The largest.
        MOST,
        /// The value with a tenth of them below it.
        P10,
        /// The value with nine tenths of them below it.
        P90
    }

    /// Each value weighs the same.
    Measure(String name, Kind kind, Function<Outcome, DoubleStream> values) {
        this(name, kind, values, outcome -> values.apply(outcome).count());
    }

    /// Reads a measure.
    ///
    /// @param figures the columns of the game's own figures
    /// @param skipped how many decisions at the beginning of a game `branching` leaves out
    public static Reading<Measure> read(String name, List<Figure> figures, int skipped) {
        var words = name.strip().split(" ", 2);
        var rest = words.length == 2 ? words[1] : "";
        return switch (words[0]) {
            case "%" -> event(rest).map(event -> new Measure(name, Kind.PERCENT, event));
            case "least" -> quantity(rest, figures, skipped).map(values -> new Measure(name, Kind.LEAST, values));
            case "median" -> quantity(rest, figures, skipped).map(values -> new Measure(name, Kind.MEDIAN, values));
            case "most" -> quantity(rest, figures, skipped).map(values -> new Measure(name, Kind.MOST, values));
            case "p10" -> quantity(rest, figures, skipped).map(values -> new Measure(name, Kind.P10, values));
            case "p90" -> quantity(rest, figures, skipped).map(values -> new Measure(name, Kind.P90, values));
            case "figure" -> rest.contains(PER) ? ratio(name, rest, figures) : mean(name, figures, skipped);
            default -> mean(name, figures, skipped);
        };
    }

    private static Reading<Measure> mean(String name, List<Figure> figures, int skipped) {
        return quantity(name, figures, skipped).map(values -> new Measure(name, Kind.MEAN, values));
    }

    private static Reading<Measure> ratio(String name, String figuresNamed, List<Figure> figures) {
        var parts = figuresNamed.split(PER, 2);
        return figure(parts[0], figures)
                .then(above -> figure(parts[1], figures)
                        .map(below -> new Measure(
                                name,
                                Kind.MEAN,
                                above,
                                outcome -> below.apply(outcome).sum())));
    }

    private static Reading<Function<Outcome, DoubleStream>> quantity(String name, List<Figure> figures, int skipped) {
        return switch (name) {
            case "score" -> Reading.good(Measure::scores);
            case "winner-score" -> Reading.good(standing(List::getFirst));
            case "last-score" -> Reading.good(standing(List::getLast));
            case "group-score" -> Reading.good(Measure::group);
            case "steps" -> Reading.good(outcome -> DoubleStream.of(outcome.steps()));
            case "decisions" -> Reading.good(outcome -> DoubleStream.of(outcome.decisions()));
            case "branching" ->
                Reading.good(outcome -> outcome.listed().stream().skip(skipped).asDoubleStream());
            default -> name.startsWith("figure ") ? figure(name.substring("figure ".length()), figures) : unknown(name);
        };
    }

    private static Reading<Function<Outcome, DoubleStream>> figure(String name, List<Figure> figures) {
        var names = figures.stream().map(Figure::name).toList();
        int column = names.indexOf(name);
        return column < 0
                ? Reading.bad("figure " + name, new MeasureProblem.NotCounted(names))
                : Reading.good(outcome -> DoubleStream.of(outcome.figures().get(column)));
    }

    private static Reading<Function<Outcome, DoubleStream>> event(String name) {
        if (name.equals("tied")) {
            return Reading.good(event(result -> isTied(result) ? 1 : 0));
        }
        if (name.startsWith("wins ")) {
            return Seat.read(name.substring("wins ".length())).map(seat -> event(result -> result.share(seat)));
        }
        if (name.startsWith("ending ")) {
            var ending = name.substring("ending ".length());
            return Reading.good(event(result -> result.ending().equals(ending) ? 1 : 0));
        }
        return unknown("% " + name);
    }

    private static <T> Reading<T> unknown(String name) {
        return Reading.bad(name, new MeasureProblem.NotAMeasure());
    }

    private static Function<Outcome, DoubleStream> event(Function<Result, Number> value) {
        return outcome -> DoubleStream.of(outcome.result()
                .map(result -> value.apply(result).doubleValue())
                .orElse(0.0));
    }

    private static DoubleStream scores(Outcome outcome) {
        return outcome.result().stream()
                .flatMapToDouble(result -> outcome.entrants().seats().stream().mapToDouble(result::score));
    }

    private static DoubleStream group(Outcome outcome) {
        return outcome.result().stream().flatMapToDouble(result -> switch (result) {
            case Result.Group(String _, long score, var _) -> DoubleStream.of((double) score);
            case Result.Placed _ -> DoubleStream.empty();
        });
    }

    private static Function<Outcome, DoubleStream> standing(Function<List<Standing>, Standing> which) {
        return outcome -> outcome.result().flatMap(Measure::standings).stream()
                .mapToDouble(standings -> which.apply(standings).score());
    }

    private static Optional<List<Standing>> standings(Result result) {
        return switch (result) {
            case Result.Placed(String _, List<Standing> standings) -> Optional.of(standings);
            case Result.Group _ -> Optional.empty();
        };
    }

    private static boolean isTied(Result result) {
        return standings(result).stream()
                        .flatMap(List::stream)
                        .filter(each -> each.place() == 1)
                        .count()
                > 1;
    }
}
