package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.bots.series.StrengthFileCodec;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class RateCommandTest {
    private static CommandRun rate(String... words) {
        return CommandRun.in(Stream.concat(Stream.of("rate", "gardens-of-mars"), Stream.of(words))
                .toArray(String[]::new));
    }

    private static JsonNode json(CommandRun typed) {
        assertThat(typed.err()).isEmpty();
        return JsonMapper.shared().readTree(typed.out());
    }

    @Test
    void pool_isRatedRelativeToItsFirstBot() {
        var typed = rate("--bots", "random,greedy,greedy:garden", "--games", "20", "--seed", "3");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .startsWith("gardens-of-mars, edition ")
                .contains("60 games of 3 pairs of bots, seats swapped at equal luck, seed 3; ")
                .containsPattern("bot +Elo +low +high +games +wins\n")
                .containsPattern("random +0 +0 +0 +40 +[0-9.]+ %\n")
                .containsPattern("greedy +[0-9,]+ +-?[0-9,]+ +[0-9,]+ +40 +[0-9.]+ %\n")
                .contains("Elo and 95 % intervals are of the difference to random.\n")
                .containsPattern("random +- +[0-9.]+ +[0-9.]+\n");
    }

    @Test
    void anyNumberOfThreads_givesTheSameRatings() {
        var words = new String[] {"--bots", "random,greedy,mcts:5", "--games", "6", "--json", "--threads", "1"};
        var alone = rate(words);
        words[6] = "2";
        assertThat(rate(words)).isEqualTo(alone);
        var row = json(alone);
        assertThat(row.get("ratings").size()).isEqualTo(3);
        assertThat(row.get("ratings").get(0).get("elo").get("value").doubleValue())
                .isZero();
        assertThat(row.get("ratings").get(1).get("share").doubleValue()).isBetween(0.0, 1.0);
        assertThat(row.get("pairs").size()).isEqualTo(3);
        assertThat(row.get("pairs").get(2).get("bot").stringValue()).isEqualTo("greedy");
        assertThat(row.get("anchor").stringValue()).isEqualTo("random");
        assertThat(row.get("interrupted").booleanValue()).isFalse();
    }

    @Test
    void files_areWrittenAsGamesAndPagesHaveThem(@TempDir Path folder) throws IOException {
        var out = folder.resolve("strength.json");
        var report = folder.resolve("report");
        var typed = rate(
                "--bots",
                "random,level:fair",
                "--anchor",
                "level:fair",
                "--games",
                "4",
                "--out",
                out.toString(),
                "--report",
                report.toString());
        assertThat(typed.err()).isEmpty();
        var file = StrengthFileCodec.read(Files.readString(out));
        assertThat(file.anchor().orElseThrow().bot()).isEqualTo("level:fair");
        assertThat(file.says()).contains("two players", "4 games", "seed 1");
        assertThat(StrengthFileCodec.write(file)).isEqualTo(Files.readString(out));
        assertThat(out).content().doesNotContain("anchor").doesNotContain("zero");
        assertThat(report.resolve("strength-gardens-of-mars.md"))
                .content()
                .contains("| random | `random` | -", "| fair | `greedy", "](strength-gardens-of-mars.svg)");
        assertThat(report.resolve("strength-gardens-of-mars.svg"))
                .content()
                .startsWith("<svg ")
                .contains(">fair</text>", ">random</text>", "fair is 0")
                .endsWith("</svg>\n");
        var again = rate("--bots", "random,greedy", "--games", "4", "--out", out.toString());
        assertThat(again.exit()).isEqualTo(3);
        assertThat(again.err()).contains("strength.json");
    }

    @Test
    void failingProgram_losesItsGames() {
        var row = json(rate("--bots", "greedy,exec:\"sh -c 'exit 3'\"", "--games", "2", "--json"));
        assertThat(row.get("faults").size()).isEqualTo(2);
        assertThat(row.get("pairs").get(0).get("share").doubleValue()).isEqualTo(1);
        assertThat(row.get("reproducible").booleanValue()).isFalse();
    }

    @Test
    void badCommandLine_isToldBeforeAnythingIsPlayed() {
        assertThat(bad("--bots", "greedy")).contains("--bots names 1; write several");
        assertThat(bad("--bots", "greedy,greedy")).contains("--bots names greedy twice");
        assertThat(bad("--bots", "greedy,random", "--games", "3")).contains("--games 3 makes no pairs");
        assertThat(bad("--bots", "greedy,random", "--games", "0")).contains("--games 0 is too few");
        assertThat(bad("--bots", "greedy,random", "--anchor", "mcts:9"))
                .contains("--anchor mcts:9 is not in the pool; choose one of greedy and random");
        assertThat(bad("--bots", "greedy:luck,random")).contains("'luck' is not an evaluator of this game");
        assertThat(bad("--bots", "greedy,random", "--preset", "cooperative"))
                .contains("in gardens-of-mars with these options a group plays together");
        assertThat(bad()).contains("missing: --bots");
    }

    private static String bad(String... words) {
        var typed = rate(words);
        assertThat(typed.exit()).as(String.join(" ", words)).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        return typed.err();
    }

    @Test
    void askedInGerman_itSpeaksGerman() {
        assertThat(rate("--bots", "greedy,random", "--games", "2", "--lang", "de")
                        .out())
                .contains("Siege", "Elo und 95-%-Intervalle gelten für den Unterschied zu greedy.");
    }
}
