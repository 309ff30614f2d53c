package parterre.server.http;

import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.Supplier;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.work.FairPool;
import parterre.server.work.WorkOwner;

/// Calls that take long, such as replaying a record. They have threads of their own and share them fairly, so they
/// do not hold up short calls or one another's callers.
final class HeavyWork implements AutoCloseable {
    /// Bodies up to this size are read quickly.
    private static final int LIGHT_BODY = 16_384;
    /// The most calls of one network that may wait.
    private static final int MOST_WAITING = 8;

    private final FairPool pool =
            new FairPool("heavy", Math.max(2, Runtime.getRuntime().availableProcessors() / 2));

    /// Returns true if a call may take long.
    static boolean is(Endpoint endpoint, byte[] body) {
        return body.length > LIGHT_BODY
                || endpoint == GameEndpoint.READ_RECORD
                || endpoint == TableEndpoint.REPLAY
                || endpoint == PersonEndpoint.MY_DATA
                || endpoint == PuzzleEndpoint.PUZZLES
                || endpoint instanceof LabEndpoint;
    }

    /// Does the work of a call while the call waits.
    ///
    /// @throws ApiException if too much of this network's waits already
    <T> T wait(Call call, Supplier<T> work) {
        if (pool.waiting(call.address()) >= MOST_WAITING) {
            throw ApiException.of(FaultCode.TOO_MANY, new ServerFault.StillReading(), "2 s");
        }
        var done = new CompletableFuture<T>();
        try {
            pool.execute(new WorkOwner(call.address(), call.known().orElse("")), () -> {
                try {
                    done.complete(work.get());
                } catch (RuntimeException | Error e) {
                    done.completeExceptionally(e);
                }
            });
            return done.join();
        } catch (RejectedExecutionException e) {
            throw ApiException.of(FaultCode.BUSY, new ServerFault.ServerStops());
        } catch (CompletionException e) {
            if (e.getCause() instanceof RuntimeException cause) {
                throw cause;
            }
            throw e;
        }
    }

    @Override
    public void close() {
        pool.close();
    }
}
