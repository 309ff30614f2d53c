package parterre.cli.protocol;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.net.CookieManager;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.charset.StandardCharsets;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.Locale;
import java.util.Optional;
import java.util.function.Consumer;
import java.util.function.Function;
import parterre.bots.Bot;
import parterre.bots.BotFault;
import parterre.bots.Entrant;
import parterre.bots.Question;
import parterre.cli.words.FileFault;
import parterre.cli.words.MessageException;
import parterre.cli.words.ProgramMessages;
import parterre.cli.words.ServerMessages;
import parterre.engine.Generator;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.GameBox;
import parterre.server.wire.ApiVersion;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// A bot's visit to a table of some server. It comes by a link like a guest and takes a seat as a program. It
/// answers whenever it is asked, and leaves when the game is over. The server sends it only what its seat
/// knows.
public final class RemoteTableSession {
    private static final Duration LONGEST_CALL = Duration.ofSeconds(60);
    private static final int MOST_BREAKS = 20;

    private final String base;
    private final String table;
    private final String name;
    private final Locale language;
    private final Consumer<Message> says;
    private final HttpClient client = HttpClient.newBuilder()
            .version(HttpClient.Version.HTTP_1_1)
            .cookieHandler(new CookieManager())
            .build();

    /// @param base the server's address
    /// @param table the table's id, with its token if the link has one
    /// @param name the bot's name at the table
    /// @param language the language of the server's answers
    /// @param says receives a message for each thing that happens
    private RemoteTableSession(String base, String table, String name, Locale language, Consumer<Message> says) {
        this.base = base;
        this.table = table;
        this.name = name;
        this.language = language;
        this.says = says;
    }

    /// Returns a visit by a link such as `http://localhost:8080/t/ID`.
    public static Reading<RemoteTableSession> by(String link, String name, Locale language, Consumer<Message> says) {
        try {
            var uri = URI.create(link.strip());
            var path = Optional.ofNullable(uri.getPath()).orElse("");
            return uri.getHost() != null && path.matches("/t/[\\w~-]+")
                    ? Reading.good(new RemoteTableSession(
                            uri.getScheme() + "://" + uri.getAuthority(), path.substring(3), name, language, says))
                    : Reading.bad(link, new ProgramMessages.NotALink());
        } catch (IllegalArgumentException e) {
            return Reading.bad(link, new ProgramMessages.NotALink());
        }
    }

    /// Sits down at the first open seat and plays until the game is over.
    ///
    /// @param games finds a game by its slug
    /// @throws IOException with the reason, if the server cannot be reached or does not let the bot in
    public void play(Function<String, GameBox<?, ?, ?>> games, Entrant entrant)
            throws IOException, InterruptedException {
        call("GET", "/api/me", "");
        var sign = call("GET", "/api/tables/" + table, "").path("table");
        var open = sign.path("seats")
                .valueStream()
                .filter(seat -> seat.path("kind").asString("").equals("open"))
                .map(seat -> seat.path("seat").asString(""))
                .findFirst()
                .orElseThrow(() -> new MessageException(new ServerMessages.NoSeatFree()));
        var body = Wire.empty().put("name", name).put("program", true);
        call("POST", "/api/tables/" + table + "/seats/" + open + "/sit", Wire.line(body));
        says.accept(new ServerMessages.SitsAt(open));
        play(games.apply(sign.path("game").asString("")), sign, Seat.read(open).orThrow(), entrant);
    }

    private <S, M extends Move, V> void play(GameBox<S, M, V> box, JsonNode sign, Seat seat, Entrant entrant)
            throws IOException, InterruptedException {
        var options = new HashMap<String, String>();
        for (var option : sign.path("options").properties()) {
            options.put(option.getKey(), option.getValue().asString(""));
        }
        // The table tells only the name of a file.
        for (var option : box.game().info().options()) {
            if (option instanceof Option.File && options.containsKey(option.name())) {
                var content = text("GET", "/api/tables/" + id() + "/files/" + option.name(), "");
                options.merge(option.name(), content, (file, whole) -> file + "\n" + whole);
            }
        }
        var setup = Setup.read(
                        box.game().info(),
                        sign.path("edition").asInt(),
                        sign.path("seats").size(),
                        options)
                .orThrow();
        try (var bot = entrant.sit(box, setup, seat, Generator.of(System.nanoTime()))) {
            int breaks = 0;
            while (!over(box, bot)) {
                if (++breaks > MOST_BREAKS) {
                    throw new MessageException(new ServerMessages.BrokeTooOften(breaks));
                }
                Thread.sleep(500);
            }
        }
        says.accept(new ServerMessages.ProgramGameOver());
    }

