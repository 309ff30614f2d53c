package parterre.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// A decision that a seat made in a game, with what the seat could know.
///
/// @param step the number of the step that answered it, from 1
/// @param view the seat's view when it decided
/// @param listed the moves listed for the seat
/// @param made the move that it made
public record MadeDecision<M extends Move, V>(int step, Setup setup, Seat seat, V view, Moves<M> listed, M made) {
    /// Returns all decisions of a game, in order.
    ///
    /// @param positions the start, and the position after each step
    static <S, M extends Move, V> List<MadeDecision<M, V>> of(
            Game<S, M, V> game, IntFunction<S> positions, List<Step<M>> steps) {
        var decisions = new ArrayList<MadeDecision<M, V>>();
        for (int i = 0; i < steps.size(); i++) {
            S before = positions.apply(i);
            int number = i + 1;
            switch (steps.get(i)) {
                case Step.Chance<M> _ -> {}
                case Step.Turn<M>(Seat seat, M move) -> decisions.add(of(game, number, before, seat, move));
                case Step.Together<M>(BySeat<M> answers) ->
                    answers.seats().forEach(seat -> decisions.add(of(game, number, before, seat, answers.of(seat))));
            }
        }
        return decisions;
    }

    private static <S, M extends Move, V> MadeDecision<M, V> of(
            Game<S, M, V> game, int number, S before, Seat seat, M made) {
        var moves = switch (game.next(before)) {
            case Next.Turn<M>(Seat _, Moves<M> listed) -> listed;
            case Next.Together<M> together -> together.open().of(seat);
            case Next.Chance<M> _, Next.Over<M> _ ->
                throw new IllegalArgumentException("step " + number + ": nobody was asked");
        };
        return new MadeDecision<>(
                number, game.setup(before), seat, game.view(before, Viewer.player(seat)), moves, made);
    }
}
