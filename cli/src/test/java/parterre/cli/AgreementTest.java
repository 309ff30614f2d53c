package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/// Checks the setup that a command line agrees on.
class AgreementTest {
    @TempDir
    private Path folder;

    /// The cards of Gnomadic Gardeners, a gnome slower than it was.
    private String slower(String name) throws IOException {
        try (var stream = AgreementTest.class.getResourceAsStream("/parterre/room/gnomadic-gardeners/cards.json")) {
            assertThat(stream).isNotNull();
            var cards = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            var other = cards.replaceFirst("\"prep\": 1", "\"prep\": 4");
            assertThat(other).isNotEqualTo(cards);
            return Files.writeString(folder.resolve(name), other).toString();
        }
    }

    private static CommandRun start(String game, String... words) {
        var all = new String[words.length + 5];
        System.arraycopy(new String[] {"position", game, "--start", "--seats", "2"}, 0, all, 0, 5);
        System.arraycopy(words, 0, all, 5, words.length);
        return CommandRun.in(all);
    }

    @Test
    void aCardFileIsNamedByItsOwnOption() throws IOException {
        var file = slower("my.json");
        var typed = start("gnomadic-gardeners", "--cards", file);
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out())
                .contains("option cards: my.json\n", "\"prep\": 4")
                .isEqualTo(start("gnomadic-gardeners", "--option", "cards=@" + file)
                        .out());
    }

    @Test
    void everyCommandWithGameOptionsTakesACardFile() throws IOException {
        var file = slower("my.json");
        var played = folder.resolve("games").toString();
        var typed = CommandRun.in(
                "simulate",
                "gnomadic-gardeners",
                "--seats",
                "random,random",
                "--games",
                "1",
                "--cards",
                file,
                "--records",
                played);
        assertThat(typed.err()).isEmpty();
        assertThat(Files.readString(folder.resolve("games/gnomadic-gardeners-1-0.txt")))
                .contains("option cards: my.json sha256=", "\"prep\": 4");
        assertThat(CommandRun.in("perft", "gnomadic-gardeners", "--depth", "1", "--cards", file)
                        .err())
                .isEmpty();
        for (var command : new String[] {"play", "simulate", "perft", "position"}) {
            assertThat(CommandRun.in("help", command).out()).as(command).contains("--cards=FILE");
        }
    }

    @Test
    void aGameWithoutCardFilesSaysSo() throws IOException {
        var file = slower("my.json");
        var typed = start("gardens-of-mars", "--cards", file);
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err())
                .startsWith(
                        "parterre: Gardens of Mars takes no card file; leave out --cards " + file + "\nits options: ");
    }

    @Test
    void aCardFileIsNamedOnce() throws IOException {
        var file = slower("my.json");
        var typed = start("gnomadic-gardeners", "--cards", file, "--option", "cards=@" + file);
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err())
                .isEqualTo(
                        "parterre: --cards " + file + " and --option cards=@… both name a card file; leave one out\n");
    }

    @Test
    void aMissingOrWrongCardFileIsToldAsSuch() throws IOException {
        var missing = folder.resolve("nowhere.json").toString();
        assertThat(start("gnomadic-gardeners", "--cards", missing).err())
                .contains("nowhere.json: cannot be read, there is no such file or folder");
        var wrong = Files.writeString(folder.resolve("wrong.json"), "{}").toString();
        var typed = start("gnomadic-gardeners", "--cards", wrong);
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("gnomes");
    }
}
