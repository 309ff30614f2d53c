package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.report.ResultFolder;
import parterre.server.http.Limits;
import parterre.server.wire.Fault;
import parterre.server.wire.Lab;
import parterre.server.wire.Lab.RunState;

/// Checks experiments that the command or a person has put into the folder of a server.
class LabFolderTest {
    @TempDir
    Path data;

    private ServerOptions options() {
        return ServerOptions.standard(data).onPort(0).with(Limits.none());
    }

    /// The limits of a server also hold for a folder that the command has made.
    @Test
    void tooLargeExperiment_ofTheCommand_doesNotGoOn() throws IOException {
        var experiment = ExperimentFile.read(LabTest.SHORT.replace("2000", "2000000000"), _ -> Optional.empty())
                .orThrow();
        var folder = Files.createDirectories(data.resolve("lab/large.lab"));
        Files.writeString(folder.resolve("experiment.json"), experiment.json());
        var marked = Files.createDirectories(data.resolve("lab/marked.lab"));
        Files.writeString(marked.resolve("experiment.json"), experiment.json());
        Files.createFile(marked.resolve("waiting"));
        Files.createDirectories(data.resolve("lab/new-1234567"));
        Files.createDirectories(data.resolve("lab/new-ideas"));
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            assertThat(ada.raw("POST", LabTest.path("large") + "/resume", "", "Content-Type", "application/json")
                            .statusCode())
                    .isEqualTo(422);
            assertThat(LabTest.state(ada, "large")).isEqualTo(RunState.STOPPED);
            LabTest.until(ada, "marked", RunState.BROKEN);
            assertThat(data.resolve("lab/new-ideas")).as("somebody's own").exists();
            assertThat(data.resolve("lab/new-1234567"))
                    .as("a start that was cut off")
                    .doesNotExist();
        }
    }

    /// Other builds have other bots, and games of both must not be added up.
    @Test
    void theJournalOfAnotherBuild_isLaidAside() throws IOException {
        var experiment =
                ExperimentFile.read(LabTest.SHORT, _ -> Optional.empty()).orThrow();
        var folder = Files.createDirectories(data.resolve("lab/old.lab"));
        Files.writeString(folder.resolve("experiment.json"), experiment.json());
        Files.writeString(folder.resolve("journal.jsonl"), "parterre-lab 1 0\n");
        Files.createFile(folder.resolve("waiting"));
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            LabTest.until(ada, "old", RunState.COMPLETE);
        }
        assertThat(folder.resolve("journal.jsonl.old")).hasContent("parterre-lab 1 0");
    }

    @Test
    void aFolderOfTheCommand_isShown_andNoOther() throws IOException {
        var lab = data.resolve("lab");
        var folder = Files.createDirectories(lab.resolve("From.the-command_1.lab"));
        new ResultFolder(folder).write(LabTest.played(LabTest.SHORT), Locale.ENGLISH);
        Files.createDirectories(lab.resolve("empty.lab"));
        var broken = Files.createDirectories(lab.resolve("broken.lab"));
        Files.writeString(broken.resolve("findings.json"), "{}");
        var begun = Files.createDirectories(lab.resolve("begun.lab"));
        Files.writeString(begun.resolve("journal.jsonl"), "parterre-lab 1 0\n");
        new ResultFolder(Files.createDirectories(data.resolve("other.lab")))
                .write(LabTest.played(LabTest.SHORT), Locale.ENGLISH);
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            assertThat(ada.get("/api/lab", Lab.Experiments.class).experiments())
                    .extracting(card -> card.name() + " " + card.state() + " " + card.resumable())
                    .containsExactlyInAnyOrder(
                            "From.the-command_1 COMPLETE false", "broken BROKEN false", "begun STOPPED false");
            assertThat(ada.text(LabTest.path("From.the-command_1") + "/report.md"))
                    .contains("## Verdict");
            for (var name : List.of("..%2Fother", "empty", "other", "%2E%2E", "x%00")) {
                assertThat(ada.raw("GET", LabTest.path(name), "").statusCode())
                        .as(name)
                        .isBetween(400, 404);
            }
        }
    }

    /// A file that was laid into a folder names bots that play differently on each machine, or not at all. Its text has
    /// letters that no UTF-8 has.
    @Test
    void filesPutIntoAFolder_areChecked() throws IOException {
        var json = ExperimentFile.read(LabTest.SHORT, _ -> Optional.empty())
                .orThrow()
                .json();
        for (var bot : List.of("mcts:100ms", "nobody")) {
            var folder = Files.createDirectories(data.resolve("lab/" + bot.replaceAll("\\W", "") + ".lab"));
            Files.writeString(folder.resolve("experiment.json"), json.replace("\"random\"", "\"" + bot + "\""));
            Files.write(folder.resolve("experiment.yaml"), new byte[] {'a', (byte) 0xE4, 'b'});
        }
        try (var server = Server.start(options());
                var ada = new Browser(server.port())) {
            for (var name : List.of("mcts100ms", "nobody")) {
                assertThat(LabTest.view(ada, name).yaml()).as(name).contains("a\uFFFDb");
                var answer = ada.raw("POST", LabTest.path(name) + "/resume", "", "Content-Type", "application/json");
                assertThat(answer.statusCode()).as(name).isEqualTo(422);
                assertThat(Answers.MAPPER.readValue(answer.body(), Fault.class).code())
                        .as(name)
                        .isEqualTo("input/experiment");
            }
        }
    }
}
