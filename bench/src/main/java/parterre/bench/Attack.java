package parterre.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.file.Files;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.concurrent.atomic.AtomicInteger;
import java.util.function.IntConsumer;
import parterre.server.people.OperatorToken;
import parterre.server.wire.Json;

/// Attacks a server that has little memory, over loopback, and measures what other people notice of it. Ends by
/// itself, with 1 if the server died, other people waited too long or were refused.
public final class Attack {
    /// Another heap: `-Dheap=-Xmx256m`.
    private static final String HEAP = System.getProperty("heap", "-Xmx512m");

    private static final double LONGEST_MILLIS = 500;
    private static final int PLAYERS = 5;
    private static final int PAUSE_MILLIS = 250;
    private static final InetAddress ATTACKER = InetAddress.ofLiteral("127.0.0.2");
    private static final String TABLE =
            "{\"game\":\"gardens-of-mars\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"%s\"%s}],\"options\":{}}";

    private final ServerProcess server;
    private final String operator;
    private final Delays delays = new Delays();
    private final Delays fair = new Delays();
    private final AtomicInteger refused = new AtomicInteger();
    private final AtomicInteger lost = new AtomicInteger();
    /// Attackers who gave up before the end.
    private final AtomicInteger ended = new AtomicInteger();
    private volatile boolean over;

    private Attack(ServerProcess server, String operator) {
        this.server = server;
        this.operator = operator;
    }

    /// Attacks once.
    ///
    /// @param args `bodies`, `crowd`, `idle`, `lines`, `nests`, `bots`, `pages`, `edge`, `tables`, `looks`,
    ///     `reviews`, `streams`, `fuzz` or `quiet`; then the number of seconds, or of calls for `fuzz`
    public static void main(String[] args) throws Exception {
        var kind = args.length > 0 ? args[0] : "bodies";
        int amount = args.length > 1 ? Integer.parseInt(args[1]) : 30;
        var data = Files.createTempDirectory("attack");
        var server = ServerProcess.startLimited(data, HEAP);
        var attack =
                new Attack(server, Files.readAllLines(OperatorToken.file(data)).get(1));
        boolean held = attack.run(kind, amount);
        attack.server.kill();
        System.exit(held ? 0 : 1);
    }

    private boolean run(String kind, int amount) throws InterruptedException, IOException {
        var players = new ArrayList<Thread>();
        for (int i = 0; i < PLAYERS; i++) {
            var from = InetAddress.ofLiteral("127.0.1." + (10 + i));
            players.add(Thread.ofVirtual().start(() -> repeat(() -> play(from))));
        }
        players.add(Thread.ofVirtual().start(() -> repeat(() -> playFair(InetAddress.ofLiteral("127.0.1.99")))));
        Thread.sleep(5_000);
        delays.clear();
        fair.clear();
        var statuses = new AtomicInteger[600];
        for (int i = 0; i < statuses.length; i++) {
            statuses[i] = new AtomicInteger();
        }
        IntConsumer told = status -> statuses[status].incrementAndGet();
        long end = System.nanoTime() + amount * 1_000_000_000L;
        var attackers = new ArrayList<Thread>();
        switch (kind) {
            case "bodies" -> crowd(attackers, 430, () -> Attacks.hold(socket(ATTACKER), end));
            case "crowd" -> {
                for (int i = 1; i <= 10; i++) {
                    var from = InetAddress.ofLiteral("127.0.3." + i);
                    crowd(attackers, 60, () -> Attacks.hold(socket(from), end));
                }
            }
            case "lines" -> crowd(attackers, 16, () -> Attacks.wrongLines(server.port(), ATTACKER, end, told));
            case "nests" -> crowd(attackers, 16, () -> Attacks.nests(server.port(), ATTACKER, end, told));
            case "pages" -> crowd(attackers, 100, () -> Attacks.pages(line(""), end, told));
            case "bots" -> crowd(attackers, 1, () -> Attacks.bots(server.port(), ATTACKER, end, told));
            case "fuzz" -> crowd(attackers, 8, () -> new Fuzz(server.port(), operator).send(amount / 8, told));
            case "tables" -> {
                var record = LongGame.record();
                for (int i = 1; i <= 10; i++) {
                    var from = InetAddress.ofLiteral("127.0.4." + i);
                    crowd(attackers, 1, () -> Attacks.tables(server.port(), from, record, end, told));
                }
            }
            case "reviews" -> {
                var record = LongGame.record();
                for (int i = 1; i <= 10; i++) {
                    var from = InetAddress.ofLiteral("127.0.5." + i);
                    crowd(attackers, 1, () -> Attacks.reviews(server.port(), from, record, end, told));
                }
            }
            case "looks" -> {
                var record = LongGame.record();
                var position = LongGame.position();
                for (int i = 1; i <= 10; i++) {
                    var from = InetAddress.ofLiteral("127.0.3." + i);
                    crowd(attackers, 2, () -> Attacks.looks(server.port(), from, record, position, end, told));
                }
            }
            case "idle" -> {
                for (int i = 1; i <= 24; i++) {
                    var from = InetAddress.ofLiteral("127.0.4." + i);
                    crowd(attackers, 250, () -> again(end, () -> Attacks.idle(socket(from), end)));
                }
            }
            case "edge" -> crowd(attackers, 16, () -> Attacks.edge(server.port(), ATTACKER, end, told));
            case "streams" -> crowd(attackers, 1, () -> Attacks.streams(server.port(), ATTACKER, end, told));
            case "quiet" -> crowd(attackers, 1, () -> Thread.sleep(1_000L * amount));
            default -> throw new IllegalArgumentException("no attack is called " + kind);
        }
        for (var attacker : attackers) {
            attacker.join();
        }
        over = true;
        for (var player : players) {
            player.join();
        }
        var seen = new StringBuilder();
        for (int status = 0; status < statuses.length; status++) {
            if (statuses[status].get() > 0) {
                seen.append(' ').append(status).append(": ").append(statuses[status].get());
            }
        }
        System.out.printf(
                Locale.ROOT,
                "%s: others' calls %d, p95 %.1f ms, %s; %d refused, %d lost; fair bot answers %s, p95 %.1f ms; server %s, %d MB%n",
                kind,
                delays.count(),
                delays.millis(0.95),
                delays.text(),
                refused.get(),
                lost.get(),
                fair.text(),
                fair.millis(0.95),
                server.isAlive() ? "alive" : "dead",
                server.resident() >> 20);
        System.out.println("answers to the attacker by status:" + seen);
        System.out.println("attackers who ended early: " + ended.get());
        // A server that is full says 503; a fuzzed call does not fill it.
        int broken = kind.equals("fuzz") ? statuses[503].get() : 0;
        for (int status = 500; status < statuses.length; status++) {
            broken += status == 503 ? 0 : statuses[status].get();
        }
        return server.isAlive()
                && refused.get() == 0
                && lost.get() == 0
                && delays.count() > 0
                && fair.count() > 0
                && delays.millis(0.95) < LONGEST_MILLIS
                && fair.millis(0.95) < LONGEST_MILLIS
                && broken == 0;
    }

