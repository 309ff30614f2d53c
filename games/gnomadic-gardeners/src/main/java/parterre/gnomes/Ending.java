package parterre.gnomes;

import java.util.List;
import java.util.OptionalInt;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;

/// Chapters 6.1 and 7.4a: when the game ends, and who has won.
final class Ending {
    /// The bliss that ends the game. GG-6.1
    static final int GOAL = 77;

    private static final int STEPS_A_ROUND = 6;
    private static final int STEPS_BEFORE = 3;

    private Ending() {}

    static boolean isReached(Position.Side side0, Position.Side side1) {
        return side0.score() >= GOAL || side1.score() >= GOAL;
    }

    /// Two may go on for ever, by the rules. In solo the automa scores in every round, so that it gets there. GG-R24
    static OptionalInt bound(GnomeTerms terms) {
        if (!terms.solo()) {
            return OptionalInt.empty();
        }
        int least = terms.cards().tasks().stream()
                .flatMap(card -> java.util.stream.Stream.of(card.left(), card.right()))
                .flatMap(half -> half.orders().score().stream())
                .mapToInt(score -> score.base() + (score.hand() ? 1 : 0))
                .min()
                .orElse(0);
        return least == 0
                ? OptionalInt.empty()
                : OptionalInt.of(STEPS_BEFORE + STEPS_A_ROUND * ((GOAL + least - 1) / least));
    }

    /// The higher score wins. Then, of two players, more animals, those asleep included, then the younger; against the
    /// automa the player. GG-6.1 GG-7.4a GG-R21
    static Result result(Position position) {
        int ahead = Integer.compare(position.side(0).score(), position.side(1).score());
        boolean solo = position.terms().solo();
        if (ahead == 0 && !solo) {
            ahead = Integer.compare(
                    position.side(0).animals().size(),
                    position.side(1).animals().size());
        }
        int winner = ahead > 0 ? 0 : 1;
        if (ahead == 0) {
            winner = solo ? 0 : position.terms().younger();
        }
        return new Result.Placed(
                GOAL + " bliss reached", List.of(standing(position, winner, 1), standing(position, 1 - winner, 2)));
    }

    private static Standing standing(Position position, int side, int place) {
        var party = position.terms().solo() && side == Automa.SIDE ? Automa.PARTY : new Party.Seated(Seat.of(side));
        return new Standing(party, place, position.side(side).score());
    }
}
