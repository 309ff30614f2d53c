package parterre.server.table;

import java.time.Duration;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.ThreadPoolExecutor;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;
import java.util.function.Consumer;
import java.util.function.Supplier;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Trouble;

/// The threads on which bots think: a few, first come first served, so that no table waits behind another one's second
/// thought.
final class Pool implements AutoCloseable {
    private static final Duration LONGEST = Duration.ofSeconds(30);

    private final LinkedBlockingQueue<Runnable> queue = new LinkedBlockingQueue<>();
    private final ThreadPoolExecutor threads;

    Pool(int size) {
        threads = new ThreadPoolExecutor(
                size,
                size,
                0,
                TimeUnit.SECONDS,
                queue,
                Thread.ofPlatform().name("thinker-", 1).daemon().factory());
    }

    /// Thinks, then goes on at the table.
    ///
    /// @param atTable takes what is to be done there
    <T> void think(Room.Thought<T> thought, Consumer<Runnable> atTable) {
        try {
            threads.execute(() -> {
                Runnable goOn;
                try {
                    var result = thought.think();
                    goOn = () -> thought.tell(result);
                } catch (RuntimeException | Error e) {
                    // A bot that runs out of stack or memory must not cost its table a thread and an answer.
                    goOn = () -> thought.failed(e);
                }
                atTable.accept(goOn);
            });
        } catch (RejectedExecutionException e) {
            // The server stops; the bot thinks again when it is back.
            threads.purge();
        }
    }

    /// Thinks while the caller waits.
    <T> T ask(Supplier<T> thought) {
        var answer = new CompletableFuture<T>();
        try {
            threads.execute(() -> {
                try {
                    answer.complete(thought.get());
                } catch (RuntimeException | Error e) {
                    answer.completeExceptionally(e);
                }
            });
            return answer.get(LONGEST.toSeconds(), TimeUnit.SECONDS);
        } catch (RejectedExecutionException | TimeoutException e) {
            throw Trouble.of(FaultCode.BUSY, "The bots have too much to think about; ask again.");
        } catch (ExecutionException e) {
            throw new IllegalStateException("a bot broke down", e.getCause());
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
            throw Trouble.of(FaultCode.BUSY, "The server stops.");
        }
    }

    int waiting() {
        return queue.size();
    }

    @Override
    public void close() {
        queue.clear();
        threads.shutdown();
    }
}
