package parterre.bench;

import java.io.IOException;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntConsumer;
import parterre.server.wire.Json;

/// The requests of an attacker.
final class Attacks {
    private static final int MANY_TABLES = 70;
    private static final int UNREAD_STREAMS = 2_000;
    private static final int PAUSE_MILLIS = 200;
    private static final String HEAD = "Host: localhost\r\nContent-Type: application/json\r\n";

    private Attacks() {}

    /// Sends most of a large body, holds the connection, and begins anew when the server closes it.
    static void hold(Socket socket, long end) throws IOException, InterruptedException {
        var body = ("{\"text\":\"" + "x".repeat(590_000)).getBytes(StandardCharsets.UTF_8);
        try (socket) {
            var out = socket.getOutputStream();
            out.write(("POST /api/records/read HTTP/1.1\r\n" + HEAD + "Content-Length: 599999\r\n\r\n")
                    .getBytes(StandardCharsets.UTF_8));
            out.write(body);
            out.flush();
            while (System.nanoTime() < end) {
                out.write('x');
                out.flush();
                Thread.sleep(500);
            }
        }
    }

    /// Sends texts that are wrong on every line.
    static void wrongLines(int port, InetAddress from, long end, IntConsumer told) throws IOException {
        var text = "x\\n".repeat(25_000);
        var bodies = new String[] {
            "/api/positions/check {\"game\":\"gardens-of-mars\",\"seats\":2,\"options\":{},\"text\":\"" + text + "\"}",
            "/api/positions/try {\"game\":\"fire-and-flora\",\"text\":\"" + text + "\"}",
            "/api/records/read {\"from\":0,\"count\":1,\"text\":\"parterre-record: 1\\n" + text.repeat(7) + "\"}",
            "/api/tables {\"game\":\"gardens-of-mars\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"start\":"
                    + "{\"kind\":\"position\",\"text\":\"" + text + "\"}}"
        };
        for (int i = 0; System.nanoTime() < end; i++) {
            var words = bodies[i % bodies.length].split(" ", 2);
            told.accept(once(port, from, "", "POST", words[0], words[1]).status());
        }
    }

    /// Sends bodies that are as large as they may be and nested as deep as they go.
    static void nests(int port, InetAddress from, long end, IntConsumer told) throws IOException {
        var list = "[".repeat(79_000);
        var object = "{\"a\":".repeat(98_000);
        for (int i = 0; System.nanoTime() < end; i++) {
            var path = i % 2 == 0 ? "/api/positions/try" : "/api/records/read";
            told.accept(once(port, from, "", "POST", path, i % 2 == 0 ? list : object)
                    .status());
        }
    }

    /// Makes a call on a connection of its own, since the server closes one whose call it has refused.
    static ClientConnection.Answer once(
            int port, InetAddress from, String cookie, String method, String path, String body) throws IOException {
        try (var line = new ClientConnection(port, cookie, from)) {
            return line.call(method, path, body);
        }
    }

    /// Opens tables that go on from a long game, as many as it may, and does something with each and with all of them.
    private static void longTables(int port, InetAddress from, String record, long end, IntConsumer told, Use use)
            throws IOException {
        var cookie = once(port, from, "", "GET", "/api/me", "").cookie();
        var wanted = longTable(record);
        var tables = new ArrayList<String>();
        while (System.nanoTime() < end) {
            var made = once(port, from, cookie, "POST", "/api/tables", wanted);
            told.accept(made.status());
            if (made.status() == 201) {
                tables.add(address(made));
            }
            use.of(tables, made.status() == 201, cookie);
        }
    }

    /// The calls for tables.
    private interface Use {
        /// @param isNew true if the last of them has just been made
        void of(List<String> tables, boolean isNew, String cookie) throws IOException;
    }

    /// Opens tables that go on from a long game, as many as it may, and looks at them again and again.
    static void tables(int port, InetAddress from, String record, long end, IntConsumer told) throws IOException {
        longTables(port, from, record, end, told, (tables, isNew, cookie) -> {
            if (!isNew && !tables.isEmpty()) {
                var table = tables.get(ThreadLocalRandom.current().nextInt(tables.size()));
                told.accept(once(port, from, cookie, "GET", table, "").status());
            }
        });
    }

    /// Opens long games and gives them up, and asks for reviews and chances of all of them, each time as another guest.
    static void reviews(int port, InetAddress from, String record, long end, IntConsumer told) throws IOException {
        longTables(port, from, record, end, told, (tables, isNew, cookie) -> {
            if (isNew) {
                var resign = tables.getLast() + "/resign";
                told.accept(once(port, from, cookie, "POST", resign, "{\"seat\":\"P1\"}")
                        .status());
            }
            for (var table : tables) {
                told.accept(once(port, from, "", "GET", table + "/review", "").status());
                told.accept(once(port, from, "", "GET", table + "/chances", "").status());
            }
        });
    }

