package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import tools.jackson.databind.JsonNode;

/// Every way of getting a line wrong, each with its own code.
class ErrorsTest {
    private static final GameBox<?, ?, ?> BOX = Boxes.named("gardens-of-mars").orElseThrow();

    private final Caller caller = new Caller(BOX);

    @Test
    void otherJsonThanObjectsIsMalformed() {
        for (var line : List.of(
                "",
                " ",
                "rubbish",
                "1",
                "[]",
                "null",
                "\"op\"",
                "{",
                "{\"protocol\":1",
                "{}{}",
                "{\"protocol\":1,\"op\":\"hello\"} x",
                "{'protocol':1}",
                "{\"a\":01}",
                "[".repeat(5_000),
                "{\"a\":".repeat(5_000))) {
            var answer = caller.say(line);
            assertThat(Caller.code(Caller.error(answer))).as(line).isEqualTo("protocol/malformed");
            assertThat(answer.get("id").isNull()).isTrue();
        }
    }

    @Test
    void aFieldThatIsGivenTwiceIsMalformed() {
        assertThat(code("{\"protocol\":1,\"op\":\"hello\",\"op\":\"next\"}")).isEqualTo("protocol/malformed");
        assertThat(code("{\"protocol\":1,\"op\":\"imagine\",\"view\":{\"a\":1,\"a\":2}}"))
                .isEqualTo("protocol/malformed");
    }

    @Test
    void nothingInAListOrAnObjectIsNull() {
        for (var fields : List.of(
                "\"op\":\"new\",\"seats\":2,\"options\":{\"lap\":null}",
                "\"op\":\"apply\",\"on\":\"g1\",\"answers\":{\"P1\":null}",
                "\"op\":\"playout\",\"positions\":[null],\"games\":1",
                "\"op\":\"forget\",\"handles\":[null]",
                "\"op\":\"batch\",\"requests\":[null]")) {
            assertThat(code("{\"protocol\":1," + fields + "}")).as(fields).isEqualTo("protocol/wrong-type");
        }
    }

    @Test
    void nullFieldsAreNamed() {
        var answer = caller.say("{\"protocol\":1,\"op\":\"new\",\"seats\":2,\"options\":{\"lap\":null}}");
        assertThat(Caller.error(answer).get("where").stringValue()).isEqualTo("options.lap");
        assertThat(Caller.error(answer).get("message").stringValue()).isEqualTo("'options.lap' must not be null.");
    }

    @Test
    void theProtocolMustBeNamed() {
        assertThat(code("{}")).isEqualTo("protocol/version");
        assertThat(code("{\"op\":\"hello\"}")).isEqualTo("protocol/version");
        for (var wrong : List.of("2", "\"1\"", "1.0", "null", "[1]", "99999999999999999999")) {
            assertThat(code("{\"protocol\":" + wrong + ",\"op\":\"hello\"}"))
                    .as(wrong)
                    .isEqualTo("protocol/version");
        }
    }

    @Test
    void id_isShortTextOrNumber_andComesBackUnchanged() {
        for (var id : List.of("7", "-1", "\"a b\"", "null", "9007199254740993", "\"" + "x".repeat(100) + "\"")) {
            var answer = caller.say("{\"protocol\":1,\"id\":" + id + ",\"op\":\"hello\"}");
            assertThat(answer.get("ok").booleanValue()).isTrue();
            assertThat(answer.get("id").toString()).isEqualTo(id);
        }
        for (var id : List.of("1.5", "[]", "{}", "true", "99999999999999999999", "\"" + "x".repeat(101) + "\"")) {
            var answer = caller.say("{\"protocol\":1,\"id\":" + id + ",\"op\":\"hello\"}");
            assertThat(Caller.code(Caller.error(answer))).as(id).isEqualTo("protocol/bad-id");
            assertThat(answer.get("id").isNull()).isTrue();
        }
    }

