package parterre.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.stream.IntStream;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
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
import parterre.server.store.Database;
import parterre.server.store.ReviewStore;
import parterre.server.store.TableStore;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.WinChances;
import parterre.server.work.Caller;
import parterre.server.work.WorkOwner;

class ReviewSchedulerTest {
    private static final WorkOwner ANN = new WorkOwner("1", "ann");
    private static final GameBox<?, ?, ?> GARDENERS =
            Boxes.named("gnomadic-gardeners").orElseThrow();

    @TempDir
    private static Path data;

    private static Database database;

    private final AtomicLong clock = new AtomicLong();
    private ReviewStore store;
    private ReviewScheduler reviews;
    private final AtomicInteger judged = new AtomicInteger();
    private final CountDownLatch begun = new CountDownLatch(1);
    /// The names of the values, in the order in which they judged.
    private final List<String> turns = Collections.synchronizedList(new ArrayList<>());
    /// The time that it takes to judge a position.
    private volatile long nanosForEach;
    private volatile CountDownLatch released = new CountDownLatch(1);

    @BeforeAll
    static void open() {
        database = Database.inFolder(data);
    }

    @AfterAll
    static void closeDatabase() {
        database.close();
    }

    @BeforeEach
    void begin() {
        database.write(handle -> handle.execute("delete from review"));
        store = new ReviewStore(database);
        reviews = new ReviewScheduler(store, clock::get);
    }

    @AfterEach
    void close() {
        released.countDown();
        reviews.close();
    }

    /// A value that waits until it is released, and counts what it judges.
    private final class Waiting<S> implements Value<S> {
        private final Value<S> value;
        private final String name;

        Waiting(GameBox<S, ?, ?> box) {
            this(box, "waiting");
        }

        Waiting(GameBox<S, ?, ?> box, String name) {
            value = SearchContext.values(box).getLast();
            this.name = name;
        }

        @Override
        public String name() {
            return name;
        }

        @Override
        public int parties(S position) {
            return value.parties(position);
        }

        @Override
        public void shares(S position, double[] into) {
            judged.incrementAndGet();
            turns.add(name);
            begun.countDown();
            try {
                assertThat(released.await(60, TimeUnit.SECONDS)).isTrue();
            } catch (InterruptedException e) {
                throw new AssertionError(e);
            }
            value.shares(position, into);
            clock.addAndGet(nanosForEach);
        }

        @Override
        public boolean expectsScores() {
            return value.expectsScores();
        }

