package parterre.bots;

import java.util.List;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;

/// Whoever can be entered in a line-up: makes a bot for each seat and game that it plays. Thread-safe.
public interface Entrant {
    /// What reports and records call it, on one line: for a bot of the house its canonical text.
    String name();

    /// True if equal luck and equal questions give equal answers, on any machine and on any number of
    /// threads. False for budgets of time, for several search threads, and for whatever runs outside the
    /// house.
    boolean reproducible();

    /// What keeps it from playing this game, such as an evaluator that the game does not have; empty if
    /// nothing does.
    List<Reading.Problem> misfits(GameBox<?, ?, ?> box);

    /// A bot for one seat of one game.
    ///
    /// @param luck the bot's own, apart from the luck of the game
    /// @throws BotFault if it cannot sit down
    <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck);
}
