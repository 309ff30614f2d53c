package parterre.testkit;

import java.util.List;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// One position of a random game.
///
/// @param step how many steps were made before
/// @param steps those steps
/// @param luck for the check's own draws; the game does not depend on it
record Moment<S, M extends Move>(Trial trial, int step, S position, Next<M> next, List<Step<M>> steps, Luck luck) {
    static <S, M extends Move> Moment<S, M> at(Trial trial, S position, Next<M> next, List<Step<M>> steps) {
        return new Moment<>(trial, steps.size(), position, next, steps, Generator.of(trial.seed(), steps.size() + 1));
    }

    /// Returns the seats of the table.
    List<Seat> seats() {
        return Seat.first(trial.setup().seats());
    }

    /// Returns the viewers.
    List<Viewer> viewers() {
        return Subject.viewers(trial.setup().seats());
    }

    /// Returns the seats that are asked.
    List<Seat> asked() {
        return switch (next) {
            case Next.Turn<M>(Seat seat, var _) -> List.of(seat);
            case Next.Together<M> together -> together.open().seats();
            case Next.Chance<M> _, Next.Over<M> _ -> List.of();
        };
    }

    /// Returns the moves of an asked seat.
    Moves<M> moves(Seat seat) {
        return switch (next) {
            case Next.Turn<M>(var _, Moves<M> moves) -> moves;
            case Next.Together<M> together -> together.open().of(seat);
            case Next.Chance<M> _, Next.Over<M> _ -> throw new IllegalArgumentException(seat + " is not asked");
        };
    }

    /// Returns true once in so many moments: for checks that would take too long at every one.
    boolean onceIn(int moments) {
        return luck.below(moments) == 0;
    }
}
