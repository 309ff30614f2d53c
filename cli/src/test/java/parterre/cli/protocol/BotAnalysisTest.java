package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.BotSpec;
import parterre.bots.Entrant;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Outcome;
import parterre.bots.series.SeriesPlan;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import tools.jackson.databind.JsonNode;

/// `analyse` and `cancel` in the bot protocol.
class BotAnalysisTest {
    private static final Map<String, Integer> SMALL = Map.of("playouts", 30);

    @TempDir
    Path folder;

    static Stream<String> games() {
        return Boxes.all().stream().map(box -> box.game().info().slug());
    }

    private static Caller mars() {
        return new Caller(Boxes.named("gardens-of-mars").orElseThrow());
    }

    @Test
    void aGameAPositionAndAView_areAnalysedAlike() throws InterruptedException {
        var caller = mars();
        var game = caller.ok("new", "seats", 2, "seed", 1).get("game").stringValue();
        var text = caller.ok("text", "on", game).get("text").stringValue();
        var view = caller.ok("view", "on", game, "viewer", "P1").get("view");
        var handle = caller.ok("imagine", "view", view).get("positions").get(0).stringValue();
        JsonNode first = null;
        for (var subject : List.of(game, text, handle)) {
            caller.ok("analyse", "position", subject, "budget", SMALL, "seed", 5);
            var report = caller.report();
            report.remove("id");
            first = first == null ? report : first;
            assertThat(report).isEqualTo(first);
        }
        caller.ok("analyse", "view", view, "budget", SMALL, "seed", 5);
        var report = caller.report();
        report.remove("id");
        assertThat(report).isEqualTo(first);
    }

    @ParameterizedTest
    @MethodSource("games")
    void aView_isAnalysedByTheSeatThatHasIt(String slug) throws InterruptedException {
        var caller = new Caller(Boxes.named(slug).orElseThrow());
        var game = caller.ok("new", "seed", 3, "draw", true).get("game").stringValue();
        var asked = Caller.texts(caller.ok("next", "on", game).get("next").get("seats"));
        for (var seat : asked) {
            var view = caller.ok("view", "on", game, "viewer", seat).get("view");
            caller.ok("analyse", "view", view, "seat", seat, "budget", SMALL, "seed", 5);
            var report = caller.report();
            assertThat(report.get("seat").stringValue()).isEqualTo(seat);
            var legal = caller.ok("legal", "on", game, "seat", seat, "selections", false);
            var known = Stream.of("moves", "suggested")
                    .filter(legal::has)
                    .flatMap(field -> Caller.texts(legal.get(field)).stream())
                    .toList();
            assertThat(known).contains(report.get("moves").get(0).get("move").stringValue());
        }
    }

    @Test
    void unknownQueries_areRefused() {
        var caller = mars();
        var game = caller.ok("new", "seats", 2, "seed", 1).get("game").stringValue();
        var view = caller.ok("view", "on", game, "viewer", "P1").get("view");
        assertThat(Caller.code(caller.refused("analyse", "position", "g99"))).isEqualTo("protocol/unknown-handle");
        assertThat(Caller.code(caller.refused("analyse", "position", game, "game", "stalk-exchange")))
                .isEqualTo("protocol/out-of-range");
        assertThat(Caller.code(caller.refused("analyse", "view", view, "seat", "P2")))
                .isEqualTo("input/seat");
        assertThat(Caller.code(caller.refused("analyse", "view", Map.of()))).startsWith("protocol/");
        caller.ok("apply", "on", game, "move", "place e5");
        caller.ok("apply", "on", game, "move", "place e7");
        assertThat(Caller.code(caller.refused("analyse", "position", game))).isEqualTo("protocol/not-now");
    }

    @Test
    void queriesOfABatch_areReportedByTheirOwnIds() throws InterruptedException {
        var caller = mars();
        var position = caller.ok("new", "seats", 2, "seed", 1).get("game").stringValue();
        var query = Map.of("id", "in", "op", "analyse", "position", position, "budget", SMALL);
        var nameless = Map.of("op", "analyse", "position", position);
        var answers = caller.ok("batch", "requests", List.of(query, nameless)).get("answers");
        assertThat(answers.get(0).get("ok").booleanValue()).isTrue();
        assertThat(answers.get(1).get("error").get("where").stringValue()).isEqualTo("id");
        assertThat(caller.report().get("id").stringValue()).isEqualTo("in");
    }

    @Test
    void aQuery_isCancelledByItsId() throws InterruptedException {
        var caller = mars();
        var position = caller.ok("new", "seats", 2, "seed", 1).get("game").stringValue();
        var id = caller.ok(
                        "analyse",
                        "position",
                        position,
                        "budget",
                        Map.of("playouts", 100_000_000),
                        "reportEvery",
                        Map.of("playouts", 10))
                .get("id");
        assertThat(caller.report().get("final").booleanValue()).isFalse();
        assertThat(caller.ok("cancel", "query", id).get("queries").get(0)).isEqualTo(id);
        var report = caller.report();
        while (!report.get("final").booleanValue()) {
            report = caller.report();
        }
        assertThat(report.get("cancelled").booleanValue()).isTrue();
    }

    /// The program asks for an analysis of its own view, waits for the report and plays the best move.
    @ParameterizedTest
    @MethodSource("games")
    void aProgramAtATable_mayAskForAnAnalysis(String slug) {
        var program = Scripts.program(folder, """
                import json, sys
                def say(**fields): print(json.dumps({"protocol": 1, **fields}), flush=True)
                def hear():
                    line = sys.stdin.readline()
                    return json.loads(line) if line else sys.exit()
                while True:
                    request = hear()
                    if request["op"] == "hello": say(id=request["id"])
                    if request["op"] != "ask": continue
                    say(id="q", op="analyse", view=request["view"], seat=request["seat"], budget={"playouts": 10})
                    assert hear()["ok"]
                    report = hear()
                    assert report["op"] == "report" and report["final"], report
                    say(id=request["id"], move=report["moves"][0]["move"])
                """);
        var bot = ExecEntrant.read("exec:\"" + program + "\",time=60s").orThrow();
        assertThat(play(Boxes.named(slug).orElseThrow(), bot)).allSatisfy(outcome -> {
            assertThat(outcome.faults()).isEmpty();
            assertThat(outcome.result()).isPresent();
        });
    }

    private static List<Outcome> play(GameBox<?, ?, ?> box, ExecEntrant bot) {
        var outcomes = new ArrayList<Outcome>();
        var info = box.game().info();
        var others = Collections.<Entrant>nCopies(Math.max(2, info.leastSeats()) - 1, new BotSpec.Random());
        var lineUp = Stream.concat(Stream.of(bot), others.stream()).toList();
        var plan = SeriesPlan.of(Setup.standard(info, lineUp.size()), lineUp, 1, 7);
        new MatchSeries<>(box, plan).play(1, outcomes::add);
        bot.close();
        return outcomes;
    }
}
