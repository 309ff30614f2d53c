package parterre.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Collectors;
import parterre.bots.Entrant;
import parterre.bots.series.BotComparison;
import parterre.bots.series.Estimate;
import parterre.bots.series.Outcome;
import parterre.bots.series.RoundScores;
import parterre.bots.series.SequentialTest.Decision;
import parterre.bots.series.SeriesPlan;
import parterre.bots.series.Strength;
import parterre.cli.TextTable.Side;
import parterre.cli.words.CompareMessages;
import parterre.cli.words.CompareMessages.Named;
import parterre.cli.words.Localizer;
import parterre.cli.words.SeriesMessages.SeatingWay;
import parterre.engine.GameInfo;

/// The report of a comparison of two bots, as text for people and as JSON for programs.
///
/// @param faults bots that lost their seats
record ComparisonReport(GameInfo game, SeriesPlan plan, BotComparison comparison, List<Outcome.Fault> faults) {
    private static final int PAIR = 2;

    ComparisonReport {
        faults = List.copyOf(faults);
    }

    /// Returns how far the test has come, in a few words for a progress bar.
    static String progress(BotComparison comparison, Localizer localizer) {
        var numerals = new Numerals(localizer);
        var test = comparison.test();
        return localizer.say(new CompareMessages.ComparisonProgress(
                numerals.number(comparison.llr(), 2),
                numerals.number(test.lower(), 2),
                numerals.number(test.upper(), 2),
                numerals.percent(comparison.scores().mean())));
    }

    /// Prints the report. At least one round must be finished.
    ///
    /// @param time how long it took
    void print(int threads, Duration time, Localizer localizer, PrintWriter out) {
        var numerals = new Numerals(localizer);
        var scores = comparison.scores();
        var test = comparison.test();
        out.println(localizer.say(Report.heading(game, plan.setup())));
        out.println(localizer.say(new CompareMessages.ComparisonRun(
                scores.games(),
                scores.gamesPerRound() == PAIR ? SeatingWay.PAIRS : SeatingWay.ROUNDS,
                Long.toString(plan.seed()),
                threads,
                numerals.time(time),
                numerals.rate(scores.games(), time))));
        if (!plan.reproducible()) {
            out.println(localizer.say(Report.notReproducible(plan)));
        }
        out.println(localizer.say(new CompareMessages.Hypotheses(
                first(),
                second(),
                numerals.percent(test.from()),
                numerals.percent(test.to()),
                rate(numerals, test.alpha()),
                rate(numerals, test.beta()))));
        out.println();
        out.print(numbers(localizer, numerals));
        Report.faults(plan, faults, localizer, out);
        out.println();
        out.println(localizer.say(verdict(numerals)));
    }

    private TextTable numbers(Localizer localizer, Numerals numerals) {
        var scores = comparison.scores();
        var test = comparison.test();
        var strength = comparison.strength();
        var grid = new TextTable("", Side.LEFT, Side.LEFT);
        grid.row(name(Named.GAMES, localizer), numerals.count(scores.games()));
        grid.row(name(Named.ROUNDS, localizer), numerals.count(scores.rounds()));
        grid.row(
                name(Named.SHARE, localizer),
                localizer.say(new CompareMessages.WithInterval(
                        numerals.percent(strength.share().value()),
                        numerals.number(100 * strength.share().low(), 1),
                        numerals.number(100 * strength.share().high(), 1))));
        grid.row(name(Named.ELO, localizer), points(Optional.of(strength.elo()), localizer));
        grid.row(name(Named.NORMALISED_ELO, localizer), points(strength.normalisedElo(), localizer));
        grid.row(
                name(Named.LLR, localizer),
                localizer.say(new CompareMessages.RatioWithBounds(
                        numerals.number(comparison.llr(), 2),
                        numerals.number(test.lower(), 2),
                        numerals.number(test.upper(), 2))));
        grid.row(
                name(Named.ROUND_SCORES, localizer),
                shown(scores).entrySet().stream()
                        .map(entry -> localizer.say(new CompareMessages.RoundsWithScore(
                                numerals.percent(entry.getKey()), entry.getValue())))
                        .collect(Collectors.joining(", ")));
        return grid;
    }

