package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.bots.Bot;
import parterre.bots.BotFault;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.toys.Coin;
import parterre.bots.toys.Heap;
import parterre.bots.toys.Pennies;
import parterre.bots.toys.ToyMove;
import parterre.bots.words.BotFailure;
import parterre.engine.BySeat;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Reading.Problem;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.testkit.English;

class MatchSeriesTest {
    private static final Heap HEAP = new Heap(21);
    private static final int GAMES_WITHOUT_END = 100_000;

    private static List<Entrant> bots(String... texts) {
        return Stream.of(texts)
                .<Entrant>map(text -> BotSpec.read(text).orThrow())
                .toList();
    }

    private static List<Outcome> outcomes(Heap heap, SeriesPlan plan, int threads) {
        var outcomes = new ArrayList<Outcome>();
        new MatchSeries<>(heap, plan).play(threads, outcomes::add);
        return outcomes;
    }

    @Test
    void theNumberOfThreadsChangesNothing() {
        var plan = SeriesPlan.of(HEAP.setup(), bots("mcts:40", "random"), 30, 5);
        var alone = outcomes(HEAP, plan, 1);
        assertThat(outcomes(HEAP, plan, 4)).isEqualTo(alone);
        assertThat(alone.stream().map(Outcome::number).toList())
                .isEqualTo(IntStream.range(0, 30).boxed().toList());
        assertThat(new MatchSeries<>(HEAP, plan).game(17)).isEqualTo(alone.get(17));
        assertThat(plan.reproducible()).isTrue();
    }

    @Test
    void anotherSeedGivesOtherGames() {
        var bots = bots("random", "random");
        assertThat(outcomes(HEAP, SeriesPlan.of(HEAP.setup(), bots, 30, 1), 1).stream()
                        .map(Outcome::listed)
                        .toList())
                .isNotEqualTo(outcomes(HEAP, SeriesPlan.of(HEAP.setup(), bots, 30, 2), 1).stream()
                        .map(Outcome::listed)
                        .toList());
    }

    @Test
    void seatsAreSwappedWithinEachPair() {
        var outcomes = outcomes(HEAP, SeriesPlan.of(HEAP.setup(), bots("greedy", "random"), 4, 1), 1);
        assertThat(outcomes.stream().map(Outcome::entrants).toList())
                .containsExactly(
                        BySeat.inOrder(List.of(0, 1)),
                        BySeat.inOrder(List.of(1, 0)),
                        BySeat.inOrder(List.of(0, 1)),
                        BySeat.inOrder(List.of(1, 0)));
        assertThat(outcomes.stream().map(Outcome::round).toList()).containsExactly(0, 0, 1, 1);
    }

    @Test
    void aFixedSeatingSwapsNothing() {
        var plan = new SeriesPlan(
                HEAP.setup(), bots("greedy", "random"), 3, 1, Seating.FIXED, 100, SeriesPlan.Records.DROPPED);
        assertThat(outcomes(HEAP, plan, 1))
                .allSatisfy(outcome -> assertThat(outcome.entrants()).isEqualTo(BySeat.inOrder(List.of(0, 1))));
    }

    @Test
    void bothGamesOfAPairHaveTheSameLuck() {
        // A player who plays safe wins or loses by chance alone, and equally in both games of a pair.
        var coin = new Coin();
        var safe = new Fixed("safe", 2);
        var outcomes = new ArrayList<Outcome>();
        new MatchSeries<>(coin, SeriesPlan.of(coin.setup(), List.of(safe, safe), 200, 9)).play(1, outcomes::add);
        int wins = 0;
        for (int i = 0; i < outcomes.size(); i += 2) {
            assertThat(outcomes.get(i).result()).isEqualTo(outcomes.get(i + 1).result());
            wins += outcomes.get(i).share(0) > 0 ? 1 : 0;
        }
        assertThat(wins).isBetween(50, 90);
    }

    @Test
    void perfectPlayWinsEveryGameThatItCan() {
        // 21 is not a multiple of four, so the first player wins by force. Greedy knows all and wins at least those
        // games.
        var outcomes = outcomes(HEAP, SeriesPlan.of(HEAP.setup(), bots("greedy", "random"), 200, 3), 2);
        assertThat(outcomes.stream()
                        .filter(outcome -> outcome.seat(0).index() == 0)
                        .mapToDouble(outcome -> outcome.share(0))
                        .sum())
                .isEqualTo(100);
    }

    @Test
    void aGameIsCountedInStepsDecisionsAndListedMoves() {
        var pennies = new Pennies(new int[][] {{100, 0}, {0, 100}});
        var plan = SeriesPlan.of(pennies.setup(), bots("random", "random"), 1, 1);
        var outcome = new MatchSeries<>(pennies, plan).game(0);
        assertThat(outcome.steps()).isEqualTo(2); // both show, chance speaks
        assertThat(outcome.listed().stream()).containsExactly(2, 2);
        assertThat(outcome.result()).isPresent();
    }

    @Test
    void aFailingBotLosesItsSeatAndNotTheSeries() {
        for (var kind : BotFault.Kind.values()) {
            var outcomes = outcomes(
                    HEAP,
                    SeriesPlan.of(
                            HEAP.setup(),
                            List.of(new Failing(kind), bots("greedy").getFirst()),
                            10,
                            1),
                    2);
            assertThat(outcomes).hasSize(10);
            for (var outcome : outcomes) {
                assertThat(outcome.result()).isPresent();
                assertThat(outcome.faults()).hasSize(1);
                var fault = outcome.faults().getFirst();
                assertThat(fault.kind()).isEqualTo(kind);
                assertThat(fault.entrant()).isZero();
                assertThat(fault.seat()).isEqualTo(outcome.seat(0));
                assertThat(fault.game()).isEqualTo(outcome.number());
                assertThat(fault.decision()).isEqualTo(1);
                assertThat(outcome.share(0))
                        .as("its win is forfeited, whoever came first")
                        .isZero();
                assertThat(outcome.share(1)).isEqualTo(1);
            }
        }
    }

