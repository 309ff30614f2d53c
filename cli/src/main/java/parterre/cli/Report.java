package parterre.cli;

import java.io.PrintWriter;
import java.time.Duration;
import java.util.List;
import java.util.Optional;
import parterre.bots.Entrant;
import parterre.bots.series.Outcome;
import parterre.bots.series.SeriesPlan;
import parterre.cli.TextTable.Side;
import parterre.cli.count.Spread;
import parterre.cli.count.StrengthComparison;
import parterre.cli.count.Tally;
import parterre.cli.words.Localizer;
import parterre.cli.words.SeriesMessages;
import parterre.cli.words.SeriesMessages.Column;
import parterre.cli.words.SeriesMessages.SeatingWay;
import parterre.engine.GameInfo;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// The report of a series, as text for people.
final class Report {
    private static final int MOST_FAULTS = 10;

    private final GameBox<?, ?, ?> box;
    private final SeriesPlan plan;
    private final Tally tally;
    private final Localizer localizer;
    private final Numerals numerals;
    private final PrintWriter out;

    Report(GameBox<?, ?, ?> box, SeriesPlan plan, Tally tally, Localizer localizer, PrintWriter out) {
        this.localizer = localizer;
        numerals = new Numerals(localizer);
        this.box = box;
        this.plan = plan;
        this.tally = tally;
        this.out = out;
    }

    /// Prints everything.
    ///
    /// @param time how long it took
    void print(int threads, Duration time) {
        out.println(localizer.say(heading(box.game().info(), plan.setup())));
        out.println(localizer.say(new SeriesMessages.SeriesRun(
                tally.games(),
                seating(),
                Long.toString(plan.seed()),
                threads,
                numerals.time(time),
                numerals.rate(tally.games(), time),
                numerals.rate(Math.round(tally.decisions().mean() * tally.games()), time))));
        if (!plan.reproducible()) {
            out.println(localizer.say(notReproducible(plan)));
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
        faults(plan, tally.faults(), localizer, out);
        StrengthComparison.of(tally).ifPresent(duel -> {
            out.println();
            out.println(localizer.say(told(duel, numerals)));
        });
    }

    /// Returns the first line: the game and its setup.
    static SeriesMessages heading(GameInfo game, Setup setup) {
        return new SeriesMessages.SeriesOf(
                game.slug(),
                Integer.toString(setup.edition()),
                setup.seats(),
                setup.chosen().entrySet().stream()
                        .map(option -> option.getKey() + "="
                                + option.getValue().lines().findFirst().orElse(""))
                        .toList());
    }

    /// Returns the closing line of a strength test.
    static SeriesMessages told(StrengthComparison duel, Numerals numerals) {
        var won = new SeriesMessages.Won(
                numerals.percent(duel.wins().value()), numerals.interval(duel.wins()), duel.games());
        boolean halves = duel.even() == 0.5;
        var even = numerals.percent(duel.even());
        if (duel.settled()) {
            return halves
                    ? new SeriesMessages.Beats(duel.better(), duel.worse(), won)
                    : new SeriesMessages.Stronger(duel.better(), duel.worse(), won, even);
        }
        return new SeriesMessages.NoDifference(
                duel.better(), duel.worse(), won, halves ? Optional.empty() : Optional.of(even));
    }

    private SeatingWay seating() {
        return switch (plan.seating()) {
            case FIXED -> SeatingWay.FIXED;
            case ROTATING -> plan.setup().seats() == 2 ? SeatingWay.PAIRS : SeatingWay.ROUNDS;
        };
    }

    /// Returns the names of the bots that may play differently the next time.
    static SeriesMessages notReproducible(SeriesPlan plan) {
        return notReproducible(plan.lineUp());
    }

    /// Returns the names of those of these bots that may play differently the next time.
    static SeriesMessages notReproducible(List<Entrant> bots) {
        return new SeriesMessages.NotReproducible(bots.stream()
                .filter(entrant -> !entrant.reproducible())
                .map(Entrant::name)
                .distinct()
                .toList());
    }

    private String head(Column column) {
        return localizer.say(new SeriesMessages.Heading(column));
    }

    private TextTable parties() {
        boolean group = tally.group().count() > 0;
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(
                "",
                head(Column.GAMES),
                head(Column.WINS),
                "95 %",
                head(Column.SCORE),
                head(Column.LEAST),
                head(Column.MOST));
        tally.bots().forEach(bot -> grid.row(cells(bot, group)));
        grid.row("", "", "", "", "", "", "");
        tally.seats().forEach(seat -> grid.row(cells(seat, group)));
        tally.others().forEach(other -> grid.row(cells(other, group)));
        if (group) {
            grid.row(List.of(
                    head(Column.GROUP),
                    numerals.count(tally.group().count()),
                    "",
                    "",
                    numerals.mean(tally.group(), 2),
                    numerals.number(tally.group().least(), 0),
                    numerals.number(tally.group().most(), 0)));
        }
        return grid;
    }

    private List<String> cells(Tally.Player player, boolean group) {
        return List.of(
                player.name(),
                numerals.count(player.score().count()),
                group ? "" : numerals.percent(player.wins().value()),
                group ? "" : numerals.interval(player.wins()),
                numerals.mean(player.score(), 2),
                numerals.number(player.score().least(), 0),
                numerals.number(player.score().most(), 0));
    }

    private TextTable lengths() {
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.RIGHT);
        grid.row(head(Column.A_GAME), head(Column.MEAN), head(Column.MEDIAN), head(Column.LEAST), head(Column.MOST));
        grid.row(cells(head(Column.STEPS), tally.steps()));
        grid.row(cells(head(Column.DECISIONS), tally.decisions()));
        if (tally.winner().count() > 0) {
            grid.row(cells(head(Column.FIRST_SCORE), tally.winner()));
            grid.row(cells(head(Column.LAST_SCORE), tally.last()));
        }
        var branching = tally.branching();
        grid.row(
                head(Column.MOVES),
                numerals.number(branching.mean(), 2),
                numerals.count(branching.median()),
                numerals.count(branching.least()),
                numerals.count(branching.most()));
        return grid;
    }

