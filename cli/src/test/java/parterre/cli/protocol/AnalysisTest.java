package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.node.ObjectNode;

/// Checks what `parterre analyse` tells of records and positions.
class AnalysisTest {
    private static final GameBox<?, ?, ?> MARS = Boxes.named("gardens-of-mars").orElseThrow();
    private static final String RECORD = record(MARS, 2, 20);
    private static final Map<String, Integer> SMALL = Map.of("playouts", 60);

    private static String record(GameBox<?, ?, ?> box, int seats, int steps) {
        return RandomGame.record(box, Setup.standard(box.game().info(), seats), steps);
    }

    static Stream<String> games() {
        return Boxes.all().stream().map(box -> box.game().info().slug());
    }

    @ParameterizedTest
    @MethodSource("games")
    void everyChoiceOfARecord_isReportedOnce(String slug) throws InterruptedException {
        var box = Boxes.named(slug).orElseThrow();
        var record = record(box, box.game().info().mostSeats(), 80);
        var said = AnalysisCaller.handler(
                2, AnalysisCaller.query("q", "record", record, "budget", Map.of("playouts", 20), "seed", 1));
        var asked = AnalysisCaller.answers(said).getFirst().get("decisions");
        var last = AnalysisCaller.last(said);
        assertThat(asked.size()).isPositive().isEqualTo(last.size());
        assertThat(asked).allSatisfy(one -> {
            var report = Objects.requireNonNull(last.get("\"q\" " + one.get("decision") + " " + one.get("seat")));
            assertThat(report.get("playouts").intValue()).isEqualTo(20);
            checkMade(report, record.lines().toList());
        });
    }

    /// The moves of the record are those that were made.
    private static void checkMade(JsonNode report, List<String> record) {
        var number = report.get("decision").intValue() + ". ";
        var line = record.stream().filter(each -> each.startsWith(number)).findFirst();
        assertThat(report.has("made")).isEqualTo(line.isPresent());
        if (line.isPresent()) {
            assertThat(line.get())
                    .contains(report.get("seat").stringValue() + ": "
                            + report.get("made").get("move").stringValue());
        }
    }

    @Test
    void aReport_tellsMovesBestFirst() throws InterruptedException {
        var report = only("record", RECORD, "decisions", List.of(1), "budget", Map.of("playouts", 400), "seed", 1);
        var moves = report.get("moves");
        int visits = 0;
        int before = Integer.MAX_VALUE;
        for (int i = 0; i < moves.size(); i++) {
            var move = moves.get(i);
            assertThat(move.get("rank").intValue()).isEqualTo(i + 1);
            assertThat(move.get("visits").intValue()).isLessThanOrEqualTo(before);
            before = move.get("visits").intValue();
            visits += before;
            assertThat(move.get("share").doubleValue()).isBetween(0.0, 1.0);
            assertThat(move.get("standardError").doubleValue()).isPositive();
            assertThat(move.get("line").get(0).get("move")).isEqualTo(move.get("move"));
            assertThat(move.get("line").get(0).get("seat")).isEqualTo(report.get("seat"));
        }
        assertThat(visits).isEqualTo(400);
        assertThat(report.get("shares").get("P1").doubleValue()
                        + report.get("shares").get("P2").doubleValue())
                .isCloseTo(1, within(1e-5));
        assertThat(report.has("scores")).isTrue();
    }

    @Test
    void mostMoves_boundsOnlyWhatIsReported() throws InterruptedException {
        var terms = new Object[] {"record", RECORD, "budget", Map.of("playouts", 300), "seed", 1, "mostMoves", 2};
        var said = AnalysisCaller.handler(2, AnalysisCaller.query("q", terms));
        for (var report : AnalysisCaller.last(said).values()) {
            var told = report.get("moves")
                    .valueStream()
                    .map(move -> move.get("move").stringValue())
                    .toList();
            assertThat(told).hasSizeLessThanOrEqualTo(3);
            var made = report.get("made");
            if (made != null && made.has("rank")) {
                assertThat(told).contains(made.get("move").stringValue());
            }
        }
    }

    @Test
    void equalQueries_haveEqualReports_onAnyNumberOfThreads() throws InterruptedException {
        var query = AnalysisCaller.query("q", "record", RECORD, "budget", SMALL, "seed", 7);
        var one = AnalysisCaller.last(AnalysisCaller.handler(1, query));
        assertThat(AnalysisCaller.last(AnalysisCaller.handler(3, query))).isEqualTo(one);
        var other = AnalysisCaller.query("q", "record", RECORD, "budget", SMALL, "seed", 8);
        assertThat(AnalysisCaller.last(AnalysisCaller.handler(3, other))).isNotEqualTo(one);
    }

