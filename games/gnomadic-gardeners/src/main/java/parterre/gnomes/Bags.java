package parterre.gnomes;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Luck;
import parterre.engine.Odds;
import parterre.engine.Refusal;

/// The odds of the next card or cards of a pile. Only the set of cards matters, not their order.
///
/// Outcomes are listed by their sets as bits, ascending. They are equally likely, since a bag's order is
/// uniform and a whole bag comes before the next.
///
/// @param whole the cards that come in any case: the bags that are used up
/// @param bag the bag from which some cards come
/// @param some how many cards come from it
/// @param draw the purpose of the draw
record Bags(int whole, int bag, int some, Draw draw) implements Odds<GnomeMove> {
    /// The purpose of a draw: the move that the cards make, and the rule of the draw.
    interface Draw {
        GnomeMove move(int cards);

        /// Returns the cards of such a move; -1 if it is another move.
        int cards(GnomeMove move);

        /// Returns why these cards cannot come.
        ///
        /// @param count how many must come
        Refusal refusal(int count);
    }

    /// Returns the odds of the next `count` cards from the top of a pile.
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