    /// Does something again and again, with a pause between.
    private static void again(long end, Deed deed) throws InterruptedException {
        while (System.nanoTime() < end) {
            try {
                deed.act();
            } catch (IOException e) {
                // The server has closed the connection, as it may.
            }
            Thread.sleep(1_000);
        }
    }

    /// Something that meets a server.
    interface Deed {
        void act() throws IOException, InterruptedException;
    }

    private void crowd(List<Thread> threads, int count, Deed deed) {
        for (int i = 0; i < count; i++) {
            threads.add(Thread.ofVirtual().start(() -> {
                try {
                    deed.act();
                } catch (IOException e) {
                    // The server has closed the connection, as it may.
                    ended.incrementAndGet();
                } catch (InterruptedException e) {
                    Thread.currentThread().interrupt();
                }
            }));
        }
    }

    private void repeat(Deed deed) {
        while (!over) {
            try {
                deed.act();
            } catch (IOException e) {
                lost.incrementAndGet();
            } catch (InterruptedException e) {
                return;
            }
        }
    }

    private Socket socket(InetAddress from) throws IOException {
        var socket = new Socket();
        socket.bind(new InetSocketAddress(from, 0));
        socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), server.port()));
        return socket;
    }

    private ClientConnection line(String cookie) throws IOException {
        return new ClientConnection(server.port(), cookie, ATTACKER);
    }

    private ClientConnection.Answer timed(ClientConnection line, String method, String path, String body)
            throws IOException {
        long began = System.nanoTime();
        var answer = line.call(method, path, body);
        delays.add(System.nanoTime() - began);
        return heard(answer);
    }

    /// Counts an answer that refuses what the rules of the game allow.
    private ClientConnection.Answer heard(ClientConnection.Answer answer) {
        if (answer.status() >= 400 && answer.status() != 409) {
            refused.incrementAndGet();
            System.out.println("refused: " + answer.status() + " " + answer.body());
        }
        return answer;
    }

    /// A game that one person plays for both sides, until it is over.
    private void play(InetAddress from) throws IOException, InterruptedException {
        String cookie;
        try (var line = new ClientConnection(server.port(), "", from)) {
            cookie = line.call("GET", "/api/me", "").cookie();
        }
        try (var line = new ClientConnection(server.port(), cookie, from)) {
            var made = timed(line, "POST", "/api/tables", String.format(Locale.ROOT, TABLE, "me", ""));
            var table = "/api/tables/"
                    + Json.MAPPER.readTree(made.body()).path("table").path("id").asString();
            for (var asked = SeatQuestion.in(made.body()); !over && asked.isPresent(); ) {
                timed(line, "POST", table + "/moves", asked.get().body());
                Thread.sleep(PAUSE_MILLIS);
                asked = SeatQuestion.in(timed(line, "GET", table, "").body());
            }
        }
    }

    /// A game against a bot that answers at once, until it is over.
    private void playFair(InetAddress from) throws IOException, InterruptedException {
        String cookie;
        try (var line = new ClientConnection(server.port(), "", from)) {
            cookie = line.call("GET", "/api/me", "").cookie();
        }
        try (var line = new ClientConnection(server.port(), cookie, from)) {
            var made = heard(
                    line.call("POST", "/api/tables", String.format(Locale.ROOT, TABLE, "bot", ",\"level\":\"fair\"")));
            var table = "/api/tables/"
                    + Json.MAPPER.readTree(made.body()).path("table").path("id").asString();
            for (var asked = SeatQuestion.in(made.body()); !over; ) {
                long began = System.nanoTime();
                if (asked.isPresent()) {
                    heard(line.call("POST", table + "/moves", asked.get().body()));
                }
                var state = heard(line.call("GET", table, "")).body();
                while (!over && SeatQuestion.in(state).isEmpty() && state.contains("\"phase\":\"playing\"")) {
                    Thread.sleep(50);
                    state = heard(line.call("GET", table, "")).body();
                }
                fair.add(System.nanoTime() - began);
                asked = SeatQuestion.in(state);
                if (asked.isEmpty()) {
                    return;
                }
                Thread.sleep(PAUSE_MILLIS);
            }
        }
    }
}
