package parterre.server.http;

import io.github.bucket4j.Bucket;
import java.time.Duration;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.AtomicInteger;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Trouble;

/// Holds callers to their limits.
final class Gate {
    private static final int MOST_KEPT = 50_000;

    private final Limits limits;
    private final Map<String, Bucket> buckets = new ConcurrentHashMap<>();
    private final Map<String, AtomicInteger> streams = new ConcurrentHashMap<>();

    Gate(Limits limits) {
        this.limits = limits;
    }

    void read(String address) {
        spend("read " + address, limits.readsPerMinute(), Duration.ofMinutes(1));
    }

    void write(String address, String person) {
        // An address that makes up a new person for each call is held to what eight people may do.
        spend("write " + person, limits.writesPerMinute(), Duration.ofMinutes(1));
        spend("writes " + address, 8L * limits.writesPerMinute(), Duration.ofMinutes(1));
    }

    void table(String address) {
        spend("table " + address, limits.tablesPerHour(), Duration.ofHours(1));
    }

    private void spend(String key, long capacity, Duration span) {
        if (buckets.size() > MOST_KEPT) {
            // Everybody begins anew; the memory stays small.
            buckets.clear();
        }
        var bucket = buckets.computeIfAbsent(
                key,
                _ -> Bucket.builder()
                        .addLimit(limit -> limit.capacity(capacity).refillGreedy(capacity, span))
                        .build());
        var probe = bucket.tryConsumeAndReturnRemaining(1);
        if (!probe.isConsumed()) {
            long seconds = 1 + Duration.ofNanos(probe.getNanosToWaitForRefill()).toSeconds();
            throw Trouble.of(
                    FaultCode.TOO_MANY, "That was too much at once; go on in " + seconds + " s.", seconds + " s");
        }
    }

    /// A stream begins; what is given back is to be called when it ends.
    Runnable stream(String address) {
        var open = streams.computeIfAbsent(address, _ -> new AtomicInteger());
        if (open.incrementAndGet() > limits.streams()) {
            open.decrementAndGet();
            throw Trouble.of(FaultCode.TOO_MANY, "Too many streams are open from your address; close some.", "60 s");
        }
        return open::decrementAndGet;
    }
}