    /// Opens tables with a long game and makes the dearest calls: previews of all moves, and 200 positions at once. It
    /// does the same with a position that is sent along.
    static void looks(int port, InetAddress from, String record, String position, long end, IntConsumer told)
            throws IOException {
        var tried = Json.write(Map.of("game", "fire-and-flora", "text", position, "names", Map.of()));
        longTables(port, from, record, end, told, (tables, _, cookie) -> {
            for (var table : tables) {
                told.accept(once(port, from, cookie, "GET", table + "/previews?as=P1", "")
                        .status());
                told.accept(once(port, from, cookie, "GET", table + "/previews?as=P2", "")
                        .status());
                told.accept(once(port, from, cookie, "GET", table + "/replay?from=1200&count=200", "")
                        .status());
                told.accept(once(port, from, cookie, "POST", "/api/positions/try", tried)
                        .status());
            }
        });
    }

    /// Begins a call and does not end it, until the server closes the connection.
    static void idle(Socket socket, long end) throws IOException {
        try (socket) {
            socket.setSoTimeout((int) Math.max(1, (end - System.nanoTime()) / 1_000_000));
            socket.getOutputStream().write("GET / HTTP/1.1\r\nHost: localhost\r\n".getBytes(StandardCharsets.US_ASCII));
            var _ = socket.getInputStream().readAllBytes();
        }
    }

    /// Asks for addresses that cannot be read.
    static void edge(int port, InetAddress from, long end, IntConsumer told) throws IOException {
        while (System.nanoTime() < end) {
            for (var path : List.of("/%u0041", "/api/%u0041", "/%zz", "/%00", "/a;%", "//")) {
                told.accept(once(port, from, "", "GET", path, "").status());
            }
        }
    }

    static String longTable(String record) {
        return Json.write(Map.of(
                "game",
                "fire-and-flora",
                "seats",
                List.of(Map.of("kind", "me"), Map.of("kind", "me")),
                "options",
                Map.of(),
                "start",
                Map.of("kind", "recorded", "text", record, "at", LongGame.STEPS)));
    }

    static String address(ClientConnection.Answer made) {
        return "/api/tables/"
                + Json.MAPPER.readTree(made.body()).path("table").path("id").asString();
    }

    /// Loads pages and asks for readiness as fast as it can.
    static void pages(ClientConnection line, long end, IntConsumer told) throws IOException {
        try (line) {
            while (System.nanoTime() < end) {
                told.accept(line.call("GET", "/", "").status());
                told.accept(line.call("GET", "/ready", "").status());
            }
        }
    }

    /// Opens many tables with the strongest bots, looks at them, and moves wherever it can.
    static void bots(int port, InetAddress from, long end, IntConsumer told) throws IOException, InterruptedException {
        var cookie = once(port, from, "", "GET", "/api/me", "").cookie();
        var bot = ",{\"kind\":\"bot\",\"level\":\"expert\"}";
        var wanted = "{\"game\":\"gardens-of-mars\",\"seats\":[{\"kind\":\"me\"}" + bot.repeat(4) + "],\"options\":{}}";
        var tables = new ArrayList<String>();
        for (int i = 0; i < MANY_TABLES; i++) {
            var made = once(port, from, cookie, "POST", "/api/tables", wanted);
            told.accept(made.status());
            if (made.status() == 201) {
                tables.add(address(made));
            }
        }
        while (System.nanoTime() < end) {
            for (var table : tables) {
                var answer = once(port, from, cookie, "GET", table, "");
                told.accept(answer.status());
                var asked = SeatQuestion.in(answer.body());
                if (asked.isPresent()) {
                    told.accept(once(
                                    port,
                                    from,
                                    cookie,
                                    "POST",
                                    table + "/moves",
                                    asked.get().body())
                            .status());
                }
            }
            Thread.sleep(200);
        }
    }

    /// Opens streams of one table that nobody reads, from many addresses, and goes on playing there, so that more and
    /// more waits in each.
    static void streams(int port, InetAddress from, long end, IntConsumer told)
            throws IOException, InterruptedException {
        var cookie = once(port, from, "", "GET", "/api/me", "").cookie();
        var made = once(
                port,
                from,
                cookie,
                "POST",
                "/api/tables",
                "{\"game\":\"gardens-of-mars\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"me\"}],\"options\":{}}");
        told.accept(made.status());
        var table = address(made);
        var unread = new ArrayList<Socket>();
        try (var line = new ClientConnection(port, cookie, from)) {
            for (int i = 0; i < UNREAD_STREAMS; i++) {
                var other = InetAddress.ofLiteral("127.0.2." + (1 + i / 50));
                unread.add(unread(port, other, table + "/events"));
            }
            for (var asked = SeatQuestion.in(made.body()); System.nanoTime() < end && asked.isPresent(); ) {
                told.accept(
                        line.call("POST", table + "/moves", asked.get().body()).status());
                Thread.sleep(PAUSE_MILLIS);
                asked = SeatQuestion.in(line.call("GET", table, "").body());
            }
        } finally {
            for (var socket : unread) {
                socket.close();
            }
        }
    }

    private static Socket unread(int port, InetAddress from, String path) throws IOException {
        var socket = new Socket();
        socket.setReceiveBufferSize(4_096);
        socket.bind(new InetSocketAddress(from, 0));
        socket.connect(new InetSocketAddress(InetAddress.ofLiteral("127.0.0.1"), port));
        socket.getOutputStream()
                .write(("GET " + path + " HTTP/1.1\r\nHost: localhost\r\n\r\n").getBytes(StandardCharsets.US_ASCII));
        return socket;
    }
}
