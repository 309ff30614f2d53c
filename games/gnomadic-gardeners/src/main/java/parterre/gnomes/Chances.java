package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Setup;
import parterre.engine.box.Figures.Constant;

/// Computes how likely a random hand can do tasks, over all hands and the needs of all task cards. GG-5.2
final class Chances {
    private static final int[] HANDS = {2, 3, 4, 5, 6, 8};

    /// The size of the first hand, for which each card is reported by itself.
    private static final int FIRST_HAND = 6;

    private static final List<String> DOES = List.of("task 1", "task 2", "task 3", "all three tasks", "any task");

    private Chances() {}

    /// Returns the constants, such as "hand of 6 does task 1". For a first hand there are also the hardest and
    /// the easiest card.
    static List<Constant> constants() {
        var cards = GnomeTerms.of(Setup.standard(GnomeTerms.INFO, 2)).cards();
        var constants = new ArrayList<Constant>();
        for (int hand : HANDS) {
            for (int what = 0; what < DOES.size(); what++) {
                var name = "hand of " + hand + " does " + DOES.get(what);
                double sum = 0;
                double least = 1;
                double most = 0;
                for (int card = 0; card < Cards.TASK_CARDS; card++) {
                    double chance = chance(cards, card, hand, what);
                    sum += chance;
                    least = Math.min(least, chance);
                    most = Math.max(most, chance);
                }
                constants.add(new Constant(name, sum / Cards.TASK_CARDS));
                if (hand == FIRST_HAND && what < Tasks.COUNT) {
                    constants.add(new Constant(name + ", hardest card", least));
                    constants.add(new Constant(name + ", easiest card", most));
                }
            }
        }
        return constants;
    }

    /// Returns the chance over all hands of a size. The card on the right makes no difference if needs are on
    /// right halves.
    private static double chance(Cards cards, int card, int hand, int what) {
        var feasible = cards.feasible(card, (card + 1) % Cards.TASK_CARDS, Month.NONE);
        int hands = 0;
        int able = 0;
        for (int bits = 0; bits < 1 << Gnomes.COUNT; bits++) {
            if (Integer.bitCount(bits) == hand) {
                int sets = feasible.sets(new Gnomes(bits));
                hands++;
                able += does(sets, what) ? 1 : 0;
            }
        }
        return (double) able / hands;
    }

    /// @param sets sets of tasks, a bit for each
    private static boolean does(int sets, int what) {
        return switch (what) {
            case 0, 1, 2 -> (sets >>> (1 << what) & 1) != 0;
            case 3 -> (sets >>> ((1 << Tasks.COUNT) - 1) & 1) != 0;
            default -> sets > 1;
        };
    }
}
