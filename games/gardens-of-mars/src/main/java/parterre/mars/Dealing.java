package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.mars.MarsMove.Begin;
import parterre.mars.MarsMove.Deal;

/// The moves of chance before the first turn: it may decide who begins, and it deals all sixty flowers. GM-2.1
/// GM-2.4
final class Dealing {
    /// All flowers of all colours. GM-1.3
    static final int FLOWERS = Colour.all().size() * Colour.FLOWERS_EACH;

    private static final List<Next.Chance<MarsMove>> DEALS = IntStream.rangeClosed(0, Seat.MOST)
            .mapToObj(seats -> new Next.Chance<>(new DealOdds(seats)))
            .toList();
    private static final List<Next.Chance<MarsMove>> BEGINNINGS = IntStream.rangeClosed(1, Seat.MOST)
            .mapToObj(seats -> new Next.Chance<>(beginning(seats)))
            .toList();

    private Dealing() {}

    /// Returns the odds of who begins. All seats are equally likely. GM-2.1 GM-D13
    private static Odds<MarsMove> beginning(int seats) {
        return Odds.uniform(
                Seat.first(seats).stream().<MarsMove>map(Begin::new).toList(),
                new Refusal("GM-2.1", new MarsRefusal.ChanceSaysWhoBegins(seats)));
    }

    static Next.Chance<MarsMove> deal(int seats) {
        return DEALS.get(seats);
    }

    static Next.Chance<MarsMove> begin(int seats) {
        return BEGINNINGS.get(seats - 1);
    }

    /// Returns true if a player has flowers.
    static boolean isDealt(Table table) {
        return IntStream.range(0, table.terms().seats())
                .anyMatch(seat -> table.flowers().bunch(seat) != 0);
    }

    /// Puts the flowers before the players. Then the first turn begins without dice, or by house rule the
    /// placing begins. GM-2.5 GM-A18
    static void play(Draft table, Deal deal) {
        table.flowers = table.flowers.dealt(deal.bunches());
        if (table.events().isHeard()) {
            tell(table, deal);
        }
        if (table.terms.opening().dealFirst()) {
            Placing.begin(table);
        } else {
            Turns.begin(table);
        }
    }

    private static void tell(Draft table, Deal deal) {
        for (int seat = 0; seat < deal.bunches().size(); seat++) {
            var flowers = new ArrayList<MarsEvent.Pile>();
            deal.bunches()
                    .get(seat)
                    .counts()
                    .forEach((colour, count) -> flowers.add(new MarsEvent.Pile(colour, count)));
            table.events().add(new MarsEvent.FlowersDealt(Seat.of(seat), flowers));
        }
    }

    /// The odds of a deal to this many seats. It draws one bounded value for each flower of every seat except
    /// the last, which gets the rest. There are too many outcomes to list. GM-2.4 GM-D13
    private record DealOdds(int seats) implements Odds<MarsMove> {
        @Override
        public MarsMove sample(Luck luck) {
            var undealt = new Undealt();
            var bunches = new ArrayList<Bunch>(seats);
            for (int seat = 0; seat < seats - 1; seat++) {
                int bunch = 0;
                for (int i = 0; i < FLOWERS / seats; i++) {
                    bunch = Bunch.with(bunch, undealt.take(luck.below(undealt.size())));
                }
                bunches.add(new Bunch(bunch));
            }
            bunches.add(undealt.rest());
            return new Deal(bunches);
        }

        @Override
        public Optional<Refusal> refusal(MarsMove outcome) {
            if (!(outcome instanceof Deal(List<Bunch> bunches))) {
                return Optional.of(new Refusal("GM-2.4", new MarsRefusal.ChanceDeals()));
            }
            if (bunches.size() != seats) {
                return Optional.of(new Refusal("GM-2.4", new MarsRefusal.DealtToOthers(bunches.size(), seats)));
            }
            for (int seat = 0; seat < seats; seat++) {
                if (bunches.get(seat).size() != FLOWERS / seats) {
                    return Optional.of(new Refusal(
                            "GM-2.4",
                            new MarsRefusal.DealtWrongCount(
                                    Seat.of(seat), bunches.get(seat).size(), FLOWERS / seats)));
                }
            }
            for (var colour : Colour.all()) {
                int dealt = bunches.stream().mapToInt(bunch -> bunch.of(colour)).sum();
                if (dealt != Colour.FLOWERS_EACH) {
                    return Optional.of(
                            new Refusal("GM-2.4", new MarsRefusal.DealtTooMany(dealt, Colour.FLOWERS_EACH, colour)));
                }
            }
            return Optional.empty();
        }
    }
}
