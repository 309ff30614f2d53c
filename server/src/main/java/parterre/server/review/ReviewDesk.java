package parterre.server.review;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Objects;
import java.util.function.LongSupplier;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parterre.engine.Move;
import parterre.engine.box.Value;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.ServerFault;
import parterre.server.work.FairPool;
import parterre.server.work.Payer;

/// Reviews finished games for whoever looks at them. One thread of its own works on all reviews, a decision of
/// each person in turn. A review rests when nobody has looked at it for a while, and goes on when somebody
/// looks again.
public final class ReviewDesk implements AutoCloseable {
    /// The most positions of unfinished reviews that are kept; a finished one counts as one position.
    private static final int MOST_POSITIONS = 5_000;

    private static final int MOST_OF_ONE_PERSON = 4;
    private static final Duration PATIENCE = Duration.ofSeconds(20);

    private final FairPool pool = new FairPool("review", 1);
    private final Cache<String, Desk> reviews = Caffeine.newBuilder()
            .maximumWeight(MOST_POSITIONS)
            .weigher((String _, Desk desk) -> desk.weight())
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
    /// @param course returns the game of the table
    /// @param value judges its positions
    /// @throws ApiException if this person waits for too many other reviews
    public <S, M extends Move, V> ReviewProgress look(
            String table, Payer payer, Supplier<GameCourse<S, M, V>> course, Value<S> value) {
        if (reviews.getIfPresent(table) == null && waitingFor(payer.person()) >= MOST_OF_ONE_PERSON) {
            throw ApiException.of(FaultCode.TOO_MANY, new ServerFault.TooManyReviews(MOST_OF_ONE_PERSON), "10 s");
        }
        var desk = reviews.get(table, id -> new Desk(id, new RunningReview<>(course.get(), value)));
        return Objects.requireNonNull(desk).look(payer);
    }

    private long waitingFor(String person) {
        return reviews.asMap().values().stream()
                .filter(desk -> desk.isWaitedFor(person))
                .count();
    }

    @Override
    public void close() {
        pool.close();
    }

    /// A review and who looks at it.
    private final class Desk {
        private final String table;
        /// Null as soon as it is finished.
        private @Nullable RunningReview<?, ?, ?> review;
        private ReviewProgress progress;
        private Payer payer = new Payer("", "");
        private long lookedAt;
        private boolean working;

        Desk(String table, RunningReview<?, ?, ?> review) {
            this.table = table;
            this.review = review;
            progress = review.progress();
        }

        synchronized int weight() {
            return review == null ? 1 : review.positions();
        }

        synchronized ReviewProgress look(Payer who) {
            payer = who;
            lookedAt = nanos.getAsLong();
            var present = review;
            if (present != null) {
                progress = present.progress();
                if (!working) {
                    working = true;
                    pool.execute(payer, () -> work(present));
                }
            }
            return progress;
        }

        synchronized boolean isWaitedFor(String person) {
            return working && payer.person().equals(person);
        }

        private void work(RunningReview<?, ?, ?> present) {
            boolean looked = isLookedAt();
            boolean more = looked && present.goOn();
            synchronized (this) {
                working = more;
                if (more) {
                    pool.execute(payer, () -> work(present));
                } else if (looked) {
                    progress = present.progress();
                    review = null;
                }
            }
            if (looked && !more) {
                reviews.asMap().replace(table, this, this); // weighs it anew
            }
        }

        private synchronized boolean isLookedAt() {
            return nanos.getAsLong() - lookedAt < PATIENCE.toNanos();
        }
    }
}
