package parterre.lab.game;

import java.util.stream.IntStream;
import parterre.engine.Seat;

/// Counts the steps, turns and decisions of a game.
final class FlowCount {
    private static final int NOBODY = -1;

    private int steps;
    private int turns;
    private int decisions;
    private int forced;
    private long listed;
    private int last = NOBODY;

    int steps() {
        return steps;
    }

    void step() {
        steps++;
    }

    /// Counts a decision of one seat.
    ///
    /// @param moves how many moves are listed
    void turn(Seat seat, int moves) {
        if (seat.index() != last) {
            last = seat.index();
            turns++;
        }
        decision(moves);
    }

    /// Counts decisions that several seats make together.
    ///
    /// @param moves how many moves are listed for each of them
    void together(IntStream moves) {
        last = NOBODY;
        turns++;
        moves.forEach(this::decision);
    }

    private void decision(int moves) {
        decisions++;
        forced += moves == 1 ? 1 : 0;
        listed += moves;
    }

    GameFacts.Flow flow() {
        return new GameFacts.Flow(steps, turns, decisions, forced, listed);
    }
}
