package parterre.bots;

import java.util.List;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// An entry of a line-up. It makes a bot for each seat and game that it plays. Thread-safe.
public interface Entrant {
    /// Returns its name in reports and records, on one line. For a built-in bot this is its canonical text.
    String name();

    /// Returns true if equal luck and equal questions give equal answers, on any machine and on any number of
    /// threads. Returns false for budgets of time, for several search threads, and for every other
    /// program.
    boolean reproducible();

    /// Returns the reasons why it cannot play this game, such as an evaluator that the game does not have.
    /// Empty if it can play.
    List<Reading.Problem> misfits(GameBox<?, ?, ?> box);

    /// Makes a bot for one seat of one game.
    ///
    /// @param luck the bot's own, apart from the luck of the game
    /// @throws BotFault if it cannot sit down
    <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck);
}
