package parterre.review;

import java.util.ArrayList;
import java.util.List;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;

/// A decision that a seat made in a game.
///
/// @param step the number of the step that answered it, from 1
/// @param before the position in which it was made
/// @param made the move that the seat made
public record MadeDecision<S, M extends Move, V>(Game<S, M, V> game, int step, S before, Seat seat, M made) {
    /// If so many imagined positions are the true one, nothing was hidden.
    private static final int WORLDS = 16;

    /// Returns all decisions of a game, in order.
    ///
    /// @param positions the start, and the position after each step
    public static <S, M extends Move, V> List<MadeDecision<S, M, V>> of(
            Game<S, M, V> game, IntFunction<S> positions, List<Step<M>> steps) {
        var decisions = new ArrayList<MadeDecision<S, M, V>>();
        for (int i = 0; i < steps.size(); i++) {
            S before = positions.apply(i);
            int number = i + 1;
            switch (steps.get(i)) {
                case Step.Chance<M> _ -> {}
                case Step.Turn<M>(Seat seat, M move) ->
                    decisions.add(new MadeDecision<>(game, number, before, seat, move));
                case Step.Together<M>(BySeat<M> answers) ->
                    answers.seats()
                            .forEach(seat ->
                                    decisions.add(new MadeDecision<>(game, number, before, seat, answers.of(seat))));
            }
        }
        return decisions;
    }

    /// Returns the agreement of the game.
    public Setup setup() {
        return game.setup(before);
    }

    /// Returns the decision as its seat saw it.
    SeenDecision<M, V> seen() {
        return new SeenDecision<>(setup(), step, seat, view(), listed(), made);
    }

    /// Returns what the seat knew when it decided.
    public V view() {
        return game.view(before, Viewer.player(seat));
    }

    /// Returns true if the seat did not know the whole position.
    boolean hidSomething(Luck luck) {
        var imagination = game.imagination(view());
        return IntStream.range(0, WORLDS).anyMatch(_ -> !imagination.draw(luck).equals(before));
    }

    /// Returns the moves that were listed for the seat.
    public Moves<M> listed() {
        return switch (game.next(before)) {
            case Next.Turn<M>(Seat _, Moves<M> listed) -> listed;
            case Next.Together<M> together -> together.open().of(seat);
            case Next.Chance<M> _, Next.Over<M> _ ->
                throw new IllegalStateException("step " + step + ": nobody was asked");
        };
    }
}
