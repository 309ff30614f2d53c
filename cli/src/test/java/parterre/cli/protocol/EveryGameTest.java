package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import java.util.stream.Stream;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Option;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Replay;
import parterre.engine.walk.Playout;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Checks the protocol with every game: seeded games of each are played through it.
class EveryGameTest {
    private static final int SEEDS = 3;

    static Stream<String> games() {
        return Boxes.all().stream().map(box -> box.game().info().slug());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyViewSurvivesJsonUnchanged(String slug) {
        viewsComeBack(Boxes.named(slug).orElseThrow());
    }

    private static <S, M extends Move, V> void viewsComeBack(GameBox<S, M, V> box) {
        var game = box.game();
        for (long seed = 0; seed < SEEDS; seed++) {
            int seats = seats(box, seed);
            var luck = Generator.of(seed);
            S position = game.start(Setup.standard(game.info(), seats));
            for (int step = 0; step < 300; step++) {
                for (var viewer : viewers(seats)) {
                    V view = game.view(position, viewer);
                    var json = Wire.view(view);
                    var text = Caller.MAPPER.readTree(json.toString());
                    V back = Wire.view(text, box.viewType(), "view");
                    assertThat(back)
                            .as("seed %d step %d viewer %s: %s", seed, step, viewer, json)
                            .isEqualTo(view);
                }
                var next = Playout.step(game, position, luck);
                if (next.isEmpty()) {
                    break;
                }
                position = game.play(position, next.get());
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void standardOptionsOfHelloMakeNoDifference(String slug) {
        var caller = new Caller(Boxes.named(slug).orElseThrow());
        var hello = caller.ok("hello");
        for (int seats = hello.get("leastSeats").asInt();
                seats <= hello.get("mostSeats").asInt();
                seats++) {
            var options = new TreeMap<String, String>();
            for (var option : hello.get("options")) {
                if (!option.get("values").stringValue().equals("@FILE")) {
                    options.put(
                            option.get("name").stringValue(),
                            option.get("standards").get(Integer.toString(seats)).stringValue());
                }
            }
            var setup = caller.ok("new", "seats", seats, "options", options).get("setup");
            assertThat(setup.get("options")).as("%d seats, %s", seats, options).isEmpty();
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void file_isWrittenAsNameThenContent(String slug) {
        var box = Boxes.named(slug).orElseThrow();
        var caller = new Caller(box);
        int seats = box.game().info().leastSeats();
        for (var option : box.game().info().options()) {
            if (option instanceof Option.File file) {
                var text = "mine.json\n" + file.standard().content();
                var setup = caller.ok("new", "seats", seats, "options", Map.of(file.name(), text))
                        .get("setup");
                assertThat(setup.get("options").get(file.name()).stringValue()).isEqualTo(text);
                var alone = caller.refused("new", "seats", seats, "options", Map.of(file.name(), "mine.json"));
                assertThat(alone.get("where").stringValue()).isEqualTo("options." + file.name());
                assertThat(alone.get("message").stringValue()).contains("has no file");
            }
        }
    }

    @ParameterizedTest
    @MethodSource("games")
    void aGameIsPlayedToItsEnd_andReplays(String slug) {
        wholeGames(Boxes.named(slug).orElseThrow());
    }

    private static <S, M extends Move, V> void wholeGames(GameBox<S, M, V> box) {
        var game = box.game();
        for (long seed = 0; seed < SEEDS; seed++) {
            int seats = seats(box, seed);
            var luck = Generator.of(seed, 1);
            var caller = new Caller(box);
            var begun = caller.ok("new", "seats", seats, "seed", seed);
            var on = begun.get("game").stringValue();
            JsonNode next = begun.get("next");
            for (int step = 0; !next.get("waits").stringValue().equals("over") && step < 3_000; step++) {
                next = advance(caller, on, next, luck);
            }
            var result = caller.ok("result", "on", on);
            assertThat(result.get("over").booleanValue()).as("seed " + seed).isTrue();
            var text = caller.ok("record", "on", on).get("record").stringValue();
            var record = new RecordForm(List.of(game.info())).read(text).orThrow();
            var replay = Replay.of(game, box.positions(), record).orThrow();
            assertThat(box.positions().write(replay.last()))
                    .isEqualTo(caller.ok("text", "on", on).get("text").stringValue());
            var end = Answers.ended(replay.result().orElseThrow(), seats);
            assertThat(result.get("result").get("shares").toString())
                    .isEqualTo(Wire.said(end).get("shares").toString());
            assertThat(Caller.code(caller.refused("legal", "on", on))).isEqualTo("refused/table/over");
            assertThat(Caller.code(caller.refused("chance", "on", on))).isEqualTo("refused/table/over");
        }
    }

    /// One step of a game: chance drawn or given, seats one by one.
    private static JsonNode advance(Caller caller, String on, JsonNode next, Generator luck) {
        if (next.get("waits").stringValue().equals("chance")) {
            if (next.get("listed").booleanValue() && luck.below(2) == 0) {
                var outcomes = caller.ok("odds", "on", on).get("outcomes");
                var outcome = outcomes.get(luck.below(outcomes.size())).get("outcome");
                return caller.ok("chance", "on", on, "outcome", outcome).get("next");
            }
            return caller.ok("chance", "on", on).get("next");
        }
        var asked = Caller.texts(next.get("seats"));
        var seat = asked.get(luck.below(asked.size()));
        var legal = caller.ok("legal", "on", on, "seat", seat);
        var moves = Caller.texts(legal.get("moves"));
        assertThat(legal.get("selections").size()).isEqualTo(moves.size());
        var move = moves.get(luck.below(moves.size()));
        caller.ok("check", "on", on, "seat", seat, "move", move);
        return caller.ok("apply", "on", on, "seat", seat, "move", move).get("next");
    }

    @ParameterizedTest
    @MethodSource("games")
    void imaginedPositions_fitTheViewAndCanBePlayed(String slug) {
        imagining(Boxes.named(slug).orElseThrow());
    }

    private static <S, M extends Move, V> void imagining(GameBox<S, M, V> box) {
        for (long seed = 0; seed < SEEDS; seed++) {
            int seats = seats(box, seed);
            var luck = Generator.of(seed, 2);
            var caller = new Caller(box);
            var begun = caller.ok("new", "seats", seats, "seed", seed, "draw", true);
            var on = begun.get("game").stringValue();
            JsonNode next = begun.get("next");
            for (int step = 0; !next.get("waits").stringValue().equals("over") && step < 40; step++) {
                var seat = Caller.texts(next.get("seats")).getFirst();
                var view = caller.ok("view", "on", on, "viewer", seat).get("view");
                var own = caller.ok("legal", "on", on, "seat", seat);
                var imagined = caller.ok("imagine", "view", view, "n", 2, "seed", step);
                assertThat(imagined.get("seed").longValue()).isEqualTo(step);
                var worlds = Caller.texts(imagined.get("positions"));
                for (var world : worlds) {
                    assertThat(caller.ok("view", "on", world, "viewer", seat).get("view"))
                            .isEqualTo(view);
                    var legal = caller.ok("legal", "on", world, "seat", seat);
                    assertThat(legal.get("moves")).isEqualTo(own.get("moves"));
                    assertThat(legal.get("selections")).isEqualTo(own.get("selections"));
                }
                var texts = caller.ok("imagine", "view", view, "n", 2, "seed", step, "as", "texts")
                        .get("texts");
                for (int i = 0; i < 2; i++) {
                    assertThat(caller.ok("text", "on", worlds.get(i)).get("text"))
                            .isEqualTo(texts.get(i));
                }
                var moves = Caller.texts(own.get("moves"));
                var move = moves.get(luck.below(moves.size()));
                var played =
                        caller.ok("playout", "positions", worlds, "seat", seat, "move", move, "games", 3, "seed", 7);
                var again = caller.ok("playout", "positions", texts, "seat", seat, "move", move, "games", 3, "seed", 7);
                assertThat(again.get("results").toString())
                        .isEqualTo(played.get("results").toString());
                played.get("results").valueStream().forEach(result -> checkAverage(result, seats));
                search(caller, worlds.getFirst(), luck);
                caller.ok("forget", "handles", worlds);
                next = advanceDrawing(caller, on, next, luck);
            }
        }
    }

    private static void checkAverage(JsonNode result, int seats) {
        assertThat(result.get("games").intValue()).isEqualTo(3);
        assertThat(result.get("over").intValue()).isEqualTo(3);
        assertThat(result.get("shares").size()).isEqualTo(seats);
        assertThat(result.get("shares")
                        .valueStream()
                        .mapToDouble(JsonNode::doubleValue)
                        .sum())
                .isBetween(0.0, 1.000_001);
    }

    /// Walks a few steps of an imagined position; every step gives a new one and leaves the old one as it
    /// was.
    private static void search(Caller caller, String world, Generator luck) {
        var at = world;
        for (int step = 0; step < 6; step++) {
            var before = caller.ok("text", "on", at).get("text");
            JsonNode next = caller.ok("next", "on", at).get("next");
            ObjectNode moved;
            switch (next.get("waits").stringValue()) {
                case "over" -> {
                    return;
                }
                case "chance" -> moved = caller.ok("chance", "on", at, "seed", step);
                case "turn" -> {
                    var moves = Caller.texts(caller.ok("legal", "on", at).get("moves"));
                    moved = caller.ok(
                            "apply", "on", at, "move", moves.get(luck.below(moves.size())), "draw", true, "seed", step);
                }
                default -> {
                    var answers = new TreeMap<String, String>();
                    for (var seat : Caller.texts(next.get("seats"))) {
                        var moves = Caller.texts(
                                caller.ok("legal", "on", at, "seat", seat).get("moves"));
                        answers.put(seat, moves.get(luck.below(moves.size())));
                    }
                    moved = caller.ok("apply", "on", at, "answers", answers);
                }
            }
            assertThat(caller.ok("text", "on", at).get("text")).isEqualTo(before);
            at = moved.get("position").stringValue();
        }
    }

    private static JsonNode advanceDrawing(Caller caller, String on, JsonNode next, Generator luck) {
        JsonNode now = next;
        do {
            now = advance(caller, on, now, luck);
        } while (now.get("waits").stringValue().equals("chance"));
        return now;
    }

    private static int seats(GameBox<?, ?, ?> box, long seed) {
        var info = box.game().info();
        int range = info.mostSeats() - info.leastSeats() + 1;
        return info.leastSeats() + (int) (seed % range);
    }

    private static List<Viewer> viewers(int seats) {
        var viewers = new ArrayList<Viewer>(List.of(Viewer.spectator(), Viewer.everyone()));
        Seat.first(seats).forEach(seat -> viewers.add(Viewer.player(seat)));
        return viewers;
    }
}
