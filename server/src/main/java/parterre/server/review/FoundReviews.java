package parterre.server.review;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import java.time.Duration;
import java.util.Optional;
import java.util.function.Supplier;
import parterre.engine.Move;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.review.GradedDecision;
import parterre.review.MadeDecision;
import parterre.server.store.ReviewStore;
import parterre.server.store.ReviewStore.Kind;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.WinChances;
import parterre.stored.StoredException;

/// Stores the chances and reviews of finished games: in the database beside their tables, and in memory for a
/// time.
final class FoundReviews {
    private static final Duration KEPT = Duration.ofHours(1);

    /// The most errors of finished reviews in memory.
    private static final int MOST_ERRORS = 20_000;

    /// The most positions of judged games in memory.
    private static final int MOST_POSITIONS = 50_000;

    private final ReviewStore store;
    private final Cache<String, ReviewProgress> reviews = Caffeine.newBuilder()
            .expireAfterAccess(KEPT)
            .maximumWeight(MOST_ERRORS)
            .weigher(
                    (String _, ReviewProgress progress) -> 1 + progress.errors().size())
            .build();
    private final Cache<String, WinChances> chances = Caffeine.newBuilder()
            .expireAfterAccess(KEPT)
            .maximumWeight(MOST_POSITIONS)
            .weigher((String _, WinChances known) -> 1 + known.shares().size())
            .build();

    FoundReviews(ReviewStore store) {
        this.store = store;
    }

    /// Returns a finished review that is in memory.
    Optional<ReviewProgress> review(String table) {
        return Optional.ofNullable(reviews.getIfPresent(table));
    }

    /// Returns a finished review that is stored; empty if there is none, or it was made by another value or
    /// method.
    <S, M extends Move, V> Optional<ReviewProgress> storedReview(
            String table, GameCourse<S, M, V> course, Value<S> value) {
        var projection = new ReviewProjection<>(course);
        var found = stored(table, course.box(), value)
                .flatMap(review -> readable(() -> projection.progress(
                        projection.decisions().size(), projection.graded(review), review.players())));
        found.ifPresent(review -> reviews.put(table, review));
        return found;
    }

    private Optional<StoredReview> stored(String table, GameBox<?, ?, ?> box, Value<?> value) {
        return store.find(table, Kind.REVIEW, ReviewHash.of(box, value))
                .flatMap(body -> readable(() -> ReviewCodec.read(body)));
    }

    /// Returns the stored grade of one decision; empty if there is none.
    <S, M extends Move, V> Optional<GradedDecision<M>> grade(
            String table, GameBox<S, M, V> box, Value<S> value, MadeDecision<S, M, V> decision) {
        return stored(table, box, value)
                .flatMap(review -> readable(() -> review.grade(box.game().notation(), decision)))
                .flatMap(grade -> grade);
    }

    /// Keeps a finished review.
    void keep(String table, ReviewProgress review, String hash, StoredReview stored) {
        reviews.put(table, review);
        store.keep(table, Kind.REVIEW, hash, ReviewCodec.write(stored));
    }

    /// Returns the chances of a game. Names of parties are those of today, since an operator may have changed
    /// them.
    <S, M extends Move, V> Optional<WinChances> chances(String table, GameCourse<S, M, V> course, Value<S> value) {
        var known = Optional.ofNullable(chances.getIfPresent(table))
                .or(() -> store.find(table, Kind.CHANCES, ReviewHash.of(course.box(), value))
                        .flatMap(body -> readable(() -> ChancesCodec.read(body))));
        known.ifPresent(found -> chances.put(table, found));
        return known.map(found -> found.of(course.parties()));
    }

    /// Keeps the chances of a game.
    void keep(String table, WinChances found, String hash) {
        chances.put(table, found);
        store.keep(table, Kind.CHANCES, hash, ChancesCodec.write(found));
    }

    /// Returns the stored value; empty if it cannot be read, so that it is made again.
    private static <T> Optional<T> readable(Supplier<T> reading) {
        try {
            return Optional.of(reading.get());
        } catch (StoredException | IllegalArgumentException _) {
            return Optional.empty();
        }
    }
}
