package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.AfterEach;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.Server;
import parterre.server.ServerOptions;
import parterre.server.store.Backup;
import parterre.server.wire.Json;
import parterre.server.wire.People;

/// An operator types commands, and people at a running server notice.
class AdminCommandTest {
    @TempDir
    Path data;

    private Server server;
    private Person ada;

    /// Somebody with their cookie.
    private final class Person {
        private final String cookie;
        private final String badge;

        Person(String name) throws IOException, InterruptedException {
            var answer = send("PUT", "/api/me", "{\"name\":\"" + name + "\"}", "");
            cookie = answer.headers().firstValue("Set-Cookie").orElseThrow().replaceFirst(";.*", "");
            badge = Json.MAPPER.readValue(answer.body(), People.Me.class).badge();
        }

        HttpResponse<String> makeTable() throws IOException, InterruptedException {
            return send("POST", "/api/tables", """
                    {"game":"gardens-of-mars","seats":[{"kind":"me"},{"kind":"open"}],"shuffled":false,"options":{},
                    "spectators":true,"openHands":false,"aids":true,"listed":true}""", cookie);
        }

        String name() throws IOException, InterruptedException {
            return Json.MAPPER
                    .readValue(send("GET", "/api/me", "", cookie).body(), People.Me.class)
                    .name();
        }
    }

    private HttpResponse<String> send(String method, String path, String body, String cookie)
            throws IOException, InterruptedException {
        try (var client = HttpClient.newHttpClient()) {
            return client.send(
                    HttpRequest.newBuilder(URI.create("http://localhost:" + server.port() + path))
                            .header("Content-Type", "application/json")
                            .header("Cookie", cookie)
                            .method(method, HttpRequest.BodyPublishers.ofString(body))
                            .build(),
                    HttpResponse.BodyHandlers.ofString());
        }
    }

    @BeforeEach
    void open() throws IOException, InterruptedException {
        server = Server.start(ServerOptions.standard(data).onPort(0));
        ada = new Person("Ada Lovelace");
    }

    @AfterEach
    void close() {
        server.close();
    }

    private CommandRun admin(String... words) {
        var all = new ArrayList<String>(List.of("admin"));
        all.addAll(List.of(words));
        all.add("--data");
        all.add(data.toString());
        return CommandRun.in(all.toArray(String[]::new));
    }

    @Test
    void people_isFoundByAPartOfTheName() {
        assertThat(admin("people", "lovelace").out())
                .isEqualTo(ada.badge + "  Ada Lovelace  0 tables" + System.lineSeparator());
        assertThat(admin("people", "Nobody").out()).isEqualTo("None." + System.lineSeparator());
    }

    @Test
    void aBanKeepsAPersonOutUntilItIsLifted() throws Exception {
        var banned = admin("ban", ada.badge, "--days", "3", "--reason", "for insults");
        assertThat(banned.err()).isEmpty();
        assertThat(banned.out()).contains("ban until 20", ": for insults");
        assertThat(ada.makeTable().body()).contains("protocol/banned");
        assertThat(admin("lift", ada.badge, "ban").out()).doesNotContain("ban until");
        assertThat(ada.makeTable().statusCode()).isEqualTo(201);
    }

    @Test
    void mute_isListedWithThePerson() {
        admin("mute", ada.badge, "--days", "1", "--reason", "shouting");
        assertThat(admin("people", "Ada").out()).contains("mute until 20", ": shouting");
    }

    @Test
    void rename_changesTheName() throws Exception {
        assertThat(admin("rename", ada.badge, "Augusta").err()).isEmpty();
        assertThat(ada.name()).isEqualTo("Augusta");
    }

    @Test
    void rotateKey_withoutDays_signsEverybodyOut() throws Exception {
        assertThat(admin("rotate-key").out()).startsWith("Cookies of earlier keys are refused after 20");
        assertThat(ada.name()).isEqualTo("Ada Lovelace");
        admin("rotate-key", "--days", "0");
        assertThat(ada.name()).isNotEqualTo("Ada Lovelace");
    }

    @Test
    void page_isNamedWithTheToken() throws Exception {
        var token = Files.readAllLines(data.resolve("parterre.admin")).get(1);
        assertThat(admin("page").out())
                .isEqualTo("http://localhost:" + server.port() + "/admin#" + token + System.lineSeparator());
    }

