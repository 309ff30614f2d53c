package parterre.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.stream.Collectors;
import parterre.bots.Entrant;
import parterre.bots.series.SeriesPlan;
import parterre.cli.Grid.Side;
import parterre.cli.count.Duel;
import parterre.cli.count.Spread;
import parterre.cli.count.Tally;
import parterre.engine.GameInfo;

/// What a series came to, as text for people.
final class Report {
    private static final int MOST_FAULTS = 10;

    private final GameInfo game;
    private final SeriesPlan plan;
    private final Tally tally;
    private final PrintWriter out;

    Report(GameInfo game, SeriesPlan plan, Tally tally, PrintWriter out) {
        this.game = game;
        this.plan = plan;
        this.tally = tally;
        this.out = out;
    }

    /// Prints everything.
    ///
    /// @param time how long it took
    void print(int threads, Duration time) {
        out.println(heading(game, plan));
        out.println(Words.count(tally.games()) + " games, " + seating() + ", seed " + plan.seed() + "; " + threads
                + (threads == 1 ? " thread, " : " threads, ") + Words.time(time) + ", "
                + Words.rate(tally.games(), time, "games") + ", "
                + Words.rate(Math.round(tally.decisions().mean() * tally.games()), time, "decisions"));
        if (!plan.reproducible()) {
            out.println("not reproducible: " + unforeseeable());
        }
        out.println();
        out.print(parties());
        out.println();
        out.print(lengths());
        out.println();
        out.print(endings());
        if (!tally.figures().isEmpty()) {
            out.println();
            out.print(figures());
        }
        faults();
        Duel.of(tally).ifPresent(duel -> {
            out.println();
            out.println(told(duel));
        });
    }

    /// "gardens-of-mars, edition 1, 2 seats, name=value".
    static String heading(GameInfo game, SeriesPlan plan) {
        var setup = plan.setup();
        return game.slug() + ", edition " + setup.edition() + ", " + setup.seats() + " seats"
                + setup.chosen().entrySet().stream()
                        .map(option -> ", " + option.getKey() + "="
                                + option.getValue().lines().findFirst().orElse(""))
                        .collect(Collectors.joining());
    }

    /// The closing line of a strength test.
    static String told(Duel duel) {
        var wins = Words.percent(duel.wins().value()) + " [95 %: " + Words.interval(duel.wins()) + "] over "
                + Words.count(duel.games()) + " games";
        boolean halves = duel.even() == 0.5;
        if (duel.settled()) {
            return halves
                    ? duel.better() + " beats " + duel.worse() + ": " + wins
                    : duel.better() + " is stronger than " + duel.worse() + ": each of its seats wins " + wins
                            + ", where " + Words.percent(duel.even()) + " would be even";
        }
        return duel.better() + " against " + duel.worse() + ": " + wins + " shows no difference"
                + (halves ? "" : " from an even " + Words.percent(duel.even()));
    }

    private String seating() {
        return switch (plan.seating()) {
            case FIXED -> "everyone in his seat";
            case ROTATING ->
                plan.setup().seats() == 2
                        ? "in pairs of equal luck with seats swapped"
                        : "in rounds of equal luck with seats rotated";
        };
    }

    private String unforeseeable() {
        return plan.lineUp().stream()
                        .filter(entrant -> !entrant.reproducible())
                        .map(Entrant::name)
                        .distinct()
                        .collect(Collectors.joining(", "))
                + " may play otherwise the next time (budgets of time, search threads and outside programs do that)";
    }

    private Grid parties() {
        boolean group = tally.group().count() > 0;
        var grid = new Grid("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row("", "games", "wins", "95 %", "score", "least", "most");
        tally.bots().forEach(bot -> grid.row(cells(bot, group)));
        grid.row("", "", "", "", "", "", "");
        tally.seats().forEach(seat -> grid.row(cells(seat, group)));
        tally.others().forEach(other -> grid.row(cells(other, group)));
        if (group) {
            grid.row(List.of(
                    "group",
                    Words.count(tally.group().count()),
                    "",
                    "",
                    Words.mean(tally.group(), 2),
                    Words.number(tally.group().least(), 0),
                    Words.number(tally.group().most(), 0)));
        }
        return grid;
    }

    private static List<String> cells(Tally.Player player, boolean group) {
        return List.of(
                player.name(),
                Words.count(player.score().count()),
                group ? "" : Words.percent(player.wins().value()),
                group ? "" : Words.interval(player.wins()),
                Words.mean(player.score(), 2),
                Words.number(player.score().least(), 0),
                Words.number(player.score().most(), 0));
    }

    private Grid lengths() {
        var grid = new Grid("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row("a game", "mean", "median", "least", "most");
        grid.row(cells("steps", tally.steps()));
        grid.row(cells("decisions", tally.decisions()));
        if (tally.winner().count() > 0) {
            grid.row(cells("score of the first", tally.winner()));
            grid.row(cells("score of the last", tally.last()));
        }
        var branching = tally.branching();
        grid.row(
                "moves to choose from",
                Words.number(branching.mean(), 2),
                Words.count(branching.median()),
                Words.count(branching.least()),
                Words.count(branching.most()));
        return grid;
    }

    private static List<String> cells(String name, Spread spread) {
        return List.of(
                name, Words.mean(spread, 2), "", Words.number(spread.least(), 0), Words.number(spread.most(), 0));
    }

    private Grid endings() {
        var grid = new Grid("", Side.LEFT, Side.RIGHT, Side.RIGHT);
        grid.row("endings", "games", "");
        tally.endings()
                .forEach((ending, games) ->
                        grid.row("  " + ending, Words.count(games), Words.percent((double) games / tally.games())));
        grid.row("shared wins", Words.count(tally.ties()), Words.percent((double) tally.ties() / tally.games()));
        return grid;
    }

    private Grid figures() {
        var grid = new Grid("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.LEFT);
        grid.row("figures of a game", "mean", "least", "most", "");
        tally.figures()
                .forEach((figure, spread) -> grid.row(
                        "  " + figure.name(),
                        Words.mean(spread, 2),
                        Words.number(spread.least(), 0),
                        Words.number(spread.most(), 0),
                        figure.says()));
        return grid;
    }

    private void faults() {
        var faults = tally.faults();
        if (faults.isEmpty()) {
            return;
        }
        out.println();
        out.println(Words.count(faults.size())
                + " times a bot lost its seat and with it the game; a random one played on:");
        faults.stream().limit(MOST_FAULTS).forEach(fault -> out.println("  " + GameRow.told(plan, fault)));
        if (faults.size() > MOST_FAULTS) {
            out.println("  and " + (faults.size() - MOST_FAULTS) + " more");
        }
    }
}
