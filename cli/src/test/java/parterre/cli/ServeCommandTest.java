package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.InetSocketAddress;
import java.net.ServerSocket;
import java.net.Socket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.Timeout;
import org.junit.jupiter.api.io.TempDir;

/// A server that cannot start says why, at the terminal.
class ServeCommandTest {
    @TempDir
    Path folder;

    @Test
    void aPortThatIsTakenIsNoErrorOfParterres() throws IOException {
        try (var taken = new ServerSocket(0)) {
            var port = Integer.toString(taken.getLocalPort());
            var typed = CommandRun.in("serve", "--port", port, "--data", folder.toString());
            assertThat(typed.exit()).isEqualTo(3);
            assertThat(typed.err())
                    .isEqualTo("parterre: nobody can listen at 0.0.0.0:" + port
                            + ": the port is taken, or the address is"
                            + " not this machine's; choose others by --port and --host" + System.lineSeparator());
        }
        assertThat(CommandRun.in("serve", "--host", "no.such.host.invalid", "--data", folder.toString())
                        .err())
                .contains("nobody can listen at no.such.host.invalid:8080: ");
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "no folder");
        var typed = CommandRun.in("serve", "--port", "0", "--data", file.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).startsWith("parterre: cannot make the data folder " + file + ": ");
    }

    @Test
    void unusableDatabase_isToldFromBugsAndTakenPorts() throws IOException {
        for (var url : List.of("nonsense", "postgresql://ada:secret@localhost/p", "https://localhost/p")) {
            var typed = CommandRun.in("serve", "--port", "0", "--database-url", url);
            assertThat(typed.exit()).as(url).isEqualTo(2);
            assertThat(typed.err())
                    .contains("--database-url names no PostgreSQL; write postgresql://HOST:PORT/NAME?user=")
                    .doesNotContain("secret");
        }
        // A port that is bound cannot become another server's, and nobody listens there.
        try (var bound = new Socket()) {
            bound.bind(new InetSocketAddress(0));
            var url = "postgresql://localhost:" + bound.getLocalPort() + "/p";
            var silent = CommandRun.in("serve", "--port", "0", "--database-url", url + "?user=ada&password=secret");
            assertThat(silent.exit()).isEqualTo(3);
            assertThat(silent.err())
                    .startsWith("parterre: the database " + url + " cannot be used: nobody answers there")
                    .doesNotContain("secret");
        }
        var unknown = CommandRun.in("serve", "--port", "0", "--database-url", "postgresql://no.such.host.invalid/p");
        assertThat(unknown.exit()).isEqualTo(3);
        assertThat(unknown.err()).contains("cannot be used: there is no host of this name");
    }

    @Test
    void theAddressForOthersIsOnlyAHost() {
        for (var url : List.of(
                "notaurl", "ftp://a.org", "https://", "https://a.org/games", "https://a.org?x=1", "https://me@a.org")) {
            var typed = CommandRun.in("serve", "--port", "0", "--data", folder.toString(), "--public-url", url);
            assertThat(typed.exit()).as(url).isEqualTo(2);
            assertThat(typed.err())
                    .contains("--public-url " + url + " is not the address of a server", "https://play.example.org");
        }
    }

    @Test
    void portsAndBotsAreWrittenAsTheHelpSays() {
        assertThat(CommandRun.in("serve", "--port", "99999").err())
                .contains("--port 99999 is not a port; write 1 to 65535, or 0 for any free one");
        assertThat(CommandRun.in("serve", "--bot", "greedy").err())
                .contains("--bot greedy has no name and no bot; write --bot NAME=BOT");
        assertThat(CommandRun.in("serve", "--bot", "Clever=cleverest").err()).contains("'cleverest' is not a bot");
    }

    /// In a process of its own, with this in its environment.
    private ProcessBuilder serving(String log) {
        var command = new ProcessBuilder(
                        Path.of(System.getProperty("java.home"), "bin", "java").toString(),
                        "--enable-native-access=ALL-UNNAMED",
                        "-cp",
                        System.getProperty("java.class.path"),
                        "parterre.cli.Parterre",
                        "serve",
                        "--port=0",
                        "--data=" + folder)
                .redirectErrorStream(true);
        command.environment().put("PARTERRE_LOG", log);
        return command;
    }

    @Test
    @Timeout(120)
    void jsonLog_hasALineWithTheServersAddress() throws IOException {
        var parterre = serving("json").start();
        try (var lines = parterre.inputReader()) {
            // A slow machine may have warned of something before.
            assertThat(lines.lines()
                            .filter(line -> line.contains("Parterre is open at "))
                            .findFirst())
                    .hasValueSatisfying(
                            line -> assertThat(line).startsWith("{").contains("\"message\":\"Parterre is open at "));
        } finally {
            parterre.destroyForcibly();
        }
    }

    @Test
    @Timeout(120)
    void anUnknownLogFormatIsRefused() throws IOException, InterruptedException {
        var parterre = serving("JSON").start();
        try (var lines = parterre.inputReader()) {
            assertThat(lines.lines().collect(Collectors.joining("\n"))).contains("PARTERRE_LOG=JSON", "json or plain");
        }
        assertThat(parterre.waitFor()).isEqualTo(Exit.USAGE.code());
    }
}
