package parterre.gnomes;

import java.util.Objects;
import org.jspecify.annotations.Nullable;

/// The state of the table. Immutable.
///
/// There are two sides. Side 0 is the first seat. Side 1 is the second seat or the automa, whose hand is its
/// pile. A side's hand also holds its gnomes in play, until they are passed. Sets of cards are bits. A missing
/// card is [#NO_CARD]. [GnomePositions] writes a position as text. GG-1.5
public final class Position {
    static final int NO_CARD = -1;

    private final GnomeTerms terms;
    private final Phase phase;
    private final int round;
    private final int left;
    private final int right;
    private final Layers pile;
    private final int discards;
    private final int controlLeft;
    private final int controlRight;
    private final Layers automaPile;
    private final Side side0;
    private final Side side1;
    private final int first;
    private final int resolved;

    Position(Draft draft) {
        terms = draft.terms;
        phase = draft.phase;
        round = draft.round;
        left = draft.left;
        right = draft.right;
        pile = draft.pile;
        discards = draft.discards;
        controlLeft = draft.controlLeft;
        controlRight = draft.controlRight;
        automaPile = draft.automaPile;
        side0 = draft.side0;
        side1 = draft.side1;
        first = draft.first;
        resolved = draft.resolved;
    }

    /// One side of the table.
    ///
    /// @param hand its gnomes, those in play included; for the automa all that are in its pile
    /// @param played the gnomes that it has revealed in this round
    /// @param resting animals that rest in this round by choice (July)
    /// @param score bliss
    /// @param animals all that it has
    /// @param asleep those of them that lie face down (October)
    /// @param account what it made of this round, or of the last one until the next is revealed
    record Side(
            Gnomes hand, Gnomes played, Animals resting, int score, Animals animals, Animals asleep, Account account) {
        static final Account NOT_YET = new Account(0, Tasks.NONE, 0, Gnomes.NONE);

        static final Side EMPTY =
                new Side(Gnomes.NONE, Gnomes.NONE, Animals.NONE, 0, Animals.NONE, Animals.NONE, NOT_YET);

        /// Returns the score before this round.
        int before() {
            return score - account.scored();
        }

        /// Animals whose effects may count.
        Animals awake() {
            return animals.without(asleep);
        }

        Side withHand(Gnomes hand) {
            return new Side(hand, played, resting, score, animals, asleep, account);
        }

        Side withPlayed(Gnomes played) {
            return new Side(hand, played, resting, score, animals, asleep, account);
        }

        Side withResting(Animals resting) {
            return new Side(hand, played, resting, score, animals, asleep, account);
        }

        Side withScore(int score) {
            return new Side(hand, played, resting, score, animals, asleep, account);
        }

        Side withAnimals(Animals animals, Animals asleep) {
            return new Side(hand, played, resting, score, animals, asleep, account);
        }

        Side withAccount(Account account) {
            return new Side(hand, played, resting, score, animals, asleep, account);
        }

        /// Returns the same when it has resolved.
        Side resolved(Animals animals, Animals asleep, Account account) {
            return new Side(hand, played, resting, score + account.scored(), animals, asleep, account);
        }

        Side playing(Gnomes played, Animals resting) {
            return new Side(hand, played, resting, score, animals, asleep, NOT_YET);
        }

        /// Returns the same when its gnomes have been passed.
        Side cleared(Gnomes hand) {
            return new Side(hand, Gnomes.NONE, Animals.NONE, score, animals, asleep, account);
        }
    }

    GnomeTerms terms() {
        return terms;
    }

    Cards cards() {
        return terms.cards();
    }

    Phase phase() {
        return phase;
    }

    /// Returns the number of the round, from 1; 0 before the first.
    int round() {
        return round;
    }

    /// Returns the task card on the left. GG-3.1
    int left() {
        return left;
    }

    /// Returns the task card on the right, or none while the next one is to come.
    int right() {
        return right;
    }

    /// Returns the face-down task cards.
    Layers pile() {
        return pile;
    }

    /// Returns the discarded task cards, as bits; with two players only.
    int discards() {
        return discards;
    }

    /// Returns the automa's left control card, or none.
    int controlLeft() {
        return controlLeft;
    }

    /// Returns the automa's right control card, or none.
    int controlRight() {
        return controlRight;
    }

    /// Returns the automa's hand. GG-7.1
    Layers automaPile() {
        return automaPile;
    }

    Side side(int side) {
        return side == 0 ? side0 : side1;
    }

    /// Returns the side that resolves first in this round. It has a meaning only after the reveal. GG-5.1
    int first() {
        return first;
    }

    /// Returns how many sides have resolved in this round.
    int resolved() {
        return resolved;
    }

    /// Returns true if the side has resolved in this round.
    boolean hasResolved(int side) {
        return resolved == 2 || (resolved == 1 && side == first);
    }

    /// Returns the side that resolves now.
    int resolving() {
        return resolved == 0 ? first : 1 - first;
    }

    /// Returns the round's tasks. GG-3.2
    ActiveTasks tasks() {
        return cards().active(left, right);
    }

    /// Returns the tasks that gnomes can do in this round. GG-5.2
    Feasible feasible() {
        return cards().feasible(left, right, terms.month());
    }

    /// Returns the automa's orders for this round; only while control cards lie there.
    Control control() {
        return cards().control(controlLeft, controlRight);
    }

    @Override
    public boolean equals(@Nullable Object other) {
        return other instanceof Position that
                && phase == that.phase
                && round == that.round
                && left == that.left
                && right == that.right
                && discards == that.discards
                && controlLeft == that.controlLeft
                && controlRight == that.controlRight
                && first == that.first
                && resolved == that.resolved
                && side0.equals(that.side0)
                && side1.equals(that.side1)
                && pile.equals(that.pile)
                && automaPile.equals(that.automaPile)
                && terms.setup().equals(that.terms.setup());
    }

    @Override
    public int hashCode() {
        return Objects.hash(
                phase.word(),
                round,
                left,
                right,
                discards,
                controlLeft,
                controlRight,
                first,
                resolved,
                side0,
                side1,
                pile,
                automaPile);
    }
}
