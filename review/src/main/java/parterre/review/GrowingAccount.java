package parterre.review;

import java.util.ArrayList;
import java.util.List;

/// An account of a game that is made position by position. One thread at a time works on it.
public final class GrowingAccount {
    private final int steps;
    private final Judge judge;
    private final List<List<Double>> shares = new ArrayList<>();
    private final List<List<Part>> parts = new ArrayList<>();

    /// @param steps how many steps the game has
    GrowingAccount(int steps, Judge judge) {
        this.steps = steps;
        this.judge = judge;
    }

    /// Judges one position.
    @FunctionalInterface
    interface Judge {
        /// Judges a position.
        ///
        /// @param place the number of steps before the position
        /// @param before the shares one step earlier; empty at the start
        Judged at(int place, List<Double> before);
    }

    /// A position and the step that led to it.
    ///
    /// @param parts empty at the start
    record Judged(List<Double> shares, List<Part> parts) {}

    /// Returns how many positions the game has.
    public int positions() {
        return steps + 1;
    }

    /// Returns how many positions are judged.
    public int judged() {
        return shares.size();
    }

    public boolean isFinished() {
        return judged() == positions();
    }

    /// Judges the next position.
    public void goOn() {
        int place = judged();
        var judged = judge.at(place, place == 0 ? List.of() : shares.getLast());
        shares.add(judged.shares());
        if (place > 0) {
            parts.add(judged.parts());
        }
    }

    /// Returns the account of the positions that are judged; there is at least one.
    public GameAccount soFar() {
        return new GameAccount(shares, parts);
    }

    /// Judges all the rest.
    public GameAccount finished() {
        while (!isFinished()) {
            goOn();
        }
        return soFar();
    }
}
