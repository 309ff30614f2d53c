package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.search.Budget;
import parterre.bots.search.Search;
import parterre.bots.search.SearchPlan;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.Replay;
import parterre.engine.walk.Playout;

/// Checks bots in every game of the tree and in the conformance game.
class EveryGameTest {
    static List<GameBox<?, ?, ?>> boxes() {
        return Boxes.all();
    }

    static Stream<Table> tables() {
        return boxes().stream()
                .flatMap(box -> IntStream.rangeClosed(
                                box.game().info().leastSeats(),
                                box.game().info().mostSeats())
                        .mapToObj(seats ->
                                new Table(box, Setup.standard(box.game().info(), seats))));
    }

    /// A game at a table of so many seats.
    record Table(GameBox<?, ?, ?> box, Setup setup) {
        @Override
        public String toString() {
            return box.game().info().slug() + " with " + setup.seats();
        }
    }

    @ParameterizedTest
    @MethodSource("tables")
    void allBotsPlayToTheEndAndTheRecordReplays(Table table) {
        var kinds = new ArrayList<Entrant>();
        for (var text : List.of(
                "mcts:30",
                "random",
                "mcts:20,prior=3,widen=0.5",
                table.box().evaluators().isEmpty() ? "random" : "greedy",
                "mcts:20,policy=uniform,threads=2")) {
            kinds.add(BotSpec.read(text).orThrow());
        }
        var lineUp = IntStream.range(0, table.setup().seats())
                .mapToObj(seat -> kinds.get(seat % kinds.size()))
                .toList();
        play(table.box(), table.setup(), lineUp);
    }

    private static <S, M extends Move, V> void play(GameBox<S, M, V> box, Setup setup, List<Entrant> lineUp) {
        var plan = new SeriesPlan(setup, lineUp, 2, 4, Seating.ROTATING, 2_000, SeriesPlan.Records.KEPT);
        new MatchSeries<>(box, plan).play(1, outcome -> {
            assertThat(outcome.faults()).isEmpty();
            var replay = Replay.of(box.game(), box.positions(), outcome.record().orElseThrow());
            assertThat(replay).isInstanceOf(Reading.Good.class);
        });
    }

    @ParameterizedTest
    @MethodSource("tables")
    void sameSeed_anyNumberOfThreads_sameGames(Table table) {
        var lineUp = IntStream.range(0, table.setup().seats())
                .<Entrant>mapToObj(
                        seat -> BotSpec.read(seat == 0 ? "mcts:25" : "random").orThrow())
                .toList();
        assertThat(outcomes(table.box(), SeriesPlan.of(table.setup(), lineUp, 4, 11), 3))
                .isEqualTo(outcomes(table.box(), SeriesPlan.of(table.setup(), lineUp, 4, 11), 1));
    }

    private static <S, M extends Move, V> List<Outcome> outcomes(GameBox<S, M, V> box, SeriesPlan plan, int threads) {
        var outcomes = new ArrayList<Outcome>();
        new MatchSeries<>(box, plan).play(threads, outcomes::add);
        return outcomes;
    }

    @ParameterizedTest
    @MethodSource("tables")
    void equalViews_giveEqualSearches(Table table) {
        compareSearches(table.box(), table.setup());
    }

    /// Walks through a game. At some turns one search gets the true position, and another one a position that is
    /// imagined from the same view. With equal luck both must find the same.
    private static <S, M extends Move, V> void compareSearches(GameBox<S, M, V> box, Setup setup) {
        var game = box.game();
        var luck = Generator.of(3);
        var plan = SearchPlan.of(new Budget.Playouts(15));
        S state = game.start(setup);
        for (int steps = 0; steps < 60; steps++) {
            if (steps % 7 == 0 && game.next(state) instanceof Next.Turn<M>(var seat, var moves)) {
                var view = game.view(state, Viewer.player(seat));
                var world = game.imagine(view, luck);
                var first = new Search<>(box, setup, plan, seat, Generator.of(steps));
                var second = new Search<>(box, setup, plan, seat, Generator.of(steps));
                first.choose(view, moves, Optional.empty());
                second.choose(
                        game.view(world, Viewer.player(seat)),
                        game.next(world) instanceof Next.Turn<M> turn ? turn.moves() : moves,
                        Optional.empty());
                assertThat(first.results()).as("step %s", steps).isEqualTo(second.results());
            }
            Optional<Step<M>> step = Playout.step(game, state, luck);
            if (step.isEmpty()) {
                return;
            }
            state = game.play(state, step.get());
        }
    }
}
