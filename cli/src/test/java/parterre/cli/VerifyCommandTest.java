package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class VerifyCommandTest {
    @TempDir
    private Path folder;

    private Path game;

    @BeforeEach
    void aGameIsPlayed() {
        CommandRun.in(
                "simulate",
                "gardens-of-mars",
                "--seats",
                "random,random",
                "--games",
                "1",
                "--records",
                folder.toString());
        game = folder.resolve("gardens-of-mars-1-0.txt");
    }

    private Path changed(String name, String before, String after) throws IOException {
        var text = Files.readString(game);
        assertThat(text).containsPattern(before);
        return Files.writeString(folder.resolve(name), text.replaceFirst(before, after));
    }

    @Test
    void aTrueRecordIsOk() {
        var typed = CommandRun.in("verify", game.toString());
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .startsWith(game + ": ok, ")
                .contains(" steps, P")
                .endsWith("flowers\n");
        assertThat(CommandRun.in("verify", "--quiet", game.toString()).out()).isEmpty();
    }

    @Test
    void anIllegalMoveIsRefusedWithLineAndRule() throws IOException {
        var second = Files.readAllLines(game).stream()
                .filter(line -> line.startsWith("2. P2: "))
                .findFirst();
        var first = Files.readAllLines(game).stream()
                .filter(line -> line.startsWith("1. P1: "))
                .findFirst();
        var moved = changed(
                "illegal.txt",
                second.orElseThrow(),
                "2. P2: " + first.orElseThrow().substring(7));
        int line = Files.readAllLines(moved)
                        .indexOf("2. P2: " + first.orElseThrow().substring(7))
                + 1;
        var typed = CommandRun.in("verify", moved.toString());
        assertThat(typed.exit()).isEqualTo(1);
        assertThat(typed.out())
                .startsWith(moved + ": refused, line " + line + ": ")
                .contains("GM-");
    }

    @Test
    void aFalseResultIsRefused() throws IOException {
        var bad = changed("result.txt", "result: P([12]) 1 ", "result: P$1 3 ");
        var typed = CommandRun.in("verify", game.toString(), bad.toString());
        assertThat(typed.exit()).isEqualTo(1);
        assertThat(typed.out()).contains(bad + ": refused, line ").endsWith("1 ok, 1 refused\n");
    }

    @Test
    void aFinishedGameWithoutItsResultIsRefused() throws IOException {
        var bare = changed("bare.txt", "\n\nresult: .*\n", "\n");
        var typed = CommandRun.in("verify", bare.toString());
        assertThat(typed.exit()).isEqualTo(1);
        assertThat(typed.out())
                .startsWith(bare + ": refused, its moves end the game")
                .contains("'result: P");
    }

    @Test
    void noRecord_isRefused_missingFileIsTold() throws IOException {
        var nonsense = Files.write(folder.resolve("nonsense"), new byte[] {1, 2, (byte) 0xff, 10});
        var typed = CommandRun.in(
                "verify", nonsense.toString(), folder.resolve("nowhere").toString(), game.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.out()).contains(nonsense + ": refused, ").endsWith("1 ok, 1 refused, 1 could not be read\n");
        assertThat(typed.err()).contains("nowhere: cannot be read");
    }
}
