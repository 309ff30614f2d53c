package parterre.server.log;

import ch.qos.logback.classic.Level;
import ch.qos.logback.classic.Logger;
import ch.qos.logback.classic.turbo.TurboFilter;
import ch.qos.logback.core.spi.FilterReply;
import com.github.benmanes.caffeine.cache.Cache;
import com.github.benmanes.caffeine.cache.Caffeine;
import io.github.bucket4j.Bucket;
import java.time.Duration;
import org.jspecify.annotations.Nullable;
import org.slf4j.Marker;

/// Lets only a few lines of one kind through a minute, so that a stranger who provokes one again and again cannot
/// fill the disk. A kind is all lines of one logger with the same words, whatever values are filled in.
public final class Throttle extends TurboFilter {
    /// How many lines of a kind are written at once, and how many a minute after that.
    static final int MOST = 20;

    private static final int KINDS = 1_000;

    private final Cache<String, Bucket> kinds =
            Caffeine.newBuilder().maximumSize(KINDS).build();

    @Override
    public FilterReply decide(
            @Nullable Marker marker,
            Logger logger,
            Level level,
            @Nullable String format,
            Object @Nullable [] params,
            @Nullable Throwable thrown) {
        if (format == null || !level.isGreaterOrEqual(logger.getEffectiveLevel())) {
            return FilterReply.NEUTRAL;
        }
        var bucket = kinds.get(
                logger.getName() + " " + format,
                _ -> Bucket.builder()
                        .withNanosecondPrecision()
                        .addLimit(limit -> limit.capacity(MOST).refillGreedy(MOST, Duration.ofMinutes(1)))
                        .build());
        return bucket.tryConsume(1) ? FilterReply.NEUTRAL : FilterReply.DENY;
    }
}