    private List<String> cells(String name, Spread spread) {
        return List.of(
                name,
                numerals.mean(spread, 2),
                "",
                numerals.number(spread.least(), 0),
                numerals.number(spread.most(), 0));
    }

    private TextTable endings() {
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT);
        grid.row(head(Column.ENDINGS), head(Column.GAMES), "");
        tally.endings()
                .forEach((ending, games) -> grid.row(
                        "  " + ending(ending),
                        numerals.count(games),
                        numerals.percent((double) games / tally.games())));
        grid.row(
                head(Column.SHARED_WINS),
                numerals.count(tally.ties()),
                numerals.percent((double) tally.ties() / tally.games()));
        return grid;
    }

    private String ending(String ending) {
        return ending.equals(Tally.STOPPED) ? head(Column.STOPPED) : localizer.ending(box, ending);
    }

    private TextTable figures() {
        var grid = new TextTable("", Side.LEFT, Side.RIGHT, Side.RIGHT, Side.RIGHT, Side.LEFT);
        grid.row(head(Column.FIGURES), head(Column.MEAN), head(Column.LEAST), head(Column.MOST), "");
        tally.figures()
                .forEach((figure, spread) -> grid.row(
                        "  " + figure.name(),
                        numerals.mean(spread, 2),
                        numerals.number(spread.least(), 0),
                        numerals.number(spread.most(), 0),
                        localizer.describe("figure", figure.name())));
        return grid;
    }

    /// Prints the bots that lost their seats, and why. Prints nothing if none did.
    static void faults(SeriesPlan plan, List<Outcome.Fault> faults, Localizer localizer, PrintWriter out) {
        if (faults.isEmpty()) {
            return;
        }
        out.println();
        out.println(localizer.say(new SeriesMessages.LostSeats(faults.size())));
        faults.stream()
                .limit(MOST_FAULTS)
                .forEach(fault -> out.println("  " + localizer.say(GameRow.told(plan, fault))));
        if (faults.size() > MOST_FAULTS) {
            out.println("  " + localizer.say(new SeriesMessages.AndMore(faults.size() - MOST_FAULTS)));
        }
    }
}
