package parterre.server;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Path;
import java.time.Clock;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.concurrent.CompletableFuture;
import java.util.stream.Collectors;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Luck;
import parterre.engine.SecureLuck;
import parterre.engine.box.GameBox;
import parterre.server.http.Port;
import parterre.server.http.Services;
import parterre.server.lab.ExperimentScheduler;
import parterre.server.people.Blocks;
import parterre.server.people.DeviceLinks;
import parterre.server.people.Guests;
import parterre.server.people.OperatorToken;
import parterre.server.people.Sanctions;
import parterre.server.puzzle.PuzzleLibrary;
import parterre.server.puzzle.PuzzleSolving;
import parterre.server.store.Database;
import parterre.server.store.LinkStore;
import parterre.server.store.MistakeStore;
import parterre.server.store.ModerationStore;
import parterre.server.store.Outage;
import parterre.server.store.PeopleStore;
import parterre.server.store.PuzzleStore;
import parterre.server.store.ReviewStore;
import parterre.server.store.ServerLock;
import parterre.server.store.TableStore;
import parterre.server.store.Uptime;
import parterre.server.table.run.ServerBots;
import parterre.server.table.run.ServerClock;
import parterre.server.table.run.SingleHost;
import parterre.server.upkeep.Upkeep;

/// A running server.
public final class Server implements AutoCloseable {
    private static final Logger LOG = LoggerFactory.getLogger(Server.class);

    private final ServerLock lock;
    private final Database database;
    private final SingleHost tables;
    private final ExperimentScheduler lab;
    private final Port port;
    private final Upkeep upkeep;
    private final Path data;
    private final OperatorToken operator;
    private boolean closed;
    private final CompletableFuture<Void> takenOver;

    private Server(
            ServerLock lock,
            Database database,
            SingleHost tables,
            ExperimentScheduler lab,
            Port port,
            Upkeep upkeep,
            Path data,
            OperatorToken operator,
            CompletableFuture<Void> takenOver) {
        this.takenOver = takenOver;
        this.lock = lock;
        this.database = database;
        this.tables = tables;
        this.lab = lab;
        this.port = port;
        this.upkeep = upkeep;
        this.data = data;
        this.operator = operator;
    }

    /// Starts: opens the database, goes on with every running game, listens.
    ///
    /// @throws java.io.UncheckedIOException if port, folder or database cannot be used; says why
    public static Server start(ServerOptions options) {
        return start(options, Clock.systemUTC(), ServerClock.ofSystem(), new SecureLuck());
    }

    /// Starts with this clock and this luck.
    static Server start(ServerOptions options, Clock clock, Luck luck) {
        return start(options, clock, ServerClock.of(clock, clock), luck);
    }

    private static Server start(ServerOptions options, Clock clock, ServerClock tableClock, Luck luck) {
        Port.checkFree(options.host(), options.port());
        var lock = ServerLock.take(options.data(), options.databaseUrl());
        var opened = new Opened();
        opened.add(lock::close);
        try {
            var server = start(options, clock, tableClock, luck, lock, opened);
            lock.reachedAt(options.localAddress(server.port()));
            return server;
        } catch (RuntimeException | Error e) {
            opened.close(e);
            if (Outage.isFull(e)) {
                throw new UncheckedIOException("cannot start", new IOException(Outage.FULL, e));
            }
            throw e;
        }
    }

    /// The resources that a start has opened so far.
    private static final class Opened {
        private final Deque<Runnable> ends = new ArrayDeque<>();

        void add(Runnable end) {
            ends.push(end);
        }

        /// Closes everything again, the last first, since the start has failed.
        void close(Throwable because) {
            for (var end : ends) {
                try {
                    end.run();
                } catch (RuntimeException e) {
                    because.addSuppressed(e);
                }
            }
        }
    }

    private static Server start(
            ServerOptions options, Clock clock, ServerClock tableClock, Luck luck, ServerLock lock, Opened opened) {
        var database = options.databaseUrl().map(Database::at).orElseGet(() -> Database.inFolder(options.data()));
        opened.add(database::close);
        database.checkIntegrity();
        var takenOver = new CompletableFuture<Void>();
        database.takeOver(lock, () -> takenOver.complete(null));
        var bots = new ServerBots(luck, options.bots());
        var store = new TableStore(database);
        var people = new PeopleStore(database);
        var games = options.games().stream()
                .collect(Collectors.<GameBox<?, ?, ?>, String, GameBox<?, ?, ?>>toMap(
                        box -> box.game().info().slug(), box -> box));
        var moderation = new ModerationStore(database);
        var blocks = new Blocks(moderation);
        var operator = OperatorToken.fresh();
        var tables = new SingleHost(
                games,
                store,
                new ReviewStore(database),
                new Uptime(database, lock),
                bots,
                luck,
                tableClock,
                blocks,
                options.thinkers(),
                options.limits().tablesWithBots(),
                Runtime.getRuntime().maxMemory());
        opened.add(tables::close);
        tables.begin();
        var lab = new ExperimentScheduler(options.data().resolve("lab"), games.keySet(), tables::isThinking);
        opened.add(lab::close);
        var guests = new Guests(people, clock);
        var links = new DeviceLinks(new LinkStore(database), guests, clock);
        var upkeep = new Upkeep(options.upkeep(), options.data(), options.databaseUrl(), guests, tables, clock);
        var mistakes = new MistakeStore(database);
        var services = new Services(
                options.games(),
                bots,
                tables,
                store,
                mistakes,
                new PuzzleSolving(
                        new PuzzleLibrary(options.games(), options.data().resolve(PuzzleLibrary.FOLDER)),
                        new PuzzleStore(database),
                        tables.reviews(mistakes).scheduler(),
                        bots,
                        clock),
                lab,
                guests,
                links,
                blocks,
                new Sanctions(moderation, clock),
                moderation,
                operator,
                upkeep,
                database,
                lock,
                clock);
        var port = Port.open(
                services, options.host(), options.port(), options.publicUrl(), options.proxies(), options.limits());
        opened.add(port::close);
        opened.add(upkeep::close);
        upkeep.begin();
        lab.begin();
        operator.write(options.data(), options.localAddress(port.number()));
        var server = new Server(lock, database, tables, lab, port, upkeep, options.data(), operator, takenOver);
        var _ = takenOver.thenRunAsync(server::stopForAnother);
        return server;
    }

    Upkeep upkeep() {
        return upkeep;
    }

    /// Returns the port that it listens on.
    public int port() {
        return port.number();
    }

    /// Becomes complete when another server has taken over the database: this one stops by itself then.
    public CompletableFuture<Void> takenOver() {
        return takenOver.copy();
    }

    private void stopForAnother() {
        LOG.error("another server has taken over the database; this one stops");
        close();
    }

    /// Stops: takes no more calls, finishes those that are under way, ends the streams, closes the database.
    @Override
    public synchronized void close() {
        if (closed) {
            return;
        }
        closed = true;
        // Closes tables, laboratory, port, database and hold, each even if closing one before it fails.
        try (lock;
                database;
                port;
                upkeep;
                lab) {
            tables.close();
            operator.forget(data);
        }
    }
}
