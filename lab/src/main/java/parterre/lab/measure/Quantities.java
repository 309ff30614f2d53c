package parterre.lab.measure;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.IntToDoubleFunction;
import java.util.function.ToDoubleFunction;
import java.util.stream.IntStream;
import parterre.engine.Seat;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.experiment.MeasureName;
import parterre.lab.game.GameFacts;
import parterre.lab.game.GameFacts.Choices;
import parterre.lab.game.GameFacts.Course;

/// The quantities of each measure.
public final class Quantities {
    private static final int KINGS = 3;
    private static final double SECONDS = 60;

    private Quantities() {}

    /// Returns the quantities of an experiment for one of its line-ups, in the order of its measures.
    public static List<Quantity> of(Experiment experiment, LineUpPlan lineUp) {
        var all = new ArrayList<Quantity>();
        for (var measure : experiment.measures()) {
            all.addAll(of(measure, experiment, lineUp));
        }
        return List.copyOf(all);
    }

    /// Returns how many differences between arms an experiment tells. Alarms and power are corrected for
    /// them.
    public static int comparisons(Experiment experiment) {
        long linear = experiment.lineUps().stream()
                .flatMap(lineUp -> of(experiment, lineUp).stream())
                .filter(quantity -> quantity.scale().isLinear())
                .count();
        return Math.toIntExact(linear) * (experiment.arms().size() - 1);
    }

    /// Returns how many families of statements share the error rate of a report: the differences between arms or the
    /// advantages of seats, and the changes with strength.
    public static int families(Experiment experiment) {
        boolean compares = experiment.arms().size() > 1 || experiment.measures(MeasureName.SEAT_ADVANTAGE);
        var strengths = experiment.lineUps().stream()
                .filter(LineUpPlan::ofEquals)
                .map(LineUpPlan::seats)
                .toList();
        return compares && Set.copyOf(strengths).size() < strengths.size() ? 2 : 1;
    }

    /// Returns how often a single comparison of arms may raise a false alarm.
    public static double errorRate(Experiment experiment) {
        return experiment.errorRate() / comparisons(experiment) / families(experiment);
    }

    private static List<Quantity> of(MeasureName measure, Experiment experiment, LineUpPlan lineUp) {
        return switch (measure) {
            case SEAT_ADVANTAGE ->
                seats(
                        measure,
                        "seat-advantage",
                        lineUp,
                        (game, seat) -> game.shares().get(seat));
            case SEAT_ADVANTAGE_ADJUSTED -> seats(measure, "seat-advantage-adjusted", lineUp, Quantities::adjusted);
            case SKILL ->
                skill(measure, "skill", lineUp, (game, seat) -> game.shares().get(seat));
            case SKILL_ADJUSTED -> skill(measure, "skill-adjusted", lineUp, Quantities::adjusted);
            case LENGTH -> length(measure, experiment);
            case SCORE -> scores(measure);
            case DECISIVENESS -> decisiveness(measure);
            case DRAMA ->
                List.of(
                        course(measure, "lead-changes", Scale.PLAIN, Course::leadChanges),
                        course(measure, "comeback", Scale.POINTS, Course::comeback),
                        course(measure, "swings", Scale.POINTS, Course::swings),
                        course(measure, "late-swings", Scale.POINTS, Course::lateSwings));
            case TENSION ->
                List.of(
                        course(measure, "openness", Scale.PERCENT, Course::openness),
                        course(measure, "decided-at", Scale.PERCENT, Course::decidedAt));
            case RUNAWAY ->
                List.of(Quantity.ratio(
                        measure,
                        "growth",
                        Scale.PLAIN,
                        game -> game.course().map(Course::growth).orElse(0.0),
                        game -> game.course().map(Course::leads).orElse(0.0)));
            case KINGMAKING ->
                lineUp.seats() < KINGS
                        ? List.of()
                        : List.of(course(measure, "kingmaking", Scale.PERCENT, one -> one.kingmaking() > 0 ? 1 : 0));
            case CHOICE -> choice(measure);
            case LUCK -> lineUp.ofEquals() ? luck(measure, lineUp) : List.of();
            case RULES, CARDS -> List.of();
        };
    }

    /// A number of one seat in a game.
    private interface OfSeat {
        double of(GameFacts game, int seat);
    }

    private static double adjusted(GameFacts game, int seat) {
        return game.shares().get(seat) - game.luck().map(luck -> luck.get(seat)).orElse(0.0);
    }

    private static List<Quantity> seats(MeasureName measure, String name, LineUpPlan lineUp, OfSeat share) {
        // The advantages of two seats are opposite.
        int told = lineUp.seats() == 2 ? 1 : lineUp.seats();
        double even = 1.0 / lineUp.seats();
        return lineUp.seats() < 2
                ? List.of()
                : Seat.first(told).stream()
                        .map(seat -> Quantity.mean(
                                        measure, name, Scale.POINTS, game -> share.of(game, seat.index()) - even)
                                .about(seat.toString()))
                        .toList();
    }

