package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import tools.jackson.databind.json.JsonMapper;

class CalibrateCommandTest {
    private static CommandRun calibrated(String... more) {
        var arguments = new String[9 + more.length];
        var first = "calibrate gardens-of-mars --bots greedy,random --games 40 --seed 2 --positions";
        System.arraycopy(first.split(" "), 0, arguments, 0, 9);
        System.arraycopy(more, 0, arguments, 9, more.length);
        return CommandRun.in(arguments);
    }

    @Test
    void everyModelEveryPartAndEveryPair_hasARow() {
        var typed = calibrated("3");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .contains("Measured on 120 positions of 40 games")
                .containsPattern("learned value +120 +0\\.\\d{4}")
                .containsPattern("even shares +120 +0\\.6931")
                .contains("part 3 of 3", "greedy and random", "makes a party three times as likely to win")
                .containsPattern("expected +came +cases\n");
    }

    @Test
    void json_isTheSameForEqualSeeds() {
        var typed = calibrated("3", "--json");
        var json = JsonMapper.shared().readTree(typed.out());
        assertThat(json.path("rows").size()).isGreaterThan(8);
        assertThat(json.path("rows").path(0).path("model").asString()).isEqualTo("learned");
        assertThat(calibrated("3", "--json").out()).isEqualTo(typed.out());
    }

    @Test
    void noPositions_areRefused() {
        var typed = calibrated("0");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--positions");
    }

    @Test
    void whatCannotBeMeasured_isRefused() {
        var misfit = CommandRun.in("calibrate", "gardens-of-mars", "--bots", "greedy:saver", "--games", "4");
        assertThat(misfit.exit()).isEqualTo(2);
        assertThat(misfit.err()).contains("saver", "garden");
        var group = calibrated("3", "--preset", "cooperative");
        assertThat(group.exit()).isEqualTo(2);
        assertThat(group.out()).isEmpty();
        assertThat(group.err()).contains("a group plays together");
    }

    @Test
    void plotInAMissingFolder_isRefusedBeforeTheGames(@TempDir Path folder) {
        var plot = folder.resolve("missing").resolve("reliability.svg");
        var typed = calibrated("3", "--plot", plot.toString());
        assertThat(typed.exit()).isNotZero();
        assertThat(typed.out()).isEmpty();
        assertThat(typed.err()).contains(plot + ": cannot be written");
    }

    @Test
    void plot_hasADotForEachTenthThatOccurred(@TempDir Path folder) throws IOException {
        var plot = folder.resolve("reliability.svg");
        var typed = calibrated("3", "--json", "--plot", plot.toString());
        var bins =
                JsonMapper.shared().readTree(typed.out()).path("rows").path(0).path("bins");
        var learned = Pattern.compile("<circle[^>]*#2a6f4e").matcher(Files.readString(plot));
        assertThat(learned.results().count()).isEqualTo(bins.size() + 1);
        assertThat(calibrated("3", "--plot", plot.toString()).exit()).isNotZero();
    }
}
