package parterre.gnomes;

import java.util.List;
import java.util.OptionalInt;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.gnomes.GnomeEvent.GameEnded;
import parterre.gnomes.GnomeEvent.Rule;
import parterre.gnomes.GnomeEvent.Victory;

/// Chapters 6.1 and 7.4a: decides when the game ends and who has won.
final class Ending {
    /// The bliss that ends the game. GG-6.1
    static final int GOAL = 77;

    private static final int STEPS_A_ROUND = 6;
    private static final int STEPS_BEFORE = 3;

    private Ending() {}

    static boolean isReached(Position.Side side0, Position.Side side1) {
        return side0.score() >= GOAL || side1.score() >= GOAL;
    }

    /// Returns the bound of the game. By the rules two players may go on for ever. In solo the automa scores in
    /// every round, so the game ends. GG-R24
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

    /// Returns the result. The higher score wins. Between two players, more animals break a tie, with those
    /// asleep, and then the younger player wins. Against the automa the player wins ties. GG-6.1 GG-7.4a GG-R21
    static Result result(Position position) {
        int winner = winner(position.terms(), position.side(0), position.side(1));
        return new Result.Placed(
                GnomeEvent.Cause.GOAL.notation(),
                List.of(standing(position, winner, 1), standing(position, 1 - winner, 2)));
    }

    /// Emits the event that tells who has won, and why.
    static void tell(Draft table) {
        int winner = winner(table.terms, table.side0, table.side1);
        var reason = victory(table.terms, table.side0, table.side1);
        table.events().add(new GameEnded(table.seat(winner), table.side(winner).score(), reason));
        boolean solo = table.terms.solo();
        if (reason == Victory.TIE) {
            table.tell(solo ? Rule.PLAYER_WINS_TIES : Rule.YOUNGER_WINS_TIES);
        }
        if (!solo && Math.min(table.side0.score(), table.side1.score()) >= GOAL) {
            table.tell(Rule.BOTH_AT_GOAL);
        }
    }

    private static int winner(GnomeTerms terms, Position.Side side0, Position.Side side1) {
        return switch (victory(terms, side0, side1)) {
            case BLISS -> side0.score() > side1.score() ? 0 : 1;
            case ANIMALS -> moreAnimals(terms, side0, side1) > 0 ? 0 : 1;
            case TIE -> terms.winsTies();
        };
    }

    /// Returns what decides who wins.
    private static Victory victory(GnomeTerms terms, Position.Side side0, Position.Side side1) {
        if (side0.score() != side1.score()) {
            return Victory.BLISS;
        }
        return moreAnimals(terms, side0, side1) != 0 ? Victory.ANIMALS : Victory.TIE;
    }

    /// Returns a number above 0 if the first side has more animals, and below 0 if the second has. Against the
    /// automa they do not count.
    private static int moreAnimals(GnomeTerms terms, Position.Side side0, Position.Side side1) {
        return terms.solo()
                ? 0
                : Integer.compare(side0.animals().size(), side1.animals().size());
    }

    private static Standing standing(Position position, int side, int place) {
        var party = position.terms().solo() && side == Automa.SIDE ? Automa.PARTY : new Party.Seated(Seat.of(side));
        return new Standing(party, place, position.side(side).score());
    }
}
