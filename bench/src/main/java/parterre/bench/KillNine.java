package parterre.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.concurrent.CopyOnWriteArrayList;
import java.util.concurrent.atomic.AtomicInteger;
import parterre.server.wire.Json;

/// Kills a server again and again while people play, and checks that no acknowledged move is lost.
///
/// Each client plays at a table of its own, one move after the other. It sends a move without an answer again,
/// as a page does. After each kill the server is started on the same data. Then every table must be readable, and its
/// record must begin with every move that was acknowledged, in order.
///
/// Arguments: how many kills (200), seconds at most (unbounded), clients (8).
public final class KillNine {
    /// Starts the server faster: it is killed before the second compiler could be useful.
    private static final String SHORT_LIVED = "-XX:TieredStopAtLevel=1";

    private static final int LONGEST_LIFE_MILLIS = 1_000;
    private static final String TABLE =
            "{\"game\":\"gardens-of-mars\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"spectators\":true}";

    private final Path data;
    private final List<Client> clients = new ArrayList<>();
    private final List<Played> played = new CopyOnWriteArrayList<>();
    private final AtomicInteger acknowledged = new AtomicInteger();
    private final Delays resumed = new Delays();
    private volatile boolean up;
    private volatile boolean over;
    private volatile int port;
    private volatile long since;

    private KillNine(Path data) {
        this.data = data;
    }

    /// A table and the moves that were acknowledged at it.
    private record Played(String table, List<String> moves) {}

    public static void main(String[] args) throws Exception {
        int kills = args.length > 0 ? Integer.parseInt(args[0]) : 200;
        long seconds = args.length > 1 ? Long.parseLong(args[1]) : Long.MAX_VALUE / 1_000_000_000;
        int clients = args.length > 2 ? Integer.parseInt(args[2]) : 8;
        new KillNine(Files.createTempDirectory("kill-nine")).run(kills, seconds, clients);
    }

    private void run(int kills, long seconds, int count) throws Exception {
        var random = new Random(9);
        var server = ServerProcess.start(data, 0, SHORT_LIVED);
        port = server.port();
        for (int i = 0; i < count; i++) {
            clients.add(new Client());
        }
        clients.forEach(client -> Thread.ofVirtual().start(client));
        long began = System.nanoTime();
        int done = 0;
        int lost = 0;
        int unreadable = 0;
        while (done < kills && System.nanoTime() - began < seconds * 1_000_000_000) {
            since = System.nanoTime();
            up = true;
            awaitMoves(acknowledged.get());
            Thread.sleep(random.nextInt(LONGEST_LIFE_MILLIS));
            up = false;
            server.kill();
            done++;
            server = ServerProcess.start(data, port, SHORT_LIVED);
            for (var table : played) {
                switch (check(table)) {
                    case WHOLE -> {}
                    case LOST -> lost++;
                    case UNREADABLE -> unreadable++;
                }
            }
        }
        over = true;
        up = true;
        System.out.printf(
                "%d kills, %d tables, %d moves acknowledged: %d tables with an acknowledged move lost, %d tables unreadable%n",
                done, played.size(), acknowledged.get(), lost, unreadable);
        System.out.println("server back -> a client's next move acknowledged: " + resumed.text());
        server.kill();
        System.exit(lost + unreadable == 0 ? 0 : 1);
    }

    /// A server without any move yet has nothing to lose.
    private void awaitMoves(int before) throws InterruptedException {
        long end = System.nanoTime() + 60_000_000_000L;
        while (acknowledged.get() == before && System.nanoTime() < end) {
            Thread.sleep(1);
        }
    }

    private enum Found {
        WHOLE,
        LOST,
        UNREADABLE
    }

    private Found check(Played table) throws IOException {
        List<String> acknowledgedThere;
        synchronized (table.moves()) {
            acknowledgedThere = List.copyOf(table.moves());
        }
        try (var line = new ClientConnection(port, "")) {
            var answer = line.call("GET", "/api/tables/" + table.table(), "");
            if (answer.status() != 200) {
                System.out.println("unreadable: " + answer.body());
                return Found.UNREADABLE;
            }
            var found = new ArrayList<String>();
            var snapshot = Json.MAPPER.readTree(answer.body());
            if (snapshot.path("table").has("frozen")) {
                return Found.UNREADABLE;
            }
            snapshot.path("log").forEach(entry -> {
                var text = entry.path("line");
                if (text.asString().startsWith("P")) {
                    found.add(text.asString());
                }
            });
            if (found.size() < acknowledgedThere.size()
                    || !found.subList(0, acknowledgedThere.size()).equals(acknowledgedThere)) {
                System.out.println("lost at " + table.table() + ": " + acknowledgedThere + " but found " + found);
                return Found.LOST;
            }
            return Found.WHOLE;
        }
    }

    /// A player that plays and comes back on its own.
    private final class Client implements Runnable {
        private String cookie = "";
        private Played table = new Played("", List.of());
        private String unanswered = "";
        private String move = "";
        private boolean back;

        @Override
        public void run() {
            while (!over) {
                try {
                    if (up) {
                        play();
                    } else {
                        Thread.sleep(5);
                    }
                } catch (IOException e) {
                    back = true;
                } catch (InterruptedException e) {
                    return;
                }
            }
        }

        private void play() throws IOException {
            try (var line = new ClientConnection(port, cookie)) {
                if (cookie.isEmpty()) {
                    cookie = line.call("GET", "/api/me", "").cookie();
                    return;
                }
                while (up) {
                    if (table.table().isEmpty()) {
                        open(line);
                    } else if (unanswered.isEmpty()) {
                        decide(line);
                    } else {
                        submit(line);
                    }
                }
            }
        }

        private void open(ClientConnection line) throws IOException {
            var answer = line.call("POST", "/api/tables", TABLE);
            if (answer.status() != 201) {
                throw new IOException(answer.body());
            }
            var id =
                    Json.MAPPER.readTree(answer.body()).path("table").path("id").asString();
            table = new Played(id, new ArrayList<>());
            played.add(table);
        }

        private void decide(ClientConnection line) throws IOException {
            var answer = line.call("GET", "/api/tables/" + table.table(), "");
            var asked = SeatQuestion.in(answer.body());
            if (asked.isEmpty()) {
                table = new Played("", List.of());
                return;
            }
            unanswered = asked.get().body();
            move = asked.get().seat() + ": " + asked.get().move();
        }

        private void submit(ClientConnection line) throws IOException {
            var answer = line.call("POST", "/api/tables/" + table.table() + "/moves", unanswered);
            if (answer.status() != 200) {
                throw new IOException(answer.body());
            }
            synchronized (table.moves()) {
                table.moves().add(move);
            }
            acknowledged.incrementAndGet();
            unanswered = "";
            if (back) {
                back = false;
                resumed.add(System.nanoTime() - since);
            }
        }
    }
}
