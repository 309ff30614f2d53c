package parterre.stalks;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.stalks.StalkEvent.BustDrawn;
import parterre.stalks.StalkEvent.EndTriggered;
import parterre.stalks.StalkEvent.GameEnded;
import parterre.stalks.StalkEvent.PortfolioScored;
import parterre.stalks.StalkEvent.Rule;
import parterre.stalks.StalkEvent.ValueBusted;
import parterre.stalks.StalkMove.Bust;

/// The end: scores, places, and how long a game can last. SX-6.3 SX-6.4
final class Ending {
    private Ending() {}

    static Result result(Draft table) {
        var values = Market.finalValues(table);
        var order = IntStream.range(0, table.terms.seats())
                .boxed()
                .sorted(better(table, values))
                .toList();
        var standings = new ArrayList<Standing>();
        for (int i = 0; i < order.size(); i++) {
            boolean isLevel = i > 0 && better(table, values).compare(order.get(i - 1), order.get(i)) == 0;
            int place = isLevel ? standings.get(i - 1).place() : i + 1;
            int player = order.get(i);
            standings.add(
                    new Standing(new Party.Seated(Seat.of(player)), place, score(table.portfolio(player), values)));
        }
        return new Result.Placed(reason(table).notation(), standings);
    }

    /// Returns why the game ended. The crash comes before all other reasons. SX-5.1 SX-5.2 SX-5.5
    static EndReason reason(Draft table) {
        return table.crashed
                ? EndReason.MARKET_CRASH
                : table.triggered ? table.terms.secondTrigger().reason() : EndReason.TURN_CAP;
    }

    /// Returns why this is the last turn; empty while another may follow. SX-5.3
    static Optional<EndReason> lastTurn(Draft table) {
        return table.turn > 0 && table.hasEnded() ? Optional.of(reason(table)) : Optional.empty();
    }

    /// Notes that the second trigger has fired. SX-5.2 SX-A8
    static void trigger(Draft table) {
        if (!table.triggered && table.events().isHeard()) {
            table.events().add(new EndTriggered(table.terms.secondTrigger().reason()));
            if (table.terms.endsByGreenhouse() && !table.terms.reshuffles()) {
                table.tell(Rule.COMPOST_STAYS);
            }
        }
        table.triggered = true;
    }

    /// Ends the game. SX-5.3
    static void end(Draft table) {
        if (table.events().isHeard()) {
            table.events().add(new GameEnded(reason(table)));
        }
        if (Market.needsLot(table)) {
            table.waitFor(Phase.BUST);
        } else {
            finish(table);
        }
    }

    /// Takes the lot for the type that busts. SX-A11
    static void play(Draft table, Bust bust) {
        table.bust = bust.flower().type();
        if (table.events().isHeard()) {
            table.events().add(new BustDrawn(bust.flower()));
        }
        finish(table);
    }

    private static void finish(Draft table) {
        table.waitFor(Phase.OVER);
        if (table.events().isHeard()) {
            tellScores(table);
        }
    }

    /// Emits the events for the bust, and then for all portfolios from the player who had the last turn on.
    /// SX-6.1 SX-6.3 SX-7.1
    private static void tellScores(Draft table) {
        var values = Market.finalValues(table);
        int busted = 0;
        for (var flower : Flower.all()) {
            int value = Market.value(table, flower.type());
            if (values[flower.type()] != value) {
                table.events().add(new ValueBusted(flower, value, values[flower.type()]));
                busted++;
                if (value % 2 != 0) {
                    table.tell(Rule.ROUNDED);
                }
            }
        }
        if (busted > 1) {
            table.tell(Rule.ALL_BUST);
        }
        int player = table.seat;
        for (int shown = 0; shown < table.terms.seats(); shown++) {
            long portfolio = table.portfolio(player);
            table.events()
                    .add(new PortfolioScored(Seat.of(player), FlowerCount.of(portfolio), score(portfolio, values)));
            player = table.terms.after(player);
        }
        if (Seat.first(table.terms.seats()).stream()
                .anyMatch(seat -> !tiebreak(table, seat.index()).isEmpty())) {
            table.tell(Rule.TIES);
        }
    }