    @Test
    void forfeitedWin_goesToTheBestRemainingSeat() {
        var played = outcomes(HEAP, SeriesPlan.of(HEAP.setup(), bots("random", "random"), 1, 1), 1)
                .getFirst();
        Party p1 = new Party.Seated(Seat.of(0));
        Party p2 = new Party.Seated(Seat.of(1));
        var p3 = new Party.Seated(Seat.of(2));
        Party automa = new Party.Named("automa");
        var result = new Result.Placed(
                "by hand",
                List.of(
                        new Standing(p1, 1, 9),
                        new Standing(p2, 2, 5),
                        new Standing(automa, 2, 5),
                        new Standing(p3, 4, 1)));
        var lost = new Outcome.Fault(0, Seat.of(0), 0, 8, 3, BotFault.Kind.LATE, new BotFailure.BotThrew("asleep"));
        var outcome = new Outcome(
                0,
                0,
                played.entrants(),
                Optional.of(result),
                8,
                played.listed(),
                List.of(),
                List.of(lost),
                Optional.empty());
        assertThat(List.of(p1, p2, automa, p3)).extracting(outcome::share).containsExactly(0.0, 0.5, 0.5, 0.0);
    }

    @Test
    void anIllegalAnswerIsReportedWithItsRule() {
        var outcomes = outcomes(
                HEAP,
                SeriesPlan.of(
                        HEAP.setup(),
                        List.of(new Fixed("cheat", 9), bots("random").getFirst()),
                        1,
                        1),
                1);
        assertThat(English.of(outcomes.getFirst().faults().getFirst().says())).contains("take 9", "TOY-1");
    }

    @Test
    void aRecordTellsTheWholeGame() {
        var plan = new SeriesPlan(
                HEAP.setup(), bots("greedy", "random"), 2, 8, Seating.ROTATING, 100, SeriesPlan.Records.KEPT);
        var outcome = outcomes(HEAP, plan, 1).get(1);
        var record = outcome.record().orElseThrow();
        assertThat(record.players()).isEqualTo(BySeat.inOrder(List.of("random", "greedy")));
        assertThat(record.notes()).containsEntry("seed", "8/1");
        assertThat(record.steps()).isEqualTo(outcome.steps());
        assertThat(record.result()).isEqualTo(outcome.result());
    }

    @Test
    void aSeriesCanBeStoppedByWhoeverListens() {
        assertThat(heardUntilStoppedAtTheTenth(1)).isEqualTo(10);
        // Whatever the other thread had finished by then is still told.
        assertThat(heardUntilStoppedAtTheTenth(2)).isGreaterThanOrEqualTo(10);
    }

    private static int heardUntilStoppedAtTheTenth(int threads) {
        var begun = new AtomicInteger();
        var lineUp = List.<Entrant>of(new Counted(begun), new BotSpec.Random());
        var series = new MatchSeries<>(HEAP, SeriesPlan.of(HEAP.setup(), lineUp, GAMES_WITHOUT_END, 1));
        var heard = new AtomicInteger();
        var begunByThen = new AtomicInteger();
        series.play(threads, _ -> {
            if (heard.incrementAndGet() == 10) {
                series.stop();
                begunByThen.set(begun.get());
            }
        });
        // However far the other threads had come: each may be about to begin its next game.
        assertThat(begun.get() - begunByThen.get()).isLessThan(threads);
        return heard.get();
    }

    @Test
    void aWrongPlanIsRefusedWithEveryReason() {
        var plan = SeriesPlan.of(HEAP.setup(), bots("greedy:wise", "random", "random"), 1, 1);
        assertThatThrownBy(() -> new MatchSeries<>(HEAP, plan)).isInstanceOf(IllegalArgumentException.class);
        assertThat(plan.problems(HEAP))
                .map(English::of)
                .containsExactly(
                        "'3' is not the number of seats; name 2 bots, one for each seat",
                        "'wise' is not an evaluator of this game; choose among remainder");
    }

    private interface Simple extends Entrant {
        @Override
        default boolean reproducible() {
            return true;
        }

        @Override
        default List<Problem> misfits(GameBox<?, ?, ?> box) {
            return List.of();
        }
    }

    /// Plays at random, and counts its games.
    private record Counted(AtomicInteger games) implements Simple {
        @Override
        public String name() {
            return "counted";
        }

        @Override
        public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
            games.incrementAndGet();
            return new BotSpec.Random().sit(box, setup, seat, luck);
        }
    }

    /// Plays the move with this number, legal or not.
    private record Fixed(String name, int number) implements Simple {
        @Override
        @SuppressWarnings("unchecked") // sits only where toys are played
        public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
            return question ->
                    question.moves().size() > number ? question.moves().get(number) : (M) new ToyMove("take", number);
        }
    }

    /// Does what bots must not do.
    private record Failing(BotFault.Kind kind) implements Simple {
        @Override
        public String name() {
            return "failing";
        }

        @Override
        @SuppressWarnings("unchecked") // sits only where toys are played
        public <S, M extends Move, V> Bot<M, V> sit(GameBox<S, M, V> box, Setup setup, Seat seat, Luck luck) {
            return _ -> switch (kind) {
                case CRASHED -> throw new IllegalStateException("out of ideas");
                case ILLEGAL -> (M) new ToyMove("take", 99);
                case LATE, GARBLED -> throw new BotFault(kind, new BotFailure.BotThrew("as told"));
            };
        }
    }
}