    @Test
    void opsAndFieldsAreCheckedByName() {
        assertThat(code("{\"protocol\":1}")).isEqualTo("protocol/missing-field");
        assertThat(code("{\"protocol\":1,\"op\":null}")).isEqualTo("protocol/wrong-type");
        assertThat(code("{\"protocol\":1,\"op\":3}")).isEqualTo("protocol/wrong-type");
        assertThat(code("{\"protocol\":1,\"op\":\"HELLO\"}")).isEqualTo("protocol/unknown-op");
        assertThat(code("{\"protocol\":1,\"op\":\"\"}")).isEqualTo("protocol/unknown-op");
        assertError(caller.refused("hello", "loud", true), "protocol/unknown-field", "loud");
        assertError(caller.refused("next"), "protocol/missing-field", "on");
        assertError(caller.refused("check", "on", "g1", "seat", "P1"), "protocol/missing-field", "move");
        assertError(caller.refused("next", "on", List.of()), "protocol/wrong-type", "on");
        assertError(caller.refused("next", "on", 3), "protocol/wrong-type", "on");
        assertThat(code("{\"protocol\":1,\"op\":\"next\",\"on\":null}")).isEqualTo("protocol/wrong-type");
        assertError(caller.refused("new", "seats", "2"), "protocol/wrong-type", "seats");
        assertError(caller.refused("new", "seats", 2.5), "protocol/wrong-type", "seats");
        assertError(caller.refused("new", "draw", "yes"), "protocol/wrong-type", "draw");
        assertError(caller.refused("new", "options", List.of("a")), "protocol/wrong-type", "options");
        assertError(caller.refused("new", "options", Map.of("a", 1)), "protocol/wrong-type", "options.a");
        assertError(caller.refused("playout", "positions", List.of(3)), "protocol/wrong-type", "positions[0]");
        assertThat(code("{\"protocol\":1,\"op\":\"new\",\"seed\":99999999999999999999}"))
                .isEqualTo("protocol/out-of-range");
        assertError(caller.refused("imagine", "view", 3), "protocol/wrong-type", "view");
        assertError(caller.refused("batch", "requests", 3), "protocol/wrong-type", "requests");
    }

    @Test
    void impossibleSetupsAreRefusedWithAReason() {
        assertError(caller.refused("new", "seats", 9), "input/setup", "seats");
        assertError(caller.refused("new", "edition", 999), "input/setup", "edition");
        assertError(caller.refused("new", "options", Map.of("no-such", "on")), "input/setup", "options.no-such");
        assertError(caller.refused("new", "options", Map.of("lap", "x")), "input/setup", "options.lap");
        assertThat(Caller.code(caller.refused("new", "seats", 3, "options", Map.of("two-gardeners", "on"))))
                .startsWith("refused/GM-");
        assertError(caller.refused("new", "text", "nothing of the kind"), "input/position", "text");
        assertError(caller.refused("new", "record", "nothing of the kind"), "input/record", "record");
        assertThat(Caller.code(caller.refused("new", "seats", 2, "text", "x"))).isEqualTo("protocol/conflict");
        assertThat(Caller.code(caller.refused("new", "record", "x", "text", "x")))
                .isEqualTo("protocol/conflict");
        assertThat(Caller.code(caller.refused("new", "edition", 1, "text", "x")))
                .isEqualTo("protocol/conflict");
    }

    @Test
    void unknownHandlesAndBadPositionsHaveDifferentErrors() {
        assertThat(Caller.code(caller.refused("next", "on", "g1"))).isEqualTo("protocol/unknown-handle");
        assertThat(Caller.code(caller.refused("next", "on", "p12"))).isEqualTo("protocol/unknown-handle");
        assertError(caller.refused("next", "on", "x1"), "input/position", "on");
        assertThat(Caller.code(caller.refused("forget", "handles", List.of("g1"))))
                .isEqualTo("protocol/unknown-handle");
        var on = begun();
        assertError(caller.refused("forget", "handles", List.of(on, "g99")), "protocol/unknown-handle", "handles");
        caller.ok("next", "on", on);
        caller.ok("forget", "handles", List.of(on, on));
        assertThat(Caller.code(caller.refused("next", "on", on))).isEqualTo("protocol/unknown-handle");
    }

