package parterre.review;

import static parterre.review.ExpectedShares.difference;

import java.util.Arrays;
import java.util.Comparator;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.box.FeatureEffect;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;
import parterre.engine.box.Value;

/// Says what an error changed. In points it is what each party can expect after the move that was made, less what
/// it can expect after the best one. It is judged by what the seat knew, with the same luck for both moves. The
/// features of the value tell why.
///
/// Where several seats answer at once, the others answer by the game's first policy, or at random if the game
/// has none.
final class ErrorCost<S, M extends Move, V> {
    /// How many positions are imagined.
    private static final int WORLDS = 16;

    /// The most features that are told.
    private static final int MOST_FEATURES = 4;

    /// A feature with a smaller part of the weightiest effect is not told.
    private static final double LEAST_PART = 0.2;

    private final GameBox<S, M, V> box;
    private final Game<S, M, V> game;
    private final Value<S> value;

    ErrorCost(GameBox<S, M, V> box, Value<S> value) {
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
            var made = expected.of(after(world, decision.seat(), decision.made(), others), Generator.of(samples));
            var better = expected.of(after(world, decision.seat(), best, others), Generator.of(samples));
            var one = difference(made, better);
            Arrays.setAll(change, party -> change[party] + one[party] / WORLDS);
        }
        return Optional.of(Arrays.stream(change).boxed().toList());
    }

    /// Returns the features by which a move is worse than another one for its seat, the weightiest first.
    ///
    /// @param luck draws the positions
    List<FeatureEffect> features(SeenDecision<M, V> decision, M worse, M other, Luck luck) {
        var imagination = game.imagination(decision.view());
        Map<String, FeatureEffect> sums = new HashMap<>();
        for (int i = 0; i < WORLDS; i++) {
            S world = imagination.draw(luck);
            var others = others(world, luck);
            var after = after(world, decision.seat(), worse, others);
            var better = after(world, decision.seat(), other, others);
            for (var one : value.effects(after, better, decision.seat().index())) {
                sums.merge(
                        one.feature(),
                        new FeatureEffect(one.feature(), one.change() / WORLDS, one.effect() / WORLDS),
                        (sum, more) -> new FeatureEffect(
                                sum.feature(), sum.change() + more.change(), sum.effect() + more.effect()));
            }
        }
        double most =
                sums.values().stream().mapToDouble(FeatureEffect::effect).min().orElse(0);
        return sums.values().stream()
                .filter(one -> one.effect() < 0 && one.effect() <= LEAST_PART * most)
                .sorted(Comparator.comparingDouble(FeatureEffect::effect).thenComparing(FeatureEffect::feature))
                .limit(MOST_FEATURES)
                .toList();
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

    private S after(S world, Seat seat, M move, BySeat<M> others) {
        return others.size() == 0 ? game.play(world, move) : game.play(world, others.with(seat, move));
    }
}
