package parterre.server.http;

import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Map;
import java.util.Optional;
import java.util.concurrent.ConcurrentHashMap;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// Holds callers to their limits.
final class RateLimiter {
    private static final int MOST_KEPT = 50_000;
    /// An address may write as much as so many people.
    private static final int PEOPLE = 8;

    private static final String NEWCOMER = "newcomer ";
    private static final int REPORTS_PER_HOUR = 20;
    private static final Duration LONGEST = Duration.ofHours(1);

    private final Limits limits;
    /// A bucket that was not used for as long as any bucket takes to fill is full, so it can be dropped. If there
    /// are too many buckets, the least used are dropped.
    private final Cache<String, Bucket> buckets = Caffeine.newBuilder()
            .maximumSize(MOST_KEPT)
            .expireAfterAccess(LONGEST)
            .build();

    private final Map<String, Integer> streams = new ConcurrentHashMap<>();

    RateLimiter(Limits limits) {
        this.limits = limits;
    }

    /// A call of any kind, also one that is refused before anybody looks at it: as many as all others together.
    void call(String address) {
        spend(
                "call " + address,
                (long) limits.readsPerMinute() + limits.pagesPerMinute() + PEOPLE * (long) limits.writesPerMinute(),
                Duration.ofMinutes(1));
    }

    void read(String address) {
        spend("read " + address, limits.readsPerMinute(), Duration.ofMinutes(1));
    }

    /// Counts a call that turned out to be as much work as this many more reading calls.
    void readMore(String address, int calls) {
        if (calls > 0) {
            bucket("read " + address, limits.readsPerMinute(), Duration.ofMinutes(1))
                    .consumeIgnoringRateLimits(calls);
        }
    }

    /// A page, a file of one, or a question about the server itself.
    void page(String address) {
        spend("page " + address, limits.pagesPerMinute(), Duration.ofMinutes(1));
    }

    /// Counts a call that changes something.
    ///
    /// @param person who makes it; empty for somebody new
    void write(String address, Optional<String> person) {
        person.ifPresent(id -> spend("write " + id, limits.writesPerMinute(), Duration.ofMinutes(1)));
        // An address that makes up a new person for each call gets the limit of eight people.
        spend("writes " + address, PEOPLE * (long) limits.writesPerMinute(), Duration.ofMinutes(1));
    }

    /// Counts a guest who is about to be stored.
    void newcomer(String address) {
        spend(NEWCOMER + address, limits.newcomersPerHour(), LONGEST);
    }

    /// Takes back that a guest was counted, who was not stored after all.
    void newcomerLeft(String address) {
        bucket(NEWCOMER + address, limits.newcomersPerHour(), LONGEST).addTokens(1);
    }

    /// Counts a guest who would be stored, if there is room for one more.
    boolean hasRoomForNewcomer(String address) {
        return bucket(NEWCOMER + address, limits.newcomersPerHour(), LONGEST).tryConsume(1);
    }

    void table(String address) {
        spend("table " + address, limits.tablesPerHour(), LONGEST);
    }

    void chat(String person) {
        spend("chat " + person, limits.chatsPerMinute(), Duration.ofMinutes(1));
    }

    /// Counts a report. An address that makes up a new person for each report gets the limit of three people.
    void report(String person, String address) {
        spend("report " + person, REPORTS_PER_HOUR, LONGEST);
        spend("reports " + address, 3L * REPORTS_PER_HOUR, LONGEST);
    }

    /// Something that is kept for good, beside tables: a block, a device that signs in or out.
    void lasting(String address) {
        spend("lasting " + address, limits.tablesPerHour(), LONGEST);
    }

    private Bucket bucket(String key, long capacity, Duration span) {
        return buckets.get(
                key,
                // Uses a clock that never jumps, like the clock of the tables.
                _ -> Bucket.builder()
                        .withNanosecondPrecision()
                        .addLimit(limit -> limit.capacity(capacity).refillGreedy(capacity, span))
                        .build());
    }

    private void spend(String key, long capacity, Duration span) {
        var probe = bucket(key, capacity, span).tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            long seconds = 1 + Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds();
            throw ApiException.of(FaultCode.TOO_MANY, new ServerFault.TooMuchAtOnce(seconds), seconds + " s");
        }
    }

    /// Counts a stream that begins. Call the returned function when it ends.
    Runnable stream(String address) {
        if (streams.merge(address, 1, Integer::sum) > limits.streams()) {
            ended(address);
            throw ApiException.of(FaultCode.TOO_MANY, new ServerFault.TooManyStreams(), "60 s");
        }
        return () -> ended(address);
    }

    private void ended(String address) {
        streams.computeIfPresent(address, (_, open) -> open > 1 ? open - 1 : null);
    }
}
