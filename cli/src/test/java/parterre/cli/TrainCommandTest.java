package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;

class TrainCommandTest {
    @TempDir
    Path folder;

    @Test
    void enoughGames_giveANetThatMayBeUsed() {
        var out = folder.resolve("value.txt");
        var typed = CommandRun.in(
                "train",
                "gardens-of-mars",
                "--generations",
                "1",
                "--games",
                "900",
                "--seed",
                "4",
                "--out",
                out.toString());
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .contains("generation 1, net, pass 8: loss ")
                .containsPattern("Measured on [0-9,]+ positions of games that nothing was trained on:")
                .containsPattern("net +0\\.\\d{4} +0\\.\\d{4} +0\\.0[01]\\d{2}\n")
                .containsPattern("linear model +\\d\\.\\d{4}")
                .containsPattern("expected +came +cases\n")
                .endsWith("The net is written to " + out + ".\n");
        assertThat(out).content().startsWith("game: gardens-of-mars\n").contains("\nseed: 4\n", "\nlayer 32 2\n");
    }

    @Test
    void fewGames_giveNone() {
        var out = folder.resolve("value.txt");
        var typed = CommandRun.in(
                "train", "gardens-of-mars", "--generations", "1", "--games", "3", "--out", out.toString());
        assertThat(typed.exit()).isEqualTo(1);
        assertThat(typed.out()).contains("The net may not be used, so it is not written");
        assertThat(out).doesNotExist();
    }

    @Test
    void report_hasTablesAndBothPlots() throws IOException {
        var report = folder.resolve("report");
        var words = "train gardens-of-mars --generations 2 --games 3 --report ".split(" ");
        var command =
                Stream.concat(Stream.of(words), Stream.of(report.toString())).toArray(String[]::new);
        assertThat(CommandRun.in(command).err()).isEmpty();
        assertThat(report.resolve("value-gardens-of-mars.md"))
                .content()
                .contains("games: 3\n", "linear model", "SHA-256", "](value-gardens-of-mars-losses.svg)");
        // Two generations of eight passes with two curves, and four passes of the linear model.
        assertThat(circles(report.resolve("value-gardens-of-mars-losses.svg"))).isEqualTo(2 * 8 * 2 + 4);
        assertThat(circles(report.resolve("value-gardens-of-mars-reliability.svg")))
                .isPositive();
        assertThat(CommandRun.in(command).exit()).as("written before").isNotZero();
    }

    @Test
    void fileThatExists_isRefusedBeforeTheGames() throws IOException {
        var out = Files.writeString(folder.resolve("value.txt"), "mine");
        var typed = CommandRun.in("train", "gardens-of-mars", "--games", "3", "--out", out.toString());
        assertThat(typed.exit()).isNotZero();
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err()).contains(out + ": cannot be written");
        assertThat(out).content().isEqualTo("mine");
    }

    @ParameterizedTest
    @ValueSource(strings = {"greedy:saver", "mcts:5ms", "mcts:5,threads=2", "exec:\"my-bot\""})
    void botsThatCannotTrain_areRefused(String bot) {
        var typed = CommandRun.in("train", "gardens-of-mars", "--games", "3", "--bots", bot);
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err()).doesNotContain("own");
    }

    private static long circles(Path picture) throws IOException {
        return Pattern.compile("<circle")
                .matcher(Files.readString(picture))
                .results()
                .count();
    }

    @Test
    void noGames_areRefused() {
        var typed = CommandRun.in("train", "gardens-of-mars", "--games", "0");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--games");
    }
}
