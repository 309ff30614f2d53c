package parterre.server;

import java.nio.file.Path;
import java.time.Clock;
import java.time.Instant;
import java.time.ZoneOffset;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import java.util.stream.Stream;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.server.http.Limits;
import parterre.server.store.Database;
import parterre.server.store.TableStore;
import parterre.server.wire.Calls;
import parterre.server.wire.Json;
import parterre.server.wire.NewTable;
import parterre.server.wire.NewTable.NewSeat;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// A table at one of two servers that are compared, and what is really so at it.
final class ComparedTable<S, M extends Move, V> {
    /// One of the two servers with everybody who is there: Ada looks, Ben answers for all others, Eve watches.
    static final class PeopledServer implements AutoCloseable {
        private final Server server;
        private final Database database;
        final Browser ada;
        final Browser ben;
        final Browser eve;

        PeopledServer(Path data) {
            server = Server.start(
                    ServerOptions.standard(data).onPort(0).with(Limits.none()),
                    Clock.fixed(Instant.parse("2026-03-01T12:00:00Z"), ZoneOffset.UTC),
                    Generator.of(1));
            database = Database.inFolder(data);
            ada = named("Ada");
            ben = named("Ben");
            eve = named("Eve");
        }

        private Browser named(String name) {
            var browser = new Browser(server.port());
            browser.put("/api/me", new People.Rename(name), People.Me.class);
            return browser;
        }

        @Override
        public void close() {
            Stream.of(ada, ben, eve).forEach(Browser::close);
            server.close();
            database.close();
        }
    }

    final PeopledServer peopled;
    private final GameBox<S, M, V> box;
    private final S start;
    private final String id;
    final Browser.Stream adas;
    final Browser.Stream eves;

    ComparedTable(PeopledServer peopled, GameBox<S, M, V> box, S start, int seats) {
        this.peopled = peopled;
        this.box = box;
        this.start = start;
        var sitters = new ArrayList<>(List.of(NewTables.ME));
        while (sitters.size() < seats) {
            sitters.add(NewTables.OPEN);
        }
        id = peopled.ada
                .post(
                        "/api/tables",
                        NewTables.from(
                                NewTables.table(box.game().info().slug(), sitters.toArray(NewSeat[]::new)),
                                new NewTable.Start.Position(box.positions().write(start))),
                        Snapshot.class)
                .table()
                .id();
        adas = peopled.ada.stream(path() + "/events?after=0");
        eves = peopled.eve.stream(path() + "/events?after=0");
        for (int seat = 1; seat < seats; seat++) {
            peopled.ben.post(
                    path() + "/seats/" + Seat.of(seat) + "/sit",
                    new Calls.Sit(Optional.empty(), false),
                    Snapshot.class);
        }
    }

    private String path() {
        return "/api/tables/" + id;
    }

    /// Returns everything that the game itself lets a viewer know of the events here.
    String knowledge(Viewer viewer) {
        var game = box.game();
        var states = new ArrayList<>(List.of(start));
        var known = new ArrayList<Object>();
        known.add(game.view(start, viewer));
        for (var event : new TableStore(peopled.database).events(id)) {
            var body = Json.MAPPER.readTree(event.body());
            switch (body.path("kind").asString("")) {
                case "stepped" -> {
                    var state = states.getLast();
                    var step = Lines.read(game.notation(), body.path("text").asString(""))
                            .orThrow();
                    known.add(game.line(state, step, viewer));
                    states.add(game.play(state, step));
                    known.add(game.view(states.getLast(), viewer));
                }
                case "taken-back" -> {
                    int left = body.path("to").asInt(-1);
                    states.subList(left + 1, states.size()).clear();
                    known.add("taken back to " + left);
                }
                default -> {}
            }
        }
        return known.toString();
    }

    Snapshot look(Browser browser, String as) {
        return browser.get(path() + as, Snapshot.class);
    }

    private String heard(Browser.Stream stream, int mark) {
        peopled.ada.post(path() + "/chat", new Calls.Say("mark " + mark), Calls.Accepted.class);
        var heard = new ArrayList<String>();
        Browser.Event event;
        do {
            event = stream.next(_ -> true);
            heard.add(event.toString());
        } while (!event.kind().equals("said") || !event.data().contains("mark " + mark + "\""));
        return heard.toString();
    }

