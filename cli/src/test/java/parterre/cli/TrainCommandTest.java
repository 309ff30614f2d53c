package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TrainCommandTest {
    @TempDir
    Path folder;

    @Test
    void enoughGames_giveANetThatMayBeUsed() {
        var out = folder.resolve("value.txt");
        var typed = Typed.in(
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
        var typed = Typed.in("train", "gardens-of-mars", "--generations", "1", "--games", "3", "--out", out.toString());
        assertThat(typed.exit()).isEqualTo(1);
        assertThat(typed.out()).contains("The net may not be used, so it is not written");
        assertThat(out).doesNotExist();
    }

    @Test
    void noGames_areRefused() {
        var typed = Typed.in("train", "gardens-of-mars", "--games", "0");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--games");
    }
}