    private static List<Quantity> skill(MeasureName measure, String name, LineUpPlan lineUp, OfSeat share) {
        double even = lineUp.even();
        return lineUp.ofTwo()
                ? List.of(Quantity.mean(
                        measure,
                        name,
                        Scale.POINTS,
                        game -> IntStream.range(0, lineUp.seats())
                                        .filter(seat -> lineUp.isFirst(lineUp.at(seat, game.rotation())))
                                        .mapToDouble(seat -> share.of(game, seat))
                                        .sum()
                                - even))
                : List.of();
    }

    private static List<Quantity> length(MeasureName measure, Experiment experiment) {
        var all = new ArrayList<Quantity>();
        all.add(Quantity.mean(measure, "turns", Scale.PLAIN, game -> game.flow().turns()));
        all.add(Quantity.mean(
                measure, "decisions", Scale.PLAIN, game -> game.flow().decisions()));
        experiment
                .pace()
                .ifPresent(pace -> all.add(Quantity.mean(
                        measure,
                        "minutes",
                        Scale.PLAIN,
                        game -> (game.flow().decisions() - game.flow().forced()) * pace / SECONDS)));
        all.add(Quantity.mean(measure, "stopped", Scale.PERCENT, game -> game.finished() ? 0 : 1));
        return all;
    }

    private static List<Quantity> scores(MeasureName measure) {
        return List.of(
                Quantity.ratio(
                        measure,
                        "score",
                        Scale.PLAIN,
                        game -> game.scores().stream().mapToDouble(each -> each).sum(),
                        game -> game.scores().size()),
                finished(measure, "winner-score", Scale.PLAIN, Quantities::best));
    }

    private static double best(GameFacts game) {
        return game.scores().stream().mapToDouble(each -> each).max().orElse(0);
    }

    private static List<Quantity> decisiveness(MeasureName measure) {
        return List.of(
                finished(measure, "margin", Scale.PLAIN, Quantities::margin),
                finished(measure, "ties", Scale.PERCENT, game -> game.tied() ? 1 : 0));
    }

    private static double margin(GameFacts game) {
        var sorted = game.scores().stream().mapToDouble(each -> each).sorted().toArray();
        return sorted.length < 2 ? 0 : sorted[sorted.length - 1] - sorted[sorted.length - 2];
    }

    /// Returns the mean of a number over the games that reached their end.
    private static Quantity finished(
            MeasureName measure, String name, Scale scale, ToDoubleFunction<GameFacts> number) {
        return Quantity.ratio(
                measure,
                name,
                scale,
                game -> game.finished() ? number.applyAsDouble(game) : 0,
                game -> game.finished() ? 1 : 0);
    }

    private static Quantity course(MeasureName measure, String name, Scale scale, ToDoubleFunction<Course> number) {
        return Quantity.ratio(
                measure,
                name,
                scale,
                game -> game.course().map(number::applyAsDouble).orElse(0.0),
                game -> game.course().isPresent() ? 1 : 0);
    }

    private static List<Quantity> choice(MeasureName measure) {
        return List.of(
                Quantity.ratio(
                        measure,
                        "branching",
                        Scale.PLAIN,
                        game -> game.flow().listed(),
                        game -> game.flow().decisions()),
                Quantity.ratio(
                        measure,
                        "forced",
                        Scale.PERCENT,
                        game -> game.flow().forced(),
                        game -> game.flow().decisions()),
                Quantity.ratio(
                        measure,
                        "close",
                        Scale.PLAIN,
                        game -> game.choices().map(Choices::close).orElse(0),
                        game -> game.choices().map(Choices::sampled).orElse(0)));
    }

    private static List<Quantity> luck(MeasureName measure, LineUpPlan lineUp) {
        double even = 1.0 / lineUp.seats();
        ToDoubleFunction<GameFacts> without = game -> squares(lineUp, seat -> adjusted(game, seat) - even);
        ToDoubleFunction<GameFacts> with =
                game -> squares(lineUp, seat -> game.shares().get(seat) - even);
        return List.of(
                Quantity.ratio(measure, "luck-share", Scale.REST, without, with),
                Quantity.ratio(measure, "luck-factor", Scale.INVERSE, without, with));
    }

    private static double squares(LineUpPlan lineUp, IntToDoubleFunction number) {
        return IntStream.range(0, lineUp.seats())
                .mapToDouble(seat -> Math.pow(number.applyAsDouble(seat), 2))
                .sum();
    }
}
