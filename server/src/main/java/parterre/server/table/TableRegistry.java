package parterre.server.table;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// The tables in memory, each behind a lock of its own: loaded when somebody comes, let go when nobody is there. One
/// that is let go while a clock runs leaves an alarm behind.
final class TableRegistry {
    private static final Logger LOG = LoggerFactory.getLogger(TableRegistry.class);
    private static final long QUIET = 120_000;
    /// Where there are too many tables in memory, those go sooner at which nobody is.
    private static final long QUIET_IN_A_CROWD = 2_000;
    /// Beyond this part of the memory no large table is loaded or made.
    private static final int FULL_PART = 3;
    /// Beyond this part of the memory tables go sooner.
    private static final int CROWDED_PART = 6;
    /// A table of an ordinary game is no larger.
    private static final long ORDINARY = 1_000_000;

    private final long memory;

    private final Function<String, LiveTable<?, ?, ?>> loader;
    private final Map<String, Slot> registry = new ConcurrentHashMap<>();
    private final Map<String, Long> alarms = new ConcurrentHashMap<>();

    /// No tables yet.
    ///
    /// @param loader makes a table from what is stored, or throws [ApiException] where there is none
    /// @param memory bytes that Java may use at most
    TableRegistry(Function<String, LiveTable<?, ?, ?>> loader, long memory) {
        this.loader = loader;
        this.memory = memory;
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
            var slot = registry.computeIfAbsent(id, _ -> new Slot());
            slot.lock.lock();
            try {
                if (slot.gone) {
                    continue;
                }
                return visit.apply(table(id, slot));
            } catch (ApiException refusal) {
                if (slot.table == null) {
                    drop(id, slot);
                }
                throw refusal;
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
            var loaded = loader.apply(id);
            checkRoom(loaded);
            slot.table = loaded;
            loaded.resume();
        }
        return slot.table;
    }

    /// Lets a table go if this is done, while nobody can enter it.
    ///
    /// @param delete returns true if the table is gone for good
    void remove(String id, BooleanSupplier delete) {
        boolean done = false;
        while (!done) {
            var slot = registry.computeIfAbsent(id, _ -> new Slot());
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

    /// @throws ApiException if the table is large and those in memory leave no room for it
    private void checkRoom(LiveTable<?, ?, ?> table) {
        if (table.weight() > ORDINARY && weight() + table.weight() > memory / FULL_PART) {
            throw ApiException.of(FaultCode.BUSY, new ServerFault.TablesTakeAllRoom());
        }
    }

    /// Returns about how many bytes the tables in memory take. They may change meanwhile.
    long weight() {
        return registry.values().stream()
                .map(slot -> slot.table)
                .filter(Objects::nonNull)
                .mapToLong(LiveTable::weight)
                .sum();
    }

    /// Lets a table go at which nobody is and no bot thinks. Where a clock runs, an alarm is left behind.
    void rest(String id, long now) {
        var slot = registry.get(id);
        if (slot != null && slot.lock.tryLock()) {
            try {
                letGo(id, slot, now, -1);
            } finally {
                slot.lock.unlock();
            }
        }
    }

    private void letGo(String id, Slot slot, long now, long quiet) {
        if (slot.table != null && !slot.gone && slot.table.isIdle(now, quiet)) {
            slot.table.due(now).ifPresent(due -> alarms.put(id, due));
            drop(id, slot);
        }
    }

    /// Puts a new table into the house and keeps it.
    LiveTable<?, ?, ?> place(LiveTable<?, ?, ?> table) {
        checkRoom(table);
        var slot = new Slot();
        slot.lock.lock();
        try {
            registry.put(table.id(), slot);
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
        var slot = registry.get(id);
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
        registry.remove(id, slot);
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
        long quiet = weight() > memory / CROWDED_PART ? QUIET_IN_A_CROWD : QUIET;
        for (var id : List.copyOf(registry.keySet())) {
            var slot = registry.get(id);
            if (slot == null || !slot.lock.tryLock()) {
                continue;
            }
            try {
                if (slot.table != null && !slot.gone) {
                    slot.table.tick(now);
                    letGo(id, slot, now, quiet);
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
        return registry.values().stream()
                .map(slot -> slot.table)
                .filter(table -> table != null && like.test(table))
                .count();
    }

    /// How many tables are in memory.
    int size() {
        return registry.size();
    }

    /// Ends all streams.
    void close() {
        for (var slot : registry.values()) {
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
