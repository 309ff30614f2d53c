package parterre.server.table.run;

import java.util.concurrent.locks.ReentrantLock;
import java.util.function.Predicate;
import java.util.function.Supplier;
import parterre.engine.Reason;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.table.state.StoredEvent;
import parterre.server.wire.ApiException;
import parterre.server.wire.FaultCode;
import parterre.server.wire.NewTable;
import parterre.server.wire.ServerFault;

/// Limits how many bots one person and one network may keep busy. It counts running games with bots that are in memory,
/// and tables where bots search at the same time. Bots that cannot be refused, such as those that hold the
/// seats of people who left or that a restart has woken, are counted like the others.
final class BotQuota {
    /// A network's limit is a person's limit times this.
    static final int PEOPLE = 4;

    private final ReentrantLock lock = new ReentrantLock();
    private final TableRegistry registry;
    private final Pool pool;
    private final int most;

    /// @param most tables of one person
    BotQuota(TableRegistry registry, Pool pool, int most) {
        this.registry = registry;
        this.pool = pool;
        this.most = most;
    }

    /// Runs work that first counts games, one at a time. Otherwise many callers at once would all see room
    /// for one more.
    <T> T alone(Supplier<T> work) {
        lock.lock();
        try {
            return work.get();
        } finally {
            lock.unlock();
        }
    }

    /// Does a command, alone if a game with bots may begin by it.
    <T> T alone(Command command, Supplier<T> work) {
        return switch (command) {
            case Command.Assign _, Command.Sit _, Command.CallBot _ -> alone(work);
            default -> work.get();
        };
    }

    /// Checks that a person may make a table.
    void check(Person by, NewTable wanted) {
        if (wanted.seats().stream().anyMatch(seat -> seat.kind() == NewTable.NewSeat.Sitter.BOT)) {
            checkGames(by.id(), by, "");
        }
    }

    /// Checks that a person may make the next table of a series.
    void check(Person by, StoredEvent.Created wanted) {
        if (wanted.chairs().stream().anyMatch(chair -> chair.bot().isPresent())) {
            checkGames(by.id(), by, "");
        }
    }

    /// Checks that a person may give a seat to a bot, or make a move that a bot answers. The same holds for taking a
    /// seat at a table with bots, since the game may begin by that.
    void check(Person by, LiveTable<?, ?, ?> table, Command command) {
        var host = table.state().host();
        switch (command) {
            case Command.Assign assign when assign.level().isPresent() -> checkGames(host, by, table.id());
            case Command.Sit _ when table.hasBots() -> checkGames(host, by, table.id());
            case Command.CallBot _ -> {
                checkGames(host, by, table.id());
                checkThoughts(host, table.id());
            }
            case Command.Move _, Command.PassAll _, Command.TakeBack _
            when table.hasBotsAtPlay() -> checkThoughts(host, table.id());
            default -> {}
        }
    }

    /// Checks how many running games with bots a table's host and the host's network have.
    private void checkGames(String host, Person by, String table) {
        long own = count(table, host::equals);
        if (own >= most) {
            throw tooMany(
                    host.equals(by.id()) ? new ServerFault.BotsBusy(own) : new ServerFault.HostsBotsBusy(own), "120 s");
        }
        var network = pool.network(host);
        if (!network.isEmpty()) {
            long all = count(table, other -> pool.network(other).equals(network));
            if (all >= (long) PEOPLE * most) {
                throw tooMany(new ServerFault.NetworksBotsBusy(all), "120 s");
            }
        }
    }

    private long count(String except, Predicate<String> host) {
        return registry.count(table -> table.hasBotsAtPlay()
                && !table.id().equals(except)
                && host.test(table.state().host()));
    }

    /// Checks at how many other tables bots search for the same host, and for the host's network.
    private void checkThoughts(String host, String table) {
        var network = pool.network(host);
        boolean busy = pool.thinking().ofPerson(host, table) >= most
                || (!network.isEmpty() && pool.thinking().ofNetwork(network, table) >= (long) PEOPLE * most);
        if (busy) {
            throw tooMany(new ServerFault.BotsThinking(), "10 s");
        }
    }

    private static ApiException tooMany(Reason says, String wait) {
        return ApiException.of(FaultCode.TOO_MANY, says, wait);
    }
}
