package parterre.server.table.run;

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

/// The tables in memory, each with its own lock. A table is loaded when a person comes, and unloaded when
/// nobody is there. A table that is unloaded while a clock runs leaves an alarm behind.
final class TableRegistry {
    private static final Logger LOG = LoggerFactory.getLogger(TableRegistry.class);
    private static final long QUIET = 120_000;
    private static final long QUIET_IN_A_CROWD = 2_000;
    /// A table is large if it takes more than a five-hundredth of the memory.
    private static final int LARGE_PART = 500;
    /// If all tables take more than a sixth of the memory, tables without people are dropped sooner.
    private static final int CROWDED_PART = 6;
    /// If all tables would take more than a third of the memory, no large table is made.
    private static final int FULL_PART = 3;
    /// If the tables of one network would take more than a twelfth of the memory, it makes no large table.
    private static final int NETWORK_PART = 12;
    /// If all tables would take more than half of the memory, no large table is loaded.
    private static final int EXHAUSTED_PART = 2;
    /// A table that could not be loaded when its alarm rang is tried again after so many milliseconds.
    private static final long AGAIN = 10_000;

    private final long memory;

    private final Function<String, LiveTable<?, ?, ?>> loader;
    private final Map<String, Slot> registry = new ConcurrentHashMap<>();
    private final Map<String, Long> alarms = new ConcurrentHashMap<>();

    /// Starts without tables.
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
                // The table in memory may be ahead of the stored one.
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
            checkRoomFor(loaded);
            slot.table = loaded;
            loaded.resume();
        }
        return slot.table;
    }

    /// Unloads a table if `delete` returns true, while nobody can enter it.
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

    /// Refuses a large table that exists where it could exhaust the memory.
    private void checkRoomFor(LiveTable<?, ?, ?> table) {
        if (isLarge(table) && weight() + table.weight() > memory / EXHAUSTED_PART) {
            throw ApiException.of(FaultCode.BUSY, new ServerFault.TablesTakeAllRoom());
        }
    }

    /// Refuses a new table where it would leave no room for those of others.
    private void checkRoomForNew(LiveTable<?, ?, ?> table, Predicate<LiveTable<?, ?, ?>> sameNetwork) {
        boolean full = weight() + table.weight() > memory / FULL_PART;
        if (isLarge(table) && (full || weight(sameNetwork) + table.weight() > memory / NETWORK_PART)) {
            throw ApiException.of(FaultCode.BUSY, new ServerFault.TablesTakeAllRoom());
        }
    }

    private boolean isLarge(LiveTable<?, ?, ?> table) {
        return table.weight() > memory / LARGE_PART;
    }

    /// Returns about how many bytes the tables in memory take. They may change meanwhile.
    long weight() {
        return weight(_ -> true);
    }

    private long weight(Predicate<LiveTable<?, ?, ?>> like) {
        return registry.values().stream()
                .map(slot -> slot.table)
                .filter(Objects::nonNull)
                .filter(like)
                .mapToLong(LiveTable::weight)
                .sum();
    }

    /// Unloads a table if nobody is there and no bot thinks. If a clock runs, an alarm is left behind.
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
            slot.table.due().ifPresent(due -> alarms.put(id, due));
            drop(id, slot);
        }
    }

    /// Puts a new table into the house and keeps it.
    ///
    /// @param sameNetwork true for tables that people of the same network have made
    /// @throws ApiException if the table is large and leaves no room for those of others
    LiveTable<?, ?, ?> place(LiveTable<?, ?, ?> table, Predicate<LiveTable<?, ?, ?>> sameNetwork) {
        checkRoomForNew(table, sameNetwork);
        var slot = new Slot();
        slot.lock.lock();
        try {
            registry.put(table.id(), slot);
            slot.table = table;
            table.open();
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
        } catch (ApiException refusal) {
            if (refusal.is(FaultCode.BUSY)) {
                wakeLater(id, now);
            }
        } catch (RuntimeException e) {
            LOG.error("table {} could not go on by itself", id, e);
        }
    }

    /// Wakes a table soon that could not be loaded.
    void wakeLater(String id, long now) {
        alarms.put(id, now + AGAIN);
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
