package parterre.bots.search;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.OptionalInt;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.bots.toys.Coin;
import parterre.bots.toys.Heap;
import parterre.bots.toys.RandomTree;
import parterre.bots.toys.ToyMove;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Seat;

class EndingSolverTest {
    private static final int MANY = 100_000;

    private static <S, M extends Move> OptionalInt solve(Game<S, M, ?> game, S position, int most) {
        return game.next(position) instanceof Next.Turn<M>(Seat seat, Moves<M> moves)
                ? new EndingSolver<>(game, seat).best(_ -> position, moves, most)
                : OptionalInt.empty();
    }

    @Test
    void best_ofAHeap_leavesAMultipleOfFour() {
        for (int left = 2; left <= 12; left++) {
            var best = solve(new Heap(0), new Heap.Position(left, Seat.of(0)), MANY);
            assertThat(best.orElseThrow()).as("%s left", left).isEqualTo(Math.max(0, left % 4 - 1));
        }
    }

    @Test
    void best_moreThanMayBeLookedAt_isNotSolved() {
        assertThat(solve(new Heap(0), new Heap.Position(12, Seat.of(0)), 100)).isEmpty();
        assertThat(solve(new Heap(0), new Heap.Position(2, Seat.of(0)), 1)).isEmpty();
    }

    @Test
    void best_chanceIsLeft_isNotSolved() {
        var coin = new Coin();
        assertThat(solve(coin, coin.start(coin.setup()), MANY)).isEmpty();
    }

    @Test
    void best_viewHidesSomething_isNotSolved() {
        var heap = new Heap(0);
        var moves = Moves.of(List.of(new ToyMove("take", 1), new ToyMove("take", 2)));
        var solver = new EndingSolver<>(heap, Seat.of(0));
        assertThat(solver.best(luck -> new Heap.Position(2 + luck.below(100) / 50, Seat.of(0)), moves, MANY))
                .isEmpty();
    }

    /// Trees of random shape with random scores, also level ones.
    @ParameterizedTest
    @ValueSource(ints = {1, 2, 3})
    void best_ofRandomTrees_isWhatBruteForceFinds(int seats) {
        int solved = 0;
        for (int seed = 0; seed < 300; seed++) {
            var game = new RandomTree(seats, seed);
            var start = game.start(game.setup());
            var best = solve(game, start, MANY);
            if (best.isPresent()) {
                solved++;
                assertThat(best.getAsInt()).as("tree %s", seed).isEqualTo(bruteForce(game, start));
            }
        }
        assertThat(solved).isGreaterThan(seats < 3 ? 290 : 4);
    }

    /// Looks for the best of all plans: a plan is right if no other end can be forced that its mover likes better.
    private static int bruteForce(RandomTree game, RandomTree.Position start) {
        var ends = new ArrayList<Result>();
        for (var move : game.moves(start)) {
            ends.add(end(game, game.play(start, move)));
        }
        return IntStream.range(0, ends.size())
                .boxed()
                .max(Comparator.<Integer>comparingInt(i -> game.liking(ends.get(i), start.mover()))
                        .thenComparing(Comparator.<Integer>naturalOrder().reversed()))
                .orElseThrow();
    }

    private static Result end(RandomTree game, RandomTree.Position position) {
        return switch (game.next(position)) {
            case Next.Over<ToyMove>(Result result) -> result;
            case Next.Turn<ToyMove>(Seat seat, Moves<ToyMove> _) ->
                game.moves(position).stream()
                        .map(move -> end(game, game.play(position, move)))
                        .max(Comparator.comparingInt(result -> game.liking(result, seat)))
                        .orElseThrow();
            default -> throw new AssertionError("a thicket has neither chance nor secrets");
        };
    }

    @Test
    void choose_ending_isSolvedWithoutPlayouts() {
        var heap = new Heap(0);
        var plan = SearchPlan.of(new Budget.Playouts(1_000));
        var search = new Search<>(heap, heap.setup(), plan, Seat.of(0), Generator.of(1));
        var position = new Heap.Position(7, Seat.of(0));
        var moves = Moves.of(List.of(new ToyMove("take", 1), new ToyMove("take", 2), new ToyMove("take", 3)));
        assertThat(search.choose(position, moves, java.util.Optional.empty()).number())
                .isEqualTo(3);
        assertThat(search.results().playouts()).isZero();
    }
}
