package parterre.bench;

import java.io.BufferedInputStream;
import java.io.IOException;
import java.io.InputStream;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.net.InetAddress;
import java.net.Socket;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.Random;
import java.util.concurrent.ThreadLocalRandom;
import java.util.function.IntConsumer;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Seat;
import parterre.server.http.Endpoint;
import parterre.server.http.ModerationEndpoint;
import parterre.server.http.TableEndpoint;
import parterre.server.wire.Json;

/// Sends calls of which any part may be damaged. Many of them fit: they name tables that are waiting, played and over,
/// and their bodies have the fields that the endpoint reads. Some make a move that is allowed or show the operator's
/// token.
final class Fuzz {
    private static final List<String> PIECES = List.of(
            "%u0041", "%", "%00", "%zz", "..", "//", ";", "?as=P1", "?as=P2", "?", "#", "%c3%28", "\\", "~", ".");
    private static final List<String> TEXTS = List.of(
            "",
            "pass",
            "P1",
            "Ada",
            "gardens-of-mars",
            "fire-and-flora",
            "stalk-exchange",
            "gnomadic-gardeners",
            "fair",
            "seats: 2",
            "parterre-record: 1\ngame: gardens-of-mars");
    private static final List<String> BODIES = List.of("", "{}", "null", "[");

    private static final List<String> GAMES =
            List.of("gardens-of-mars", "stalk-exchange", "fire-and-flora", "gnomadic-gardeners");
    /// After so many calls a guest is used up: their limits are reached, or their tables are over.
    private static final int CALLS_OF_A_GUEST = 250;

    private final int port;
    private final String operator;
    private final Random random = ThreadLocalRandom.current();
    private String cookie = "";
    private String badge = "";
    private List<String> tables = List.of();

    /// @param operator the token of the server's operator
    Fuzz(int port, String operator) {
        this.port = port;
        this.operator = operator;
    }

