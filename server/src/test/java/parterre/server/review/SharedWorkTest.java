package parterre.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.BooleanSupplier;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.Test;
import parterre.server.wire.ApiException;
import parterre.server.work.Caller;
import parterre.server.work.FairPool;
import parterre.server.work.WorkOwner;

class SharedWorkTest {
    private static final WorkOwner ANN = new WorkOwner("1", "ann");
    private static final WorkOwner BEN = new WorkOwner("2", "ben");

    private final FairPool pool = new FairPool("shared", 1);
    private final SharedWork<String, String> shared = new SharedWork<>(pool);
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CompletableFuture<Boolean> unwanted = new CompletableFuture<>();

    @AfterEach
    void close() {
        shared.close();
        pool.close();
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
    void theLastCallerLeaves_theWorkEnds() {
        var leaving = new Caller(ANN, () -> begun.getCount() > 0);
        assertThatThrownBy(() -> shared.result("chances", leaving, this::endless))
                .isInstanceOf(ApiException.class);
        assertThat(unwanted.join()).isTrue();
        assertThat(shared.result("chances", new Caller(BEN, () -> true), _ -> Optional.of("new")))
                .isEqualTo("new");
    }

    @Test
    void anotherCallerStays_theWorkGoesOn() throws InterruptedException {
        var annLeft = new AtomicBoolean();
        var benWaits = new AtomicBoolean();
        var ann = Thread.ofVirtual()
                .start(() -> assertThatThrownBy(() ->
                                shared.result("chances", new Caller(ANN, () -> !benWaits.get()), wanted -> {
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
            ben.complete(shared.result("chances", stays, _ -> Optional.of("again " + works.incrementAndGet())));
        });
        ann.join();
        annLeft.set(true);
        assertThat(ben.join()).isEqualTo("done");
        assertThat(works).hasValue(0);
    }

    @Test
    void workThatFails_isThrown() {
        assertThatThrownBy(() -> shared.result("chances", new Caller(ANN, () -> true), _ -> {
                    throw new IllegalArgumentException("broken");
                }))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("broken");
    }
}
