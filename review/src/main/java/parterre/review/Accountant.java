package parterre.review;

import static parterre.review.ExpectedShares.difference;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Function;
import java.util.function.IntFunction;
import java.util.stream.IntStream;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.GrowingAccount.Judged;

/// Makes the account of a game: it puts each change of the chances down to its cause.
///
/// The luck of a step is the value of what came less the mean over all that could have come. A decision counts with the
/// mean change over the positions that its seat could not tell from the true one. The rest of the change comes from
/// things that nobody could know. The parts sum exactly to the difference between result and start.
///
/// Where several seats answer at once, a seat's decision is compared with an answer by the game's first policy, or a
/// random one if the game has none. The others answer in the same way.
public final class Accountant<S, M extends Move, V> {
    /// How many positions are usually imagined for a decision.
    private static final int WORLDS = 32;

    /// A change below this is no more than rounding.
    private static final double ROUNDING = 1e-12;

    private final Game<S, M, V> game;
    private final Value<S> value;
    private final UsualAnswers<S, M> usual;
    private final int worlds;

    public Accountant(GameBox<S, M, V> box, Value<S> value) {
        this(box, value, WORLDS);
    }

    /// @param worlds how many positions are imagined for a decision, at least 1; fewer are faster and tell hidden
    ///     things less exactly
    public Accountant(GameBox<S, M, V> box, Value<S> value, int worlds) {
        this.worlds = worlds;
        game = box.game();
        usual = new UsualAnswers<>(box);
        this.value = value;
    }

    /// Returns true if all play together. Then nobody wins, and only [#points] says what changed the result.
    ///
    /// @param position any position of the game; from the last one it is found out soonest
    public boolean isGroup(S position) {
        return GroupPlay.of(game, position);
    }

    /// Begins the account of a game in shares of the win. It means nothing where all play together.
    ///
    /// @param positions the start, and the position after each step
    /// @param steps the steps, in order
    /// @param seed of the samples and of the imagined positions: equal seeds give equal accounts
    public GrowingAccount account(IntFunction<S> positions, List<Step<M>> steps, long seed) {
        return account(new ExpectedShares<>(game, value, positions.apply(0)), positions, steps, seed);
    }

    /// Begins the account of a game in points: what changed the points that each party could expect. Where
    /// all play together, each seat has the points of the group. It is empty if the value has learned no
    /// scores.
    ///
    /// @param positions the start, and the position after each step
    /// @param steps the steps, in order
    /// @param seed of the samples and of the imagined positions: equal seeds give equal accounts
    public Optional<GrowingAccount> points(IntFunction<S> positions, List<Step<M>> steps, long seed) {
        if (!value.expectsScores()) {
            return Optional.empty();
        }
        var points = new ExpectedPoints<>(game, value, isGroup(positions.apply(steps.size())));
        int parties = value.parties(positions.apply(0));
        return Optional.of(account(new ExpectedShares<>(game, parties, points), positions, steps, seed));
    }

    private GrowingAccount account(
            ExpectedShares<S, M> expected, IntFunction<S> positions, List<Step<M>> steps, long seed) {
        return new GrowingAccount(steps.size(), (place, before) -> {
            var luck = Generator.of(seed, place);
            var shares = expected.of(positions.apply(place), luck);
            if (place == 0) {
                return new Judged(listed(shares), List.of());
            }
            var change = difference(
                    shares, before.stream().mapToDouble(Double::doubleValue).toArray());
            return new Judged(
                    listed(shares),
                    new Attribution(expected, positions.apply(place - 1), change, luck).of(steps.get(place - 1)));
        });
    }

    /// Returns what chance did in a game, without the parts of the decisions. It is the same luck as in the account,
    /// and much sooner found.
    ///
    /// @param positions the start, and the position after each step
    /// @param steps the steps, in order
    /// @param seed of the samples
    public List<LuckyResult> luck(IntFunction<S> positions, List<Step<M>> steps, long seed) {
        var expected = new ExpectedShares<>(game, value, positions.apply(0));
        var luck = new double[expected.parties()];
        for (int i = 1; i <= steps.size(); i++) {
            if (steps.get(i - 1) instanceof Step.Chance<M>) {
                var before = expected.of(positions.apply(i - 1), Generator.of(seed, i - 1L));
                var after = expected.of(positions.apply(i), Generator.of(seed, i));
                Arrays.setAll(luck, party -> luck[party] + after[party] - before[party]);
            }
        }
        var end = expected.of(positions.apply(steps.size()), Generator.of(seed, steps.size()));
        return IntStream.range(0, luck.length)
                .mapToObj(party -> new LuckyResult(luck[party], end[party]))
                .toList();
    }

    private static List<Double> listed(double[] numbers) {
        return Arrays.stream(numbers).boxed().toList();
    }

    /// The parts of one step.
    private final class Attribution {
        private final ExpectedShares<S, M> expected;
        private final S before;
        private final Luck luck;
        private final double[] rest;
        private final List<Part> parts = new ArrayList<>();

        /// @param change what the step changed in all
        Attribution(ExpectedShares<S, M> expected, S before, double[] change, Luck luck) {
            this.expected = expected;
            this.before = before;
            this.luck = luck;
            rest = change.clone();
        }

        List<Part> of(Step<M> step) {
            switch (step) {
                case Step.Chance<M> _ -> take(new Cause.Luck(), rest.clone());
                case Step.Turn<M>(Seat seat, M move) -> take(new Cause.Decision(seat), turn(seat, move));
                case Step.Together<M>(BySeat<M> answers) -> {
                    for (var seat : answers.seats()) {
                        take(new Cause.Decision(seat), answer(seat, answers.of(seat)));
                    }
                }
            }
            if (Arrays.stream(rest).anyMatch(change -> Math.abs(change) > ROUNDING)) {
                take(new Cause.Hidden(), rest.clone());
            }
            return parts;
        }

        private void take(Cause cause, double[] change) {
            parts.add(new Part(cause, listed(change)));
            for (int party = 0; party < rest.length; party++) {
                rest[party] -= change[party];
            }
        }

        /// Returns what a move changed, as far as its seat could know.
        private double[] turn(Seat seat, M move) {
            var imagined = worlds(seat);
            if (imagined.stream().allMatch(before::equals)) {
                return rest.clone();
            }
            return mean(
                    imagined, world -> difference(expected.of(game.play(world, move), luck), expected.of(world, luck)));
        }

        /// Returns what an answer changed against another answer of the same seat, as far as the seat could
        /// know.
        private double[] answer(Seat seat, M own) {
            return mean(worlds(seat), world -> {
                if (!(game.next(world) instanceof Next.Together<M> together)) {
                    return new double[rest.length];
                }
                var answers = usual.of(world, together, luck);
                var made = game.play(world, answers.with(seat, own));
                var other = game.play(world, answers);
                return difference(expected.of(made, luck), expected.of(other, luck));
            });
        }

        private List<S> worlds(Seat seat) {
            var imagination = game.imagination(game.view(before, Viewer.player(seat)));
            var imagined = new ArrayList<S>(worlds);
            for (int i = 0; i < worlds; i++) {
                imagined.add(imagination.draw(luck));
            }
            return imagined;
        }

        private double[] mean(List<S> imagined, Function<S, double[]> change) {
            var mean = new double[rest.length];
            for (var world : imagined) {
                var one = change.apply(world);
                for (int party = 0; party < mean.length; party++) {
                    mean[party] += one[party] / imagined.size();
                }
            }
            return mean;
        }
    }
}
