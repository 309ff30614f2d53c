package parterre.bots;

import parterre.engine.Luck;
import parterre.engine.Move;

/// Plays any listed move, all equally likely, and never looks at the view.
///
/// @param <M> the game's moves
/// @param <V> the game's views
record RandomBot<M extends Move, V>(Luck luck) implements Bot<M, V> {
    @Override
    public M choose(Question<M, V> question) {
        return question.moves().sample(luck);
    }
}
