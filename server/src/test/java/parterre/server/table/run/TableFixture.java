package parterre.server.table.run;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.locks.LockSupport;
import java.util.function.BooleanSupplier;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import parterre.bots.search.SearchContext;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.server.NewTables;
import parterre.server.people.Blocks;
import parterre.server.people.Person;
import parterre.server.store.Database;
import parterre.server.store.ModerationStore;
import parterre.server.store.ReviewStore;
import parterre.server.store.TableStore;
import parterre.server.store.Uptime;
import parterre.server.table.decide.Command;
import parterre.server.table.state.Windows;
import parterre.server.wire.Calls;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.GameCard;
import parterre.server.wire.NewTable.NewSeat;
import parterre.server.wire.Snapshot;

/// Tables without a socket: a host, a database in a folder, a clock that is put forward by hand, bots that play at
/// random. Time does its work only when a test ticks or waits for something, so that nothing happens between two
/// lines of a test.
final class TableFixture implements AutoCloseable {
    static final NewSeat ME = NewTables.ME;
    static final NewSeat OPEN = NewTables.OPEN;
    static final NewSeat BOT = NewTables.bot("random");
    static final NewSeat PROGRAM = NewTables.bot("program");

    static final Person ADA = new Person("ada", "Ada", "a".repeat(16));
    static final Person BEN = new Person("ben", "Ben", "b".repeat(16));
    static final Person EVE = new Person("eve", "Eve", "e".repeat(16));

    /// How many running games with bots one person may host here.
    static final int MOST_WITH_BOTS = 6;

    final ManualClock clock = new ManualClock();
    /// The system's clock, which may be put forward although no time goes by.
    final ManualClock system = new ManualClock();
    private final ServerClock time = ServerClock.of(system, clock);
    final Database database;
    final TableStore store;
    SingleHost host;
    private long memory = Runtime.getRuntime().maxMemory();

    private final Luck luck;
    private final RandomBots bots = new RandomBots(Generator.of(5));

    TableFixture(Path folder, long seed) {
        this(Database.inFolder(folder), seed);
    }

    /// @param database is closed with the fixture
    TableFixture(Database database, long seed) {
        this.database = database;
        store = new TableStore(database);
        luck = Generator.of(seed);
        host = open();
    }

    /// Sets what the bot called "program" does instead of playing. It stands for a program that the operator added.
    void program(Supplier<RuntimeException> breaks) {
        bots.breaks = breaks;
    }

    /// No bot answers from now on.
    void holdBots() {
        bots.hold();
    }

    /// Returns how many bots wait for a thread, or hold back an answer since [#holdBots()] was called last.
    int botsAsked() {
        // In this order none is counted twice.
        return bots.held.asked.get() + host.thoughtsWaiting();
    }

    /// Bots answer again.
    void releaseBots() {
        bots.release();
    }

    private SingleHost open() {
        var games = Boxes.all().stream()
                .collect(Collectors.<GameBox<?, ?, ?>, String, GameBox<?, ?, ?>>toMap(
                        box -> box.game().info().slug(), box -> box));
        var blocks = new Blocks(new ModerationStore(database));
        return new SingleHost(
                games,
                store,
                new ReviewStore(database),
                new Uptime(database),
                bots,
                luck,
                time,
                blocks,
                1,
                MOST_WITH_BOTS,
                memory);
    }

    /// The server goes and comes back on a machine with so many bytes of memory.
    void restart(long bytes) {
        memory = bytes;
        restart();
    }

    /// The server goes and comes back.
    void restart() {
        host.close();
        host = open();
    }

    Snapshot table(String game, ClockTerms clock, NewSeat... seats) {
        return host.create(ADA, NewTables.timed(NewTables.table(game, seats), clock));
    }

    Snapshot look(Snapshot table, Person who) {
        return host.look(table.table().id(), who, Optional.empty());
    }

    Calls.Accepted submit(Snapshot table, Person by, Command command) {
        return host.submit(table.table().id(), by, command);
    }

    Calls.Accepted sit(Snapshot table, Person who, int seat) {
        return submit(table, who, new Command.Sit(Seat.of(seat), Optional.empty(), false, Optional.empty()));
    }

    /// Makes the first listed move of the person among these who is asked.
    void move(Snapshot table, Person... people) {
        for (var person : people) {
            var asked = look(table, person).present().asked();
            if (asked.isPresent()) {
                submit(
                        table,
                        person,
                        new Command.Move(
                                asked.get().seat(),
                                asked.get().decision(),
                                asked.get().moves().getFirst().text()));
                return;
            }
        }
        letWindowClose(table);
    }

    /// All have answered at a window, which closes in its own time.
    void letWindowClose(Snapshot table) {
        var waiting = look(table, ADA);
        if (!waiting.present().together()) {
            throw new AssertionError("none of them is asked");
        }
        clock.forward(Duration.ofMillis(Windows.SHORTEST + Windows.SPREAD));
        host.tick();
        until(() -> look(table, ADA).frame().step() > waiting.frame().step());
    }

    /// Lets bots think and time do its work until something is so.
    void until(BooleanSupplier so) {
        var deadline = System.nanoTime() + Duration.ofSeconds(60).toNanos();
        while (!so.getAsBoolean()) {
            host.tick();
            if (System.nanoTime() > deadline) {
                throw new AssertionError("it never came to that");
            }
            LockSupport.parkNanos(1_000_000);
        }
    }

    @Override
    public void close() {
        releaseBots();
        host.close();
        database.close();
    }

    /// Bots that play at random, and a program.
    private static final class RandomBots implements Bots {
        private final Luck luck;
        private volatile Supplier<RuntimeException> breaks = () -> new IllegalStateException("broken");
        private final List<Hold> holds = new ArrayList<>();
        private volatile Hold held = new Hold(new CountDownLatch(0), new AtomicInteger());

        /// Holds answers back.
        ///
        /// @param asked how many bots have come to it
        private record Hold(CountDownLatch latch, AtomicInteger asked) {}

        RandomBots(Luck luck) {
            this.luck = luck;
        }

        void hold() {
            held = new Hold(new CountDownLatch(1), new AtomicInteger());
            holds.add(held);
        }

        void release() {
            holds.forEach(hold -> hold.latch.countDown());
        }

        @Override
        public List<GameCard.LevelCard> levels(GameBox<?, ?, ?> box) {
            return List.of(
                    new GameCard.LevelCard("random", "Random", List.of()),
                    new GameCard.LevelCard("program", "Program", List.of()));
        }

        @Override
        public List<GameCard.LevelCard> ladder(GameBox<?, ?, ?> box) {
            return levels(box).subList(0, 1);
        }

        @Override
        public <S> Optional<Value<S>> value(GameBox<S, ?, ?> box) {
            return SearchContext.values(box).stream().findFirst();
        }

        @Override
        public <S, M extends Move, V> M choose(
                GameBox<S, M, V> box, Setup setup, Seat seat, String level, V view, Moves<M> moves, Duration atMost) {
            var mine = held;
            mine.asked.incrementAndGet();
            try {
                mine.latch.await();
            } catch (InterruptedException e) {
                throw new IllegalStateException(e);
            }
            if (level.equals("program")) {
                throw breaks.get();
            }
            synchronized (luck) {
                return moves.sample(luck);
            }
        }
    }
}
