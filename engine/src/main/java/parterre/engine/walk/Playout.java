package parterre.engine.walk;

import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Scratch;
import parterre.engine.Step;

/// The generic driver: plays a position on by uniformly random choice among the listed moves.
///
/// It draws one bounded value for each turn. For a Together it draws one for each open seat, in seat order. For
/// chance it draws as the [parterre.engine.Odds] do. A fused playout must draw the same values.
public final class Playout {
    private Playout() {}

    /// The end of a playout.
    ///
    /// @param result empty if the playout was stopped before the game was over
    /// @param steps steps made, with those of chance
    /// @param decisions answers of players, with forced ones but without chance
    public record End<S>(S position, Optional<Result> result, int steps, int decisions) {}

    /// Plays to the end, or until `mostSteps` steps have been made. It plays in place if the game can.
    public static <S, M extends Move, V> End<S> finish(Game<S, M, V> game, S from, Luck luck, int mostSteps) {
        var scratch = game.scratch(from);
        return scratch.isPresent()
                ? finish(scratch.get(), luck, mostSteps)
                : finishByPositions(game, from, luck, mostSteps);
    }

    private static <S, M extends Move> End<S> finish(Scratch<S, M> scratch, Luck luck, int mostSteps) {
        int decisions = 0;
        for (int steps = 0; steps < mostSteps; steps++) {
            switch (scratch.next()) {
                case Next.Turn<M> turn -> {
                    scratch.play(turn.moves().sample(luck));
                    decisions++;
                }
                case Next.Chance<M> chance -> scratch.play(chance.odds().sample(luck));
                case Next.Together<M> together -> {
                    var answers = answers(together, luck);
                    scratch.play(answers);
                    decisions += answers.size();
                }
                case Next.Over<M>(Result result) -> {
                    return new End<>(scratch.position(), Optional.of(result), steps, decisions);
                }
            }
        }
        var result = result(scratch.next());
        return new End<>(scratch.position(), result, mostSteps, decisions);
    }

    /// Does the same with a position for every step, even if the game can play in place.
    public static <S, M extends Move, V> End<S> finishByPositions(
            Game<S, M, V> game, S from, Luck luck, int mostSteps) {
        S state = from;
        int decisions = 0;
        for (int steps = 0; steps < mostSteps; steps++) {
            switch (game.next(state)) {
                case Next.Turn<M> turn -> {
                    state = game.play(state, turn.moves().sample(luck));
                    decisions++;
                }
                case Next.Chance<M> chance ->
                    state = game.play(state, chance.odds().sample(luck));
                case Next.Together<M> together -> {
                    var answers = answers(together, luck);
                    state = game.play(state, answers);
                    decisions += answers.size();
                }
                case Next.Over<M>(Result result) -> {
                    return new End<>(state, Optional.of(result), steps, decisions);
                }
            }
        }
        return new End<>(state, result(game.next(state)), mostSteps, decisions);
    }

    private static <M extends Move> Optional<Result> result(Next<M> next) {
        return next instanceof Next.Over<M>(Result last) ? Optional.of(last) : Optional.empty();
    }

    /// Returns one random step from here; empty if the game is over.
    public static <S, M extends Move, V> Optional<Step<M>> step(Game<S, M, V> game, S state, Luck luck) {
        return switch (game.next(state)) {
            case Next.Turn<M> turn ->
                Optional.of(new Step.Turn<>(turn.seat(), turn.moves().sample(luck)));
            case Next.Chance<M> chance ->
                Optional.of(new Step.Chance<>(chance.odds().sample(luck)));
            case Next.Together<M> together -> Optional.of(new Step.Together<>(answers(together, luck)));
            case Next.Over<M> _ -> Optional.empty();
        };
    }

    private static <M extends Move> BySeat<M> answers(Next.Together<M> together, Luck luck) {
        return together.open().map((_, moves) -> moves.sample(luck));
    }
}
