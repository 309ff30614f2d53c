package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntFunction;
import java.util.function.ToIntFunction;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;

/// The odds of the next one or few cards of a pile, where only sets matter and not in which order they lie.
///
/// Outcomes are listed by their sets as bits, ascending; each is as likely as the others, since a bag's order is
/// uniform
/// and whole bags come before the next.
///
/// @param whole cards that come in any case: the bags that are taken up entirely
/// @param bag the bag of which some come
/// @param some how many of it
/// @param rule the rule by which they come, for refusals
record Bags(
        int whole,
        int bag,
        int some,
        String rule,
        IntFunction<GnomeMove> move,
        ToIntFunction<GnomeMove> cards,
        String reason)
        implements Odds<GnomeMove> {
    /// The next `count` cards from the top of a pile.
    static Bags top(
            Layers pile,
            int count,
            String rule,
            IntFunction<GnomeMove> move,
            ToIntFunction<GnomeMove> cards,
            String reason) {
        int whole = 0;
        int left = count;
        for (int bag : pile.list()) {
            int size = Integer.bitCount(bag);
            if (size > left) {
                return new Bags(whole, bag, left, rule, move, cards, reason);
            }
            whole |= bag;
            left -= size;
        }
        return new Bags(whole, 0, 0, rule, move, cards, reason);
    }

    @Override
    public GnomeMove sample(Luck luck) {
        int drawn = whole;
        int rest = bag;
        for (int i = 0; i < some; i++) {
            int card = Integer.expand(1 << luck.below(Integer.bitCount(rest)), rest);
            drawn |= card;
            rest &= ~card;
        }
        return move.apply(drawn);
    }

    @Override
    public Optional<Refusal> refusal(GnomeMove outcome) {
        int drawn = cards.applyAsInt(outcome);
        boolean possible =
                (drawn & whole) == whole && (drawn & ~whole & ~bag) == 0 && Integer.bitCount(drawn & bag) == some;
        return possible ? Optional.empty() : Optional.of(new Refusal(rule, reason));
    }

    @Override
    public boolean listed() {
        return true;
    }

    @Override
    public List<Outcome<GnomeMove>> outcomes() {
        var outcomes = new ArrayList<Outcome<GnomeMove>>();
        for (int number = 0; number < 1 << Integer.bitCount(bag); number++) {
            if (Integer.bitCount(number) == some) {
                outcomes.add(new Outcome<>(move.apply(whole | Integer.expand(number, bag)), 1));
            }
        }
        return outcomes;
    }
}
