package parterre.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import parterre.bots.search.SearchContext;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.engine.table.Referee;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.WinChances;
import parterre.server.work.Payer;

class ReviewDeskTest {
    private static final Payer ANN = new Payer("1", "ann");
    private static final GameBox<?, ?, ?> GARDENERS =
            Boxes.named("gnomadic-gardeners").orElseThrow();

    private final AtomicLong clock = new AtomicLong();
    private final ReviewDesk desk = new ReviewDesk(clock::get);
    private final CountDownLatch released = new CountDownLatch(1);
    private final AtomicInteger judged = new AtomicInteger();

    @AfterEach
    void close() {
        released.countDown();
        desk.close();
    }

    /// A value that waits until it is released, and counts what it judges.
    private final class Waiting<S> implements Value<S> {
        private final Value<S> value;

        Waiting(GameBox<S, ?, ?> box) {
            value = SearchContext.values(box).getLast();
        }

        @Override
        public String name() {
            return value.name();
        }

        @Override
        public int parties(S position) {
            return value.parties(position);
        }

        @Override
        public void shares(S position, double[] into) {
            judged.incrementAndGet();
            try {
                assertThat(released.await(60, TimeUnit.SECONDS)).isTrue();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            value.shares(position, into);
        }

        @Override
        public boolean expectsScores() {
            return value.expectsScores();
        }

        @Override
        public void scores(S position, double[] into) {
            value.scores(position, into);
        }
    }

    private static <S, M extends Move, V> GameCourse<S, M, V> course(GameBox<S, M, V> box, int repeated) {
        var referee = Referee.start(box.game(), Setup.standard(box.game().info(), 2));
        var luck = Generator.of(1);
        while (!(referee.next() instanceof Next.Over<M>)) {
            if (referee.next() instanceof Next.Chance<M>) {
                referee.draw(luck);
            }
            for (var seat : referee.waitingFor()) {
                referee.submit(seat, referee.moves(seat).orElseThrow().sample(luck));
            }
        }
        var positions = IntStream.rangeClosed(0, referee.steps().size())
                .mapToObj(referee::position)
                .toList();
        var steps = Collections.nCopies(repeated, referee.steps()).stream()
                .flatMap(List::stream)
                .toList();
        return new GameCourse<>(box, positions, steps, List.of(party(0), party(1)), Optional.empty());
    }

    private static WinChances.Party party(int seat) {
        return new WinChances.Party(Optional.of(Seat.of(seat)), "P");
    }

    private <S, M extends Move, V> ReviewProgress review(GameBox<S, M, V> box, String table, Payer payer) {
        return desk.review(table, payer, course(box, 1), new Waiting<>(box));
    }

    private <S, M extends Move, V> WinChances chances(GameBox<S, M, V> box, int repeated) {
        return desk.chances("table", ANN, course(box, repeated), new Waiting<>(box));
    }

    private static void isRefused(Runnable look, FaultCode code) {
        assertThatThrownBy(look::run)
                .isInstanceOfSatisfying(
                        ApiException.class,
                        refused -> assertThat(refused.is(code)).isTrue());
    }

    @Test
    void aPersonAndANetwork_waitForAFewReviewsAtATime() {
        review(GARDENERS, "1", ANN);
        review(GARDENERS, "2", ANN);
        isRefused(() -> review(GARDENERS, "3", ANN), FaultCode.TOO_MANY);
        assertThat(review(GARDENERS, "2", ANN).done()).isZero();
        for (int i = ReviewDesk.MOST_OF_ONE_PERSON; i < ReviewDesk.MOST_OF_ONE_NETWORK; i++) {
            review(GARDENERS, "of " + i, new Payer(ANN.network(), "person " + i));
        }
        isRefused(() -> review(GARDENERS, "3", new Payer(ANN.network(), "new")), FaultCode.TOO_MANY);
        assertThat(review(GARDENERS, "3", new Payer("2", "ben")).of()).isPositive();
    }

    @Test
    void aReviewAtWhichNobodyLooks_isDropped() throws InterruptedException {
        var begun = review(GARDENERS, "1", ANN);
        clock.addAndGet(ReviewDesk.PATIENCE.toNanos());
        released.countDown();
        while (desk.unfinished() > 0) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        assertThat(review(GARDENERS, "1", ANN)).isEqualTo(begun);
    }

    @Test
    void aReview_isMadeOnceForAll() throws InterruptedException {
        released.countDown();
        var first = review(GARDENERS, "1", ANN);
        while (desk.unfinished() > 0) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
        int done = judged.get();
        var last = review(GARDENERS, "1", new Payer("2", "ben"));
        assertThat(last.done()).isEqualTo(first.of());
        assertThat(judged).hasValue(done);
    }

    @Test
    void chances_areJudgedOnceForAll() {
        released.countDown();
        var first = chances(GARDENERS, 1);
        int done = judged.get();
        assertThat(first.shares()).isNotEmpty();
        assertThat(chances(GARDENERS, 1)).isSameAs(first);
        assertThat(judged).hasValue(done);
    }

    @Test
    void aGameThatIsTooLong_isNotJudged() {
        assertThat(chances(GARDENERS, GameCourse.MOST_STEPS).shares()).isEmpty();
        assertThat(judged).hasValue(0);
        isRefused(() -> reviewLong(GARDENERS), FaultCode.NOT_NOW);
    }

    private <S, M extends Move, V> void reviewLong(GameBox<S, M, V> box) {
        desk.review("long", ANN, course(box, GameCourse.MOST_STEPS), new Waiting<>(box));
    }
}
