package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class ReviewCommandTest {
    private static final List<String> CAUSES = List.of("luck", "own", "others", "hidden");

    @TempDir
    private Path folder;

    private String played(String game, String bots) {
        var typed = Typed.in(
                "simulate", game, "--seats", bots, "--games", "1", "--seed", "3", "--records", folder.toString());
        assertThat(typed.err()).isEmpty();
        return folder.resolve(game + "-3-0.txt").toString();
    }

    private static JsonNode json(String... words) {
        var typed = Typed.in(words);
        assertThat(typed.err()).isEmpty();
        return JsonMapper.shared().readTree(typed.out());
    }

    @Test
    void aReview_tellsLuckDecisionsAndErrors() {
        var game = played("gnomadic-gardeners", "greedy,random");
        var typed = Typed.in("review", game, "--playouts", "800");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out())
                .startsWith(game + ": Gnomadic Gardeners, 2 players\n")
                .contains("Chances by the value learned (", "800 playouts for each decision, seed 1")
                .containsPattern("start +luck +own +others +hidden +end +accuracy +blunders")
                .containsPattern("P1 greedy +\\d")
                .containsPattern("\\d+\\. P2 play [g0-9 ]+: blunder, −[0-9.]+ \\(.*Better: play");
    }

    @Test
    void json_isTheSameForEqualSeedsAndItsPartsSumToTheResult() {
        var game = played("gnomadic-gardeners", "greedy,random");
        var words = new String[] {"review", game, game, "--playouts", "800", "--json"};
        var json = json(words);
        assertThat(json(words)).isEqualTo(json);
        var balances = json.path("games").path(1).path("balances");
        assertThat(balances.size()).isEqualTo(2);
        for (var balance : balances) {
            double sum = balance.path("start").asDouble()
                    + CAUSES.stream()
                            .mapToDouble(cause -> balance.path(cause).asDouble())
                            .sum();
            assertThat(sum).isEqualTo(balance.path("end").asDouble(), within(1e-9));
        }
        assertThat(json.path("players").path(0).path("name").asString()).isEqualTo("greedy");
        assertThat(json.path("players").path(0).path("games").asInt()).isEqualTo(2);
    }

    @Test
    void aBrokenRecord_isRefusedWithItsLine() throws IOException {
        var file = Path.of(played("gardens-of-mars", "greedy,random"));
        Files.writeString(file, Files.readString(file).replaceFirst("\n2\\. .*", "\n2. P2: place a1"));
        var typed = Typed.in("review", file.toString());
        assertThat(typed.exit()).isEqualTo(3);
        assertThat(typed.err()).contains(file.toString());
    }

    @Test
    void tooFewPlayouts_areRefused() {
        var typed = Typed.in("review", played("gardens-of-mars", "greedy,random"), "--playouts", "10");
        assertThat(typed.exit()).isEqualTo(2);
        assertThat(typed.err()).contains("--playouts: 10 are too few, at least 800 are needed");
    }

    @ParameterizedTest
    @ValueSource(strings = {"gardens-of-mars", "gnomadic-gardeners", "stalk-exchange", "fire-and-flora"})
    void luck_isMeasuredInEveryGame(String game) {
        var typed = Typed.in("luck", game, "--games", "2");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.out())
                .startsWith("Measured on 2 games (seed 1)")
                .containsPattern("luck +end +end less luck +variance factor")
                .containsPattern("P2 +[+-][0-9.]+ ± [0-9.]+");
        var json = json("luck", game, "--games", "2", "--json");
        assertThat(json.path("parties").size()).isEqualTo(2);
        assertThat(json.path("games").asInt()).isEqualTo(2);
    }
}
