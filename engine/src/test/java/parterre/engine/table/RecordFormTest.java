package parterre.engine.table;

import static java.nio.charset.StandardCharsets.UTF_8;
import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.engine.table.Records.FORM;
import static parterre.engine.table.Records.WHOLE;
import static parterre.engine.table.Records.problems;
import static parterre.engine.table.Records.with;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;
import parterre.engine.Attachment;
import parterre.engine.BySeat;
import parterre.engine.Pebbles;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Setup;

class RecordFormTest {
    @Test
    void aRecordSaysWhatStandsInIt() {
        var record = FORM.read(WHOLE).orThrow();
        assertThat(record.game()).isEqualTo("pebbles");
        assertThat(record.setup().edition()).isEqualTo(3);
        assertThat(record.setup().seats()).isEqualTo(2);
        assertThat(record.setup().value(Pebbles.SIDES)).isEqualTo(6);
        assertThat(record.setup().value(Pebbles.CARDS)).isEqualTo(new Attachment("my.json", "{\"a\": 1}\n"));
        assertThat(record.players()).isEqualTo(BySeat.inOrder(List.of("Ana", "greedy")));
        assertThat(record.notes()).isEqualTo(Map.of("seed", "42/17"));
        assertThat(record.position()).isEmpty();
        assertThat(record.steps()).isEqualTo(11);
        assertThat(record.entries())
                .hasSize(13)
                .startsWith(new GameRecord.Entry.Table("Ana plays from a telephone"))
                .contains(new GameRecord.Entry.Played("P2: dare"), new GameRecord.Entry.Table("P2 is held by a bot"));
        assertThat(record.result().orElseThrow().share(Seat.of(0))).isEqualTo(1);
    }

    @Test
    void theCanonicalTextReadsAndWritesTheSame() {
        assertThat(FORM.write(FORM.read(WHOLE).orThrow())).isEqualTo(WHOLE);
        for (long seed : Records.seeds(200)) {
            var record = Records.random(seed);
            var text = FORM.write(record);
            assertThat(FORM.read(text).orThrow())
                    .as("seed " + seed)
                    .isEqualTo(record)
                    .hasSameHashCodeAs(record);
            assertThat(FORM.write(FORM.read(text).orThrow())).isEqualTo(text);
        }
    }

    @Test
    void otherLineEndsOrdersAndSpacesAreRead() {
        var record = FORM.read(WHOLE).orThrow();
        assertThat(FORM.read(WHOLE.replace("\n", "\r\n")).orThrow()).isEqualTo(record);
        assertThat(FORM.read(WHOLE.replaceAll("(?m)^(.*[a-z0-9])$", "$1\n").replace("67\n\n", "67\n"))
                        .orThrow())
                .isEqualTo(record);
        assertThat(FORM.read(WHOLE.stripTrailing()).orThrow()).isEqualTo(record);
        assertThat(FORM.read(WHOLE.replaceAll("(?m)^(.+)$", "$1 ").replace("1} ", "1}"))
                        .orThrow())
                .isEqualTo(record);
        assertThat(FORM.read(with("option sides: 6", "option sides:06\noption long: off"))
                        .orThrow())
                .isEqualTo(record);
        assertThat(FORM.read(with("seats: 2", "").replace("start:", "seats: 2\nstart:"))
                        .orThrow())
                .isEqualTo(record);
        assertThat(FORM.read(("\uFEFF" + WHOLE).getBytes(UTF_8)).orThrow()).isEqualTo(record);
    }

    @Test
    void lineNumbers_belongToTheTextAlone() {
        var record = FORM.read(WHOLE.replace("start:", "\n\nstart:")).orThrow();
        assertThat(record.lines().ofStart()).isEqualTo(13);
        assertThat(record.lines().ofEntry(0)).isEqualTo(15);
        assertThat(record.lines().ofResult()).isEqualTo(29);
        assertThat(record).isEqualTo(FORM.read(WHOLE).orThrow());
        assertThat(Records.random(1).lines().ofEntry(0)).isZero();
    }

