package parterre.server.review;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Collection;
import java.util.HashMap;
import java.util.Map;
import java.util.concurrent.CompletableFuture;
import java.util.concurrent.CompletionException;
import java.util.concurrent.RejectedExecutionException;
import java.util.function.LongSupplier;
import parterre.engine.Move;
import parterre.engine.box.Value;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ServerFault;
import parterre.server.wire.WinChances;
import parterre.server.work.FairPool;
import parterre.server.work.Payer;

/// Judges and reviews finished games for whoever looks at them. One thread of its own does all of it, a decision of
/// each person in turn. A review is dropped when nobody has looked at it for a while.
///
/// What is found is kept for a time, so that a game is judged once for all who look.
public final class ReviewDesk implements AutoCloseable {
    static final int MOST_OF_ONE_PERSON = 2;
    static final int MOST_OF_ONE_NETWORK = 6;
    private static final int MOST_AT_ONCE = 24;
    static final Duration PATIENCE = Duration.ofSeconds(20);
    private static final Duration KEPT = Duration.ofHours(1);

    /// The most errors of finished reviews that are kept.
    private static final int MOST_ERRORS = 20_000;

    /// The most positions of judged games that are kept.
    private static final int MOST_POSITIONS = 50_000;

    private final FairPool pool = new FairPool("review", 1);
    private final Map<String, Desk> reviewing = new HashMap<>();
    private final Map<String, Judging> judging = new HashMap<>();
    private final Cache<String, ReviewProgress> reviewed = Caffeine.newBuilder()
            .expireAfterAccess(KEPT)
            .maximumWeight(MOST_ERRORS)
            .weigher(
                    (String _, ReviewProgress progress) -> 1 + progress.errors().size())
            .build();
    private final Cache<String, WinChances> judged = Caffeine.newBuilder()
            .expireAfterAccess(KEPT)
            .maximumWeight(MOST_POSITIONS)
            .weigher((String _, WinChances chances) -> 1 + chances.shares().size())
            .build();
    private final LongSupplier nanos;

    public ReviewDesk() {
        this(System::nanoTime);
    }

    /// @param nanos a clock that never goes back
    ReviewDesk(LongSupplier nanos) {
        this.nanos = nanos;
    }

    /// Returns how far the review of a table's game has come. The first look begins it.
    ///
    /// @param payer who looks
    /// @param course the game of the table
    /// @param value judges its positions
    /// @throws ApiException if the game is too long, or too many other reviews are waited for
    public <S, M extends Move, V> ReviewProgress review(
            String table, Payer payer, GameCourse<S, M, V> course, Value<S> value) {
        if (course.isTooLong()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.TooLongToReview(GameCourse.MOST_STEPS));
        }
        synchronized (this) {
            var known = reviewed.getIfPresent(table);
            if (known != null) {
                return known;
            }
            var desk = reviewing.get(table);
            if (desk == null) {
                checkRoom(payer, reviewing.values());
                desk = new Desk(table, payer, new RunningReview<>(course, value));
                goOn(desk);
                reviewing.put(table, desk);
            }
            desk.lookedAt = nanos.getAsLong();
            return desk.review.progress();
        }
    }

    /// Returns how the chances went, and waits for that.
    ///
    /// @throws ApiException if too many other games are waited for
    public <S, M extends Move, V> WinChances chances(
            String table, Payer payer, GameCourse<S, M, V> course, Value<S> value) {
        CompletableFuture<WinChances> asked;
        synchronized (this) {
            var known = judged.getIfPresent(table);
            if (known != null) {
                return known;
            }
            var running = judging.get(table);
            if (running == null) {
                checkRoom(payer, judging.values());
                running = new Judging(payer, new CompletableFuture<>());
                var found = running.found();
                execute(payer, () -> judge(table, found, course, value));
                judging.put(table, running);
            }
            asked = running.found();
        }
        try {
            return asked.join();
        } catch (CompletionException e) {
            throw e.getCause() instanceof RuntimeException cause ? cause : e;
        }
    }

    private <S, M extends Move, V> void judge(
            String table, CompletableFuture<WinChances> found, GameCourse<S, M, V> course, Value<S> value) {
        try {
            var chances = course.judged(value);
            judged.put(table, chances);
            found.complete(chances);
        } catch (RuntimeException | Error e) {
            found.completeExceptionally(e);
            throw e;
        } finally {
            synchronized (this) {
                judging.remove(table);
            }
        }
    }

    private static void checkRoom(Payer payer, Collection<? extends Paid> all) {
        long person = all.stream()
                .filter(one -> one.payer().person().equals(payer.person()))
                .count();
        long network = all.stream()
                .filter(one -> one.payer().network().equals(payer.network()))
                .count();
        if (person >= MOST_OF_ONE_PERSON || network >= MOST_OF_ONE_NETWORK || all.size() >= MOST_AT_ONCE) {
            throw ApiException.of(FaultCode.TOO_MANY, new ServerFault.TooManyReviews(), "5 s");
        }
    }

    private void goOn(Desk desk) {
        execute(desk.payer(), () -> work(desk));
    }

    private void execute(Payer payer, Runnable task) {
        try {
            pool.execute(payer, task);
        } catch (RejectedExecutionException e) {
            throw ApiException.of(FaultCode.BUSY, new ServerFault.ServerStops());
        }
    }

    private void work(Desk desk) {
        boolean more = false;
        try {
            more = isLookedAt(desk) && desk.review.goOn();
        } finally {
            synchronized (this) {
                if (more) {
                    goOn(desk);
                } else {
                    reviewing.remove(desk.table());
                    var progress = desk.review.progress();
                    if (progress.done() == progress.of()) {
                        reviewed.put(desk.table(), progress);
                    }
                }
            }
        }
    }

    private synchronized boolean isLookedAt(Desk desk) {
        return nanos.getAsLong() - desk.lookedAt < PATIENCE.toNanos();
    }

    /// Returns how many reviews are unfinished and not dropped.
    synchronized int unfinished() {
        return reviewing.size();
    }

    /// Ends with the present decision. Whoever waits for chances is told that the server stops.
    @Override
    public synchronized void close() {
        pool.close();
        var stops = ApiException.of(FaultCode.BUSY, new ServerFault.ServerStops());
        judging.values().forEach(one -> one.found().completeExceptionally(stops));
    }

    /// Work that somebody waits for.
    private interface Paid {
        Payer payer();
    }

    /// A game that is being judged.
    private record Judging(Payer payer, CompletableFuture<WinChances> found) implements Paid {}

    /// A review that is not finished.
    private static final class Desk implements Paid {
        private final String table;
        private final Payer payer;
        private final RunningReview<?, ?, ?> review;
        private long lookedAt;

        Desk(String table, Payer payer, RunningReview<?, ?, ?> review) {
            this.table = table;
            this.payer = payer;
            this.review = review;
        }

        String table() {
            return table;
        }

        @Override
        public Payer payer() {
            return payer;
        }
    }
}
