package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// What keeps a server from starting is told to whoever typed the command.
class ServeCommandTest {
    @TempDir
    Path folder;

    @Test
    void aPortThatIsTakenIsNoErrorOfParterres() throws IOException {
        try (var taken = new ServerSocket(0)) {
            var port = Integer.toString(taken.getLocalPort());
            var typed = Typed.in("serve", "--port", port, "--data", folder.toString());
            assertThat(typed.exit()).isEqualTo(3);
            assertThat(typed.err()).contains("nobody can listen at 0.0.0.0:" + port, "the port is taken");
        }
    }

    @Test
    void aFolderThatCannotBeMadeIsNamed() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "no folder");
        var typed = Typed.in("serve", "--port", "0", "--data", file.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).startsWith("parterre: cannot make the data folder " + file + ": ");
    }

    @Test
    void theAddressForOthersIsAHostAndNothingBehindIt() {
        for (var url : List.of(
                "notaurl", "ftp://a.org", "https://", "https://a.org/games", "https://a.org?x=1", "https://me@a.org")) {
            var typed = Typed.in("serve", "--port", "0", "--data", folder.toString(), "--public-url", url);
            assertThat(typed.exit()).as(url).isEqualTo(2);
            assertThat(typed.err())
                    .contains("--public-url " + url + " is not the address of a server", "https://play.example.org");
        }
    }

    @Test
    void portsAndBotsAreWrittenAsTheHelpSays() {
        assertThat(Typed.in("serve", "--port", "99999").err())
                .contains("--port 99999 is no port; write 1 to 65535, or 0 for any free one");
        assertThat(Typed.in("serve", "--bot", "greedy").err())
                .contains("--bot greedy has no name and no bot; write --bot NAME=BOT");
        assertThat(Typed.in("serve", "--bot", "Clever=cleverest").err()).contains("'cleverest' is no bot");
    }
}
