package parterre.server.table.run;

import java.util.List;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Goes on with the games that were running at the last stop, one after the other, on a thread of its own.
final class Resumer implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Resumer.class);

    private final TableRegistry registry;
    private final Thread thread;
    private volatile boolean stopped;

    /// @param running the ids of their tables
    Resumer(TableRegistry registry, List<String> running) {
        this.registry = registry;
        thread = Thread.ofVirtual().name("resumer").start(() -> running.forEach(this::resume));
    }

    private void resume(String id) {
        if (stopped) {
            return;
        }
        registry.wake(id, table -> {
            if (table.isFrozen()) {
                LOG.error("{} is frozen: its steps do not replay", table);
            }
        });
        // The table rests at once, because nobody is there yet. All running tables together may need more than the
        // memory.
        registry.rest(id);
    }

    /// Returns true once all games that were running have been taken up.
    boolean isDone() {
        return !thread.isAlive();
    }

    /// No further game is taken up.
    void stop() {
        stopped = true;
    }

    /// Waits until the last game is taken up.
    @Override
    public void close() {
        stop();
        try {
            thread.join();
        } catch (InterruptedException e) {
            Thread.currentThread().interrupt();
        }
    }
}
