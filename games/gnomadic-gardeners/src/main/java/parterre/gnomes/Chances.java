package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import parterre.engine.Setup;
import parterre.engine.box.Figures.Constant;
import parterre.gnomes.GnomeLabel.HandChanceLabel;
import parterre.gnomes.GnomeLabel.HandDoes;
import parterre.gnomes.GnomeLabel.OnCard;

/// Computes how likely a random hand can do tasks, over all hands and the needs of all task cards. GG-5.2
final class Chances {
    private static final int[] HANDS = {2, 3, 4, 5, 6, 8};

    /// The size of the first hand, for which each card is reported by itself.
    private static final int FIRST_HAND = 6;

    private Chances() {}

    /// Returns the constants, such as `hand-6-second`: how likely a hand of 6 does task 2. For a first hand there are
    /// also the hardest and the easiest card.
    static List<Constant> constants() {
        var cards = GnomeTerms.of(Setup.standard(GnomeTerms.INFO, 2)).cards();
        var constants = new ArrayList<Constant>();
        for (int hand : HANDS) {
            for (var what : HandDoes.values()) {
                double sum = 0;
                double least = 1;
                double most = 0;
                for (int card = 0; card < Cards.TASK_CARDS; card++) {
                    double chance = chance(cards, card, hand, what);
                    sum += chance;
                    least = Math.min(least, chance);
                    most = Math.max(most, chance);
                }
                constants.add(constant(hand, what, OnCard.ANY, sum / Cards.TASK_CARDS));
                if (hand == FIRST_HAND && what != HandDoes.ALL && what != HandDoes.SOME) {
                    constants.add(constant(hand, what, OnCard.HARDEST, least));
                    constants.add(constant(hand, what, OnCard.EASIEST, most));
                }
            }
        }
        return constants;
    }

    private static Constant constant(int hand, HandDoes what, OnCard card, double chance) {
        var name = "hand-" + hand + "-" + what + (card == OnCard.ANY ? "" : "-" + card);
        return new Constant(name.toLowerCase(Locale.ROOT), new HandChanceLabel(hand, what, card), chance);
    }

    /// Returns the chance over all hands of a size. The card on the right makes no difference if needs are on
    /// right halves.
    private static double chance(Cards cards, int card, int hand, HandDoes what) {
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
    private static boolean does(int sets, HandDoes what) {
        return switch (what) {
            case FIRST -> has(sets, 0b001);
            case SECOND -> has(sets, 0b010);
            case THIRD -> has(sets, 0b100);
            case ALL -> has(sets, 0b111);
            case SOME -> sets > 1;
        };
    }

    private static boolean has(int sets, int set) {
        return (sets >>> set & 1) != 0;
    }
}
