package parterre.bench;

import java.io.IOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.LinkedBlockingQueue;
import java.util.concurrent.Semaphore;
import java.util.concurrent.atomic.AtomicBoolean;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.concurrent.atomic.AtomicLong;
import java.util.function.LongToIntFunction;
import java.util.stream.Stream;
import parterre.server.wire.Json;

/// Two people at each of many tables, each with their own stream, play at a given rate. Measures how long it takes
/// until a move is acknowledged, and until the other's stream has delivered it. The server runs in a process of its
/// own on the same machine, with SQLite and `synchronous=FULL`.
///
/// Arguments: tables (2,000; more than 100), moves a second, one rate or several (`1000,1500,2000`), seconds for each
/// (20), streams to hold at the end (5,000).
public final class TableLoad {
    private static final int WARM_UP_SECONDS = 15;
    private static final double P99_LIMIT_MILLIS = 50;
    /// The fractional parts of its multiples are spread evenly.
    private static final double GOLDEN = 0.618_033_988_749_895;
    static final String SERVER_MEMORY = "-Xmx1g";
    /// The number of tables that are loaded first, before the loading code is compiled.
    private static final int FIRST = 100;

    private static final String IN_MEMORY = "parterre_tables_loaded ";
    private static final String TABLE =
            "{\"game\":\"gardens-of-mars\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"spectators\":true}";

    private final ServerProcess server;
    private final List<Game> games = new CopyOnWriteArrayList<>();
    private final Delays acknowledged = new Delays();
    private final Delays seen = new Delays();
    private final AtomicInteger failed = new AtomicInteger();
    private final AtomicInteger late = new AtomicInteger();
    private final AtomicInteger renewed = new AtomicInteger();

    TableLoad(ServerProcess server) {
        this.server = server;
    }

    public static void main(String[] args) throws Exception {
        int tables = args.length > 0 ? Integer.parseInt(args[0]) : 2_000;
        var rates = Stream.of((args.length > 1 ? args[1] : "1000,1500,2000").split(","))
                .map(Integer::valueOf)
                .toList();
        int seconds = args.length > 2 ? Integer.parseInt(args[2]) : 20;
        int streams = args.length > 3 ? Integer.parseInt(args[3]) : 5_000;
        var data = Files.createTempDirectory("table-load");
        System.out.println("write and fsync of 4 KiB in the same folder: " + fsync(data));
        var server = ServerProcess.start(data, 0, SERVER_MEMORY);
        System.out.printf(Locale.ROOT, "server at rest: %.0f MiB resident%n", server.resident() / 1048576.0);
        var load = new TableLoad(server);
        load.open(tables);
        load.warmUp(rates.getFirst());
        System.out.println("warm; what counts begins here");
        int best = 0;
        for (int rate : rates) {
            load.play(rate, seconds);
            if (load.keptUp(rate, seconds)) {
                best = Math.max(best, rate);
            }
        }
        System.out.printf(
                Locale.ROOT,
                "highest rate that was kept up with p99 of at most %.0f ms: %d moves a second%n",
                P99_LIMIT_MILLIS,
                best);
        load.hold(streams);
        load.returnToTables();
        server.kill();
        load.reload(data);
        System.exit(0);
    }

    private static String fsync(Path folder) throws IOException {
        var delays = new Delays();
        var file = folder.resolve("fsync");
        try (var channel = FileChannel.open(file, StandardOpenOption.CREATE, StandardOpenOption.WRITE)) {
            for (int i = 0; i < 200; i++) {
                long began = System.nanoTime();
                channel.write(ByteBuffer.allocate(4_096));
                channel.force(false);
                delays.add(System.nanoTime() - began);
            }
        }
        Files.delete(file);
        return delays.text();
    }

    /// Opens tables, a few at a time.
    void open(int tables) throws InterruptedException {
        long began = System.nanoTime();
        var few = new Semaphore(16);
        for (int i = 0; i < tables; i++) {
            few.acquire();
            Thread.ofVirtual().start(() -> {
                try {
                    games.add(new Game());
                } catch (IOException e) {
                    failed.incrementAndGet();
                } finally {
                    few.release();
                }
            });
        }
        few.acquire(16);
        System.out.printf(
                Locale.ROOT,
                "%d tables of two people, %d streams: opened in %.1f s, %d failed%n",
                games.size(),
                2 * games.size(),
                (System.nanoTime() - began) * 1e-9,
                failed.get());
    }

