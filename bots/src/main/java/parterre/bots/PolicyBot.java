package parterre.bots;

import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.Policy;

/// Plays as a playout does: a policy of the game chooses the move in an imagined position.
///
/// @param <S> positions
/// @param <M> the game's moves
/// @param <V> the game's views
record PolicyBot<S, M extends Move, V>(Game<S, M, V> game, Policy<S, M> policy, Seat seat, Luck luck)
        implements Bot<M, V> {
    @Override
    public M choose(Question<M, V> question) {
        var moves = question.moves();
        if (moves.size() == 1 && !moves.unlisted()) {
            return moves.get(0);
        }
        var position = game.imagine(question.view(), luck);
        return moves.get(policy.choose(position, seat, moves, luck));
    }
}