    @Test
    void close_endsATable() throws Exception {
        assertThat(ada.makeTable().statusCode()).isEqualTo(201);
        var id = admin("tables").out().replaceFirst(" .*\\R", "");
        assertThat(admin("table", id).out()).startsWith("plays  " + ada.badge).contains("Ada Lovelace");
        assertThat(admin("close", id).out()).isEqualTo("Closed: " + id + System.lineSeparator());
        assertThat(admin("tables").out()).isEqualTo("None." + System.lineSeparator());
        assertThat(admin("remove", id, ada.badge).err()).contains("holds a seat here");
    }

    @Test
    void remove_keepsAWatcherFromTheTable() throws Exception {
        assertThat(ada.makeTable().statusCode()).isEqualTo(201);
        var id = admin("tables").out().replaceFirst(" .*\\R", "");
        var ben = new Person("Ben");
        assertThat(send("GET", "/api/tables/" + id, "", ben.cookie).statusCode())
                .isEqualTo(200);
        assertThat(admin("remove", id, ben.badge).err()).isEmpty();
        assertThat(send("GET", "/api/tables/" + id, "", ben.cookie).statusCode())
                .isEqualTo(404);
    }

    @Test
    void reports_areListedAndSettled() throws Exception {
        assertThat(ada.makeTable().statusCode()).isEqualTo(201);
        var id = admin("tables").out().replaceFirst(" .*\\R", "");
        var body = "{\"badge\":\"" + ada.badge + "\",\"reason\":\"name\",\"text\":\"Not their name.\"}";
        assertThat(send("POST", "/api/tables/" + id + "/reports", body, ada.cookie)
                        .statusCode())
                .isEqualTo(200);
        var listed = admin("reports").out();
        assertThat(listed).contains(ada.badge, "Ada Lovelace", id, "name", "Not their name.");
        assertThat(admin("settle", listed.replaceFirst(" (?s).*", "")).out())
                .isEqualTo("None." + System.lineSeparator());
    }

    @Test
    void reports_none_isSaid() {
        assertThat(admin("reports").out()).isEqualTo("None." + System.lineSeparator());
        assertThat(admin("tables").out()).isEqualTo("None." + System.lineSeparator());
    }

    @Test
    void impossibleActions_areReportedWithARemedy() {
        assertThat(admin("ban", "Ada", "--days", "3", "--reason", "x").err())
                .contains("Ada is not a badge", "parterre admin people");
        assertThat(admin("ban", ada.badge, "--days", "0", "--reason", "x").err())
                .contains("1 to 36,500");
        assertThat(admin("ban", "0".repeat(16), "--days", "1", "--reason", "x").exit())
                .isEqualTo(Exit.BAD_INPUT.code());
        assertThat(admin("close", "nothing").exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(admin().err()).contains("say what to do");
        var nowhere = CommandRun.in(
                "admin", "people", "--data", data.resolve("nowhere").toString());
        assertThat(nowhere.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(nowhere.err()).contains("no server runs on this folder", "--data");
        server.close();
        assertThat(admin("people").err()).contains("no server runs on this folder");
    }

    @Test
    void drill_replaysTheTablesOfABackup() throws Exception {
        ada.makeTable();
        var file = data.resolve("monday.db");
        Backup.write(data, Optional.empty(), file);
        var drill = CommandRun.in("admin", "drill", file.toString());
        assertThat(drill.err()).isEmpty();
        assertThat(drill.out()).isEqualTo("Restored: 1 person and 1 table. Not over: 1." + System.lineSeparator());
        assertThat(drill.exit()).isZero();
    }

    @Test
    void drill_ofWhatIsNoBackup_isRefused() throws IOException {
        var missing = CommandRun.in("admin", "drill", data.resolve("nothing.db").toString());
        assertThat(missing.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(missing.err()).contains("there is no such file");
        var text = Files.writeString(data.resolve("text.db"), "no database at all, however long it may be");
        var other = CommandRun.in("admin", "drill", text.toString());
        assertThat(other.exit()).isEqualTo(Exit.BAD_INPUT.code());
        assertThat(other.err()).contains(text.toString()).doesNotContain("Parterre's own");
    }
}
