package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class PositionCommandTest {
    @TempDir
    private Path folder;

    @Test
    void theStartPositionIsWrittenAndRead() throws IOException {
        var start = CommandRun.in("position", "gardens-of-mars", "--start", "--seats", "3", "-o", "special-empty=on");
        assertThat(start.exit()).isZero();
        var file = Files.writeString(folder.resolve("start.txt"), start.out());

        var shown = CommandRun.in("position", "gardens-of-mars", file.toString());
        assertThat(shown.err()).isEmpty();
        assertThat(shown.exit()).isZero();
        assertThat(shown.out()).contains("It is for P1 to move: 90 moves.");

        assertThat(CommandRun.in("position", "gardens-of-mars", file.toString(), "--text")
                        .out())
                .isEqualTo(start.out());
        assertThat(CommandRun.in("position", "gardens-of-mars", file.toString(), "--view", "p2")
                        .exit())
                .isZero();
    }

    @Test
    void aDamagedPositionIsToldWithItsFile() throws IOException {
        var file = Files.writeString(folder.resolve("bad.txt"), "nonsense\n");
        var typed = CommandRun.in("position", "gardens-of-mars", file.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err()).startsWith("parterre: " + file + ": ");
    }

    @Test
    void aMissingFileIsSaidToBeMissing() {
        var typed = CommandRun.in(
                "position", "gardens-of-mars", folder.resolve("nowhere.txt").toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).contains("nowhere.txt: cannot be read, there is no such file or folder");
    }

    @Test
    void wrongCommandLinesAreReported() {
        assertThat(CommandRun.in("position", "gardens-of-mars").err())
                .contains("give either a FILE with a position or --start");
        assertThat(CommandRun.in("position", "gardens-of-mars", "--start", "--seats", "9")
                        .err())
                .contains("9 seats", "play with 2 to 5");
        assertThat(CommandRun.in("position", "gardens-of-mars", "--start", "-o", "scorign=group")
                        .err())
                .contains("'scorign' is not an option of Gardens of Mars; did you mean 'scoring'?");
        assertThat(CommandRun.in("position", "gardens-of-mars", "--start", "-o", "scoring=grop")
                        .err())
                .contains("'scoring=grop' is not one of its values");
        assertThat(CommandRun.in("position", "gardens-of-mars", "--start", "-o", "scoring")
                        .err())
                .contains("--option scoring has no value; write --option NAME=VALUE");
        assertThat(CommandRun.in("position", "gardens-of-mars", "--start", "--preset", "coop")
                        .err())
                .contains("Gardens of Mars has no preset 'coop'; did you mean 'cooperative'?");
        assertThat(CommandRun.in("position", "gardens-of-mars", "x", "--view", "somebody")
                        .err())
                .contains("'somebody' is not a viewer");
    }

    @Test
    void anOptionCanStandInAFile() throws IOException {
        var value = Files.writeString(folder.resolve("value.txt"), "group\n");
        var named = CommandRun.in("position", "gardens-of-mars", "--start", "-o", "scoring=@" + value);
        assertThat(named.exit()).isZero();
        assertThat(named.out())
                .isEqualTo(CommandRun.in("position", "gardens-of-mars", "--start", "-o", "scoring=group")
                        .out())
                .isNotEqualTo(
                        CommandRun.in("position", "gardens-of-mars", "--start").out());
    }
}