    @Test
    void aDecision_isTheSameAloneAndAmongOthers() throws InterruptedException {
        var all = AnalysisCaller.last(
                AnalysisCaller.handler(2, AnalysisCaller.query("q", "record", RECORD, "budget", SMALL, "seed", 7)));
        var alone = only("record", RECORD, "budget", SMALL, "seed", 7, "decisions", List.of(5));
        assertThat(all.values()).contains(alone);
    }

    @Test
    void missingSeed_isNamedAndGivesTheSameAgain() throws InterruptedException {
        var said = AnalysisCaller.handler(
                1, AnalysisCaller.query("q", "record", RECORD, "budget", SMALL, "decisions", List.of(1)));
        long seed = AnalysisCaller.answers(said).getFirst().get("seed").longValue();
        assertThat(only("record", RECORD, "budget", SMALL, "decisions", List.of(1), "seed", seed))
                .isEqualTo(AnalysisCaller.last(said).values().iterator().next());
    }

    @Test
    void partialReports_comeWhileADecisionIsSearched() throws InterruptedException {
        var said = AnalysisCaller.reports(AnalysisCaller.handler(
                1,
                AnalysisCaller.query(
                        "q",
                        "record",
                        RECORD,
                        "decisions",
                        List.of(1),
                        "budget",
                        Map.of("playouts", 100),
                        "reportEvery",
                        Map.of("playouts", 25))));
        assertThat(said.stream().map(report -> report.get("playouts").intValue()))
                .containsExactly(25, 50, 75, 100);
        assertThat(said.stream().map(report -> report.get("final").booleanValue()))
                .containsExactly(false, false, false, true);
    }

    @Test
    void aBudgetOfTime_endsWithWhatCameFirst() throws InterruptedException {
        var report =
                only("record", RECORD, "decisions", List.of(1), "budget", Map.of("playouts", 30, "millis", 3_600_000));
        assertThat(report.get("playouts").intValue()).isEqualTo(30);
        var short_ =
                only("record", RECORD, "decisions", List.of(1), "budget", Map.of("playouts", 100_000_000, "millis", 1));
        assertThat(short_.get("playouts").intValue()).isBetween(1, 99_999_999);
    }

    @Test
    void aPosition_isAskedAboutByItsText() throws InterruptedException {
        var text = RandomGame.position(MARS, Setup.standard(MARS.game().info(), 2), 1);
        var report = only("game", "gardens-of-mars", "position", text, "budget", SMALL);
        assertThat(report.has("decision")).isFalse();
        assertThat(report.has("made")).isFalse();
        assertThat(report.get("seat").stringValue()).isEqualTo("P2");
    }

    /// Nobody wins against anybody there.
    @Test
    void aGroup_hasWorthAndScoreInsteadOfShares() throws InterruptedException {
        var preset = MARS.game().info().presets().stream()
                .filter(each -> each.name().equals("cooperative"))
                .findFirst()
                .orElseThrow();
        var setup = Setup.read(MARS.game().info(), MARS.game().info().edition(), 3, preset.options())
                .orThrow();
        var report = only("record", RandomGame.record(MARS, setup, 3), "decisions", List.of(1), "budget", SMALL);
        assertThat(report.has("shares")).isFalse();
        assertThat(report.has("group")).isTrue();
        assertThat(report.get("moves").get(0).has("share")).isFalse();
        assertThat(report.get("moves").get(0).get("worth").doubleValue()).isBetween(0.0, 1.0);
        assertThat(report.get("moves").get(0).has("score")).isTrue();
    }

    @Test
    void aSeat_limitsTheDecisionsToItsOwn() throws InterruptedException {
        var said = AnalysisCaller.handler(
                2, AnalysisCaller.query("q", "record", RECORD, "seat", "P2", "budget", Map.of("playouts", 2)));
        assertThat(AnalysisCaller.reports(said))
                .isNotEmpty()
                .allSatisfy(
                        report -> assertThat(report.get("seat").stringValue()).isEqualTo("P2"));
    }

    @Test
    void manyQueries_areAnsweredSideBySide() throws InterruptedException {
        var lines = Stream.iterate(0, i -> i < 20, i -> i + 1)
                .map(i -> AnalysisCaller.query(
                        "q" + i, "record", RECORD, "decisions", List.of(1, 2), "budget", SMALL, "priority", i % 3))
                .toArray(String[]::new);
        assertThat(AnalysisCaller.last(AnalysisCaller.handler(4, lines))).hasSize(40);
    }

