package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;

/// The odds of the next one or few cards of a pile, where only sets matter and not in which order they lie.
///
/// Outcomes are listed by their sets as bits, ascending; each is as likely as the others, since a bag's order is
/// uniform and whole bags come before the next.
///
/// @param whole cards that come in any case: the bags that are taken up entirely
/// @param bag the bag of which some come
/// @param some how many of it
/// @param draw what they are drawn for
record Bags(int whole, int bag, int some, Draw draw) implements Odds<GnomeMove> {
    /// What cards are drawn for: how they make a move, and the rule by which they come.
    interface Draw {
        GnomeMove move(int cards);

        /// The cards of such a move; -1 if it is another.
        int cards(GnomeMove move);

        /// Why these cards cannot come.
        ///
        /// @param count how many must come
        Refusal refusal(int count);
    }

    /// The next `count` cards from the top of a pile.
    static Bags top(Layers pile, int count, Draw draw) {
        int whole = 0;
        int left = count;
        for (int i = 0; i < pile.layers(); i++) {
            int bag = pile.layer(i);
            int size = Integer.bitCount(bag);
            if (size > left) {
                return new Bags(whole, bag, left, draw);
            }
            whole |= bag;
            left -= size;
        }
        return new Bags(whole, 0, 0, draw);
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
        return draw.move(drawn);
    }

    @Override
    public Optional<Refusal> refusal(GnomeMove outcome) {
        int drawn = draw.cards(outcome);
        boolean possible =
                (drawn & whole) == whole && (drawn & ~whole & ~bag) == 0 && Integer.bitCount(drawn & bag) == some;
        return possible ? Optional.empty() : Optional.of(draw.refusal(Integer.bitCount(whole) + some));
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
                outcomes.add(new Outcome<>(draw.move(whole | Integer.expand(number, bag)), 1));
            }
        }
        return outcomes;
    }
}
