package parterre.lab.run;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicReference;
import java.util.function.Consumer;
import java.util.function.IntFunction;
import org.jspecify.annotations.Nullable;

/// Works on numbered parts of a task on several threads, and hands their results on in the order of their
/// numbers.
///
/// @param <T> the results
public final class UnitPool<T> {
    private final int first;
    private final int count;
    private final IntFunction<Optional<T>> work;
    private final Consumer<T> inOrder;
    private final Map<Integer, T> waiting = new HashMap<>();
    private final AtomicInteger taken;
    private final AtomicReference<@Nullable Throwable> failure = new AtomicReference<>();
    private int done;
    private volatile boolean stopped;

    /// @param first the number of the first part
    /// @param count the number after the last part
    /// @param work does a part; empty if it was given up
    /// @param inOrder receives one result at a time; it may stop the pool
    public UnitPool(int first, int count, IntFunction<Optional<T>> work, Consumer<T> inOrder) {
        this.first = first;
        this.count = count;
        this.work = work;
        this.inOrder = inOrder;
        taken = new AtomicInteger(first);
        done = first;
    }

    /// Works until all parts are done, or until [#stop()].
    ///
    /// @param threads at least 1
    /// @throws IllegalStateException if a part failed
    public void run(int threads) {
        var helpers = new ArrayList<Thread>();
        for (int i = 1; i < Math.min(threads, count - first); i++) {
            helpers.add(Thread.ofPlatform().name("lab-" + i).daemon().start(this::work));
        }
        work();
        helpers.forEach(UnitPool::join);
        var thrown = failure.get();
        if (thrown != null) {
            throw new IllegalStateException("the experiment broke down: " + thrown.getMessage(), thrown);
        }
    }

    /// Ends the work soon. Any thread may call it.
    public void stop() {
        stopped = true;
    }

    /// Returns true if nothing more is to be done.
    public boolean isOver() {
        return stopped || failure.get() != null;
    }

    private void work() {
        try {
            while (!isOver()) {
                int index = taken.getAndIncrement();
                if (index >= count) {
                    return;
                }
                var result = work.apply(index);
                if (result.isPresent()) {
                    finish(index, result.get());
                }
            }
        } catch (Throwable thrown) {
            failure.compareAndSet(null, thrown);
        }
    }

    private synchronized void finish(int index, T result) {
        waiting.put(index, result);
        for (var ready = waiting.remove(done); ready != null && !isOver(); ready = waiting.remove(done)) {
            done++;
            inOrder.accept(ready);
        }
    }

    private static void join(Thread thread) {
        boolean interrupted = false;
        while (true) {
            try {
                thread.join();
                break;
            } catch (InterruptedException e) {
                interrupted = true; // the games in progress come to an end first
            }
        }
        if (interrupted) {
            Thread.currentThread().interrupt();
        }
    }
}