        @Override
        public void scores(S position, double[] into) {
            value.scores(position, into);
            clock.addAndGet(nanosForEach);
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

    private <S, M extends Move, V> ReviewProgress review(GameBox<S, M, V> box, String table, WorkOwner workOwner) {
        return reviews.review(table, workOwner, course(box, 1), new Waiting<>(box));
    }

    private <S, M extends Move, V> WinChances chances(GameBox<S, M, V> box, int repeated) {
        return chances(box, repeated, new Caller(ANN, () -> true));
    }

    private <S, M extends Move, V> WinChances chances(GameBox<S, M, V> box, int repeated, Caller caller) {
        return reviews.chances("table", caller, course(box, repeated), new Waiting<>(box));
    }

    private static void isRefused(Runnable look, FaultCode code) {
        assertThatThrownBy(look::run)
                .isInstanceOfSatisfying(
                        ApiException.class,
                        refused -> assertThat(refused.is(code)).isTrue());
    }

    @Test
    void personAndNetwork_waitForFewReviewsAtATime() {
        review(GARDENERS, "1", ANN);
        review(GARDENERS, "2", ANN);
        isRefused(() -> review(GARDENERS, "3", ANN), FaultCode.TOO_MANY);
        assertThat(review(GARDENERS, "2", ANN).done()).isZero();
        for (int i = ReviewLimits.MOST_OF_ONE_PERSON; i < ReviewLimits.MOST_OF_ONE_NETWORK; i++) {
            review(GARDENERS, "of " + i, new WorkOwner(ANN.network(), "person " + i));
        }
        isRefused(() -> review(GARDENERS, "3", new WorkOwner(ANN.network(), "new")), FaultCode.TOO_MANY);
        assertThat(review(GARDENERS, "3", new WorkOwner("2", "ben")).of()).isPositive();
    }

    @Test
    void aReviewAtWhichNobodyLooks_pausesForAnHour() throws InterruptedException {
        var first = review(GARDENERS, "1", ANN);
        assertThat(first.done()).isZero();
        // Nobody looks again while so many positions are judged.
        nanosForEach = SharedWork.LONGEST_UNSEEN.toNanos() / 4_000;
        released.countDown();
        untilNoneIsLeft();
        nanosForEach = SharedWork.LONGEST_UNSEEN.toNanos() / 100;
        assertThat(review(GARDENERS, "1", ANN).done()).isBetween(1, first.of() - 1);
        untilNoneIsLeft();
        released = new CountDownLatch(1);
        clock.addAndGet(SharedWork.LONGEST_PAUSE.toNanos());
        assertThat(review(GARDENERS, "1", ANN)).isEqualTo(first);
    }

    @Test
    void aReview_isMadeOnceForAll() throws InterruptedException {
        released.countDown();
        var first = review(GARDENERS, "1", ANN);
        untilNoneIsLeft();
        int done = judged.get();
        var last = review(GARDENERS, "1", new WorkOwner("2", "ben"));
        assertThat(last.done()).isEqualTo(first.of());
        assertThat(judged).hasValue(done);
    }

    @Test
    void findings_areReadAfterARestart() throws InterruptedException {
        list("table");
        released.countDown();
        review(GARDENERS, "table", ANN);
        var chances = chances(GARDENERS, 1);
        untilNoneIsLeft();
        var review = review(GARDENERS, "table", ANN);
        int done = judged.get();
        reviews.close();
        reviews = new ReviewScheduler(store, clock::get);
        assertThat(review(GARDENERS, "table", ANN)).isEqualTo(review);
        assertThat(chances(GARDENERS, 1)).isEqualTo(chances);
        assertThat(judged).hasValue(done);
        assertThat(another(GARDENERS).done()).as("judged by another value").isZero();
    }

    private <S, M extends Move, V> ReviewProgress another(GameBox<S, M, V> box) {
        try (var other = new ReviewScheduler(store, clock::get)) {
            return other.review("table", ANN, course(box, 1), new Waiting<>(box, "another"));
        }
    }

    @Test
    void findings_areDeletedWithTheirTable() {
        list("table");
        for (var table : List.of("table", "gone")) {
            store.keep(table, ReviewStore.Kind.REVIEW, "hash", "body");
        }
        assertThat(store.find("table", ReviewStore.Kind.REVIEW, "hash")).contains("body");
        assertThat(store.find("table", ReviewStore.Kind.REVIEW, "other")).isEmpty();
        assertThat(store.find("gone", ReviewStore.Kind.REVIEW, "hash")).isEmpty();
        assertThat(new TableStore(database).delete("table", Long.MAX_VALUE)).isTrue();
        assertThat(store.find("table", ReviewStore.Kind.REVIEW, "hash")).isEmpty();
    }

    /// Stores the card of a table that is over.
    private static void list(String table) {
        new TableStore(database)
                .keep(new TableStore.Act(
                        table,
                        List.of(),
                        List.of(),
                        OptionalLong.empty(),
                        Optional.of(new TableStore.Card(table, "over", 0, false, false, "")),
                        Set.of(),
                        Set.of()));
    }

    private void untilNoneIsLeft() throws InterruptedException {
        while (reviews.unfinished() > 0) {
            TimeUnit.MILLISECONDS.sleep(5);
        }
    }

    @Test
    void chances_areJudgedOnceForAll() {
        released.countDown();
        var first = chances(GARDENERS, 1);
        int done = judged.get();
        assertThat(first.shares()).isNotEmpty();
        assertThat(chances(GARDENERS, 1)).isEqualTo(first);
        assertThat(judged).hasValue(done);
    }

    @Test
    void chances_areToldWhileTheyGrow() {
        nanosForEach = GrowingChances.SLICE.toNanos();
        released.countDown();
        var work = growing(GARDENERS);
        assertThat(work.soFar().judging().orElseThrow().done()).isZero();
        var growing = new ArrayList<WinChances>();
        var chances = whole(work, growing);
        assertThat(growing).hasSizeGreaterThan(chances.shares().size()).allSatisfy(known -> {
            assertThat(known.judging().orElseThrow().steps())
                    .isEqualTo(chances.shares().size() - 1);
            assertThat(chances.shares().subList(0, known.shares().size())).isEqualTo(known.shares());
            assertThat(known.balances()).isEmpty();
        });
        assertThat(growing)
                .extracting(known -> known.judging().orElseThrow().done())
                .isSorted();
        assertThat(growing.getFirst().shares()).hasSize(1);
        assertThat(chances.judging()).isEmpty();
        assertThat(chances(GARDENERS, 1)).isEqualTo(chances);
        assertThat(chancesSoFar(GARDENERS, "table", ANN)).isEqualTo(chances);
    }

    /// Judges a game slice by slice, and notes what is known after each.
    private static WinChances whole(GrowingChances<?, ?, ?> work, List<WinChances> growing) {
        var whole = work.goOn(() -> true);
        while (whole.isEmpty()) {
            growing.add(work.soFar());
            whole = work.goOn(() -> true);
        }
        return whole.get();
    }

    private <S, M extends Move, V> GrowingChances<?, ?, ?> growing(GameBox<S, M, V> box) {
        return new GrowingChances<>(course(box, 1), new Waiting<>(box), _ -> {}, clock::get);
    }

    private <S, M extends Move, V> WinChances chancesSoFar(GameBox<S, M, V> box, String table, WorkOwner workOwner) {
        return reviews.chancesSoFar(table, workOwner, course(box, 1), new Waiting<>(box, "value of " + table));
    }

    @Test
    void chances_firstLook_beginsThem() throws InterruptedException {
        assertThat(chancesSoFar(GARDENERS, "table", ANN).shares()).isEmpty();
        released.countDown();
        untilNoneIsLeft();
        assertThat(chancesSoFar(GARDENERS, "table", ANN).balances()).isNotEmpty();
    }

    @Test
    void chances_onePersonLooksAtTooMany_areRefused() {
        for (int i = 0; i < ReviewLimits.MOST_OF_ONE_PERSON; i++) {
            chancesSoFar(GARDENERS, "of " + i, ANN);
        }
        isRefused(() -> chancesSoFar(GARDENERS, "last", ANN), FaultCode.TOO_MANY);
        clock.addAndGet(SharedWork.LONGEST_UNSEEN.toNanos());
        assertThat(chancesSoFar(GARDENERS, "last", ANN).judging()).isPresent();
    }

    @Test
    void chances_nobodyLooks_pauseAndGoOn() throws InterruptedException {
        nanosForEach = 1;
        chancesSoFar(GARDENERS, "table", ANN);
        begun.await();
        clock.addAndGet(SharedWork.LONGEST_UNSEEN.toNanos());
        released.countDown();
        untilNoneIsLeft();
        assertThat(judged).as("the position that was being judged").hasValue(1);
        chancesSoFar(GARDENERS, "table", ANN);
        untilNoneIsLeft();
        var chances = chancesSoFar(GARDENERS, "table", ANN);
        assertThat(chances.judging()).isEmpty();
        assertThat(chances.shares())
                .isEqualTo(whole(growing(GARDENERS), new ArrayList<>()).shares());
    }

    @Test
    void chancesOfTwoPeople_takeTurns() throws InterruptedException {
        chancesSoFar(GARDENERS, "ann's", ANN);
        begun.await();
        chancesSoFar(GARDENERS, "ben's", new WorkOwner("2", "ben"));
        clock.addAndGet(GrowingChances.SLICE.toNanos());
        released.countDown();
        untilNoneIsLeft();
        assertThat(turns.indexOf("value of ben's"))
                .as("Ben's first turn")
                .isBetween(1, turns.lastIndexOf("value of ann's"));
    }

    @Test
    void chances_allCallersLeft_areDropped() throws InterruptedException {
        var leaving = new Caller(ANN, () -> judged.get() == 0);
        isRefused(() -> chances(GARDENERS, 1, leaving), FaultCode.BUSY);
        released.countDown();
        untilNoneIsLeft();
        assertThat(judged).as("until the caller left").hasValue(1);
        assertThat(chances(GARDENERS, 1).shares()).isNotEmpty();
    }

    @Test
    void aGameThatIsTooLong_isNotJudged() {
        assertThat(chances(GARDENERS, GameCourse.MOST_STEPS).shares()).isEmpty();
        assertThat(judged).hasValue(0);
        isRefused(() -> reviewLong(GARDENERS), FaultCode.NOT_NOW);
    }

    private <S, M extends Move, V> void reviewLong(GameBox<S, M, V> box) {
        reviews.review("long", ANN, course(box, GameCourse.MOST_STEPS), new Waiting<>(box));
    }
}