    @Test
    void attachmentsKeepEveryCharacter() {
        for (var content : List.of(
                "",
                "\n",
                "\n\n",
                "a",
                "a\n",
                "a\n\n",
                "\n  a\n\n\n b",
                "x\r\ny\r\n",
                "\t",
                "  ",
                "sha256=",
                "\uD83C\uDF37",
                "1. P1: x")) {
            var setup = Setup.standard(Records.INFO, 2).with(Pebbles.CARDS, new Attachment("a b.json", content));
            var record = GameRecord.blank(Records.INFO, setup);
            var text = FORM.write(record);
            assertThat(FORM.read(text).orThrow())
                    .as("content '" + content + "'")
                    .isEqualTo(record);
            assertThat(FORM.read(text.getBytes(UTF_8)).orThrow()).isEqualTo(record);
        }
    }

    @Test
    void emptyLinesOfAnAttachmentMayLoseTheirSpaces() {
        var setup = Setup.standard(Records.INFO, 2).with(Pebbles.CARDS, new Attachment("a", "{\n\n\n}\n"));
        var record = GameRecord.blank(Records.INFO, setup);
        assertThat(FORM.write(record)).contains("\n  {\n  \n  \n  }\nstart");
        assertThat(FORM.read(FORM.write(record).replace("\n  \n", "\n\n").replace("\n  \n", "\n\n"))
                        .orThrow())
                .isEqualTo(record);
    }

    @Test
    void aPositionIsIndentedBelowTheStart() {
        var record = new GameRecord(
                "pebbles",
                Setup.standard(Records.INFO, 2),
                BySeat.none(),
                Map.of(),
                Optional.of("seats 2\n\n  x\n1. P1: take 1"),
                List.of(),
                Optional.empty());
        assertThat(FORM.write(record)).endsWith("start: position\n  seats 2\n  \n    x\n  1. P1: take 1\n");
        assertThat(FORM.read(FORM.write(record)).orThrow()).isEqualTo(record);
    }

    @Test
    void theFirstLineTellsARecord() {
        assertThat(problems(FORM.read("")))
                .containsExactly("line 1: '' does not begin a record; the first line is 'parterre-record: 1'");
        assertThat(problems(FORM.read("{}")))
                .containsExactly("line 1: '{}' does not begin a record; the first line is 'parterre-record: 1'");
        assertThat(problems(FORM.read(WHOLE.replace("record: 1", "record: 2"))))
                .containsExactly("line 1: 'parterre-record: 2' is a version of the format that is not known here;"
                        + " the first line is 'parterre-record: 1'");
    }

    @Test
    void missingHeaderLinesAreNamed() {
        assertThat(problems(FORM.read("parterre-record: 1\n1. P1: x")))
                .containsExactly(
                        "line 1: 'game:' is missing from the header, which ends here;"
                                + " write it, such as 'game: gardens-of-mars'",
                        "line 1: 'edition:' is missing from the header, which ends here;"
                                + " write it, such as 'edition: 1'",
                        "line 1: 'seats:' is missing from the header, which ends here;"
                                + " write it, such as 'seats: 2'",
                        "line 1: 'start:' is missing from the header, which ends here;"
                                + " write it, such as 'start: standard'");
    }

    @Test
    void everyWrongLineOfTheHeaderIsTold() {
        told(
                with("game: pebbles", "game: pebble"),
                2,
                "'game: pebble' is not a game that is known here; known are pebbles");
        told(with("edition: 3", "edition: 9"), 3, "'edition 9' is not known here; editions 2 to 3 are");
        told(
                with("edition: 3", "edition: three"),
                3,
                "'edition: three' is not a whole number; write digits, such as 2");
        told(with("seats: 2", "seats: 4"), 4, "'4 seats' do not fit Pebbles; play with 2 to 3");
        told(
                with("seats: 2", "seats: 99999999999"),
                4,
                "'seats: 99999999999' is not a whole number; write digits, such as 2");
        told(
                with("seats: 2", "seats: 2\nseats: 2"),
                5,
                "'seats: 2' stands here for the second time; take one of them out");
        told(
                with("option sides: 6", "option sides: 60"),
                7,
                "'sides=60' is out of range; write a whole number from 2 to 9");
        told(with("option sides: 6", "option side: 6"), 7, "'side' is not an option of Pebbles; choose among");
        told(with("option sides: 6", "option: 6"), 7, "'option: 6' is not a line of a header; write game:, edition:,");
        told(
                with("player P2: greedy", "player P3: greedy"),
                9,
                "'player P3: greedy' has no seat at a table of 2; the last seat is P2");
        told(with("player P2: greedy", "player Ben: greedy"), 9, "'Ben' is not a seat; write P1");
        told(with("player P2: greedy", "player P2:"), 9, "'player P2:' has nothing behind it that can be printed");
        told(with("player P2: greedy", "player P1: greedy"), 9, "'player P1: greedy' stands here for the second time");
        told(with("note seed: 42/17", "note Seed: 42"), 10, "'note Seed: 42' has no name of lower case words");
        told(
                with("note seed: 42/17", "note seed: 4\u00072"),
                10,
                "'note seed: 4\uFFFD2' has nothing behind it that can be printed");
        told(with("note seed: 42/17", "colour: red"), 10, "'colour: red' is not a line of a header");
        told(with("note seed: 42/17", "Hello"), 10, "'Hello' is not a line of a header");
        told(with("note seed: 42/17", "note seed: 42\n\n   17"), 12, "'17' is indented, but no file option");
        told(
                with("start: standard", "start: anywhere"),
                11,
                "'start: anywhere' is not a way to start; write 'start: standard'");
        told(with("start: standard", "start: position"), 11, "'start: position' has no position below it");
        told(with("start: standard", "start: standard\n  x"), 12, "'x' is indented, but no file option");
        told(with("start: standard", ""), 11, "'start:' is missing from the header, which ends here");
    }

