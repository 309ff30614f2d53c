package parterre.server.table;

import java.util.List;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.wire.Trouble;

/// The tables in memory, each behind a lock of its own: loaded when somebody comes, let go when nobody is there. One
/// that is let go while a clock runs leaves an alarm behind.
final class Slots {
    private static final Logger LOG = LoggerFactory.getLogger(Slots.class);
    private static final long QUIET = 120_000;
    /// Where there are too many tables in memory, those go sooner at which nobody is.
    private static final long QUIET_IN_A_CROWD = 2_000;
    /// What a table in memory costs, generously.
    private static final int BYTES_EACH = 200_000;

    private final long most = Math.max(100, Runtime.getRuntime().maxMemory() / BYTES_EACH);

    private final Function<String, LiveTable<?, ?, ?>> loader;
    private final Map<String, Slot> slots = new ConcurrentHashMap<>();
    private final Map<String, Long> alarms = new ConcurrentHashMap<>();

    /// No tables yet.
    ///
    /// @param loader makes a table from what is stored, or throws Trouble where there is none
    Slots(Function<String, LiveTable<?, ?, ?>> loader) {
        this.loader = loader;
    }

    /// A place for a table, with its lock.
    private static final class Slot {
        private final ReentrantLock lock = new ReentrantLock();
        private @Nullable LiveTable<?, ?, ?> table;
        private boolean gone;
    }

    /// Does something at a table, alone with it; the table is loaded if need be.
    <T> T enter(String id, Function<LiveTable<?, ?, ?>, T> visit) {
        while (true) {
            var slot = slots.computeIfAbsent(id, _ -> new Slot());
            slot.lock.lock();
            try {
                if (slot.gone) {
                    continue;
                }
                return visit.apply(table(id, slot));
            } catch (Trouble trouble) {
                if (slot.table == null) {
                    drop(id, slot);
                }
                throw trouble;
            } catch (RuntimeException | Error e) {
                // What is in memory may be ahead of what was kept.
                drop(id, slot);
                throw e;
            } finally {
                slot.lock.unlock();
            }
        }
    }

    private LiveTable<?, ?, ?> table(String id, Slot slot) {
        if (slot.table == null) {
            alarms.remove(id);
            slot.table = loader.apply(id);
            slot.table.resume();
        }
        return slot.table;
    }

    /// Lets a table go if this is done, while nobody can enter it.
    ///
    /// @param delete returns true if the table is gone for good
    void remove(String id, BooleanSupplier delete) {
        boolean done = false;
        while (!done) {
            var slot = slots.computeIfAbsent(id, _ -> new Slot());
            slot.lock.lock();
            try {
                if (!slot.gone) {
                    done = true;
                    if (delete.getAsBoolean() || slot.table == null) {
                        drop(id, slot);
                    }
                }
            } finally {
                slot.lock.unlock();
            }
        }
    }

    /// Puts a new table into the house and keeps it.
    LiveTable<?, ?, ?> place(LiveTable<?, ?, ?> table) {
        var slot = new Slot();
        slot.lock.lock();
        try {
            slots.put(table.id(), slot);
            slot.table = table;
            table.beginIfFull();
            table.keepNew();
            return table;
        } catch (RuntimeException | Error e) {
            drop(table.id(), slot);
            throw e;
        } finally {
            slot.lock.unlock();
        }
    }

    /// Does something at a table, alone with it, if it is still the one in memory.
    void ifStillThere(LiveTable<?, ?, ?> table, Runnable visit) {
        ifInMemory(table.id(), present -> {
            if (present == table) {
                visit.run();
            }
        });
    }

    /// Does something at a table, alone with it, if it is in memory.
    void ifInMemory(String id, Consumer<LiveTable<?, ?, ?>> visit) {
        var slot = slots.get(id);
        if (slot == null) {
            return;
        }
        slot.lock.lock();
        try {
            if (slot.table != null && !slot.gone) {
                visit.accept(slot.table);
            }
        } catch (RuntimeException | Error e) {
            LOG.error("table {} could not go on by itself", id, e);
            drop(id, slot);
        } finally {
            slot.lock.unlock();
        }
    }

    private void drop(String id, Slot slot) {
        slot.gone = true;
        slots.remove(id, slot);
        if (slot.table != null) {
            slot.table.close();
        }
    }

    /// Lets time do its work at every table.
    void tick(long now) {
        alarms.forEach((id, due) -> {
            if (due <= now) {
                wake(id, now);
            }
        });
        long quiet = slots.size() > most ? QUIET_IN_A_CROWD : QUIET;
        for (var id : List.copyOf(slots.keySet())) {
            var slot = slots.get(id);
            if (slot == null || !slot.lock.tryLock()) {
                continue;
            }
            try {
                if (slot.table != null && !slot.gone) {
                    slot.table.tick(now);
                    if (slot.table.isIdle(now, quiet)) {
                        slot.table.due(now).ifPresent(due -> alarms.put(id, due));
                        drop(id, slot);
                    }
                }
            } catch (RuntimeException | Error e) {
                LOG.error("table {} could not go on by itself", id, e);
                drop(id, slot);
            } finally {
                slot.lock.unlock();
            }
        }
    }

    private void wake(String id, long now) {
        alarms.remove(id);
        try {
            enter(id, table -> {
                table.tick(now);
                return true;
            });
        } catch (RuntimeException e) {
            LOG.error("table {} could not go on by itself", id, e);
        }
    }

    /// Returns how many tables in memory are like this. They may change meanwhile.
    long count(Predicate<LiveTable<?, ?, ?>> like) {
        return slots.values().stream()
                .map(slot -> slot.table)
                .filter(table -> table != null && like.test(table))
                .count();
    }

    /// How many tables are in memory.
    int size() {
        return slots.size();
    }

    /// Ends all streams.
    void close() {
        for (var slot : slots.values()) {
            slot.lock.lock();
            try {
                if (slot.table != null) {
                    slot.table.close();
                }
            } finally {
                slot.lock.unlock();
            }
        }
    }
}
