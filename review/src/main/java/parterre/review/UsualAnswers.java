package parterre.review;

import parterre.engine.BySeat;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;

/// Answers for seats whose choices are not looked at: by the game's first policy, or a random one if the game has none.
///
/// @param <S> positions
/// @param <M> moves
final class UsualAnswers<S, M extends Move> {
    private final GameBox<S, M, ?> box;

    UsualAnswers(GameBox<S, M, ?> box) {
        this.box = box;
    }

    /// Returns an answer of every seat that is asked.
    BySeat<M> of(S position, Next.Together<M> together, Luck luck) {
        return together.open().map((seat, moves) -> of(position, seat, moves, luck));
    }

    private M of(S position, Seat seat, Moves<M> moves, Luck luck) {
        return box.policies().stream()
                .findFirst()
                .map((Policy<S, M> policy) -> moves.get(policy.choose(position, seat, moves, luck)))
                .orElseGet(() -> moves.sample(luck));
    }
}
