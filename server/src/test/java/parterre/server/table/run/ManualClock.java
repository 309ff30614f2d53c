package parterre.server.table.run;

import java.time.Clock;
import java.time.Duration;
import java.time.Instant;
import java.time.ZoneId;
import java.time.ZoneOffset;

/// A clock that is put forward by hand.
public final class ManualClock extends Clock {
    private volatile Instant now = Instant.parse("2026-03-01T12:00:00Z");

    public void forward(Duration time) {
        now = instant().plus(time);
    }

    @Override
    public Instant instant() {
        return now;
    }

    @Override
    public ZoneId getZone() {
        return ZoneOffset.UTC;
    }

    @Override
    public Clock withZone(ZoneId zone) {
        return this;
    }
}