    /// Plays until most code is compiled: the compiler of a Java that has just started takes more than the moves do.
    /// Afterwards some games have just begun, and others are about to end, so that games end at all times.
    void warmUp(int rate) throws InterruptedException {
        for (int part : List.of(4, 2, 1, 1)) {
            play(rate / part, WARM_UP_SECONDS, move -> (int) (games.size() * Math.sqrt(move * GOLDEN % 1)));
        }
    }

    /// Plays one round after the other through all tables, at this rate. Where a game has ended, a new
    /// table is opened meanwhile, for two new people.
    void play(int rate, int seconds) throws InterruptedException {
        play(rate, seconds, move -> (int) (move % games.size()));
    }

    /// @param place of the table of a move
    private void play(int rate, int seconds, LongToIntFunction place) throws InterruptedException {
        acknowledged.clear();
        seen.clear();
        failed.set(0);
        late.set(0);
        renewed.set(0);
        long cpu = server.cpuMillis();
        long began = System.nanoTime();
        long moves = (long) rate * seconds;
        for (long i = 0; i < moves; i++) {
            long due = began + i * 1_000_000_000 / rate;
            long wait = due - System.nanoTime();
            if (wait > 200_000) {
                Thread.sleep(wait / 1_000_000, (int) (wait % 1_000_000));
            }
            int at = place.applyAsInt(i);
            while (ended(at)) {
                at = (at + 1) % games.size();
            }
            games.get(at).go.add(due);
        }
        Thread.sleep(2_000);
        System.out.printf(
                Locale.ROOT,
                "%d moves a second wanted for %d s, %d acknowledged (%.0f a second), %d failed, %d tables not ready in time, %d games ended and begun anew%n",
                rate,
                seconds,
                acknowledged.count(),
                acknowledged.count() / (double) seconds,
                failed.get(),
                late.get(),
                renewed.get());
        System.out.printf(
                Locale.ROOT,
                "  the server's CPU time: %.2f ms a move%n",
                (server.cpuMillis() - cpu) / (double) Math.max(1, acknowledged.count()));
        System.out.println("  submitted -> acknowledged: " + acknowledged.text());
        System.out.println("  submitted -> seen by the other: " + seen.text());
    }

    /// Returns how long the moves of the last rate took until they were acknowledged.
    Delays acknowledged() {
        return acknowledged;
    }

    /// Returns true if the game in this place has ended; the first time it is asked, another is begun there.
    private boolean ended(int place) {
        var game = games.get(place);
        if (game.over && game.replaced.compareAndSet(false, true)) {
            renewed.incrementAndGet();
            Thread.ofVirtual().start(() -> {
                try {
                    game.leave();
                    games.set(place, new Game());
                } catch (IOException e) {
                    failed.incrementAndGet();
                }
            });
        }
        return game.over;
    }

    /// Returns true if nearly every move of this rate was made, acknowledged and seen in time.
    private boolean keptUp(int rate, int seconds) {
        return acknowledged.count() >= 0.99 * rate * seconds
                && acknowledged.millis(0.99) <= P99_LIMIT_MILLIS
                && seen.millis(0.99) <= P99_LIMIT_MILLIS;
    }

    /// Opens spectators' streams until so many are open.
    private void hold(int streams) throws IOException {
        var open = new ArrayList<ClientConnection>();
        for (int i = 2 * games.size(); i < streams; i++) {
            var line = new ClientConnection(server.port(), "");
            line.follow("/api/tables/" + games.get(i % games.size()).id + "/events");
            open.add(line);
        }
        System.out.printf(
                Locale.ROOT,
                "%d streams and %d tables in memory: %.0f MiB resident%n",
                2 * games.size() + open.size(),
                games.size(),
                server.resident() / 1048576.0);
        for (var line : open) {
            line.close();
        }
    }

    /// Measures how long it takes to load a table. The server has unloaded all tables because nobody was
    /// connected.
    private void returnToTables() throws IOException, InterruptedException {
        for (var game : games) {
            game.leave();
        }
        while (inMemory(server) > 0) {
            Thread.sleep(5_000);
        }
        System.out.println("a table that was let go is loaded and answered, the first ones: " + look(server, 0, FIRST));
        System.out.println(
                "a table that was let go is loaded and answered, others: " + look(server, FIRST, games.size() - FIRST));
    }

    /// Measures the same just after a start, while the server is busy loading the other tables.
    private void reload(Path data) throws IOException, InterruptedException {
        var fresh = ServerProcess.start(data, 0, SERVER_MEMORY);
        System.out.println("a table is loaded and answered, just after a start: " + look(fresh, 0, games.size()));
        fresh.kill();
    }

