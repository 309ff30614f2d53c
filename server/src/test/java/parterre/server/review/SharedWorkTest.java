package parterre.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.time.Duration;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import parterre.server.wire.ApiException;
import parterre.server.work.Caller;
import parterre.server.work.FairPool;
import parterre.server.work.Pace;
import parterre.server.work.WorkOwner;

class SharedWorkTest {
    private static final WorkOwner ANN = new WorkOwner("1", "ann");
    private static final WorkOwner BEN = new WorkOwner("2", "ben");

    private final FairPool pool = new FairPool("shared", 1);
    private final AtomicLong clock = new AtomicLong();
    private final List<Duration> rests = Collections.synchronizedList(new ArrayList<>());
    private final Pace pace = new Pace(clock::get, nanos -> rests.add(Duration.ofNanos(nanos)));
    private final SharedWork<String, String, SlicedWork<String>> shared = new SharedWork<>(pool, pace, clock::get);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CompletableFuture<Boolean> unwanted = new CompletableFuture<>();

    @AfterEach
    void close() {
        pool.close();
        shared.close();
    }

    /// Works until nobody waits, and says so.
    private Optional<String> endless(BooleanSupplier wanted) {
        begun.countDown();
        while (wanted.getAsBoolean()) {
            Thread.onSpinWait();
        }
        unwanted.complete(true);
        return Optional.empty();
    }

    @Test
    void workRestsWhilePeopleMove_aResultDoesNotWait() {
        SlicedWork<String> work = wanted -> {
            pace.moved();
            clock.addAndGet(Duration.ofMillis(5).toNanos());
            boolean stillWanted = wanted.getAsBoolean();
            clock.addAndGet(Duration.ofMillis(5).toNanos());
            return stillWanted ? Optional.of("judged") : Optional.empty();
        };
        assertThat(shared.result("chances", new Caller(ANN, () -> true), () -> work))
                .isEqualTo("judged");
        assertThat(rests).containsExactly(Duration.ofMillis(45));
    }

    @Test
    void theLastCallerLeaves_theWorkEnds() {
        var leaving = new Caller(ANN, () -> begun.getCount() > 0);
        assertThatThrownBy(() -> shared.result("chances", leaving, () -> this::endless))
                .isInstanceOf(ApiException.class);
        assertThat(unwanted.join()).isTrue();
        assertThat(shared.result("another", new Caller(BEN, () -> true), () -> _ -> Optional.of("new")))
                .isEqualTo("new");
    }

    @Test
    void anotherCallerStays_theWorkGoesOn() throws InterruptedException {
        var annLeft = new AtomicBoolean();
        var benWaits = new AtomicBoolean();
        var ann = Thread.ofVirtual()
                .start(() -> assertThatThrownBy(() ->
                                shared.result("chances", new Caller(ANN, () -> !benWaits.get()), () -> wanted -> {
                                    begun.countDown();
                                    while (wanted.getAsBoolean() && !annLeft.get()) {
                                        Thread.onSpinWait();
                                    }
                                    return Optional.of("done").filter(_ -> wanted.getAsBoolean());
                                }))
                        .isInstanceOf(ApiException.class));
        begun.await();
        var works = new AtomicInteger();
        var ben = new CompletableFuture<String>();
        Thread.ofVirtual().start(() -> {
            var stays = new Caller(BEN, () -> {
                benWaits.set(true);
                return true;
            });
            ben.complete(shared.result("chances", stays, () -> _ -> Optional.of("again " + works.incrementAndGet())));
        });
        ann.join();
        annLeft.set(true);
        assertThat(ben.join()).isEqualTo("done");
        assertThat(works).hasValue(0);
    }

    @Test
    void slicesOfTwoPeople_takeTurns() throws InterruptedException {
        var turns = Collections.synchronizedList(new ArrayList<String>());
        var bothWait = new CountDownLatch(1);
        var done = new CountDownLatch(2);
        for (var who : List.of(ANN, BEN)) {
            var count = new AtomicInteger();
            shared.look(who.person(), who, () -> _ -> {
                await(bothWait);
                turns.add(who.person());
                var result = Optional.of("three").filter(_ -> count.incrementAndGet() == 3);
                result.ifPresent(_ -> done.countDown());
                return result;
            });
        }
        bothWait.countDown();
        done.await();
        assertThat(turns).containsExactly("ann", "ben", "ann", "ben", "ann", "ben");
    }

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void workThatFails_isThrownWithoutAnotherTry() {
        var tries = new AtomicInteger();
        for (int i = 0; i < 2; i++) {
            assertThatThrownBy(() -> shared.result("chances", new Caller(ANN, () -> true), () -> _ -> {
                        tries.incrementAndGet();
                        throw new IllegalArgumentException("broken");
                    }))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessage("broken");
        }
        assertThat(tries).hasValue(1);
    }
}
