package parterre.server.work;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.RejectedExecutionException;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.condition.EnabledOnOs;
import org.junit.jupiter.api.condition.OS;

/// A person with many tasks does not keep others waiting.
class FairPoolTest {
    private final List<String> done = new CopyOnWriteArrayList<>();
    private final CountDownLatch begun = new CountDownLatch(1);
    private final CountDownLatch go = new CountDownLatch(1);

    private static void await(CountDownLatch latch) {
        try {
            latch.await();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }

    /// Occupies a thread until `go`.
    private void occupy(FairPool pool, WorkOwner workOwner) {
        pool.execute(workOwner, () -> {
            begun.countDown();
            await(go);
        });
    }

    @Test
    @EnabledOnOs(OS.LINUX)
    void theBackground_hasTheLowestWeight() throws Exception {
        var before = System.clearProperty(ThreadWeight.PROPERTY);
        try {
            assertThat(niceness()).isEqualTo("19");
        } finally {
            System.setProperty(ThreadWeight.PROPERTY, before);
        }
        assertThat(before).as("of tests, which run beside others").isEqualTo("false");
        assertThat(niceness())
                .isEqualTo(Files.readString(Path.of("/proc/self/stat")).split(" ")[18]);
    }

    /// Returns how nice a thread of the background is. It is the 19th field, see proc(5).
    private static String niceness() throws Exception {
        try (var pool = FairPool.inBackground("test")) {
            var weight = new CompletableFuture<String>();
            pool.execute(new WorkOwner("home", "zoe"), () -> {
                try {
                    weight.complete(
                            Files.readString(Path.of("/proc/thread-self/stat")).split(" ")[18]);
                } catch (IOException e) {
                    weight.completeExceptionally(e);
                }
            });
            return weight.get();
        }
    }

    @Test
    void peopleAndNetworksTakeTurns() {
        try (var pool = new FairPool("test", 1)) {
            occupy(pool, new WorkOwner("home", "zoe"));
            await(begun);
            var all = new CountDownLatch(8);
            for (int number = 1; number <= 4; number++) {
                add(pool, "a", "mallory", number, all);
            }
            add(pool, "a", "ada", 1, all);
            add(pool, "a", "ada", 2, all);
            add(pool, "b", "ben", 1, all);
            add(pool, "b", "ben", 2, all);
            assertThat(pool.waiting()).isEqualTo(8);
            assertThat(pool.waiting("a")).isEqualTo(6);
            go.countDown();
            await(all);
            assertThat(done)
                    .containsExactly(
                            "mallory 1", "ben 1", "ada 1", "ben 2", "mallory 2", "ada 2", "mallory 3", "mallory 4");
        }
    }

    private void add(FairPool pool, String network, String person, int number, CountDownLatch all) {
        pool.execute(new WorkOwner(network, person), () -> {
            done.add(person + " " + number);
            all.countDown();
        });
    }

    @Test
    void onePersonLeavesAThreadToOthers() {
        try (var pool = new FairPool("test", 2)) {
            var mallory = new WorkOwner("a", "mallory");
            occupy(pool, mallory);
            await(begun);
            var all = new CountDownLatch(2);
            add(pool, "a", "mallory", 2, all);
            var other = new CountDownLatch(1);
            add(pool, "a", "ada", 1, other);
            await(other);
            assertThat(done).containsExactly("ada 1");
            go.countDown();
            add(pool, "a", "ada", 2, all);
            await(all);
            assertThat(done).contains("mallory 2");
        }
    }

    @Test
    void aTaskThatBreaksDownEndsNoThread() {
        try (var pool = new FairPool("test", 1)) {
            pool.execute(new WorkOwner("a", "ada"), () -> {
                throw new IllegalStateException("as a test wants it");
            });
            var all = new CountDownLatch(1);
            add(pool, "a", "ada", 1, all);
            await(all);
            assertThat(done).containsExactly("ada 1");
        }
    }

    @Test
    void aClosedPoolTakesNothing() {
        var pool = new FairPool("test", 1);
        pool.close();
        assertThatThrownBy(() -> pool.execute(new WorkOwner("a", "ada"), () -> {}))
                .isInstanceOf(RejectedExecutionException.class);
    }
}
