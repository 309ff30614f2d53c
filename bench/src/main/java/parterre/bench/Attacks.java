package parterre.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.net.InetAddress;
import java.net.InetSocketAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntConsumer;
import parterre.server.http.Endpoint;
import parterre.server.wire.Json;

/// What an attacker sends.
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

    /// Makes a call on a connection of its own, since the server closes one whose call it has refused.
    private static Line.Answer once(int port, InetAddress from, String cookie, String method, String path, String body)
            throws IOException {
        try (var line = new Line(port, cookie, from)) {
            return line.call(method, path, body);
        }
    }

    /// Opens tables that go on from a long game, as many as it may, and looks at them again and again.
    static void longTables(int port, InetAddress from, String record, long end, IntConsumer told) throws IOException {
        var cookie = once(port, from, "", "GET", "/api/me", "").cookie();
        var wanted = longTable(record);
        var tables = new ArrayList<String>();
        while (System.nanoTime() < end) {
            var made = once(port, from, cookie, "POST", "/api/tables", wanted);
            told.accept(made.status());
            if (made.status() == 201) {
                tables.add(address(made));
            } else if (!tables.isEmpty()) {
                told.accept(once(
                                port,
                                from,
                                cookie,
                                "GET",
                                tables.get(ThreadLocalRandom.current().nextInt(tables.size())),
                                "")
                        .status());
            }
        }
    }

    /// Opens long games and gives them up, and asks for reviews and chances of all of them, each time as another guest.
    static void reviews(int port, InetAddress from, String record, long end, IntConsumer told) throws IOException {
        var cookie = once(port, from, "", "GET", "/api/me", "").cookie();
        var wanted = longTable(record);
        var tables = new ArrayList<String>();
        while (System.nanoTime() < end) {
            var made = once(port, from, cookie, "POST", "/api/tables", wanted);
            told.accept(made.status());
            if (made.status() == 201) {
                var table = address(made);
                told.accept(once(port, from, cookie, "POST", table + "/resign", "{\"seat\":\"P1\"}")
                        .status());
                tables.add(table);
            }
            for (var table : tables) {
                told.accept(once(port, from, "", "GET", table + "/review", "").status());
                told.accept(once(port, from, "", "GET", table + "/chances", "").status());
            }
        }
    }

    private static String longTable(String record) {
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

    private static String address(Line.Answer made) {
        return "/api/tables/"
                + Json.MAPPER.readTree(made.body()).path("table").path("id").asString();
    }

    /// Loads pages and asks for readiness as fast as it can.
    static void pages(Line line, long end, IntConsumer told) throws IOException {
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
                tables.add("/api/tables/"
                        + Json.MAPPER
                                .readTree(made.body())
                                .path("table")
                                .path("id")
                                .asString());
            }
        }
        while (System.nanoTime() < end) {
            for (var table : tables) {
                var answer = once(port, from, cookie, "GET", table, "");
                told.accept(answer.status());
                var asked = Asked.in(answer.body());
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
        var table = "/api/tables/"
                + Json.MAPPER.readTree(made.body()).path("table").path("id").asString();
        var unread = new ArrayList<Socket>();
        try (var line = new Line(port, cookie, from)) {
            for (int i = 0; i < UNREAD_STREAMS; i++) {
                var other = InetAddress.ofLiteral("127.0.2." + (1 + i / 50));
                unread.add(unread(port, other, table + "/events"));
            }
            for (var asked = Asked.in(made.body()); System.nanoTime() < end && asked.isPresent(); ) {
                told.accept(
                        line.call("POST", table + "/moves", asked.get().body()).status());
                Thread.sleep(PAUSE_MILLIS);
                asked = Asked.in(line.call("GET", table, "").body());
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

    /// Sends calls of which any part may be damaged.
    static void fuzz(int port, InetAddress from, int calls, IntConsumer told) throws IOException {
        var random = ThreadLocalRandom.current();
        var cookie = once(port, from, "", "GET", "/api/me", "").cookie();
        var made = once(
                port,
                from,
                cookie,
                "POST",
                "/api/tables",
                "{\"game\":\"gardens-of-mars\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"options\":{}}");
        var table = Json.MAPPER.readTree(made.body()).path("table").path("id").asString();
        for (int done = 0; done < calls; ) {
            // From many addresses, so that the limits for one do not answer in place of the endpoints.
            var address = InetAddress.ofLiteral("127.0." + (3 + random.nextInt(200)) + "." + (1 + random.nextInt(250)));
            try (var socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), port, address, 0)) {
                socket.setSoTimeout(20_000);
                socket.setTcpNoDelay(true);
                var in = new BufferedInputStream(socket.getInputStream());
                for (boolean open = true; open && done < calls; done++) {
                    var call = call(random, cookie, table);
                    boolean isCutOff = random.nextInt(50) == 0;
                    int length = isCutOff ? random.nextInt(call.length()) : call.length();
                    socket.getOutputStream().write(call.substring(0, length).getBytes(StandardCharsets.ISO_8859_1));
                    if (isCutOff) {
                        socket.shutdownOutput();
                    }
                    open = answer(in, told) && !isCutOff;
                }
            } catch (IOException e) {
                done++;
                told.accept(0);
            }
        }
    }

    /// Reads an answer; false if the connection is not to be used again.
    private static boolean answer(InputStream in, IntConsumer told) throws IOException {
        var head = new StringBuilder();
        while (head.indexOf("\r\n\r\n") < 0) {
            int next = in.read();
            if (next < 0) {
                told.accept(0);
                return false;
            }
            head.append((char) next);
        }
        var low = head.toString().toLowerCase(Locale.ROOT);
        told.accept(Integer.parseInt(low.split(" ", 3)[1]));
        int length = low.indexOf("content-length: ");
        if (length < 0 || low.contains("connection: close")) {
            return false;
        }
        in.skipNBytes(Integer.parseInt(low.substring(length + 16, low.indexOf("\r\n", length))));
        return true;
    }

    private static String call(Random random, String cookie, String table) {
        var endpoints = Endpoint.values();
        var endpoint = endpoints[random.nextInt(endpoints.length)];
        var method =
                random.nextInt(8) == 0 ? junk(random, 6) : endpoint.method().name();
        var id = random.nextBoolean() ? table : "x" + random.nextInt(10);
        var path = new StringBuilder(endpoint.path()
                .replace("{table}", id)
                .replace("{seat}", "P" + (1 + random.nextInt(2)))
                .replaceAll("\\{\\w+}", "x" + random.nextInt(10)));
        var pieces =
                new String[] {"%u0041", "%", "%00", "%zz", "..", "//", ";", "?as=P1", "?", "#", "%c3%28", "\\", "~", "."
                };
        for (int i = random.nextInt(8) - 4; i > 0; i--) {
            path.insert(random.nextInt(path.length() + 1), pieces[random.nextInt(pieces.length)]);
        }
        if (random.nextInt(4) == 0) {
            path.insert(random.nextInt(path.length() + 1), junk(random, 20));
        }
        var bodies = new String[] {
            "",
            "{}",
            "null",
            "[",
            "{\"seat\":\"P1\",\"decision\":1,\"move\":\"pass\"}",
            "{\"text\":\"x\",\"from\":0,\"count\":1}",
            "{\"game\":\"gardens-of-mars\",\"seats\":2,\"options\":{},\"text\":\"seats: 2\"}",
            "{\"game\":\"gardens-of-mars\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"open\"}],\"options\":{\""
                    + junk(random, 5) + "\":\"1\"}}"
        };
        var body = random.nextInt(3) == 0 ? junk(random, 60) : bodies[random.nextInt(bodies.length)];
        var headers = new StringBuilder("Host: localhost\r\n");
        if (random.nextInt(5) > 0) {
            headers.append("Content-Type: application/json\r\n");
        }
        if (random.nextBoolean()) {
            headers.append("Cookie: ").append(cookie).append("\r\n");
        } else if (random.nextInt(5) == 0) {
            headers.append("Cookie: parterre=").append(junk(random, 10)).append("\r\n");
        }
        if (random.nextInt(8) == 0) {
            headers.append("Last-Event-ID: ").append(junk(random, 4)).append("\r\n");
        }
        if (random.nextInt(20) == 0) {
            headers.append(junk(random, 8)).append(": ").append(junk(random, 8)).append("\r\n");
        }
        return method + " " + path + " HTTP/1.1\r\n" + headers + "Content-Length: " + body.length() + "\r\n\r\n" + body;
    }

    /// Characters of which any may be wrong where they stand, but no line break.
    private static String junk(Random random, int most) {
        var junk = new StringBuilder();
        for (int i = 1 + random.nextInt(most); i > 0; i--) {
            junk.append((char) (random.nextInt(4) == 0 ? 0x80 + random.nextInt(0x80) : 0x21 + random.nextInt(0x5e)));
        }
        return junk.toString();
    }
}
