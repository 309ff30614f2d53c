package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.net.ServerSocket;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Locale;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.cli.words.DoctorMessages;
import parterre.wording.MessageCatalogue;

class DoctorCommandTest {
    @TempDir
    private Path folder;

    @Test
    void aSoundInstallation_isSaidToBeSound() {
        var typed = CommandRun.in("doctor", "--port", "0", "--data", folder.toString());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out().lines())
                .containsExactly(
                        "Nothing is wrong.",
                        "No server runs with these options. Start it to have the public address and the proxy"
                                + " checked, too.");
        assertThat(typed.exit()).isEqualTo(Exit.OK.code());
    }

    @Test
    void everyProblem_isALineWithItsRemedy() throws IOException {
        var file = Files.writeString(folder.resolve("file"), "no folder");
        try (var taken = new ServerSocket(0)) {
            var port = Integer.toString(taken.getLocalPort());
            var typed = CommandRun.in(
                    "doctor",
                    "--port",
                    port,
                    "--data",
                    folder.resolve("data").toString(),
                    "--log-file",
                    file.resolve("parterre.log").toString(),
                    "--backup-folder",
                    file.resolve("backups").toString(),
                    "--lang",
                    "de");
            assertThat(typed.out().lines())
                    .contains(
                            "- " + file + " ist eine Datei und kein Ordner. Wähle einen Ordner",
                            "- Ein anderes Programm benutzt Port " + port
                                    + " von 0.0.0.0. Beende es, oder wähle mit --port einen anderen Port",
                            "3 Probleme gefunden.");
            assertThat(typed.exit()).isEqualTo(Exit.CHECK_FAILED.code());
        }
    }

    @Test
    void wrongOptions_areRefusedAsByServe() {
        var typed = CommandRun.in("doctor", "--public-url", "ftp://a.org");
        assertThat(typed.exit()).isEqualTo(Exit.USAGE.code());
        assertThat(typed.err()).contains("--public-url ftp://a.org is not the address of a server");
    }

    @Test
    void everyFinding_hasWordsInEveryLanguage() {
        for (var language : Language.all()) {
            var patterns = MessageCatalogue.find("cli", language).orElseThrow().patterns();
            assertThat(Stream.of(DoctorMessages.Finding.class.getPermittedSubclasses()))
                    .as(language.toString())
                    .allSatisfy(finding -> assertThat(patterns.get(finding.getSimpleName()))
                            .as("what is wrong, and the remedy")
                            .contains(". ")
                            .doesNotContain(".,"));
        }
        assertThat(Language.all()).contains(Locale.ENGLISH, Locale.GERMAN);
    }
}
