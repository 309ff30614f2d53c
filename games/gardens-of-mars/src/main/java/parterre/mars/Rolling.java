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
import parterre.mars.MarsMove.Roll;

/// The roll at the beginning of a turn without dice on the table. GM-3.1 GM-3.2
final class Rolling {
    /// The possible rolls by the number of dice. All tables share these objects.
    private static final List<Next.Chance<MarsMove>> ROLLS = IntStream.rangeClosed(0, Dice.MOST)
            .mapToObj(dice -> new Next.Chance<>(RollOdds.of(dice)))
            .toList();

    private Rolling() {}

    static Next.Chance<MarsMove> next(int dice) {
        return ROLLS.get(dice);
    }

    /// Returns how many dice the seat rolls: exactly one for each flowerless cell next to its gardener. With
    /// two gardeners to choose from, it is the most that the seat can roll. GM-3.1 GM-A19
    static int dice(Draft table, int seat) {
        return table.terms.twoGardeners()
                ? TwoGardeners.mostDice(table, seat)
                : table.flowers.freeNextTo(table.gardener(seat));
    }

    /// Lays the dice on the table. The player now uses one. GM-3.1e
    static void play(Draft table, Roll roll) {
        table.lay(roll.dice());
        table.toRoll = 0;
        table.waitFor(Phase.MOVE);
        if (table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.DiceRolled(
                            Seat.of(table.seat), roll.dice().values()));
        }
    }

    /// The odds of a roll of this many dice. It draws one bounded value for each die. Its outcomes are listed
    /// as ascending values in dictionary order (1 1 1, 1 1 2 … 6 6 6). GM-3.1e GM-D13
    ///
    /// @param outcomes every roll with its number of ways
    private record RollOdds(int count, List<Outcome<MarsMove>> outcomes) implements Odds<MarsMove> {
        static RollOdds of(int count) {
            var outcomes = new ArrayList<Outcome<MarsMove>>();
            list(count, Dice.NONE, 1, outcomes);
            return new RollOdds(count, List.copyOf(outcomes));
        }

        private static void list(int count, Dice soFar, int least, List<Outcome<MarsMove>> outcomes) {
            if (soFar.size() == count) {
                outcomes.add(new Outcome<>(new Roll(soFar), ways(soFar)));
                return;
            }
            for (int value = least; value <= Dice.FACES; value++) {
                list(count, soFar.with(value), value, outcomes);
            }
        }

        /// Returns in how many ways distinguishable dice show these values.
        private static long ways(Dice dice) {
            long ways = 1;
            int placed = 0;
            int alike = 0;
            int last = 0;
            for (int value : dice.values()) {
                placed++;
                alike = value == last ? alike + 1 : 1;
                last = value;
                ways = ways * placed / alike;
            }
            return ways;
        }

        @Override
        public MarsMove sample(Luck luck) {
            int packed = 0; // a word, to avoid an object for each step
            for (int i = 0; i < count; i++) {
                packed = Dice.with(packed, 1 + luck.below(Dice.FACES));
            }
            return new Roll(new Dice(packed));
        }

        @Override
        public Optional<Refusal> refusal(MarsMove outcome) {
            if (!(outcome instanceof Roll(Dice dice))) {
                return Optional.of(new Refusal("GM-3.1e", new MarsRefusal.ChanceRolls(count)));
            }
            return dice.size() == count
                    ? Optional.empty()
                    : Optional.of(new Refusal("GM-3.1e", new MarsRefusal.RolledOtherCount(dice.size(), count)));
        }

        @Override
        public boolean listed() {
            return true;
        }
    }
}
