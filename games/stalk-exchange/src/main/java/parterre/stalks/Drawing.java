package parterre.stalks;

import java.util.List;
import java.util.stream.IntStream;
import parterre.engine.Bag;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.stalks.StalkEvent.CompostReturned;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Draw;

/// Chance: flowers drawn from the greenhouse one at a time, who begins, and which type busts by lot. SX-D1
final class Drawing {
    /// The odds of the first player, by the number of seats less the fewest.
    private static final List<Odds<StalkMove>> BEGINNINGS = IntStream.rangeClosed(
                    StalkOptions.LEAST_SEATS, StalkOptions.MOST_SEATS)
            .mapToObj(Drawing::beginOdds)
            .toList();

    private static final Refusal NOT_DRAWN = new Refusal("SX-D1", new StalkRefusal.ChanceDraws());

    private static final List<Draw> DRAWS = Flower.all().stream().map(Draw::new).toList();

    private Drawing() {}

    static Next.Chance<StalkMove> next(Draft table) {
        return new Next.Chance<>(
                switch (table.phase) {
                    case BEGIN -> BEGINNINGS.get(table.terms.seats() - StalkOptions.LEAST_SEATS);
                    case BUST -> bustOdds(highest(table));
                    case DEAL, STOCK, SOW, FILL, FLUSH, REFILL ->
                        Odds.fromBag(new Greenhouse(table.greenhouse), Drawing::drawn, NOT_DRAWN);
                    case ACT, HARVEST, OVER -> throw new IllegalStateException("chance is not asked in " + table.phase);
                });
    }

    /// Returns the move by which this type is drawn, without allocation.
    static Draw drawn(int type) {
        return DRAWS.get(type);
    }

    /// Returns the type that is drawn next if types follow in their order: in each portfolio and, from left to
    /// right, on the exchange. A type that is used up is skipped.
    static int inTurn(Draft table) {
        int before = table.phase == Phase.DEAL
                ? Bunch.size(table.portfolio(table.seat))
                : Math.max(0, Exchange.hole(table.exchange, table.terms.slots()));
        return IntStream.range(before, before + Flower.TYPES)
                .map(place -> place % Flower.TYPES)
                .filter(type -> Bunch.has(table.greenhouse, type))
                .findFirst()
                .orElseThrow();
    }

    static List<Flower> highest(Draft table) {
        int highest = Market.highest(table);
        return Flower.all().stream()
                .filter(flower -> Market.value(table, flower.type()) == highest)
                .toList();
    }

    /// Returns true if there is a flower to draw. If necessary and allowed, the compost goes back first. SX-5.4
    /// SX-A9
    static boolean canDraw(Draft table) {
        if (table.greenhouse == Bunch.NONE && table.terms.reshuffles()) {
            if (table.compost != Bunch.NONE && table.events().isHeard()) {
                table.events().add(new CompostReturned(Bunch.size(table.compost)));
            }
            table.greenhouse = table.compost;
            table.compost = Bunch.NONE;
        }
        return table.greenhouse != Bunch.NONE;
    }

    /// The greenhouse as a bag. Flowers of a type are alike, and types are numbered as in [Flower].
    private record Greenhouse(long bunch) implements Bag {
        @Override
        public int kinds() {
            return Flower.TYPES;
        }

        @Override
        public int count(int type) {
            return Bunch.count(bunch, type);
        }

        @Override
        public int size() {
            return Bunch.size(bunch);
        }
    }

    /// Returns the odds of who begins. All seats are equally likely. SX-2.1
    private static Odds<StalkMove> beginOdds(int seats) {
        return Odds.uniform(
                Seat.first(seats).stream().<StalkMove>map(Begin::new).toList(),
                new Refusal("SX-2.1", new StalkRefusal.ChanceSaysWhoBegins(seats)));
    }

    /// Returns the odds of the bust. All the highest types are equally likely. SX-A11
    private static Odds<StalkMove> bustOdds(List<Flower> highest) {
        return Odds.uniform(
                highest.stream().<StalkMove>map(Bust::new).toList(),
                new Refusal("SX-A11", new StalkRefusal.ChanceSaysWhatBusts(highest)));
    }
}
