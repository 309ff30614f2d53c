package parterre.server.review;

import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.work.FairPool;
import parterre.server.work.WorkOwner;

/// Work that calls wait for. Calls that want the same wait for the same work.
///
/// @param <K> what is wanted
/// @param <T> the result
final class SharedWork<K, T> {
    private final FairPool pool;
    private final Map<K, Running<T>> running = new HashMap<>();
    private boolean closed;

    /// @param pool does the work
    SharedWork(FairPool pool) {
        this.pool = pool;
    }

    private record Running<T>(WorkOwner workOwner, CompletableFuture<T> result) {}

    /// Does some work, and waits for its result. What the work throws is thrown here.
    ///
    /// @throws ApiException if too much other work is waited for, or the server stops
    T result(K wanted, WorkOwner workOwner, Supplier<T> work) {
        try {
            return begun(wanted, workOwner, work).join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private synchronized CompletableFuture<T> begun(K wanted, WorkOwner workOwner, Supplier<T> work) {
        var known = running.get(wanted);
        if (known != null) {
            return known.result();
        }
        ReviewLimits.check(
                workOwner, running.values().stream().map(Running::workOwner).toList());
        var result = new CompletableFuture<T>();
        try {
            if (closed) {
                throw new RejectedExecutionException();
            }
            pool.execute(workOwner, () -> work(wanted, result, work));
        } catch (RejectedExecutionException e) {
            throw stops();
        }
        running.put(wanted, new Running<>(workOwner, result));
        return result;
    }

    private void work(K wanted, CompletableFuture<T> result, Supplier<T> work) {
        try {
            result.complete(work.get());
        } catch (RuntimeException | Error e) {
            result.completeExceptionally(e);
            throw e;
        } finally {
            synchronized (this) {
                running.remove(wanted);
            }
        }
    }

    static ApiException stops() {
        return ApiException.of(FaultCode.BUSY, new ServerFault.ServerStops());
    }

    /// Tells waiting callers that the server stops.
    synchronized void close() {
        closed = true;
        running.values().forEach(one -> one.result().completeExceptionally(stops()));
    }
}
