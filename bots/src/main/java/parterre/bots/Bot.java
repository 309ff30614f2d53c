package parterre.bots;

import parterre.engine.Move;

/// A program that sits in one seat for one game.
///
/// It may keep knowledge from one question for the next. It is never asked by two threads at once.
///
/// @param <M> the game's moves
/// @param <V> the game's views
public interface Bot<M extends Move, V> extends AutoCloseable {
    /// Returns its answer: one of the listed moves, or any legal move if the list says that there are others.
    ///
    /// @throws BotFault if it cannot answer; the seat is then taken from it
    M choose(Question<M, V> question);

    /// Called once when the game is over for the bot: it ended, was stopped, or the bot lost its seat.
    @Override
    default void close() {}
}
