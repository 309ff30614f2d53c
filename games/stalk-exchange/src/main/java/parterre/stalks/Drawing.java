package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Reason;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.stalks.StalkEvent.CompostReturned;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Draw;

/// Chance: flowers drawn from the greenhouse one at a time, who begins, and which type busts by lot. SX-D1
final class Drawing {
    /// Who begins, by the number of seats less the fewest.
    private static final List<Odds<StalkMove>> BEGINNINGS = IntStream.rangeClosed(
                    StalkOptions.LEAST_SEATS, StalkOptions.MOST_SEATS)
            .mapToObj(Drawing::beginOdds)
            .toList();

    private static final List<Draw> DRAWS = Flower.all().stream().map(Draw::new).toList();

    private Drawing() {}

    static Next.Chance<StalkMove> next(Draft table) {
        return new Next.Chance<>(
                switch (table.phase) {
                    case BEGIN -> BEGINNINGS.get(table.terms.seats() - StalkOptions.LEAST_SEATS);
                    case BUST -> bustOdds(highest(table));
                    case DEAL, STOCK, SOW, FILL, FLUSH, REFILL -> new DrawOdds(table.greenhouse);
                    case ACT, HARVEST, OVER -> throw new IllegalStateException("chance is not asked in " + table.phase);
                });
    }

    /// The move by which this type is drawn, without allocation.
    static Draw drawn(int type) {
        return DRAWS.get(type);
    }

    /// Returns the type that is drawn next if types follow in their order: in each portfolio and, from left to right,
    /// on
    /// the exchange. A type that is used up is skipped.
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

    /// The odds of a flower from the greenhouse. All single flowers are equally likely. A draw takes one value,
    /// and outcomes are listed by type.
    private record DrawOdds(long greenhouse) implements Odds<StalkMove> {
        @Override
        public StalkMove sample(Luck luck) {
            return drawn(Bunch.draw(greenhouse, luck));
        }

        @Override
        public Optional<Refusal> refusal(StalkMove outcome) {
            if (!(outcome instanceof Draw(Flower flower))) {
                return refuse("SX-D1", new StalkRefusal.ChanceDraws());
            }
            return Bunch.has(greenhouse, flower.type())
                    ? Optional.empty()
                    : refuse("SX-D1", new StalkRefusal.NoneInGreenhouse(flower));
        }

        @Override
        public boolean listed() {
            return true;
        }

        @Override
        public List<Outcome<StalkMove>> outcomes() {
            var outcomes = new ArrayList<Outcome<StalkMove>>(Flower.TYPES);
            for (int type = 0; type < Flower.TYPES; type++) {
                if (Bunch.has(greenhouse, type)) {
                    outcomes.add(new Outcome<>(drawn(type), Bunch.count(greenhouse, type)));
                }
            }
            return outcomes;
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

    private static Optional<Refusal> refuse(String rule, Reason reason) {
        return Optional.of(new Refusal(rule, reason));
    }
}
