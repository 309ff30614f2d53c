package parterre.bots;

import parterre.engine.Move;

/// A program that sits in one seat for one game.
///
/// It may keep what it learned from one question for the next. It is never asked by two threads at once.
///
/// @param <M> the game's moves
/// @param <V> the game's views
public interface Bot<M extends Move, V> extends AutoCloseable {
    /// Its answer: one of the listed moves, or, where the list says that there are others, any legal
    /// move.
    ///
    /// @throws BotFault if it cannot answer; the seat is then taken from it
    M choose(Question<M, V> question);

    /// The game is over for it: ended, stopped, or the seat was taken from it. Called once.
    @Override
    default void close() {}
}
