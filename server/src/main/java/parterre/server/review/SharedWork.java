package parterre.server.review;

import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.BooleanSupplier;
import java.util.function.Function;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.work.Caller;
import parterre.server.work.FairPool;
import parterre.server.work.WorkOwner;

/// Work that calls wait for. Calls that want the same wait for the same work. It is dropped when the last of them
/// leaves.
///
/// @param <K> what is wanted
/// @param <T> the result
final class SharedWork<K, T> {
    /// A caller who stays waits for as long as the work takes.
    private static final Duration LONGEST = Duration.ofDays(1);

    private final FairPool pool;
    private final Map<K, Running<T>> running = new HashMap<>();
    private boolean closed;

    /// @param pool does the work
    SharedWork(FairPool pool) {
        this.pool = pool;
    }

    /// Work that is not finished.
    private static final class Running<T> {
        private final WorkOwner workOwner;
        private final CompletableFuture<T> result = new CompletableFuture<>();
        private int callers;

        Running(WorkOwner workOwner) {
            this.workOwner = workOwner;
        }
    }

    /// Does some work, and waits for its result. What the work throws is thrown here.
    ///
    /// @param work takes what says whether anybody still waits. Its result is empty if nobody waited until the end
    /// @throws ApiException if too much other work is waited for, the server stops, or the caller left
    T result(K wanted, Caller caller, Function<BooleanSupplier, Optional<T>> work) {
        var joined = joined(wanted, caller.workOwner(), work);
        try {
            return caller.await(joined.result, LONGEST).orElseThrow(SharedWork::stops);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw stops();
        } finally {
            leave(wanted, joined);
        }
    }

    private synchronized Running<T> joined(K wanted, WorkOwner workOwner, Function<BooleanSupplier, Optional<T>> work) {
        var one = Optional.ofNullable(running.get(wanted)).orElseGet(() -> begun(wanted, workOwner, work));
        one.callers++;
        return one;
    }

    private Running<T> begun(K wanted, WorkOwner workOwner, Function<BooleanSupplier, Optional<T>> work) {
        ReviewLimits.check(
                workOwner, running.values().stream().map(one -> one.workOwner).toList());
        var one = new Running<T>(workOwner);
        try {
            if (closed) {
                throw new RejectedExecutionException();
            }
            pool.execute(workOwner, () -> work(wanted, one, work));
        } catch (RejectedExecutionException e) {
            throw stops();
        }
        running.put(wanted, one);
        return one;
    }

    private void work(K wanted, Running<T> one, Function<BooleanSupplier, Optional<T>> work) {
        try {
            if (!one.result.isDone()) {
                work.apply(() -> !one.result.isDone()).ifPresent(one.result::complete);
            }
        } catch (RuntimeException | Error e) {
            one.result.completeExceptionally(e);
            throw e;
        } finally {
            synchronized (this) {
                running.remove(wanted, one);
            }
        }
    }

    private synchronized void leave(K wanted, Running<T> one) {
        one.callers--;
        if (one.callers == 0 && one.result.cancel(false)) {
            running.remove(wanted, one);
        }
    }

    /// Returns what tells callers that the server stops. A caller who has left does not read it.
    static ApiException stops() {
        return ApiException.of(FaultCode.BUSY, new ServerFault.ServerStops());
    }

    /// Tells waiting callers that the server stops.
    synchronized void close() {
        closed = true;
        running.values().forEach(one -> one.result.completeExceptionally(stops()));
    }
}