    private String look(ServerProcess process, int from, int count) throws IOException {
        var delays = new Delays();
        try (var line = new ClientConnection(process.port(), "")) {
            for (var game : games.subList(from, from + count)) {
                long began = System.nanoTime();
                line.call("GET", "/api/tables/" + game.id, "");
                delays.add(System.nanoTime() - began);
            }
        }
        return delays.text();
    }

    private static long inMemory(ServerProcess process) throws IOException {
        try (var line = new ClientConnection(process.port(), "")) {
            return line.call("GET", "/metrics", "")
                    .body()
                    .lines()
                    .filter(metric -> metric.startsWith(IN_MEMORY))
                    .mapToLong(metric -> (long) Double.parseDouble(metric.substring(IN_MEMORY.length())))
                    .findFirst()
                    .orElseThrow(() -> new IOException("the server does not say how many tables are in memory"));
        }
    }

    /// A table with two people.
    private final class Game {
        private final LinkedBlockingQueue<Long> go = new LinkedBlockingQueue<>();
        private final LinkedBlockingQueue<Turn> turns = new LinkedBlockingQueue<>();
        private final AtomicLong submitted = new AtomicLong();
        private final List<ClientConnection> callers = new ArrayList<>();
        private final List<ClientConnection> streams = new CopyOnWriteArrayList<>();
        private final List<String> cookies;
        private final String id;
        private final AtomicBoolean replaced = new AtomicBoolean();
        private volatile boolean over;

        /// The turn of player 0 or 1.
        private record Turn(int who, SeatQuestion asked) {}

        Game() throws IOException {
            var ada = guest();
            var ben = guest();
            cookies = List.of(ada, ben);
            callers.add(new ClientConnection(server.port(), ada));
            callers.add(new ClientConnection(server.port(), ben));
            var table = callers.get(0).call("POST", "/api/tables", TABLE);
            id = Json.MAPPER.readTree(table.body()).path("table").path("id").asString();
            callers.get(1).call("POST", "/api/tables/" + id + "/seats/P2/sit", "{\"program\":true}");
            Thread.ofVirtual().start(() -> listen(0, ada));
            Thread.ofVirtual().start(() -> listen(1, ben));
            Thread.ofVirtual().start(this::drive);
        }

        /// A server closes connections that have been quiet for a while; like a browser, one comes again.
        private ClientConnection.Answer submit(int who, String move) throws IOException {
            var path = "/api/tables/" + id + "/moves";
            try {
                return callers.get(who).call("POST", path, move);
            } catch (IOException e) {
                callers.set(who, new ClientConnection(server.port(), cookies.get(who)));
                return callers.get(who).call("POST", path, move);
            }
        }

        /// Closes all connections.
        void leave() throws IOException {
            for (var line : callers) {
                line.close();
            }
            for (var line : streams) {
                line.close();
            }
        }

        private String guest() throws IOException {
            try (var line = new ClientConnection(server.port(), "")) {
                return line.call("GET", "/api/me", "").cookie();
            }
        }

        private void listen(int who, String cookie) {
            try (var line = new ClientConnection(server.port(), cookie)) {
                streams.add(line);
                line.follow("/api/tables/" + id + "/events");
                boolean now = false;
                for (var text = line.line(); ; text = line.line()) {
                    if (text.startsWith("event: ")) {
                        now = text.endsWith("now");
                        if (text.endsWith("stepped")) {
                            stepped(who);
                        }
                    } else if (now && text.startsWith("data: ")) {
                        SeatQuestion.in(text).ifPresent(asked -> turns.add(new Turn(who, asked)));
                    } else if (text.contains("\"phase\":\"over\"")) {
                        over = true;
                    }
                }
            } catch (IOException e) {
                // the server has been killed
            }
        }

        /// A step has come; the first one since a move was submitted that reaches the other counts.
        private void stepped(int who) {
            long began = submitted.get();
            if (began != 0 && began % 2 != who && submitted.compareAndSet(began, 0)) {
                seen.add(System.nanoTime() - began);
            }
        }

        private void drive() {
            try {
                long last = 0;
                while (true) {
                    long due = go.take();
                    var turn = turns.poll();
                    while (turn != null && turn.asked().decision() <= last) {
                        turn = turns.poll();
                    }
                    if (turn == null) {
                        late.incrementAndGet();
                        continue;
                    }
                    last = turn.asked().decision();
                    // Counted from when it should have been sent. The lowest bit says who sent it.
                    submitted.set((due & ~1L) | turn.who());
                    var answer = submit(turn.who(), turn.asked().body());
                    if (answer.status() == 200) {
                        acknowledged.add(System.nanoTime() - due);
                    } else {
                        failed.incrementAndGet();
                    }
                }
            } catch (IOException | InterruptedException e) {
                // the server has been killed
            }
        }
    }
}
