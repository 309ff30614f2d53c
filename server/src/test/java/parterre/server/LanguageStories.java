package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.Stories.first;
import static parterre.server.Stories.path;

import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.server.wire.Calls;
import parterre.server.wire.Fault;
import parterre.server.wire.Json;
import parterre.server.wire.Snapshot;

/// The server answers in the language that its caller reads.
interface LanguageStories extends Stories {
    private Fault answered(String path, Object body, String languages) {
        var answer = ada().raw(
                        "POST",
                        path,
                        Json.write(body),
                        "Content-Type",
                        "application/json",
                        "Accept-Language",
                        languages);
        return Answers.MAPPER.readValue(answer.body(), Fault.class);
    }

    @Test
    default void refusedMoves_areReportedInTheCallersLanguage() {
        var table = ada().post("/api/tables", NewTables.table(TableStories.GAME, ME, ME), Snapshot.class);
        var asked = table.present().asked().orElseThrow();
        var centre = new Calls.SubmitMove(asked.seat(), asked.decision(), "place f6");
        var moves = path(table) + "/moves";
        var english = answered(moves, centre, "en");
        assertThat(english.code()).isEqualTo("refused/GM-2.3");
        assertThat(english.message()).isEqualTo("Nobody may stand on the centre f6.");
        assertThat(answered(moves, centre, "de-AT,de;q=0.9,en;q=0.5").message())
                .isEqualTo("Auf der Mitte f6 darf niemand stehen.");
        assertThat(answered(moves, centre, "en-XA").message()).startsWith("Ñöƀöďý~~~");
        for (var unknown : new String[] {"fr", "*", "", "de;q=much", "de;q=0", ";;;,,,", "x".repeat(2_000)}) {
            assertThat(answered(moves, centre, unknown)).as(unknown).isEqualTo(english);
        }
    }

    @Test
    default void refusalsCallPlayersByTheirNamesAtTheTable() {
        var table = ada().post("/api/tables", NewTables.table(TableStories.GAME, ME, ME), Snapshot.class);
        var asked = table.present().asked().orElseThrow();
        var other = table.table().seats().stream()
                .filter(seat -> !seat.seat().equals(asked.seat()))
                .findFirst()
                .orElseThrow();
        var refused = answered(
                path(table) + "/moves",
                new Calls.SubmitMove(
                        other.seat(), asked.decision(), first(asked).move()),
                "de");
        assertThat(refused.message()).startsWith(other.name() + " ist nicht am Zug; die Partie wartet auf ");
    }

    @Test
    default void badPositions_areReportedInTheCallersLanguage() {
        var check = new Calls.CheckPosition(TableStories.GAME, 2, Map.of(), "seats: 2\nseats: 2");
        var answer = ada().raw(
                        "POST",
                        "/api/positions/check",
                        Json.write(check),
                        "Content-Type",
                        "application/json",
                        "Accept-Language",
                        "de");
        assertThat(answer.body()).contains("steht zweimal da; schreibe es einmal");
    }

    @Test
    default void thePageWithoutScriptsSpeaksTheLanguageOfTheCaller() {
        var page = ada().raw("GET", "/", "", "Accept-Language", "de");
        assertThat(page.body()).contains("<noscript>Parterre zeichnet die Spielbretter mit Skripten.");
        assertThat(ada().raw("GET", "/", "", "Accept-Language", "en-XA").body())
                .containsPattern("<noscript>[^A-Za-z<]+")
                .doesNotContain("<!--no-script-->");
    }

    @Test
    default void serverFaults_areReportedInTheCallersLanguage() {
        var nowhere = ada().raw("GET", "/api/tables/nowhere", "", "Accept-Language", "de");
        assertThat(Answers.MAPPER.readValue(nowhere.body(), Fault.class).message())
                .isEqualTo("Unter dieser Adresse steht kein Tisch.");
        assertThat(answered("/api/tables", "not a table", "de").message())
                .isEqualTo("Der Inhalt hat nicht die Form, die diese Adresse verlangt; siehe openapi.yaml.");
    }
}
