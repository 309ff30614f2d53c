package parterre.server.table.run;

import java.util.concurrent.Executors;
import java.util.concurrent.ScheduledExecutorService;
import java.util.concurrent.TimeUnit;

/// Looks after the clocks twice a second.
final class Ticker implements AutoCloseable {
    private final ScheduledExecutorService thread = Executors.newSingleThreadScheduledExecutor(
            Thread.ofPlatform().name("ticker").daemon().factory());

    Ticker(Runnable tick) {
        var _ = thread.scheduleWithFixedDelay(tick, 500, 500, TimeUnit.MILLISECONDS);
    }

    @Override
    public void close() {
        thread.shutdown();
    }
}
