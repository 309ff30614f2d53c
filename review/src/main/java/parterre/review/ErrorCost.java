package parterre.review;

import static parterre.review.ExpectedShares.difference;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;
import parterre.engine.box.Value;

/// Says what an error changed in points: what each party can expect after the move that was made, less what
/// it can expect after the best one. It is judged by what the seat knew, with the same luck for both moves.
///
/// Where several seats answer at once, the others answer by the game's first policy, or at random if the game
/// has none.
final class PointChange<S, M extends Move, V> {
    /// How many positions are imagined.
    private static final int WORLDS = 16;

    private final GameBox<S, M, V> box;
    private final Game<S, M, V> game;
    private final Value<S> value;

    PointChange(GameBox<S, M, V> box, Value<S> value) {
        this.box = box;
        game = box.game();
        this.value = value;
    }

    /// Returns the change for each party; empty if the value has learned no scores.
    ///
    /// @param luck draws the positions and the samples
    Optional<List<Double>> of(MadeDecision<S, M, V> decision, M best, Luck luck) {
        if (!value.expectsScores()) {
            return Optional.empty();
        }
        S before = decision.before();
        var expected = new ExpectedShares<>(
                game, value.parties(before), new ExpectedPoints<>(game, value, GroupPlay.of(game, before)));
        var imagination = game.imagination(decision.view());
        var change = new double[expected.parties()];
        for (int i = 0; i < WORLDS; i++) {
            S world = imagination.draw(luck);
            var others = others(world, luck);
            long samples = luck.bits();
            var made = expected.of(after(world, decision, decision.made(), others), Generator.of(samples));
            var better = expected.of(after(world, decision, best, others), Generator.of(samples));
            var one = difference(made, better);
            Arrays.setAll(change, party -> change[party] + one[party] / WORLDS);
        }
        return Optional.of(Arrays.stream(change).boxed().toList());
    }

    /// Returns what all asked seats answer; nothing where one seat moves alone.
    private BySeat<M> others(S world, Luck luck) {
        if (!(game.next(world) instanceof Next.Together<M> together)) {
            return BySeat.none();
        }
        return together.open()
                .map((seat, moves) -> box.policies().stream()
                        .findFirst()
                        .map((Policy<S, M> policy) -> moves.get(policy.choose(world, seat, moves, luck)))
                        .orElseGet(() -> moves.sample(luck)));
    }

    private S after(S world, MadeDecision<S, M, V> decision, M move, BySeat<M> others) {
        return others.size() == 0 ? game.play(world, move) : game.play(world, others.with(decision.seat(), move));
    }
}