    /// Returns a score. Each flower counts the value of its type. SX-6.3
    static int score(long portfolio, int[] values) {
        int score = 0;
        for (int type = 0; type < Flower.TYPES; type++) {
            score += points(portfolio, type, values);
        }
        return score;
    }

    /// Returns the part of a score that the flowers of each type bring, in the order of [Flower]. SX-6.3
    static int[] points(long portfolio, int[] values) {
        var points = new int[Flower.TYPES];
        for (int type = 0; type < Flower.TYPES; type++) {
            points[type] = points(portfolio, type, values);
        }
        return points;
    }

    private static int points(long portfolio, int type, int[] values) {
        return Bunch.count(portfolio, type) * values[type];
    }

    /// Returns the order of the players: by points, then by flowers of the highest value, of the next, and so
    /// on. Types of the same value count together. SX-6.4
    private static Comparator<Integer> better(Draft table, int[] values) {
        Comparator<Integer> order =
                Comparator.comparingInt((Integer player) -> -score(table.portfolio(player), values));
        for (int value : descending(values)) {
            order = order.thenComparingInt(player -> -worth(table.portfolio(player), values, value));
        }
        return order;
    }

    /// Returns the numbers that place a player among players with equal points: flowers of the highest value,
    /// of the next, and so on. They go as far down as is needed to separate this player from each of the
    /// others. Empty without a tie. SX-6.4
    static List<StalkView.Tiebreak> tiebreak(Draft table, int player) {
        var values = Market.finalValues(table);
        int score = score(table.portfolio(player), values);
        var level = IntStream.range(0, table.terms.seats())
                .filter(other -> other != player && score(table.portfolio(other), values) == score)
                .toArray();
        var falling = descending(values);
        int deep = 0;
        for (int other : level) {
            int differs = 0;
            while (differs < falling.size()
                    && worth(table.portfolio(other), values, falling.get(differs))
                            == worth(table.portfolio(player), values, falling.get(differs))) {
                differs++;
            }
            deep = Math.max(deep, Math.min(differs + 1, falling.size()));
        }
        return falling.stream()
                .limit(deep)
                .map(value -> new StalkView.Tiebreak(value, worth(table.portfolio(player), values, value)))
                .toList();
    }

    private static List<Integer> descending(int[] values) {
        return IntStream.of(values)
                .boxed()
                .distinct()
                .sorted(Comparator.reverseOrder())
                .toList();
    }

    private static int worth(long portfolio, int[] values, int value) {
        int flowers = 0;
        for (int type = 0; type < Flower.TYPES; type++) {
            flowers += values[type] == value ? Bunch.count(portfolio, type) : 0;
        }
        return flowers;
    }

    /// Returns the most steps of a game. They are the setup, two actions and an end for every turn, and an
    /// action for every token. There is a draw for every flower that can be drawn, a choice for every harvest
    /// that needs an order, and a lot for the bust. If the compost goes back, a turn draws at most for all
    /// slots and two plants, and a token for all slots.
    static OptionalInt bound(Terms terms) {
        int flowers = Bunch.size(Bunch.ALL);
        int turns = terms.turnCap();
        if (terms.endsByGreenhouse() && !terms.reshuffles()) {
            turns = turns == 0 ? terms.greenhouse() + 1 : Math.min(turns, terms.greenhouse() + 1);
        }
        if (turns == 0) {
            return OptionalInt.empty();
        }
        int tokens = terms.seats() * terms.seedyTokens();
        int again = terms.reshuffles() ? turns * (terms.slots() + 2) + tokens * (terms.slots() + 1) : 0;
        return OptionalInt.of(2 + flowers + turns * 3 + tokens + again + flowers);
    }
}
