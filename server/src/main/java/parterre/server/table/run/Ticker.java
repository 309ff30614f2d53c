package parterre.server.table.run;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// Looks after the clocks twice a second.
final class Ticker implements AutoCloseable {
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("ticker").daemon().factory());

    private final Runnable tick;

    Ticker(Runnable tick) {
        this.tick = tick;
    }

    void begin() {
        var _ = thread.scheduleWithFixedDelay(tick, 500, 500, TimeUnit.MILLISECONDS);
    }

    /// Waits for the tick that is under way: it must not write any more when another host has the tables.
    @Override
    public void close() {
        thread.close();
    }
}