    /// Returns what Ada is sent of a game that is over, without asking for all of it. The last position lies
    /// open.
    Map<String, String> asSeen() {
        var sent = new TreeMap<>(
                Map.of("stream", heard(adas, 0), "get /replay", peopled.ada.text(path() + "/replay?from=0&count=50")));
        sent.replaceAll((_, text) -> plain(text));
        return sent;
    }

    /// Returns everything that a person can get to see, by what they asked for.
    Map<String, String> sent(Browser browser, Browser.Stream stream, int mark) {
        var sent = new TreeMap<String, String>();
        sent.put("stream", heard(stream, mark));
        for (var what :
                List.of("", "?as=P1", "?as=P2", "/record", "/replay?from=0&count=50", "/previews", "/chances")) {
            sent.put("get " + what, browser.text(path() + what));
        }
        sent.put("get /api/tables", browser.text("/api/tables"));
        sent.put("get /t/", browser.text("/t/" + id));
        var now = look(browser, "");
        var decision = now.present().decision();
        var moves = new ArrayList<>(List.of("pass", "?", "P2: pass"));
        box.game().notation().examples().stream().limit(3).forEach(example -> moves.add(example.text()));
        for (var move : moves) {
            for (long number : List.of(decision, decision - 1)) {
                sent.put(
                        "consider " + move + " " + (number == decision),
                        answer(
                                browser,
                                "/preview",
                                new Calls.ConsiderMove(Seat.of(0), number, Optional.of(move), Optional.empty())));
            }
            sent.put("stale " + move, answer(browser, "/moves", new Calls.SubmitMove(Seat.of(0), decision - 1, move)));
            sent.put("theirs " + move, answer(browser, "/moves", new Calls.SubmitMove(Seat.of(1), decision, move)));
            if (now.present().asked().isEmpty() && now.present().answered().isEmpty()) {
                sent.put("late " + move, answer(browser, "/moves", new Calls.SubmitMove(Seat.of(0), decision, move)));
            }
        }
        sent.put("take back", answer(browser, "/take-back", new Calls.TakeBackTo(Seat.of(0), decision - 1, 0)));
        // A bot's hint depends on luck and time, so only the fact that it answers is compared.
        sent.put("hint", answer(browser, "/hint", new Calls.ForSeat(Seat.of(0))).substring(0, 3));
        sent.put("fork", fork(browser));
        sent.replaceAll((_, text) -> plain(text));
        return sent;
    }

    /// Without what has nothing to do with the game.
    private String plain(String text) {
        return text.replace(id, "TABLE")
                .replaceAll("\"(id|next)\":\"[\\w-]{22}\"", "ID")
                .replaceAll("running-table: [0-9a-f]{16}", "RUNNING")
                .replaceAll("\"badge\":\"[0-9a-f]{16}\"", "BADGE")
                .replaceAll("localhost:\\d+|:\\d{4,5}/", "HOST");
    }

    private String answer(Browser browser, String call, Object body) {
        var response = browser.send("POST", path() + call, body);
        return response.statusCode() + " " + response.body();
    }

    private String fork(Browser browser) {
        var wanted = NewTables.from(
                NewTables.table(box.game().info().slug(), NewTables.ME, NewTables.OPEN),
                new NewTable.Start.Fork(id, 0));
        var response = browser.send("POST", "/api/tables", wanted);
        return response.statusCode() + " " + response.body();
    }

    /// Ada has steps taken back, if need be with Ben's consent.
    void takeBack(int steps) {
        var now = look(peopled.ada, "").present();
        peopled.ada.post(
                path() + "/take-back",
                new Calls.TakeBackTo(Seat.of(0), now.decision(), now.step() - steps),
                Snapshot.class);
        consent();
    }

    void stop() {
        if (look(peopled.ada, "").table().phase() == TableHead.Phase.PLAYING) {
            peopled.ada.post(path() + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
            consent();
        }
    }

    private void consent() {
        look(peopled.ben, "")
                .present()
                .proposal()
                .ifPresent(proposal -> peopled.ben.post(
                        path() + "/vote", new Calls.Vote(proposal.id(), Optional.empty(), true), Snapshot.class));
    }

    Optional<OpenDecision> asked(Browser browser, Seat seat) {
        return look(browser, "?as=" + seat).present().asked();
    }

    void submit(Browser browser, OpenDecision asked, String move) {
        browser.post(
                path() + "/moves", new Calls.SubmitMove(asked.seat(), asked.decision(), move), Calls.Accepted.class);
    }
}