    /// Sends that many calls, from many addresses, so that the limits for one do not answer in place of the endpoints.
    void send(int calls, IntConsumer told) throws IOException {
        for (int done = 0; done < calls; ) {
            begin(address());
            for (int end = Math.min(calls, done + CALLS_OF_A_GUEST); done < end; ) {
                try (var socket = new Socket(InetAddress.ofLiteral("127.0.0.1"), port, address(), 0)) {
                    socket.setSoTimeout(20_000);
                    socket.setTcpNoDelay(true);
                    var in = new BufferedInputStream(socket.getInputStream());
                    for (boolean open = true; open && done < end; done++) {
                        var call = call();
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
    }

    private InetAddress address() {
        return InetAddress.ofLiteral("127.0." + (6 + random.nextInt(200)) + "." + (1 + random.nextInt(250)));
    }

    /// Begins as a guest who has a table with an open seat, one that is played, and one that is over.
    private void begin(InetAddress from) throws IOException {
        try (var line = new ClientConnection(port, "", from)) {
            var me = line.call("GET", "/api/me", "");
            cookie = me.cookie();
            badge = Json.MAPPER.readTree(me.body()).path("badge").asString();
        }
        try (var line = new ClientConnection(port, cookie, from)) {
            var over = table(line, "me");
            line.call("POST", "/api/tables/" + over + "/resign", "{\"seat\":\"P1\"}");
            tables = List.of(table(line, "open"), table(line, "me"), over);
        }
    }

    private String table(ClientConnection line, String second) throws IOException {
        var made = line.call(
                "POST",
                "/api/tables",
                "{\"game\":\"" + any(GAMES) + "\",\"seats\":[{\"kind\":\"me\"},{\"kind\":\"" + second
                        + "\"}],\"options\":{}}");
        if (made.status() != 201) {
            throw new IllegalStateException("no table: " + made.status() + " " + made.body());
        }
        return Json.MAPPER.readTree(made.body()).path("table").path("id").asString();
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

    private String call() {
        var endpoint = any(Endpoint.all());
        var method = random.nextInt(8) == 0 ? junk(6) : endpoint.method().name();
        var body = body(endpoint);
        return method + " " + path(endpoint) + " HTTP/1.1\r\n" + headers(endpoint) + "Content-Length: " + body.length()
                + "\r\n\r\n" + body;
    }

    private String path(Endpoint endpoint) {
        var path = new StringBuilder(endpoint.path()
                .replace("{table}", random.nextInt(3) > 0 ? any(tables) : "x" + random.nextInt(10))
                .replace("{seat}", "P" + (1 + random.nextInt(2)))
                .replace("{badge}", random.nextBoolean() ? badge : "0123456789abcdef")
                .replace("{game}", any(GAMES))
                .replaceAll("\\{\\w+}", "x" + random.nextInt(10)));
        for (int i = random.nextInt(16) - 12; i > 0; i--) {
            path.insert(random.nextInt(path.length() + 1), any(PIECES));
        }
        if (random.nextInt(8) == 0) {
            path.insert(random.nextInt(path.length() + 1), junk(20));
        }
        return path.toString();
    }

    private String headers(Endpoint endpoint) {
        var headers = new StringBuilder("Host: localhost\r\n");
        // A new key of the cookies would sign those out who are measured.
        if (endpoint.isForOperator() && endpoint != ModerationEndpoint.ADMIN_KEY && random.nextInt(3) > 0) {
            headers.append("Authorization: Bearer ").append(operator).append("\r\n");
        }
        if (random.nextInt(5) > 0) {
            headers.append("Content-Type: application/json\r\n");
        }
        if (random.nextInt(4) > 0) {
            headers.append("Cookie: ").append(cookie).append("\r\n");
        } else if (random.nextInt(5) == 0) {
            headers.append("Cookie: parterre=").append(junk(10)).append("\r\n");
        }
        if (random.nextInt(8) == 0) {
            headers.append("Last-Event-ID: ").append(junk(4)).append("\r\n");
        }
        if (random.nextInt(20) == 0) {
            headers.append(junk(8)).append(": ").append(junk(8)).append("\r\n");
        }
        return headers.toString();
    }

    private String body(Endpoint endpoint) {
        return switch (random.nextInt(8)) {
            case 0 -> junk(60);
            case 1 -> any(BODIES);
            case 2, 3 -> isMove(endpoint) ? answer() : "{\"seat\":\"P1\"}";
            default ->
                endpoint.body().stream()
                        .map(type -> ascii(Json.write(value(type))))
                        .findFirst()
                        .orElse("");
        };
    }

    private static String ascii(String json) {
        return json.codePoints()
                .mapToObj(c -> c < 0x80 ? Character.toString(c) : String.format(Locale.ROOT, "\\u%04x", c))
                .collect(Collectors.joining());
    }

    private static boolean isMove(Endpoint endpoint) {
        return endpoint == TableEndpoint.MOVE_ || endpoint == TableEndpoint.PREVIEW;
    }

    /// Returns a move that is allowed at the table that is played, if its game is still going on.
    private String answer() {
        try (var line = new ClientConnection(port, cookie, address())) {
            return SeatQuestion.in(
                            line.call("GET", "/api/tables/" + tables.get(1), "").body())
                    .map(SeatQuestion::body)
                    .orElse("{}");
        } catch (IOException e) {
            return "{}";
        }
    }

    /// Makes a value that a field of this type may have, as far as its type tells.
    private Object value(Type type) {
        if (type instanceof ParameterizedType of) {
            var part = List.of(of.getActualTypeArguments()).getLast();
            if (of.getRawType() == Optional.class) {
                return value(part);
            }
            var some = IntStream.range(0, random.nextInt(3)).boxed();
            return of.getRawType() == Map.class
                    ? some.collect(Collectors.toMap(_ -> junk(5), _ -> value(part), (one, _) -> one))
                    : some.map(_ -> value(part)).toList();
        }
        return type instanceof Class<?> plain ? value(plain) : "";
    }

    private Object value(Class<?> type) {
        if (type.isSealed()) {
            var kind = any(List.of(type.getPermittedSubclasses()));
            var fields = fields(kind);
            fields.put("kind", kind.getSimpleName().toLowerCase(Locale.ROOT));
            return fields;
        }
        if (type == Seat.class) {
            return new Seat(random.nextInt(3));
        }
        if (type.isRecord()) {
            return fields(type);
        }
        if (type.isEnum()) {
            return any(List.of(type.getEnumConstants()));
        }
        if (type == boolean.class) {
            return random.nextBoolean();
        }
        if (type == int.class || type == long.class || type == Integer.class) {
            return random.nextInt(10) == 0 ? random.nextInt() : random.nextInt(4);
        }
        return random.nextInt(3) == 0 ? junk(30) : any(TEXTS);
    }

    /// A field that may be left out is in half of the cases.
    private Map<String, Object> fields(Class<?> type) {
        return Stream.of(type.getRecordComponents())
                .filter(field -> field.getType() != Optional.class || random.nextBoolean())
                .collect(Collectors.toMap(RecordComponent::getName, field -> value(field.getGenericType())));
    }

    private <T> T any(List<T> list) {
        return list.get(random.nextInt(list.size()));
    }

    /// Characters of which any may be wrong where they stand, but no line break.
    private String junk(int most) {
        var junk = new StringBuilder();
        for (int i = 1 + random.nextInt(most); i > 0; i--) {
            junk.append((char) (random.nextInt(4) == 0 ? 0x80 + random.nextInt(0x80) : 0x21 + random.nextInt(0x5e)));
        }
        return junk.toString();
    }
}