    /// Follows the table until the stream breaks or the game ends. Returns true if the game has ended.
    private <S, M extends Move, V> boolean over(GameBox<S, M, V> box, Bot<M, V> bot)
            throws IOException, InterruptedException {
        var response = client.send(
                HttpRequest.newBuilder(URI.create(base + "/api/tables/" + id() + "/events"))
                        .build(),
                HttpResponse.BodyHandlers.ofInputStream());
        long answered = -1;
        try (var lines = new BufferedReader(new InputStreamReader(response.body(), StandardCharsets.UTF_8))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                if (!line.startsWith("data: ")) {
                    continue;
                }
                var event = Wire.object(line.substring(6));
                var asked = event.path("present").path("asked");
                if (asked.isObject() && asked.path("decision").asLong() != answered) {
                    answered = asked.path("decision").asLong();
                    answer(box, bot);
                }
                if (event.path("table").path("phase").asString("").equals("over")) {
                    return true;
                }
            }
        } catch (IOException e) {
            if (e.getCause() instanceof BotFault) {
                throw e; // the bot has left
            }
            says.accept(new ServerMessages.ConnectionBroke(FileFault.reason(e)));
        }
        return call("GET", "/api/tables/" + id(), "")
                .path("table")
                .path("phase")
                .asString("")
                .equals("over");
    }

    private String id() {
        return table.replaceFirst("~.*", "");
    }

    private <S, M extends Move, V> void answer(GameBox<S, M, V> box, Bot<M, V> bot)
            throws IOException, InterruptedException {
        var snapshot = call("GET", "/api/tables/" + id(), "");
        var asked = snapshot.path("present").path("asked");
        if (!asked.isObject()) {
            return;
        }
        var view = Wire.view(snapshot.path("frame").path("view"), box.viewType(), "view");
        var listed = new ArrayList<M>();
        for (var move : asked.path("moves")) {
            listed.add(
                    box.game().notation().read(move.path("text").asString("")).orThrow());
        }
        Moves<M> moves = asked.path("unlisted").asBoolean() ? Moves.partly(listed) : Moves.of(listed);
        var move = box.game()
                .notation()
                .write(chosen(
                        bot, Question.of(() -> view, moves), asked.path("seat").asString("")));
        var body = Wire.empty()
                .put("seat", asked.path("seat").asString(""))
                .put("decision", asked.path("decision").asLong())
                .put("move", move);
        call("POST", "/api/tables/" + id() + "/moves", Wire.line(body));
        says.accept(new ServerMessages.Plays(move));
    }

    /// Returns the bot's move. If the bot breaks down, it leaves, and a built-in bot holds its seat.
    private <M extends Move, V> M chosen(Bot<M, V> bot, Question<M, V> question, String seat)
            throws IOException, InterruptedException {
        try {
            return bot.choose(question);
        } catch (BotFault fault) {
            call("POST", "/api/tables/" + id() + "/seats/" + seat + "/leave", "{}");
            throw new MessageException(new ProgramMessages.HasLeft(fault.says()), fault);
        }
    }

    private ObjectNode call(String method, String path, String body) throws IOException, InterruptedException {
        return object(text(method, path, body));
    }

    private String text(String method, String path, String body) throws IOException, InterruptedException {
        var request = HttpRequest.newBuilder(URI.create(base + path))
                .timeout(LONGEST_CALL)
                .header("Content-Type", "application/json")
                .header("Accept-Language", language.toLanguageTag())
                .method(method, HttpRequest.BodyPublishers.ofString(body))
                .build();
        var response = client.send(request, HttpResponse.BodyHandlers.ofString());
        checkVersion(response);
        if (response.statusCode() >= 300) {
            var said = object(response.body()).path("message");
            throw said.isString()
                    ? new IOException(said.stringValue())
                    : new MessageException(new ProgramMessages.ServerAnswers(Integer.toString(response.statusCode())));
        }
        return response.body();
    }

    private void checkVersion(HttpResponse<?> response) throws IOException {
        var own = Integer.toString(ApiVersion.NUMBER);
        var spoken = response.headers().firstValue(ApiVersion.HEADER).orElse(own);
        if (!spoken.equals(own)) {
            throw new MessageException(new ProgramMessages.OtherVersion(base, spoken, own));
        }
    }

    private ObjectNode object(String text) throws IOException {
        try {
            return Wire.object(text);
        } catch (Fault e) {
            throw new MessageException(new ProgramMessages.NotParterre(base), e);
        }
    }
}
