package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.store.Outage;
import parterre.server.wire.Calls;
import parterre.server.wire.Fault;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Lab;
import parterre.server.wire.Snapshot;

/// A server whose disk is really full. Its data lie on a file system of a few megabytes, which Linux makes for it in a
/// mount namespace of its own.
@Timeout(value = 3, unit = TimeUnit.MINUTES)
class DiskFullTest {
    private static final String MOUNT = "mount -t tmpfs -o size=6m none \"$0\" && ";

    @TempDir
    Path data;

    /// Where the server's log is, on another disk.
    @TempDir
    Path logs;

    /// Starts a server on a small disk.
    ///
    /// @param first what a shell does on the disk before that
    private Process start(String first) throws IOException {
        return new ProcessBuilder(inNamespace(
                        MOUNT + first + "exec \"$@\"",
                        data.toString(),
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "-Xmx256m",
                        "-Dlogback.configurationFile=logback.xml",
                        "-Dparterre.log=plain-file",
                        "-Dparterre.plain.file=" + log(),
                        "-cp",
                        System.getProperty("java.class.path"),
                        KilledServer.class.getName(),
                        data.toString(),
                        "0"))
                .start();
    }

    private Path log() {
        return logs.resolve("log");
    }

    private static List<String> inNamespace(String script, String... words) {
        var command = new ArrayList<>(List.of("unshare", "--user", "--map-root-user", "--mount", "sh", "-c", script));
        command.addAll(List.of(words));
        return command;
    }

    private void needNamespaces() throws InterruptedException {
        boolean possible;
        try {
            possible = new ProcessBuilder(inNamespace(MOUNT + "true", data.toString()))
                            .redirectErrorStream(true)
                            .start()
                            .waitFor()
                    == 0;
        } catch (IOException e) {
            possible = false;
        }
        assertThat(possible)
                .as("a file system of its own: allow user namespaces (sysctl kernel.unprivileged_userns_clone=1)")
                .isTrue();
    }

    @Test
    void fullDisk_nothingIsLost_andTheServerRecovers() throws Exception {
        needNamespaces();
        var process = start("");
        try (var said = new BufferedReader(new InputStreamReader(process.getInputStream(), StandardCharsets.UTF_8));
                var ada = new Browser(Integer.parseInt(said.readLine()))) {
            var table = "/api/tables/"
                    + ada.post(
                                    "/api/tables",
                                    NewTables.table("gardens-of-mars", NewTables.ME, NewTables.OPEN),
                                    Snapshot.class)
                            .table()
                            .id();
            assertThat(ada.raw("GET", "/ready", "").statusCode()).isEqualTo(200);
            var disk = Path.of("/proc", Long.toString(process.pid()), "root")
                    .resolve(data.toString().substring(1));
            var filler = disk.resolve("filler");
            var kept = new ArrayList<String>();
            fill(filler);
            Fault refused = null;
            for (int i = 0; refused == null; i++) {
                var text = "while it fills up " + i;
                var answer = ada.send("POST", table + "/chat", new Calls.Say(text + " " + "x".repeat(300)));
                if (answer.statusCode() == 200) {
                    kept.add(text);
                } else {
                    assertThat(answer.statusCode()).isEqualTo(503);
                    refused = Answers.MAPPER.readValue(answer.body(), Fault.class);
                }
            }
            assertThat(refused.code()).isEqualTo(FaultCode.BUSY.code());
            assertThat(refused.message()).contains("disk is full", "Nothing was changed");
            var experiment = ada.send("POST", "/api/lab/experiments", new Lab.NewExperiment("""
                            name: full
                            game: gardens-of-mars
                            line-ups: [random*2]
                            measures: [length]
                            """));
            assertThat(experiment.statusCode()).as(experiment.body()).isEqualTo(503);
            assertThat(experiment.body()).contains("disk is full");
            assertThat(awaitReady(ada, 503)).isEqualTo(Outage.FULL + "\n");
            assertThat(ada.raw("GET", table, "").statusCode())
                    .as("reading goes on")
                    .isEqualTo(200);
            assertThat(ada.text("/metrics")).containsPattern("(?m)^parterre_ready 0");
            Files.delete(filler);
            awaitReady(ada, 200);
            ada.post(table + "/chat", new Calls.Say("afterwards"), Calls.Accepted.class);
            kept.add("afterwards");
            assertThat(ada.text(table)).contains(kept);
        } finally {
            process.destroyForcibly().waitFor();
        }
        assertThat(Files.readAllLines(log()))
                .anyMatch(line -> line.endsWith("/chat: " + Outage.FULL))
                .noneMatch(line -> line.startsWith("\tat "));
    }

    private static void fill(Path filler) {
        try (var out = Files.newOutputStream(filler)) {
            var piece = new byte[4_096];
            while (true) {
                out.write(piece);
            }
        } catch (IOException e) {
            assertThat(e).hasMessageContaining("No space left");
        }
    }

    /// Asks until readiness is told by this status; it is found out once a second.
    private static String awaitReady(Browser browser, int status) {
        var answer = browser.raw("GET", "/ready", "");
        while (answer.statusCode() != status) {
            answer = browser.raw("GET", "/ready", "");
        }
        return answer.body();
    }

    @Test
    void start_onAFullDisk_isReported() throws Exception {
        needNamespaces();
        var process = start("head -c 7000000 /dev/zero > \"$0/filler\" 2> \"$0/none\"; ");
        try (var said = process.errorReader()) {
            assertThat(said.lines()).anyMatch(line -> line.contains("disk is full") || line.contains("No space left"));
            assertThat(process.waitFor()).isNotZero();
        } finally {
            process.destroyForcibly().waitFor();
        }
    }
}