    @Test
    void refusedMove_namesItsRuleAndChangesNothing() {
        var on = begun();
        var before = caller.ok("text", "on", on).get("text");
        assertError(caller.refused("apply", "on", on, "move", "gibberish"), "input/move", "move");
        assertError(caller.refused("apply", "on", on, "seat", "P7", "move", "place e5"), "input/seat", "seat");
        assertError(caller.refused("apply", "on", on, "seat", "me", "move", "place e5"), "input/seat", "seat");
        assertThat(Caller.code(caller.refused("apply", "on", on, "seat", "P2", "move", "place e5")))
                .isEqualTo("refused/table/wrong-seat");
        assertThat(Caller.code(caller.refused("apply", "on", on, "move", "place f6")))
                .isEqualTo("refused/GM-2.3");
        assertThat(Caller.code(caller.refused("check", "on", on, "seat", "P1", "move", "dice 1 1")))
                .isEqualTo("refused/table/chance");
        assertThat(Caller.code(caller.refused("apply", "on", on))).isEqualTo("protocol/conflict");
        assertThat(Caller.code(
                        caller.refused("apply", "on", on, "move", "place e5", "answers", Map.of("P1", "place e5"))))
                .isEqualTo("protocol/conflict");
        assertThat(Caller.code(caller.refused("apply", "on", on, "seat", "P1", "answers", Map.of("P1", "place e5"))))
                .isEqualTo("protocol/conflict");
        assertThat(Caller.code(caller.refused("apply", "on", on, "answers", Map.of("P1", "place e5"))))
                .isEqualTo("refused/table/not-together");
        assertError(
                caller.refused("apply", "on", on, "answers", Map.of("P1", "gibberish")), "input/move", "answers.P1");
        assertThat(Caller.code(caller.refused("chance", "on", on))).isEqualTo("protocol/not-now");
        assertThat(Caller.code(caller.refused("odds", "on", on))).isEqualTo("protocol/not-now");
        assertError(caller.refused("view", "on", on, "viewer", "nobody"), "input/seat", "viewer");
        assertError(caller.refused("view", "on", on, "viewer", "P5"), "input/seat", "viewer");
        assertThat(caller.ok("text", "on", on).get("text")).isEqualTo(before);
        assertThat(caller.ok("next", "on", on).get("next").get("seats").get(0).stringValue())
                .isEqualTo("P1");
    }

    @Test
    void check_ofAnAnsweredSeat_isRefusedLikeApply() {
        var gnomes = new Caller(Boxes.named("gnomadic-gardeners").orElseThrow());
        var on = gnomes.ok("new", "seats", 2, "seed", 1, "draw", true).get("game");
        var moves = Caller.texts(gnomes.ok("legal", "on", on, "seat", "P1").get("moves"));
        for (var move : moves) {
            gnomes.ok("check", "on", on, "seat", "P1", "move", move);
        }
        gnomes.ok("apply", "on", on, "seat", "P1", "move", moves.getFirst());
        for (var op : List.of("check", "apply")) {
            assertThat(Caller.code(gnomes.refused(op, "on", on, "seat", "P1", "move", moves.getLast())))
                    .as(op)
                    .isEqualTo("refused/table/answered");
        }
    }

    @Test
    void chanceThatCouldNotHaveComeIsRefused() {
        var on = begun();
        caller.ok("apply", "on", on, "move", "place e5");
        caller.ok("apply", "on", on, "move", "place e7");
        assertThat(Caller.code(caller.refused("legal", "on", on))).isEqualTo("protocol/not-now");
        assertThat(Caller.code(caller.refused("apply", "on", on, "move", "place e8")))
                .isEqualTo("protocol/not-now");
        assertThat(Caller.code(caller.refused("odds", "on", on))).isEqualTo("protocol/not-now");
        assertError(caller.refused("chance", "on", on, "outcome", "gibberish"), "input/move", "outcome");
        assertThat(Caller.code(caller.refused("chance", "on", on, "outcome", "dice 1")))
                .startsWith("refused/GM-");
        assertThat(Caller.code(caller.refused("chance", "on", on, "outcome", "dice 1", "seed", 1)))
                .isEqualTo("protocol/conflict");
        assertThat(caller.ok("chance", "on", on, "seed", 1).get("drawn").size()).isEqualTo(1);
    }

