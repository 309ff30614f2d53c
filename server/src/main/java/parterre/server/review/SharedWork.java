package parterre.server.review;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.Consumer;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.work.Caller;
import parterre.server.work.FairPool;
import parterre.server.work.Pace;
import parterre.server.work.WorkOwner;

/// Work that people wait for, in turn with the work of others. People who want the same wait for the same work: with
/// one open call, or with one look after another. It pauses when nobody waits, and goes on from there at the next call
/// or look.
///
/// @param <K> what is wanted
/// @param <T> the result
/// @param <W> the work
final class SharedWork<K, T, W extends SlicedWork<T>> {
    /// The time after a look in which a person counts as waiting.
    static final Duration LONGEST_UNSEEN = Duration.ofSeconds(20);

    /// Work that has paused for longer begins anew.
    static final Duration LONGEST_PAUSE = Duration.ofHours(1);

    /// The most works that have paused. Those that have paused longest are forgotten first.
    private static final int MOST_PAUSED = 16;

    /// The time after a failure in which work is not started again.
    private static final Duration FAILED = Duration.ofMinutes(1);

    private static final int MOST_FAILED = 1_000;

    /// A caller who stays waits for as long as the work takes.
    private static final Duration LONGEST = Duration.ofDays(1);

    private final FairPool pool;
    private final Pace pace;
    private final LongSupplier nanos;
    private final Map<K, Running> running = new HashMap<>();
    private final Cache<K, W> paused;
    private final Cache<K, RuntimeException> failed;

    /// @param pool does the work
    /// @param pace slows the work while people make moves
    /// @param nanos a clock that never goes back
    SharedWork(FairPool pool, Pace pace, LongSupplier nanos) {
        this.pool = pool;
        this.pace = pace;
        this.nanos = nanos;
        paused = Caffeine.newBuilder()
                .maximumSize(MOST_PAUSED)
                .expireAfterWrite(LONGEST_PAUSE)
                .ticker(nanos::getAsLong)
                .executor(Runnable::run)
                .build();
        failed = Caffeine.newBuilder()
                .maximumSize(MOST_FAILED)
                .expireAfterWrite(FAILED)
                .ticker(nanos::getAsLong)
                .build();
    }

    /// Work that is neither finished nor paused. Exactly one slice of it waits for its turn or is being done.
    private final class Running {
        private final W work;
        private final CompletableFuture<T> result = new CompletableFuture<>();
        private final AtomicInteger callers = new AtomicInteger();
        private WorkOwner workOwner;
        private volatile long seenUntil = nanos.getAsLong();

        Running(W work, WorkOwner workOwner) {
            this.work = work;
            this.workOwner = workOwner;
        }

        W seen() {
            seenUntil = nanos.getAsLong() + LONGEST_UNSEEN.toNanos();
            return work;
        }

        boolean isWanted() {
            return !result.isDone() && (callers.get() > 0 || nanos.getAsLong() - seenUntil < 0);
        }
    }

    /// Waits for a result. What the work throws is thrown here.
    ///
    /// @param begin makes the work, if it has not begun
    /// @throws ApiException if too much other work is waited for, the server stops, or the caller left
    T result(K wanted, Caller caller, Supplier<W> begin) {
        var joined = called(wanted, caller.workOwner(), begin);
        try {
            return caller.await(joined.result, LONGEST).orElseThrow(SharedWork::stops);
        } catch (ExecutionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : new IllegalStateException(e.getCause());
        } catch (InterruptedException _) {
            Thread.currentThread().interrupt();
            throw stops();
        } finally {
            joined.callers.decrementAndGet();
        }
    }

    private synchronized Running called(K wanted, WorkOwner workOwner, Supplier<W> begin) {
        return going(wanted, workOwner, begin, one -> one.callers.incrementAndGet());
    }

    /// Looks at the work, and returns it. The first look begins it. What the work threw is thrown here.
    ///
    /// @param begin makes the work, if it has not begun
    /// @throws ApiException if too much other work is waited for, or the server stops
    synchronized W look(K wanted, WorkOwner workOwner, Supplier<W> begin) {
        return going(wanted, workOwner, begin, Running::seen).work;
    }

    /// Looks at work that somebody waits for; empty if there is none.
    synchronized Optional<W> look(K wanted) {
        return Optional.ofNullable(running.get(wanted))
                .filter(Running::isWanted)
                .map(Running::seen);
    }

    /// Returns work that goes on.
    ///
    /// @param joins counts who waits for it, before its next slice begins
    private Running going(K wanted, WorkOwner workOwner, Supplier<W> begin, Consumer<Running> joins) {
        var known = running.get(wanted);
        if (known != null && known.isWanted()) {
            joins.accept(known);
            return known;
        }
        var failure = failed.getIfPresent(wanted);
        if (failure != null) {
            throw failure;
        }
        ReviewLimits.check(
                workOwner,
                running.values().stream()
                        .filter(Running::isWanted)
                        .map(one -> one.workOwner)
                        .toList());
        if (known != null) {
            known.workOwner = workOwner;
            joins.accept(known);
            return known;
        }
        var one = new Running(Optional.ofNullable(paused.asMap().remove(wanted)).orElseGet(begin), workOwner);
        joins.accept(one);
        if (!takesTurn(wanted, one)) {
            throw stops();
        }
        running.put(wanted, one);
        return one;
    }

    /// Returns false if the server stops, so that nothing goes on.
    private boolean takesTurn(K wanted, Running one) {
        try {
            pool.execute(one.workOwner, () -> goOn(wanted, one));
            return true;
        } catch (RejectedExecutionException _) {
            return false;
        }
    }

    private void goOn(K wanted, Running one) {
        try {
            var result = one.isWanted() ? slice(one) : Optional.<T>empty();
            result.ifPresentOrElse(whole -> end(wanted, one, whole), () -> goOnOrPause(wanted, one));
        } catch (RuntimeException | Error e) {
            synchronized (this) {
                running.remove(wanted);
                if (e instanceof RuntimeException failure) {
                    failed.put(wanted, failure);
                }
            }
            one.result.completeExceptionally(e);
            throw e;
        }
    }

    private Optional<T> slice(Running one) {
        var stretch = pace.begin();
        // Work that has begun to stop goes no further, even if somebody looks again.
        var stops = new AtomicBoolean();
        var result = one.work.goOn(() -> {
            stretch.rest();
            stops.compareAndSet(false, !one.isWanted());
            return !stops.get();
        });
        if (result.isEmpty()) {
            stretch.rest();
        }
        return result;
    }

    private synchronized void end(K wanted, Running one, T result) {
        running.remove(wanted);
        one.result.complete(result);
    }

    private synchronized void goOnOrPause(K wanted, Running one) {
        if (!one.isWanted() || !takesTurn(wanted, one)) {
            running.remove(wanted);
            paused.put(wanted, one.work);
            one.result.completeExceptionally(stops());
        }
    }

    /// Returns how many works are neither finished nor paused.
    synchronized int running() {
        return running.size();
    }

    /// Returns what tells callers that the server stops. A caller who has left does not read it.
    static ApiException stops() {
        return ApiException.of(FaultCode.BUSY, new ServerFault.ServerStops());
    }

    /// Tells waiting callers that the server stops. The pool is closed before.
    synchronized void close() {
        running.values().forEach(one -> one.result.completeExceptionally(stops()));
    }
}
