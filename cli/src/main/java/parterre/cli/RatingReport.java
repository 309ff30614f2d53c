package parterre.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.IntStream;
import parterre.bots.Entrant;
import parterre.bots.series.Estimate;
import parterre.bots.series.Outcome;
import parterre.bots.series.PairScore;
import parterre.bots.series.Ratings;
import parterre.bots.series.RoundRobin;
import parterre.bots.series.SeriesPlan;
import parterre.bots.series.StrengthFile;
import parterre.cli.TextTable.Side;
import parterre.cli.words.Localizer;
import parterre.cli.words.RateMessages;
import parterre.cli.words.RateMessages.RateColumn;
import parterre.engine.GameInfo;
import parterre.engine.Setup;

/// The report of a rated pool of bots, as text for people and as JSON for programs.
///
/// @param anchor the place of the bot whose rating is 0
/// @param games the planned number of games of each pair
/// @param scores the score of each pair that played
/// @param lost the bots that lost their seats
record RatingReport(
        GameInfo game,
        Setup setup,
        List<Entrant> bots,
        int anchor,
        int games,
        long seed,
        List<PairScore> scores,
        List<RoundRobin.Lost> lost) {
    RatingReport {
        bots = List.copyOf(bots);
        scores = List.copyOf(scores);
        lost = List.copyOf(lost);
    }

    /// Prints the report. At least one pair must have played.
    ///
    /// @param time how long it took
    void print(int threads, Duration time, Localizer localizer, PrintWriter out) {
        var numerals = new Numerals(localizer);
        int played = scores.stream().mapToInt(PairScore::games).sum();
        out.println(localizer.say(Report.heading(game, setup)));
        out.println(localizer.say(new RateMessages.PoolRun(
                played,
                scores.size(),
                Long.toString(seed),
                threads,
                numerals.time(time),
                numerals.rate(played, time))));
        if (!isReproducible()) {
            out.println(localizer.say(Report.notReproducible(bots)));
        }
        out.println();
        out.print(ratings(localizer, numerals));
        out.println();
        out.println(localizer.say(new RateMessages.RelativeTo(name(anchor))));
        out.println();
        out.println(localizer.say(new RateMessages.RowAgainstColumn()));
        out.print(pairs(numerals));
        byPlan().forEach((plan, faults) -> Report.faults(plan, faults, localizer, out));
    }

    private TextTable ratings(Localizer localizer, Numerals numerals) {
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(List.of(
                head(RateColumn.BOT, localizer),
                head(RateColumn.ELO, localizer),
                head(RateColumn.LOW, localizer),
                head(RateColumn.HIGH, localizer),
                head(RateColumn.GAMES, localizer),
                head(RateColumn.WINS, localizer)));
        for (var rating : rated()) {
            grid.row(
                    rating.bot(),
                    numerals.number(rating.elo().value(), 0),
                    numerals.number(rating.elo().low(), 0),
                    numerals.number(rating.elo().high(), 0),
                    numerals.count(rating.games()),
                    rating.share().map(numerals::percent).orElse("-"));
        }
        return grid;
    }

    private TextTable pairs(Numerals numerals) {
        var sides = new ArrayList<>(Collections.nCopies(bots.size() + 1, Side.RIGHT));
        sides.set(0, Side.LEFT);
        var grid = new TextTable("", sides.toArray(Side[]::new));
        var head = new ArrayList<>(List.of(""));
        bots.forEach(bot -> head.add(bot.name()));
        grid.row(head);
        for (int row = 0; row < bots.size(); row++) {
            var cells = new ArrayList<>(List.of(name(row)));
            for (int column = 0; column < bots.size(); column++) {
                cells.add(share(row, column)
                        .map(share -> numerals.number(100 * share, 1))
                        .orElse("-"));
            }
            grid.row(cells);
        }
        return grid;
    }

    static String head(RateColumn column, Localizer localizer) {
        return localizer.say(new RateMessages.RateHead(column));
    }

    private Optional<Double> share(int bot, int against) {
        return scores.stream()
                .filter(score -> score.first() == Math.min(bot, against) && score.second() == Math.max(bot, against))
                .map(score -> score.first() == bot ? score.share() : 1 - score.share())
                .findFirst();
    }

    /// Returns the file with these ratings. Every pair must have played.
    StrengthFile file() {
        var says = new RateMessages.PoolMeasured(
                game.name(),
                Integer.toString(setup.edition()),
                options().entrySet().stream()
                        .map(option -> option.getKey() + "=" + option.getValue())
                        .toList(),
                games,
                Long.toString(seed));
        return StrengthFile.of(
                Localizer.standard().say(says), bots.stream().map(Entrant::name).toList(), anchor, scores);
    }

    /// Returns the report for programs. `docs/cli.md` describes it.
    Record json(boolean interrupted) {
        return new Summary(
                game.slug(),
                setup.edition(),
                options(),
                seed,
                isReproducible(),
                name(anchor),
                interrupted,
                rated(),
                scores.stream()
                        .map(score -> new Pair(name(score.first()), name(score.second()), score.games(), score.share()))
                        .toList(),
                lost.stream()
                        .map(one -> Localizer.standard().say(GameRow.told(one.plan(), one.fault())))
                        .toList());
    }

    private List<Rating> rated() {
        var ratings = Ratings.of(bots.size(), anchor, scores);
        return IntStream.range(0, bots.size())
                .mapToObj(bot -> {
                    var own = scores.stream()
                            .filter(score -> score.first() == bot || score.second() == bot)
                            .toList();
                    int played = own.stream().mapToInt(PairScore::games).sum();
                    double won = own.stream()
                            .mapToDouble(score -> score.first() == bot ? score.won() : score.games() - score.won())
                            .sum();
                    return new Rating(
                            name(bot),
                            ratings.elo(bot),
                            played,
                            played == 0 ? Optional.empty() : Optional.of(won / played));
                })
                .toList();
    }

    private Map<SeriesPlan, List<Outcome.Fault>> byPlan() {
        var byPlan = new LinkedHashMap<SeriesPlan, List<Outcome.Fault>>();
        lost.forEach(one ->
                byPlan.computeIfAbsent(one.plan(), _ -> new ArrayList<>()).add(one.fault()));
        return byPlan;
    }

    private boolean isReproducible() {
        return bots.stream().allMatch(Entrant::reproducible);
    }

    private String name(int bot) {
        return bots.get(bot).name();
    }

    /// Returns the options that differ from the standard. Of a file it returns only the name.
    private Map<String, String> options() {
        var options = new TreeMap<String, String>();
        setup.chosen()
                .forEach((name, value) ->
                        options.put(name, value.lines().findFirst().orElse("")));
        return options;
    }

    /// The whole JSON object. Shares are from 0 to 1. Unknown values are null.
    private record Summary(
            String game,
            int edition,
            Map<String, String> options,
            long seed,
            boolean reproducible,
            String anchor,
            boolean interrupted,
            List<Rating> ratings,
            List<Pair> pairs,
            List<String> faults) {}

    private record Rating(String bot, Estimate elo, int games, Optional<Double> share) {}

    private record Pair(String bot, String against, int games, double share) {}
}