    @Test
    void aFileWithAnotherContentThanItsHashIsRefused() {
        var says = "has another content than its sha256 says: it was changed, or a part is missing;"
                + " put the file’s own lines below, each indented by two spaces, or correct the sha256";
        told(with("  {\"a\": 1}", "  {\"a\": 2}"), 5, says);
        told(with("  {\"a\": 1}", ""), 5, says);
        told(with("  {\"a\": 1}", "  {\"a\": 1}\n  \n  "), 5, says);
        told(WHOLE.replace("sha256=e8", "sha256=f8"), 5, says);
        told(
                WHOLE.replace("sha256=e8", "sha=e8"),
                5,
                "does not name a file and its hash; write 'option NAME: FILE sha256='");
        told(WHOLE.replace("  {\"a\"", "{\"a\""), 6, "'{\"a\": 1}' is not a line of a header");
    }

    @Test
    void tooLongFile_isAProblemDespiteTheRightHash() {
        var content = "x".repeat(Attachment.MOST_CHARACTERS + 1);
        told(
                WHOLE.replace("  {\"a\": 1}", "  " + content)
                        .replaceAll("sha256=.*", "sha256=" + Attachment.sha256(content)),
                5,
                "'cards=@my.json' is too long or no text");
    }

    @Test
    void everyWrongLineBelowTheHeaderIsTold() {
        told(
                with("3. P1: take 5", ""),
                16,
                "'4. *: rolls 2' is out of turn: a step is missing, doubled or misnumbered; step 3 comes here");
        told(with("3. P1: take 5", "3. P1: take 5\n3. P1: take 5"), 17, "'3. P1: take 5' is out of turn");
        told(with("3. P1: take 5", "03. P1: take 5"), 16, "is out of turn");
        told(with("3. P1: take 5", "3."), 16, "'3.' has nothing behind it that can be printed");
        told(with("3. P1: take 5", "P1: take 5"), 16, "'P1: take 5' is not a line of a record; write a step");
        told(with("table: P2 is held by a bot", "table:"), 20, "'table:' has nothing behind it");
        told(WHOLE + "table: late\n", 28, "'table: late' stands below the result; end the record with its result");
        told(WHOLE.replace("P2 2 2", "P2 second 2"), 27, "'P2 second 2' is not a party with its place and score");
        told(WHOLE.replace("P2 2 2;", ";"), 27, "'' is not a party");
        told(with("3. P1: take 5", "3. P1: " + "x".repeat(20_000)), 16, "is too long; write at most 10000 characters");
    }

    @Test
    void manyProblems_areToldUpToTheLimit() {
        assertThat(problems(FORM.read(WHOLE.replace("take", "\u0007").replace("option sides: 6", "option sides: x"))))
                .hasSize(3);
        assertThat(problems(FORM.read("parterre-record: 1\n" + "hello\n".repeat(1000))))
                .hasSize(Reading.MOST_PROBLEMS);
    }