    private static String name(Named named, Localizer localizer) {
        return localizer.say(new CompareMessages.Quantity(named));
    }

    private static String points(Optional<Estimate> estimate, Localizer localizer) {
        var numerals = new Numerals(localizer);
        return estimate.map(points -> localizer.say(new CompareMessages.WithInterval(
                        numerals.number(points.value(), 1),
                        numerals.number(points.low(), 1),
                        numerals.number(points.high(), 1))))
                .orElse("-");
    }

    /// Returns all five scores for pairs. Longer rounds have many possible scores, so for them it returns only
    /// those that came up.
    private static Map<Double, Integer> shown(RoundScores scores) {
        var counts = new TreeMap<>(scores.counts());
        if (scores.gamesPerRound() != PAIR) {
            counts.values().removeIf(count -> count == 0);
        }
        return counts;
    }

    private static String rate(Numerals numerals, double rate) {
        return numerals.number(rate, 3);
    }

    private CompareMessages verdict(Numerals numerals) {
        var from = numerals.percent(comparison.test().from());
        var to = numerals.percent(comparison.test().to());
        return switch (comparison.decision()) {
            case ACCEPT_H1 -> new CompareMessages.AcceptedH1(first(), second(), from);
            case ACCEPT_H0 -> new CompareMessages.AcceptedH0(first(), second(), to);
            case CONTINUE -> new CompareMessages.NotDecided(from, to);
        };
    }

    private List<String> names() {
        return plan.lineUp().stream().map(Entrant::name).toList();
    }

    private String first() {
        return names().getFirst();
    }

    private String second() {
        return names().stream()
                .filter(name -> !name.equals(first()))
                .findFirst()
                .orElseThrow();
    }

    /// Returns the options that differ from the standard. Of a file it returns only the name.
    private Map<String, String> options() {
        var options = new TreeMap<String, String>();
        plan.setup()
                .chosen()
                .forEach((name, value) ->
                        options.put(name, value.lines().findFirst().orElse("")));
        return options;
    }

    /// Returns the report for programs. `docs/cli.md` describes it.
    Record json(boolean interrupted) {
        var test = comparison.test();
        var scores = comparison.scores();
        var strength = scores.rounds() == 0 ? Optional.<Strength>empty() : Optional.of(comparison.strength());
        return new Summary(
                game.slug(),
                plan.setup().edition(),
                options(),
                names(),
                plan.seed(),
                plan.reproducible(),
                first(),
                second(),
                new Hypotheses(test.from(), test.to(), test.alpha(), test.beta()),
                comparison.decision() == Decision.CONTINUE
                        ? "undecided"
                        : comparison.decision() == Decision.ACCEPT_H1 ? "h1" : "h0",
                interrupted,
                scores.games(),
                scores.rounds(),
                strength.map(Strength::share),
                strength.map(Strength::elo),
                strength.flatMap(Strength::normalisedElo),
                new Ratio(comparison.llr(), test.lower(), test.upper()),
                shown(scores).entrySet().stream()
                        .map(entry -> new ScoreCount(entry.getKey(), entry.getValue()))
                        .toList(),
                faults.stream()
                        .map(fault -> Localizer.standard().say(GameRow.told(plan, fault)))
                        .toList());
    }

    /// The whole JSON object. Shares are from 0 to 1. Unknown values are null.
    private record Summary(
            String game,
            int edition,
            Map<String, String> options,
            List<String> seats,
            long seed,
            boolean reproducible,
            String bot,
            String other,
            Hypotheses test,
            String decision,
            boolean interrupted,
            int games,
            int rounds,
            Optional<Estimate> share,
            Optional<Estimate> elo,
            Optional<Estimate> normalisedElo,
            Ratio llr,
            List<ScoreCount> roundScores,
            List<String> faults) {}

    private record Hypotheses(double from, double to, double alpha, double beta) {}

    private record Ratio(double value, double lower, double upper) {}

    private record ScoreCount(double score, int rounds) {}
}
