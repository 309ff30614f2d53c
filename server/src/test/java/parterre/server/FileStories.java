package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.catalogue.Difference;
import parterre.engine.Attachment;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.Fault;
import parterre.server.wire.FileCard;
import parterre.server.wire.NewTable;
import parterre.server.wire.NewTable.NewSeat;
import parterre.server.wire.Snapshot;

/// Tables that play with a file of somebody's own: a card table or any other text.
interface FileStories extends Stories {
    String GARDENERS = "gnomadic-gardeners";

    private String own() {
        return ada().text("/api/games/" + GARDENERS + "/files/cards");
    }

    /// The game's cards, but Lovage charms less and has another name.
    private String altered() {
        var own = own();
        var altered = own.replace("\"Lovage\"", "\"Lily\"")
                .replace("\"prep\": 3, \"charisma\": 4}", "\"prep\": 3, \"charisma\": 3}");
        assertThat(altered).isNotEqualTo(own);
        return altered;
    }

    private NewTable withCards(String content, NewSeat... seats) {
        return NewTables.with(NewTables.table(GARDENERS, seats), Map.of("cards", "mine.json\n" + content));
    }

    @Test
    default void guestsSeeHowTheCardsDifferBeforeTheySit() {
        var made = ada().post("/api/tables", withCards(altered(), ME, OPEN), Snapshot.class);
        var invited = ben().get(path(made), Snapshot.class);
        assertThat(invited.table().mine()).isEmpty();
        assertThat(invited.table().options()).containsEntry("cards", "mine.json");
        assertThat(invited.files())
                .containsExactly(new FileCard(
                        "cards",
                        "mine.json",
                        Attachment.sha256(altered()),
                        "cards.json",
                        2,
                        List.of(
                                new Difference("g12.charisma", "4", "3"),
                                new Difference("g12.name", "Lovage", "Lily"))));
        assertThat(ben().text(path(made) + "/files/cards")).isEqualTo(altered());
        assertThat(ben().raw("GET", path(made) + "/files/month", "").statusCode())
                .isEqualTo(422);
    }

    @Test
    default void ownCards_areToldByHashDespiteTheirName() {
        var altered = altered();
        var setup = NewTables.with(NewTables.table(GARDENERS, ME, OPEN), Map.of("cards", "cards.json\n" + altered));
        var made = ada().post("/api/tables", setup, Snapshot.class);
        var name = "cards.json #" + Attachment.sha256(altered).substring(0, 8);
        assertThat(made.table().options()).containsEntry("cards", name);
        assertThat(made.files()).extracting(FileCard::name).containsExactly(name);
    }