    @Test
    void sizesHaveLimits() {
        assertThat(problems(FORM.read("x".repeat(RecordForm.MOST_BYTES + 1))))
                .containsExactly("'the record' is longer than 10000000 bytes; split or shorten it");
        assertThat(problems(FORM.read("é".repeat(RecordForm.MOST_BYTES / 2 + 1))))
                .hasSize(1)
                .first()
                .asString()
                .contains("longer");
        assertThat(problems(FORM.read(new byte[RecordForm.MOST_BYTES + 1])))
                .hasSize(1)
                .first()
                .asString()
                .contains("longer");
        var lines = "table: x\n".repeat(RecordForm.MOST_ENTRIES);
        assertThat(FORM.read(header() + lines).orThrow().entries()).hasSize(RecordForm.MOST_ENTRIES);
        assertThat(problems(FORM.read(header() + lines + "table: x\n")))
                .containsExactly("line 100005: 'line 100005' is followed by more lines than a record may have;"
                        + " write at most 100000 steps and acts of the table");
        var notes = new StringBuilder();
        for (int i = 0; i <= RecordForm.MOST_NOTES; i++) {
            notes.append("note n").append(i).append(": x\n");
        }
        assertThat(problems(FORM.read(with("note seed: 42/17", notes.toString()))))
                .containsExactly("line 110: 'note n100: x' is one note too many; write at most 100");
    }

    private static String header() {
        return "parterre-record: 1\ngame: pebbles\nedition: 3\nseats: 2\nstart: standard\n";
    }

    @Test
    void bytesThatAreNotUtf8AreTold() {
        var bytes = WHOLE.getBytes(UTF_8);
        bytes[WHOLE.indexOf("Ana")] = (byte) 0xC3;
        assertThat(problems(FORM.read(bytes)))
                .containsExactly("line 8: 'byte 0xc3' is not UTF-8; write the whole record in UTF-8");
        assertThat(problems(FORM.read(new byte[] {(byte) 0xE2, (byte) 0x82})))
                .containsExactly("line 1: 'byte 0xe2' is not UTF-8; write the whole record in UTF-8");
    }

    @Test
    void unreadableRecordsCannotBeMade() {
        var setup = Setup.standard(Records.INFO, 2);
        var blank = GameRecord.blank(Records.INFO, setup);
        assertThat(FORM.read(FORM.write(blank)).orThrow()).isEqualTo(blank);
        assertThatThrownBy(() -> new GameRecord.Entry.Played("a\nb")).hasMessageContaining("one line");
        assertThatThrownBy(() -> new GameRecord.Entry.Table("")).hasMessageContaining("one line");
        for (var position : new String[] {"", "a\n", "\n", "a "}) {
            assertThatThrownBy(() -> record(Map.of(), BySeat.none(), setup, Optional.of(position)))
                    .as(position)
                    .hasMessageContaining("position");
        }
        assertThatThrownBy(() -> record(Map.of("A", "b"), BySeat.none(), setup, Optional.empty()))
                .hasMessageContaining("lower case");
        assertThatThrownBy(() -> record(Map.of("a", " b"), BySeat.none(), setup, Optional.empty()))
                .hasMessageContaining("note a must be one line");
        assertThatThrownBy(() -> record(Map.of(), BySeat.only(Seat.of(0), "x\ty"), setup, Optional.empty()))
                .hasMessageContaining("player P1");
        var odd = new Setup(3, 2, new TreeMap<>(Map.of("a", " x")));
        assertThatThrownBy(() -> record(Map.of(), BySeat.none(), odd, Optional.empty()))
                .hasMessageContaining("option a");
    }

    private static GameRecord record(
            Map<String, String> notes, BySeat<String> players, Setup setup, Optional<String> position) {
        return new GameRecord("pebbles", setup, players, notes, position, List.of(), Optional.empty());
    }

    @Test
    void aForkEndsWhereItIsTold() {
        var record = FORM.read(WHOLE).orThrow();
        assertThat(record.upTo(11)).isEqualTo(record);
        assertThat(record.upTo(6).entries()).hasSize(8).endsWith(new GameRecord.Entry.Table("P2 is held by a bot"));
        assertThat(record.upTo(6).result()).isEmpty();
        assertThat(record.upTo(0).entries()).containsExactly(new GameRecord.Entry.Table("Ana plays from a telephone"));
        assertThatThrownBy(() -> record.upTo(12)).hasMessage("the record has steps 0 to 11, not 12");
        assertThatThrownBy(() -> record.upTo(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    private static void told(String text, int line, String says) {
        var problems = problems(FORM.read(text));
        assertThat(problems)
                .anySatisfy(problem ->
                        assertThat(problem).startsWith("line " + line + ": ").contains(says));
    }
}