    @Test
    void countsHaveLimits() {
        var on = begun();
        var view = caller.ok("view", "on", on, "viewer", "P1").get("view");
        for (int n : new int[] {0, -1, Limit.IMAGINE + 1}) {
            assertError(caller.refused("imagine", "view", view, "n", n), "protocol/out-of-range", "n");
        }
        assertError(caller.refused("imagine", "view", view, "as", "pictures"), "protocol/out-of-range", "as");
        for (int games : new int[] {0, -1, Limit.PLAYOUTS + 1}) {
            assertError(
                    caller.refused("playout", "positions", List.of(on), "games", games),
                    "protocol/out-of-range",
                    "games");
        }
        assertError(
                caller.refused("playout", "positions", List.of(on, on), "games", Limit.PLAYOUTS),
                "protocol/out-of-range",
                "games");
        assertThat(Caller.code(caller.refused("playout", "positions", List.of(on), "seat", "P1")))
                .isEqualTo("protocol/conflict");
        assertError(
                caller.refused("value", "positions", List.of(on), "evaluator", "none"),
                "protocol/out-of-range",
                "evaluator");
    }

    @Test
    void aSessionKeepsSoManyGamesAndNoMore() {
        for (int i = 0; i < Limit.GAMES; i++) {
            begun();
        }
        assertThat(Caller.code(caller.refused("new"))).isEqualTo("protocol/too-many");
        caller.ok("forget", "handles", List.of("g1"));
        begun();
    }

    @Test
    void aSessionKeepsSoManyPositionsAndNoMore() {
        var on = begun();
        var view = caller.ok("view", "on", on, "viewer", "P1").get("view");
        for (int i = 0; i < Limit.POSITIONS / Limit.IMAGINE; i++) {
            caller.ok("imagine", "view", view, "n", Limit.IMAGINE);
        }
        assertThat(Caller.code(caller.refused("imagine", "view", view))).isEqualTo("protocol/too-many");
        caller.ok("forget", "handles", List.of("p2"));
        caller.ok("imagine", "view", view);
    }

    @Test
    void aBatchAnswersEachPartByItself() {
        var answers = caller.say("""
                        {"protocol":1,"id":1,"op":"batch","requests":[
                        {"op":"new","id":"first"},
                        {"op":"next","on":"g1"},
                        {"op":"nonsense","id":2},
                        3,
                        {"op":"batch","requests":[]},
                        {"op":"next","on":"g1","id":[]}]}""").get("answers");
        assertThat(answers.get(0).get("id").stringValue()).isEqualTo("first");
        assertThat(answers.get(0).get("ok").booleanValue()).isTrue();
        assertThat(answers.get(1).has("id")).isFalse();
        assertThat(answers.get(1).get("next").get("waits").stringValue()).isEqualTo("turn");
        assertThat(partCodes(answers))
                .containsExactly("protocol/unknown-op", "protocol/wrong-type", "protocol/not-now", "protocol/bad-id");
        var many = new ArrayList<Map<String, String>>();
        for (int i = 0; i <= Limit.BATCH; i++) {
            many.add(Map.of("op", "hello"));
        }
        assertError(caller.refused("batch", "requests", many), "protocol/out-of-range", "requests");
    }

    private static List<String> partCodes(JsonNode answers) {
        return answers.valueStream()
                .filter(answer -> !answer.get("ok").booleanValue())
                .map(answer -> answer.get("error").get("code").stringValue())
                .toList();
    }

    @Test
    void everyLineOfAStream_getsOneAnswer() throws IOException, InterruptedException {
        var long_ = "{\"protocol\":1,\"id\":\"" + "x".repeat(Limit.LINE) + "\"}";
        var in = new ByteArrayOutputStream();
        in.write("{\"protocol\":1,\"id\":1,\"op\":\"hello\"}\r\n".getBytes(StandardCharsets.UTF_8));
        in.write((long_ + "\n\n").getBytes(StandardCharsets.UTF_8));
        in.write(new byte[] {'"', (byte) 0xc3, '"', '\n'});
        in.write("{\"protocol\":1,\"id\":2,\"op\":\"hello\"}".getBytes(StandardCharsets.UTF_8));
        var out = new ByteArrayOutputStream();
        Driver.serve(BOX, new ByteArrayInputStream(in.toByteArray()), out);
        var answers = out.toString(StandardCharsets.UTF_8)
                .lines()
                .map(Caller.MAPPER::readTree)
                .toList();
        assertThat(answers).hasSize(5);
        assertThat(answers.get(0).get("id").intValue()).isEqualTo(1);
        assertThat(Caller.code(Caller.error(answers.get(1)))).isEqualTo("protocol/too-long");
        assertThat(Caller.code(Caller.error(answers.get(2)))).isEqualTo("protocol/malformed");
        assertThat(Caller.code(Caller.error(answers.get(3)))).isEqualTo("protocol/malformed");
        assertThat(answers.get(4).get("id").intValue()).isEqualTo(2);
    }