    @Test
    default void cards_stayWithTableRecordForkAndRematch() {
        var made = ada().post("/api/tables", withCards(altered(), ME, ME), Snapshot.class);
        restart();
        var after = ada().get(path(made), Snapshot.class);
        assertThat(after.files()).isEqualTo(made.files());
        assertThat(ada().text(path(made) + "/files/cards")).isEqualTo(altered());
        ada().post(path(made) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        Stories.agree(ada(), made);
        var forked = ada().post(
                        "/api/tables",
                        NewTables.from(
                                NewTables.table(GARDENERS, ME, ME),
                                new NewTable.Start.Fork(made.table().id(), 1)),
                        Snapshot.class);
        assertThat(forked.files()).isEqualTo(made.files());
        var record = ada().text(path(made) + "/record");
        assertThat(record).contains("mine.json").contains(Attachment.sha256(altered()));
        var reading = ada().post("/api/records/read", new Calls.ReadRecord(record, 0, 1), Calls.RecordReading.class);
        assertThat(reading.problems()).isEmpty();
        assertThat(reading.setting().orElseThrow().files()).isEqualTo(made.files());
        assertThat(reading.setting().orElseThrow().options()).containsEntry("cards", "mine.json");
        var opened = ada().post(
                        "/api/tables",
                        NewTables.from(NewTables.table(GARDENERS, ME, ME), new NewTable.Start.Recorded(record, 1)),
                        Snapshot.class);
        assertThat(opened.files()).isEqualTo(made.files());
        var next = ada().post(path(made) + "/rematch", Map.of(), Calls.TableRef.class);
        assertThat(ada().get("/api/tables/" + next.table(), Snapshot.class).files())
                .isEqualTo(made.files());
    }

    @Test
    default void brokenFile_isAnsweredWithAllItsProblems() {
        var bad = own().replace("\"prep\": 3, \"charisma\": 4}", "\"prep\": \"many\", \"charisma\": -4}");
        var check = ada().post(
                        "/api/files/check",
                        new Calls.CheckFile(GARDENERS, "cards", "mine.json", bad),
                        Calls.FileCheck.class);
        assertThat(check.file()).isEmpty();
        assertThat(check.problems()).hasSizeGreaterThan(1).allSatisfy(problem -> {
            assertThat(problem.line()).isPositive();
            assertThat(problem.where()).startsWith("mine.json: g12.");
            assertThat(problem.fault().toString()).isNotBlank();
        });
        var fault = ada().fault("/api/tables", withCards(bad, ME, OPEN));
        assertThat(fault.code()).isEqualTo("input/setup");
        assertThat(fault.problems()).isEqualTo(check.problems());
        assertThat(fault.message()).endsWith("; and 1 more");
        assertThat(fault.where())
                .contains(check.problems().stream()
                        .map(Reading.Problem::where)
                        .findFirst()
                        .orElseThrow());
    }

    @Test
    default void files_areCheckedBeforeTheTableIsMade() {
        var check = ada().post(
                        "/api/files/check",
                        new Calls.CheckFile(GARDENERS, "cards", "mine.json", altered()),
                        Calls.FileCheck.class);
        assertThat(check.problems()).isEmpty();
        assertThat(check.file().orElseThrow().differing()).isEqualTo(2);
        var preset = ada().post(
                        "/api/files/check",
                        new Calls.CheckFile(
                                "stalk-exchange", "preset", "mine.json", "{\"name\": \"x\", \"exchange-slots\": 4}"),
                        Calls.FileCheck.class);
        assertThat(preset.file().orElseThrow().differences())
                .as("what a file leaves to the standard is no difference")
                .containsExactly(new Difference("exchange-slots", "6", "4"));
        for (var unknown : new Calls.CheckFile[] {
            new Calls.CheckFile(GARDENERS, "month", "mine.json", ""),
            new Calls.CheckFile(GARDENERS, "deck", "mine.json", ""),
        }) {
            assertThat(ada().fault("/api/files/check", unknown).code()).isEqualTo("input/setup");
        }
        var tooLong = new Calls.CheckFile(GARDENERS, "cards", "mine.json", "x".repeat(2_100_000));
        var answer = ada().send("POST", "/api/files/check", tooLong);
        assertThat(answer.statusCode()).isEqualTo(413);
        assertThat(Answers.MAPPER.readValue(answer.body(), Fault.class).code()).isEqualTo("input/too-large");
    }

    @Test
    default void otherTextsThanCardFilesAreComparedByLine() {
        var own = ada().text("/api/games/conformance/files/forecast");
        var made = ada().post(
                        "/api/tables",
                        NewTables.with(
                                NewTables.table("conformance", ME, ME),
                                Map.of("forecast", "sunny.txt\n" + own.replace("2 bee", "2 sun"))),
                        Snapshot.class);
        assertThat(made.files()).singleElement().satisfies(file -> {
            assertThat(file.name()).isEqualTo("sunny.txt");
            assertThat(file.differences()).containsExactly(new Difference("line 2", "2 bee", "2 sun"));
        });
        assertThat(ada().post("/api/tables", NewTables.table("conformance", ME, ME), Snapshot.class)
                        .files())
                .isEmpty();
    }
}