    @Test
    void hello_tellsGamesAndOps() throws InterruptedException {
        var hello = AnalysisCaller.handler(3, "{\"id\":1,\"op\":\"hello\"}").getFirst();
        SchemaFile.check("analysis.hello", hello);
        assertThat(hello.get("threads").intValue()).isEqualTo(3);
        assertThat(hello.get("version").stringValue()).isEqualTo("1");
        assertThat(Caller.texts(hello.get("ops"))).containsExactly("hello", "analyse", "cancel");
        assertThat(hello.get("games").valueStream().map(game -> game.get("game").stringValue()))
                .containsExactlyElementsOf(games().toList());
    }

    @Test
    void aLineThatIsWrong_disturbsNoOther() throws InterruptedException {
        var said = AnalysisCaller.handler(
                2,
                AnalysisCaller.query("q1", "record", RECORD, "decisions", List.of(1), "budget", SMALL),
                "{\"id\":\"bad\",",
                "rubbish",
                "",
                "[1]",
                "{\"id\":\"bad\",\"record\":3}",
                "{\"id\":\"bad\",\"op\":\"new\",\"seats\":2}",
                "{\"protocol\":2,\"id\":\"bad\"}",
                AnalysisCaller.query("q2", "record", RECORD, "decisions", List.of(2), "budget", SMALL));
        assertThat(AnalysisCaller.last(said)).hasSize(2);
        var errors = AnalysisCaller.answers(said).stream()
                .filter(answer -> !answer.get("ok").booleanValue())
                .toList();
        assertThat(errors.stream().map(error -> error.get("error").get("code").stringValue()))
                .containsExactly(
                        "protocol/malformed",
                        "protocol/malformed",
                        "protocol/malformed",
                        "protocol/malformed",
                        "protocol/wrong-type",
                        "protocol/unknown-op",
                        "protocol/version");
        assertThat(errors.subList(4, 7))
                .allSatisfy(error -> assertThat(error.get("id").stringValue()).isEqualTo("bad"));
    }

    @Test
    void wrongRequests_areNamedByTheirField() throws InterruptedException {
        var position = RandomGame.position(MARS, Setup.standard(MARS.game().info(), 2), 0);
        refused("protocol/missing-field", "", "game", "gardens-of-mars");
        refused("protocol/conflict", "", "game", "gardens-of-mars", "record", RECORD, "position", position);
        refused("protocol/missing-field", "game", "position", position);
        refused("protocol/out-of-range", "game", "game", "chess", "position", position);
        refused("input/record", "record", "record", "nothing of the kind");
        refused("input/record", "record", "game", "stalk-exchange", "record", RECORD);
        refused("input/position", "position", "game", "gardens-of-mars", "position", "nothing of the kind");
        refused(
                "protocol/conflict",
                "decisions",
                "game",
                "gardens-of-mars",
                "position",
                position,
                "decisions",
                List.of(1));
        refused("protocol/out-of-range", "decisions[1]", "record", RECORD, "decisions", List.of(1, 99));
        refused("protocol/out-of-range", "decisions[0]", "record", RECORD, "decisions", List.of(3));
        refused("input/seat", "decisions[0]", "record", RECORD, "decisions", List.of(1), "seat", "P2");
        refused("input/seat", "seat", "record", RECORD, "seat", "me wrong");
        refused("input/seat", "seat", "game", "gardens-of-mars", "position", position, "seat", "P2");
        refused("protocol/out-of-range", "bot", "record", RECORD, "bot", "deep-thought");
        refused("protocol/out-of-range", "bot", "record", RECORD, "bot", "greedy");
        refused("protocol/out-of-range", "bot", "record", RECORD, "bot", "mcts:100,threads=2");
        refused("protocol/out-of-range", "bot", "record", RECORD, "bot", "mcts:100,evaluator=none-such");
        refused("protocol/missing-field", "budget", "record", RECORD, "budget", Map.of());
        refused(
                "protocol/out-of-range",
                "budget.playouts",
                "record",
                RECORD,
                "budget",
                Map.of("playouts", 0),
                "seat",
                "wrong");
    }

    private static void refused(String code, String where, Object... fields) throws InterruptedException {
        var error = AnalysisCaller.handler(1, AnalysisCaller.query("q", fields)).getFirst();
        assertThat(error.get("id").stringValue()).isEqualTo("q");
        assertThat(Caller.code(Caller.error(error))).as(error.toString()).isEqualTo(code);
        var told = error.get("error").get("where");
        assertThat(told == null ? "" : told.stringValue()).as(error.toString()).isEqualTo(where);
    }

    private static ObjectNode only(Object... fields) throws InterruptedException {
        var said = AnalysisCaller.handler(1, AnalysisCaller.query("q", fields));
        var last = AnalysisCaller.last(said);
        assertThat(last)
                .as(said.stream().map(JsonNode::toString).collect(Collectors.joining("\n")))
                .hasSize(1);
        return last.values().iterator().next();
    }
}
