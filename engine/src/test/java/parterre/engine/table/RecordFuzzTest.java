package parterre.engine.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.fail;
import static parterre.engine.table.Records.FORM;
import static parterre.engine.table.Records.PEBBLES;
import static parterre.engine.table.Records.POSITIONS;
import static parterre.engine.table.Records.WHOLE;

import java.util.Arrays;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.EngineWords;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;

/// Damages records in every way that comes to mind and reads them: each is either read and replayed, or
/// refused with what is wrong, its line and a remedy. Never an exception.
class RecordFuzzTest {
    private static final int MUTATIONS = 20_000;

    private static final String FROM_POSITION = """
            parterre-record: 1
            game: pebbles
            edition: 3
            seats: 2
            start: position
              seats 2
              hidden red blue

              score 3 4
              turn 3
              die 2

            1. P2: take 2
            result: P2 1 6; P1 2 4; all rounds played
            """;

    private static final List<String> RANDOM = Records.seeds(50).stream()
            .map(seed -> FORM.write(Records.random(seed)))
            .toList();

    private static final List<String> PIECES = List.of(
            "\n",
            "\r\n",
            "\r",
            "  ",
            "\t",
            ":",
            ";",
            "|",
            "&",
            "*",
            "?",
            "P1",
            "P9",
            "P1: ",
            "1. ",
            "99999999999. ",
            "-1",
            "table: ",
            "result: ",
            "start: position\n  x\n",
            "start: standard\n",
            "option sides: ",
            "option cards: ",
            "sha256=",
            "note a: b\n",
            "player P2: ",
            "group ",
            "\u0000",
            "\u2028",
            "\uFEFF",
            "\uD83C\uDF37",
            "\uD83C",
            "hide red",
            "rolls 2",
            "dare",
            "999999999999999999999",
            "parterre-record: 1\n",
            "seats: 3\n",
            "edition: 0\n");

    @Test
    void everyDamagedTextHasItsAnswer() {
        int read = 0;
        int replayed = 0;
        for (int i = 0; i < MUTATIONS; i++) {
            var luck = Generator.of(1, i);
            var text = new StringBuilder(start(luck));
            for (int damage = 1 + luck.below(3); damage > 0; damage--) {
                damage(text, luck);
            }
            try {
                var record = FORM.read(text.toString());
                check(record);
                if (record instanceof Reading.Good<GameRecord>(GameRecord value)) {
                    read++;
                    assertThat(FORM.read(FORM.write(value)).orThrow()).isEqualTo(value);
                    var replay = Replay.of(PEBBLES, POSITIONS, value);
                    check(replay);
                    replayed += replay instanceof Reading.Good ? 1 : 0;
                }
            } catch (RuntimeException | AssertionError e) {
                fail("mutation " + i + ":\n" + text, e);
            }
        }
        // Damage to names and spaces alone is survived. Damage to moves is found by the replay.
        assertThat(read).isBetween(MUTATIONS / 20, MUTATIONS * 4 / 5);
        assertThat(replayed).isBetween(MUTATIONS / 100, read * 4 / 5);
    }

    @Test
    void everyDamagedFileHasItsAnswer() {
        for (int i = 0; i < MUTATIONS / 4; i++) {
            var luck = Generator.of(2, i);
            byte[] bytes = start(luck).getBytes(UTF_8);
            for (int damage = 1 + luck.below(4); damage > 0; damage--) {
                bytes[luck.below(bytes.length)] = (byte) luck.below(256);
            }
            bytes = Arrays.copyOf(bytes, luck.below(4) == 0 ? luck.below(bytes.length) : bytes.length);
            try {
                check(FORM.read(bytes).then(record -> Replay.of(PEBBLES, POSITIONS, record)));
            } catch (RuntimeException | AssertionError e) {
                fail("mutation " + i + ":\n" + new String(bytes, UTF_8), e);
            }
        }
    }

    @Test
    void everyBeginningOfARecordHasItsAnswer() {
        for (var whole : List.of(WHOLE, FROM_POSITION)) {
            for (int length = 0; length <= whole.length(); length++) {
                check(FORM.read(whole.substring(0, length)).then(record -> Replay.of(PEBBLES, POSITIONS, record)));
            }
        }
    }

    @Test
    void noiseIsNoRecord() {
        for (int i = 0; i < 1000; i++) {
            var luck = Generator.of(3, i);
            var bytes = new byte[luck.below(300)];
            for (int at = 0; at < bytes.length; at++) {
                bytes[at] = (byte) luck.bits();
            }
            assertThat(FORM.read(bytes)).isInstanceOf(Reading.Bad.class);
            check(FORM.read(bytes));
        }
    }

    private static String start(Luck luck) {
        return switch (luck.below(4)) {
            case 0 -> WHOLE;
            case 1 -> FROM_POSITION;
            default -> RANDOM.get(luck.below(RANDOM.size()));
        };
    }

    private static void damage(StringBuilder text, Luck luck) {
        int at = luck.below(text.length() + 1);
        int end = Math.min(text.length(), at + luck.below(12));
        int line = Math.max(0, text.lastIndexOf("\n", Math.max(0, at - 1))) + 1;
        int next = text.indexOf("\n", at) + 1;
        switch (luck.below(8)) {
            case 0 -> text.delete(at, end);
            case 1 -> text.insert(at, PIECES.get(luck.below(PIECES.size())));
            case 2 -> text.replace(at, end, PIECES.get(luck.below(PIECES.size())));
            case 3 -> text.insert(at, (char) luck.below(0x3000));
            case 4 -> {
                if (line < next) {
                    text.delete(line, next);
                }
            }
            case 5 -> {
                if (line < next) {
                    text.insert(line, text.substring(line, next));
                }
            }
            case 6 -> {
                if (at < text.length()) {
                    text.setCharAt(at, (char) ('0' + luck.below(10)));
                }
            }
            default -> {
                if (at < text.length()) {
                    text.setCharAt(at, text.charAt(luck.below(text.length())));
                }
            }
        }
    }

    private static void check(Reading<?> reading) {
        if (reading instanceof Reading.Bad<?>(List<Problem> problems)) {
            for (var problem : problems) {
                var told = problem.toString();
                boolean complete =
                        problem.line() > 0 && !EngineWords.of(problem.fault()).isBlank();
                boolean printable = told.length() < 600 && told.chars().noneMatch(Character::isISOControl);
                if (!complete || !printable) {
                    fail("not complete or not printable: " + told);
                }
            }
        }
    }
}
