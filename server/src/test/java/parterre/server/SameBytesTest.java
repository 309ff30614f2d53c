package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

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
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.walk.Playout;
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

/// The bytes that leave the port. Two servers play the same game from two positions that one seat cannot tell apart;
/// the others do different things in secret. As long as the game itself says that the seat knows the same in both, it
/// is sent the same: snapshots, streams, records, replays, previews, refusals. So is a spectator.
class SameBytesTest {
    private static final int GAMES = 3;
    private static final int DECISIONS = 5;

    @TempDir
    Path folder;

    /// One of the two servers with everybody who is there: Ada looks, Ben answers for all others, Eve watches.
    private static final class Hall implements AutoCloseable {
        private final Server server;
        private final Database database;
        private final Browser ada;
        private final Browser ben;
        private final Browser eve;

        Hall(Path data) {
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

    /// A table there, and what is really so at it.
    private static final class Side<S, M extends Move, V> {
        private final Hall hall;
        private final GameBox<S, M, V> box;
        private final S start;
        private final String id;
        private final Browser.Stream adas;
        private final Browser.Stream eves;

        Side(Hall hall, GameBox<S, M, V> box, S start, int seats) {
            this.hall = hall;
            this.box = box;
            this.start = start;
            var sitters = new ArrayList<>(List.of(Wanted.ME));
            while (sitters.size() < seats) {
                sitters.add(Wanted.OPEN);
            }
            id = hall.ada
                    .post(
                            "/api/tables",
                            Wanted.from(
                                    Wanted.table(box.game().info().slug(), sitters.toArray(NewSeat[]::new)),
                                    new NewTable.Start.Position(box.positions().write(start))),
                            Snapshot.class)
                    .table()
                    .id();
            adas = hall.ada.stream(path() + "/events?after=0");
            eves = hall.eve.stream(path() + "/events?after=0");
            for (int seat = 1; seat < seats; seat++) {
                hall.ben.post(
                        path() + "/seats/" + Seat.of(seat) + "/sit",
                        new Calls.Sit(Optional.empty(), false),
                        Snapshot.class);
            }
        }

        private String path() {
            return "/api/tables/" + id;
        }

        /// What the game itself lets a viewer know of all that happened here.
        String knowledge(Viewer viewer) {
            var game = box.game();
            var states = new ArrayList<>(List.of(start));
            var known = new ArrayList<Object>();
            known.add(game.view(start, viewer));
            for (var event : new TableStore(hall.database).events(id)) {
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
            hall.ada.post(path() + "/chat", new Calls.Say("mark " + mark), Calls.Accepted.class);
            var heard = new ArrayList<String>();
            Browser.Event event;
            do {
                event = stream.next(_ -> true);
                heard.add(event.toString());
            } while (!event.kind().equals("said") || !event.data().contains("mark " + mark + "\""));
            return heard.toString();
        }

        /// What Ada is sent of a game that is over, where she does not ask for all of it: the last position lies open.
        Map<String, String> asSeen() {
            var sent = new TreeMap<>(
                    Map.of("stream", heard(adas, 0), "get /replay", hall.ada.text(path() + "/replay?from=0&count=50")));
            sent.replaceAll((_, text) -> plain(text));
            return sent;
        }

        /// Everything that somebody can get to see, by what he asked for.
        Map<String, String> sent(Browser browser, Browser.Stream stream, int mark) {
            var sent = new TreeMap<String, String>();
            sent.put("stream", heard(stream, mark));
            for (var what : List.of("", "?as=P1", "?as=P2", "/record", "/replay?from=0&count=50", "/foresight")) {
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
                sent.put(
                        "stale " + move,
                        answer(browser, "/moves", new Calls.SubmitMove(Seat.of(0), decision - 1, move)));
                sent.put("theirs " + move, answer(browser, "/moves", new Calls.SubmitMove(Seat.of(1), decision, move)));
                if (now.present().asked().isEmpty() && now.present().answered().isEmpty()) {
                    sent.put(
                            "late " + move,
                            answer(browser, "/moves", new Calls.SubmitMove(Seat.of(0), decision, move)));
                }
            }
            sent.put("take back", answer(browser, "/take-back", new Calls.TakeBackTo(Seat.of(0), decision - 1, 0)));
            // What a bot thinks of a view is a matter of luck and time: here only whether it answers.
            sent.put(
                    "hint",
                    answer(browser, "/hint", new Calls.ForSeat(Seat.of(0))).substring(0, 3));
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
            var wanted = Wanted.from(
                    Wanted.table(box.game().info().slug(), Wanted.ME, Wanted.OPEN), new NewTable.Start.Fork(id, 0));
            var response = browser.send("POST", "/api/tables", wanted);
            return response.statusCode() + " " + response.body();
        }

        /// Ada has steps taken back, if need be with Ben's consent.
        void takeBack(int steps) {
            var now = look(hall.ada, "").present();
            hall.ada.post(
                    path() + "/take-back",
                    new Calls.TakeBackTo(Seat.of(0), now.decision(), now.step() - steps),
                    Snapshot.class);
            consent();
        }

        void stop() {
            if (look(hall.ada, "").table().phase() == TableHead.Phase.PLAYING) {
                hall.ada.post(path() + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
                consent();
            }
        }

        private void consent() {
            look(hall.ben, "")
                    .present()
                    .proposal()
                    .ifPresent(proposal ->
                            hall.ben.post(path() + "/vote", new Calls.Vote(proposal.id(), true), Snapshot.class));
        }

        Optional<OpenDecision> asked(Browser browser, Seat seat) {
            return look(browser, "?as=" + seat).present().asked();
        }

        void submit(Browser browser, OpenDecision asked, String move) {
            browser.post(
                    path() + "/moves",
                    new Calls.SubmitMove(asked.seat(), asked.decision(), move),
                    Calls.Accepted.class);
        }
    }

    @Test
    void aSeatIsSentTheSameWhateverItMayNotKnow() {
        try (var one = new Hall(folder.resolve("one"));
                var other = new Hall(folder.resolve("other"))) {
            var tally = new Tally();
            for (var box : Boxes.all()) {
                compare(one, other, box, tally);
            }
            assertThat(tally.apart).as("games from two positions").isPositive();
            assertThat(tally.takenBack)
                    .as("comparisons after steps were taken back")
                    .isGreaterThan(GAMES);
            assertThat(tally.ended).as("comparisons after the end").isPositive();
        }
    }

    /// What has been compared.
    private static final class Tally {
        /// Games from two positions, since the game hides something.
        private int apart;

        private int takenBack;
        private int ended;
    }

    /// Plays a few games.
    private static <S, M extends Move, V> void compare(Hall one, Hall other, GameBox<S, M, V> box, Tally tally) {
        var game = box.game();
        var setup = Setup.standard(game.info(), Math.max(2, game.info().leastSeats()));
        int compared = 0;
        for (int seed = 0; seed < GAMES; seed++) {
            var luck = Generator.of(seed);
            var state = beforeADecision(
                    game,
                    Playout.finish(game, game.start(setup), luck, 4 + 9 * seed).position(),
                    luck);
            if (game.next(state) instanceof Next.Over<M>) {
                continue;
            }
            var imagination = game.imagination(game.view(state, Viewer.player(Seat.of(0))));
            var world = imagination.draw(luck);
            for (int tries = 0; tries < 50 && world.equals(state); tries++) {
                world = imagination.draw(luck);
            }
            tally.apart += world.equals(state) ? 0 : 1;
            compared += new Pair<>(
                            new Side<>(one, box, state, setup.seats()),
                            new Side<>(other, box, world, setup.seats()),
                            game.info().slug() + ", seed " + seed,
                            tally)
                    .play(setup.seats());
        }
        assertThat(compared).as("%s: comparisons", game.info().slug()).isGreaterThan(GAMES);
    }

    /// Where chance is to move it would tell the two positions apart at once: it draws from what is hidden.
    private static <S, M extends Move, V> S beforeADecision(Game<S, M, V> game, S from, Luck luck) {
        S state = from;
        while (game.next(state) instanceof Next.Chance<M>(Odds<M> odds)) {
            state = game.play(state, odds.sample(luck));
        }
        return state;
    }

    /// The same game on both sides.
    private record Pair<S, M extends Move, V>(Side<S, M, V> one, Side<S, M, V> other, String what, Tally tally) {
        /// Plays on as long as the sides look the same to Ada, then stops; says how often they were compared.
        int play(int seats) {
            int compared = compared(seats);
            one.stop();
            other.stop();
            if (alike(Viewer.player(Seat.of(0)))) {
                checkTheEnd();
            }
            return compared;
        }

        /// All may lie open now, but who looks on as he saw it is sent the same.
        private void checkTheEnd() {
            tally.ended++;
            check("after the end, ", one.asSeen(), other.asSeen());
        }

        private boolean alike(Viewer viewer) {
            return one.knowledge(viewer).equals(other.knowledge(viewer));
        }

        /// Says whether the sides still look the same afterwards.
        private boolean takeBack(int steps, int mark) {
            if (one.look(one.hall.ada, "").present().step() < steps) {
                return true;
            }
            one.takeBack(steps);
            other.takeBack(steps);
            tally.takenBack++;
            return same(mark);
        }

        private int compared(int seats) {
            int mark = 0;
            for (int decision = 0; decision < DECISIONS; decision++) {
                if (!same(++mark)) {
                    return mark;
                }
                var hers = one.asked(one.hall.ada, Seat.of(0));
                if (hers.isPresent()) {
                    var moves = hers.get().moves();
                    var move = moves.get(decision % moves.size()).text();
                    one.submit(one.hall.ada, hers.get(), move);
                    other.submit(other.hall.ada, hers.get(), move);
                }
                if (decision == 0 && !takeBack(1, ++mark)) {
                    return mark;
                }
                for (int i = 1; i < seats; i++) {
                    if (!same(++mark)) {
                        return mark;
                    }
                    var seat = Seat.of(i);
                    var here = one.asked(one.hall.ben, seat);
                    var there = other.asked(other.hall.ben, seat);
                    if (here.isEmpty() || there.isEmpty()) {
                        continue;
                    }
                    one.submit(
                            one.hall.ben,
                            here.get(),
                            here.get().moves().getFirst().text());
                    other.submit(
                            other.hall.ben,
                            there.get(),
                            there.get().moves().getLast().text());
                }
                if (decision == 1 && !takeBack(2, ++mark)) {
                    return mark;
                }
            }
            return mark;
        }

        private boolean same(int mark) {
            if (!alike(Viewer.player(Seat.of(0)))) {
                return false;
            }
            check(
                    "comparison " + mark + ", P1, ",
                    one.sent(one.hall.ada, one.adas, mark),
                    other.sent(other.hall.ada, other.adas, mark));
            if (alike(Viewer.spectator())) {
                int later = mark + 1_000;
                check(
                        "comparison " + mark + ", a spectator, ",
                        one.sent(one.hall.eve, one.eves, later),
                        other.sent(other.hall.eve, other.eves, later));
            }
            return true;
        }

        private void check(String when, Map<String, String> here, Map<String, String> there) {
            assertThat(there).hasSameSizeAs(here);
            here.forEach((call, sent) ->
                    assertThat(there.get(call)).as(what + ", " + when + call).isEqualTo(sent));
        }
    }
}
