package parterre.server.table.run;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.locks.ReentrantLock;
import java.util.function.BooleanSupplier;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.LongSupplier;
import java.util.function.Predicate;
import org.jspecify.annotations.Nullable;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.server.store.Outage;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;

/// The tables in memory, each with its own mailbox. A table is loaded when a person comes, and unloaded when
/// nobody is there. A table that is unloaded while a clock runs leaves an alarm behind, and so does one that an outage
/// of the database has interrupted.
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
    /// A table without room in memory, or without its database, is tried again after so many milliseconds.
    private static final long AGAIN = 10_000;

    private static final String FAILED = "table {} could not go on by itself";

    private final Function<String, LiveTable<?, ?, ?>> loader;
    private final LongSupplier clock;
    private final long memory;
    private final Map<String, Mailbox> registry = new ConcurrentHashMap<>();
    private final Map<String, Long> alarms = new ConcurrentHashMap<>();

    /// Starts without tables.
    ///
    /// @param loader makes a table from what is stored, or throws [ApiException] where there is none
    /// @param clock the time in milliseconds
    /// @param memory bytes that Java may use at most
    TableRegistry(Function<String, LiveTable<?, ?, ?>> loader, LongSupplier clock, long memory) {
        this.loader = loader;
        this.clock = clock;
        this.memory = memory;
    }

    /// The mailbox of a table: callers work at the table one after another, in the order of its lock.
    private static final class Mailbox {
        private final ReentrantLock lock = new ReentrantLock();
        private @Nullable LiveTable<?, ?, ?> table;
        private boolean gone;
    }

    /// Does something at a table, alone with it; the table is loaded if need be.
    <T> T enter(String id, Function<LiveTable<?, ?, ?>, T> visit) {
        while (true) {
            var mailbox = registry.computeIfAbsent(id, _ -> new Mailbox());
            mailbox.lock.lock();
            try {
                if (mailbox.gone) {
                    continue;
                }
                return visit.apply(table(id, mailbox));
            } catch (ApiException refusal) {
                if (mailbox.table == null) {
                    drop(id, mailbox);
                }
                throw refusal;
            } catch (RuntimeException | Error e) {
                dropFailed(id, mailbox, e);
                throw e;
            } finally {
                mailbox.lock.unlock();
            }
        }
    }

    private LiveTable<?, ?, ?> table(String id, Mailbox mailbox) {
        if (mailbox.table == null) {
            var loaded = loader.apply(id);
            checkRoomFor(loaded);
            mailbox.table = loaded;
            alarms.remove(id);
            loaded.resume();
        }
        return mailbox.table;
    }

    /// Unloads a table if `delete` returns true, while nobody can enter it.
    ///
    /// @param delete returns true if the table is gone for good
    void remove(String id, BooleanSupplier delete) {
        boolean done = false;
        while (!done) {
            var mailbox = registry.computeIfAbsent(id, _ -> new Mailbox());
            mailbox.lock.lock();
            try {
                if (!mailbox.gone) {
                    done = true;
                    if (delete.getAsBoolean() || mailbox.table == null) {
                        drop(id, mailbox);
                    }
                }
            } finally {
                mailbox.lock.unlock();
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
                .map(mailbox -> mailbox.table)
                .filter(Objects::nonNull)
                .filter(like)
                .mapToLong(LiveTable::weight)
                .sum();
    }

    /// Unloads a table if nobody is there and no bot thinks. If a clock runs, an alarm is left behind.
    void rest(String id) {
        var mailbox = registry.get(id);
        if (mailbox == null) {
            return;
        }
        // The ticker may be at the table at this moment: nothing else lets it go before two minutes are over.
        mailbox.lock.lock();
        try {
            letGo(id, mailbox, clock.getAsLong(), -1);
        } finally {
            mailbox.lock.unlock();
        }
    }

    private void letGo(String id, Mailbox mailbox, long now, long quiet) {
        if (mailbox.table != null && !mailbox.gone && mailbox.table.isIdle(now, quiet)) {
            mailbox.table.due().ifPresent(due -> alarms.put(id, due));
            drop(id, mailbox);
        }
    }

    /// Adds a new table and stores it.
    ///
    /// @param sameNetwork true for tables that people of the same network have made
    /// @throws ApiException if the table is large and leaves no room for those of others
    LiveTable<?, ?, ?> place(LiveTable<?, ?, ?> table, Predicate<LiveTable<?, ?, ?>> sameNetwork) {
        checkRoomForNew(table, sameNetwork);
        var mailbox = new Mailbox();
        mailbox.lock.lock();
        try {
            registry.put(table.id(), mailbox);
            mailbox.table = table;
            table.open();
            return table;
        } catch (RuntimeException | Error e) {
            drop(table.id(), mailbox);
            throw e;
        } finally {
            mailbox.lock.unlock();
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
        var mailbox = registry.get(id);
        if (mailbox == null) {
            return;
        }
        mailbox.lock.lock();
        try {
            if (mailbox.table != null && !mailbox.gone) {
                visit.accept(mailbox.table);
            }
        } catch (RuntimeException | Error e) {
            Outage.log(LOG, e, FAILED, id);
            dropFailed(id, mailbox, e);
        } finally {
            mailbox.lock.unlock();
        }
    }

    /// Unloads a table that failed, since what is stored of it may be more or less than what is in memory. After an
    /// outage it goes on by itself.
    private void dropFailed(String id, Mailbox mailbox, Throwable failure) {
        if (mailbox.table != null && Outage.is(failure)) {
            wakeLater(id);
        }
        drop(id, mailbox);
    }

    private void drop(String id, Mailbox mailbox) {
        mailbox.gone = true;
        registry.remove(id, mailbox);
        if (mailbox.table != null) {
            mailbox.table.close();
        }
    }

    /// Lets time do its work at every table. During an outage the first table that needs the database waits for it; the
    /// others are left for the next time.
    void tick() {
        long now = clock.getAsLong();
        for (var alarm : alarms.entrySet()) {
            if (alarm.getValue() <= now && !wake(alarm.getKey(), table -> table.tick(now))) {
                break;
            }
        }
        long quiet = weight() > memory / CROWDED_PART ? QUIET_IN_A_CROWD : QUIET;
        for (var id : List.copyOf(registry.keySet())) {
            if (!tick(id, now, quiet)) {
                break;
            }
        }
    }

    /// Returns false if there is an outage.
    private boolean tick(String id, long now, long quiet) {
        var mailbox = registry.get(id);
        if (mailbox == null || !mailbox.lock.tryLock()) {
            return true;
        }
        try {
            if (mailbox.table != null && !mailbox.gone) {
                mailbox.table.tick(now);
                letGo(id, mailbox, now, quiet);
            }
            return true;
        } catch (RuntimeException | Error e) {
            Outage.log(LOG, e, FAILED, id);
            dropFailed(id, mailbox, e);
            return !Outage.is(e);
        } finally {
            mailbox.lock.unlock();
        }
    }

    /// Loads a table so that it goes on by itself. If there is no room for it, or an outage, it is tried again later.
    ///
    /// @return false if there is an outage
    boolean wake(String id, Consumer<LiveTable<?, ?, ?>> visit) {
        try {
            return enter(id, table -> {
                alarms.remove(id);
                visit.accept(table);
                return true;
            });
        } catch (ApiException refusal) {
            if (refusal.is(FaultCode.BUSY)) {
                wakeLater(id);
            } else {
                alarms.remove(id);
                LOG.error(FAILED + ": {}", id, refusal.getMessage());
            }
            return true;
        } catch (RuntimeException | Error e) {
            Outage.log(LOG, e, FAILED, id);
            if (Outage.is(e)) {
                wakeLater(id);
                return false;
            }
            alarms.remove(id);
            return true;
        }
    }

    private void wakeLater(String id) {
        alarms.put(id, clock.getAsLong() + AGAIN);
    }

    /// Returns how many tables in memory are like this. They may change meanwhile.
    long count(Predicate<LiveTable<?, ?, ?>> like) {
        return registry.values().stream()
                .map(mailbox -> mailbox.table)
                .filter(table -> table != null && like.test(table))
                .count();
    }

    /// Returns how many tables are in memory.
    int size() {
        return registry.size();
    }

    /// Ends all streams.
    void close() {
        for (var mailbox : registry.values()) {
            mailbox.lock.lock();
            try {
                if (mailbox.table != null) {
                    mailbox.table.close();
                }
            } finally {
                mailbox.lock.unlock();
            }
        }
    }
}
