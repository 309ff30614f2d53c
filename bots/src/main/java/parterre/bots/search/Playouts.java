package parterre.bots.search;

import java.util.Optional;
import org.jspecify.annotations.Nullable;
import parterre.engine.Game;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.box.Evaluator;
import parterre.engine.box.FusedPlayout;
import parterre.engine.box.GameBox;
import parterre.engine.box.Horizon;
import parterre.engine.box.Policy;
import parterre.engine.walk.Playout;

/// Plays on from positions and values the results. A playout goes to the end: by the game's fused playout, at
/// random or by a policy. Or it stops at once or after some decisions or turns, and the evaluator judges.
final class Playouts<S, M extends Move, V> {
    /// The most steps of a playout in a game without a bound. After them the evaluator judges the position.
    private static final int LONGEST = 10_000;

    private final Game<S, M, V> game;
    private final Valuation<S> valuation;
    private final @Nullable FusedPlayout<S> fused;
    private final @Nullable Policy<S, M> policy;
    private final Horizon<S> horizon;
    private final int cut;
    private final int mostSteps;

    Playouts(SearchContext<S, M, V> context, Valuation<S> valuation) {
        var box = context.box();
        var plan = context.plan();
        game = box.game();
        this.valuation = valuation;
        policy = policy(box, plan, context.evaluator()).orElse(null);
        horizon = context.horizon();
        cut = switch (horizon) {
            case Horizon.AtOnce<S> _ -> 0;
            case Horizon.Decisions<S>(int count) -> count;
            case Horizon.End<S> _, Horizon.Turns<S> _ -> Integer.MAX_VALUE;
        };
        fused = policy == null && horizon instanceof Horizon.End
                ? box.fusedPlayout().orElse(null)
                : null;
        mostSteps = game.bound(context.setup()).orElse(LONGEST);
    }

    private static <S, M extends Move> Optional<Policy<S, M>> policy(
            GameBox<S, M, ?> box, SearchPlan plan, Optional<Evaluator<S>> evaluator) {
        if (plan.policy().isEmpty()) {
            return box.standardPolicy();
        }
        var name = plan.policy().get();
        int draws = SearchContext.bestOf(name);
        return draws > 0
                ? Optional.of(new BestOf<>(box.game(), evaluator.orElseThrow(), draws))
                : SearchContext.policy(box, name);
    }

    /// Returns the number of ended turns at which playouts from this decision are judged.
    int limit(S root) {
        return horizon instanceof Horizon.Turns<S> turns
                ? turns.ended().applyAsInt(root) + turns.count().applyAsInt(root)
                : Integer.MAX_VALUE;
    }

    /// Returns true if enough turns have ended for the evaluator to judge.
    boolean isBeyond(S state, int limit) {
        return horizon instanceof Horizon.Turns<S> turns && turns.ended().applyAsInt(state) >= limit;
    }

    /// Plays on from this position and puts the worth of the result into `values`.
    ///
    /// @param limit the limit of the decision that the search thinks about
    void finish(S from, int limit, Luck luck, double[] values) {
        if (fused != null) {
            var end = fused.finish(from, luck);
            if (game.next(end) instanceof Next.Over<M> over) {
                valuation.of(over.result(), values);
            } else {
                valuation.of(end, values);
            }
            return;
        }
        S state = from;
        int decisions = 0;
        for (int steps = 0; steps < mostSteps; steps++) {
            var next = game.next(state);
            if (!(next instanceof Next.Over) && isBeyond(state, limit)) {
                break;
            }
            switch (next) {
                case Next.Over<M> over -> {
                    valuation.of(over.result(), values);
                    return;
                }
                case Next.Chance<M> chance ->
                    state = game.play(state, chance.odds().sample(luck));
                case Next.Turn<M> turn -> {
                    if (decisions == cut) {
                        valuation.of(state, values);
                        return;
                    }
                    decisions++;
                    state = game.play(state, choose(state, turn, luck));
                }
                case Next.Together<M> together -> {
                    if (decisions == cut) {
                        valuation.of(state, values);
                        return;
                    }
                    decisions++;
                    var asked = state;
                    state = game.play(
                            state,
                            together.open()
                                    .map((seat, moves) -> policy == null || policy instanceof BestOf
                                            ? moves.sample(luck)
                                            : moves.get(policy.choose(asked, seat, moves, luck))));
                }
            }
        }
        valuation.of(state, values);
    }

    /// Returns the group's score at the end of a random playout; 0 if there is no group.
    double groupScore(S from, Luck luck) {
        var end = Playout.finish(game, from, luck, mostSteps);
        return end.result().isPresent() && end.result().get() instanceof Result.Group group ? group.score() : 0;
    }

    private M choose(S state, Next.Turn<M> turn, Luck luck) {
        var moves = turn.moves();
        Seat seat = turn.seat();
        return policy == null ? moves.sample(luck) : moves.get(policy.choose(state, seat, moves, luck));
    }
}
