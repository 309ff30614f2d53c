package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Bits;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;

/// The odds of two task cards from the top of a pile, the first of which lies left. All possible ordered pairs
/// are equally likely. They are listed by the left card, then the right one, ascending. GG-2.1 GG-7.2 GG-R38
///
/// @param lefts the bag of the first card, as bits
/// @param rights the bag of the second card; the same, or the next one if the first held one card
record PairOdds(int lefts, int rights, String rule, Pair pair) implements Odds<GnomeMove> {
    /// Makes a move of two cards.
    @FunctionalInterface
    interface Pair {
        GnomeMove move(int left, int right);
    }

    static PairOdds top(Layers pile, String rule, Pair pair) {
        int lefts = pile.top();
        int rights = Integer.bitCount(lefts) == 1 ? pile.without(lefts).top() : lefts;
        return new PairOdds(lefts, rights, rule, pair);
    }

    @Override
    public GnomeMove sample(Luck luck) {
        int left = drawn(lefts, luck);
        return pair.move(left, drawn(rights & ~(1 << left), luck));
    }

    private static int drawn(int bag, Luck luck) {
        return Bits.nth(bag, luck.below(Integer.bitCount(bag)));
    }

    @Override
    public Optional<Refusal> refusal(GnomeMove outcome) {
        return outcomes().stream().anyMatch(possible -> possible.move().equals(outcome))
                ? Optional.empty()
                : Optional.of(new Refusal(rule, new GnomeRefusal.NotTheNextTasks()));
    }

    @Override
    public boolean listed() {
        return true;
    }

    @Override
    public List<Outcome<GnomeMove>> outcomes() {
        var outcomes = new ArrayList<Outcome<GnomeMove>>();
        for (int first = lefts; first != 0; first &= first - 1) {
            int left = Integer.numberOfTrailingZeros(first);
            for (int second = rights & ~(1 << left); second != 0; second &= second - 1) {
                outcomes.add(new Outcome<>(pair.move(left, Integer.numberOfTrailingZeros(second)), 1));
            }
        }
        return outcomes;
    }
}