    /// Seeded damage to lines that are right: letters changed, cut out, put in, lines torn and glued.
    @Test
    void damagedLines_getOneAnswerEach_neverInternal() {
        var on = begun();
        var view = caller.ok("view", "on", on, "viewer", "P1").get("view").toString();
        var lines = List.of(
                "{\"protocol\":1,\"id\":1,\"op\":\"new\",\"seats\":2,\"options\":{\"special-empty\":\"on\"},\"seed\":4}",
                "{\"protocol\":1,\"id\":1,\"op\":\"legal\",\"on\":\"g1\",\"seat\":\"P1\",\"selections\":false}",
                "{\"protocol\":1,\"id\":1,\"op\":\"apply\",\"on\":\"g1\",\"move\":\"place e5\",\"draw\":true}",
                "{\"protocol\":1,\"id\":1,\"op\":\"imagine\",\"n\":2,\"view\":" + view + "}",
                "{\"protocol\":1,\"id\":1,\"op\":\"playout\",\"positions\":[\"g1\"],\"games\":2,\"seed\":1}",
                "{\"protocol\":1,\"id\":1,\"op\":\"analyse\",\"position\":\"g1\",\"seat\":\"P2\",\"priority\":3,\"mostMoves\":4}",
                "{\"protocol\":1,\"id\":1,\"op\":\"cancel\",\"query\":\"q1\"}",
                "{\"protocol\":1,\"id\":1,\"op\":\"batch\",\"requests\":[{\"op\":\"hello\"},{\"op\":\"next\",\"on\":\"g1\"}]}",
                "{\"protocol\":1,\"id\":1,\"op\":\"new\",\"text\":"
                        + Caller.MAPPER.writeValueAsString(
                                caller.ok("text", "on", on).get("text")) + "}",
                "{\"protocol\":1,\"id\":1,\"op\":\"new\",\"record\":"
                        + Caller.MAPPER.writeValueAsString(
                                caller.ok("record", "on", on).get("record")) + "}");
        var letters = "{}[]\",:0123456789.-+eE \\ntrufalsPgp\u0000\u2028é😀";
        for (long seed = 0; seed < 2_000; seed++) {
            var luck = Generator.of(seed);
            var line = new StringBuilder(lines.get(luck.below(lines.size())));
            for (int i = luck.below(4); i >= 0; i--) {
                int at = luck.below(line.length());
                switch (luck.below(4)) {
                    case 0 -> line.setCharAt(at, letters.charAt(luck.below(letters.length())));
                    case 1 -> line.deleteCharAt(at);
                    case 2 -> line.insert(at, letters.charAt(luck.below(letters.length())));
                    default -> line.delete(at, Math.min(line.length(), at + luck.below(20)));
                }
                if (line.isEmpty()) {
                    line.append('{');
                }
            }
            var answer = caller.say(line.toString());
            if (!answer.get("ok").booleanValue()) {
                assertThat(Caller.code(Caller.error(answer)))
                        .as("seed %d: %s", seed, line)
                        .isNotEqualTo("internal");
            }
        }
    }

    private String begun() {
        return caller.ok("new", "seats", 2, "seed", 1).get("game").stringValue();
    }

    private String code(String line) {
        return Caller.code(Caller.error(caller.say(line)));
    }

    private static void assertError(JsonNode error, String code, String where) {
        assertThat(error.get("code").stringValue()).as(error.toString()).isEqualTo(code);
        assertThat(error.path("where").asString("")).as(error.toString()).isEqualTo(where);
        assertThat(error.get("message").stringValue()).isNotBlank();
    }
}
