package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;
import tools.jackson.databind.json.JsonMapper;

class CompareCommandTest {
    /// Plays at random like `random`, under another name.
    private static final String ALSO_RANDOM = "greedy,slip=1";

    private static CommandRun compare(String... words) {
        return CommandRun.in(Stream.concat(Stream.of("compare", "gardens-of-mars"), Stream.of(words))
                .toArray(String[]::new));
    }

    private static JsonNode json(CommandRun typed) {
        assertThat(typed.err()).isEmpty();
        return JsonMapper.shared().readTree(typed.out());
    }

    @Test
    void greedyAgainstRandom_acceptsH1Soon() {
        var typed = compare("--seats", "greedy,random", "--seed", "3");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .startsWith("gardens-of-mars, edition ")
                .contains(
                        "62 games, in pairs of equal luck with seats swapped, seed 3; ",
                        "H0: greedy takes 50.0 % of the wins against random. H1: 55.0 %. Error rates: alpha 0.050")
                .containsPattern("games +62\n")
                .containsPattern("rounds +31\n")
                .containsPattern("share of the wins +100.0 % \\[95 %: 9[0-9.]+ to 100.0\\]\n")
                .containsPattern("Elo difference +[0-9,.]+ \\[95 %: ")
                .containsPattern("normalised Elo +-\n")
                .containsPattern("LLR +2.95 \\(H0 at -2.94, H1 at 2.94\\)\n")
                .contains("0.0 %: 0, 25.0 %: 0, 50.0 %: 0, 75.0 %: 0, 100.0 %: 31\n")
                .endsWith("H1 is accepted: greedy takes more than 50.0 % of the wins against random.\n");
    }

    @Test
    void equalBots_acceptH0() {
        var typed = compare("--seats", "random," + ALSO_RANDOM, "--from", "50", "--to", "60");
        assertThat(typed.exit()).isEqualTo(1);
        assertThat(typed.out())
                .endsWith("H0 is accepted: random takes less than 60.0 % of the wins against greedy,slip=1.0.\n");
    }

    @Test
    void anyNumberOfThreads_givesTheSameReport() {
        var alone =
                compare("--seats", "random," + ALSO_RANDOM, "--to", "60", "--seed", "7", "--threads", "1", "--json");
        var together =
                compare("--seats", "random," + ALSO_RANDOM, "--to", "60", "--seed", "7", "--threads", "2", "--json");
        assertThat(together).isEqualTo(alone);
        assertThat(json(alone).get("decision").stringValue()).isNotEqualTo("undecided");
    }

    @Test
    void json_isOneObjectForPrograms() {
        var row = json(compare("--seats", "greedy,random", "--json", "--option", "special-empty=on"));
        assertThat(row.get("game").stringValue()).isEqualTo("gardens-of-mars");
        assertThat(row.get("options").get("special-empty").stringValue()).isEqualTo("on");
        assertThat(row.get("bot").stringValue()).isEqualTo("greedy");
        assertThat(row.get("decision").stringValue()).isEqualTo("h1");
        assertThat(row.get("games").intValue()).isEqualTo(2 * row.get("rounds").intValue());
        assertThat(row.get("share").get("low").doubleValue()).isBetween(0.8, 1.0);
        assertThat(row.get("test").get("to").doubleValue()).isEqualTo(0.55);
        assertThat(row.get("llr").get("upper").doubleValue()).isBetween(2.94, 2.95);
        assertThat(row.get("roundScores").size()).isEqualTo(5);
    }

    @Test
    void severalSeats_areTestedInWholeRotations() {
        var row = json(compare("--seats", "greedy,random*2", "--json"));
        assertThat(row.get("decision").stringValue()).isEqualTo("h1");
        assertThat(row.get("games").intValue()).isEqualTo(3 * row.get("rounds").intValue());
        assertThat(row.get("test").get("from").doubleValue()).isBetween(0.333, 0.334);
    }

    @Test
    void mostGamesPlayed_isUndecided() {
        var typed = compare("--seats", "greedy,random", "--most-games", "9");
        assertThat(typed.exit()).isEqualTo(4);
        assertThat(typed.out())
                .contains("8 games, in pairs")
                .endsWith("Undecided: these games do not tell 50.0 % from 55.0 %. Raise --most-games to play on.\n");
    }

    @Test
    void failingProgram_isNamedAndLoses() {
        var typed = compare("--seats", "greedy,exec:\"sh -c 'exit 3'\"", "--most-games", "4");
        assertThat(typed.exit()).isEqualTo(4);
        assertThat(typed.out())
                .contains("4 times a bot lost its seat", "it ended with exit code 3")
                .containsPattern("share of the wins +100.0 %");
    }

    @Test
    void badCommandLine_isToldBeforeAnythingIsPlayed() {
        var seats = List.of("--seats", "greedy,random");
        assertThat(bad("--seats", "greedy,greedy"))
                .contains("--seats names 1; write two, such as greedy,random, or several of one");
        assertThat(bad("--seats", "greedy,random,mcts:10")).contains("--seats names 3;");
        assertThat(bad(seats, "--from", "60", "--to", "55"))
                .contains("--from 60 is not below --to 55; write the smaller percentage after --from");
        assertThat(bad(seats, "--to", "45")).contains("--from 50 is not below --to 45");
        assertThat(bad(seats, "--from", "97")).contains("--to 102 is not a share that a test can use");
        assertThat(bad(seats, "--from", "0")).contains("--from 0 is not a share that a test can use");
        assertThat(bad(seats, "--alpha", "0.5"))
                .contains("--alpha 0.5 is not an error rate; write a number above 0 and below 0.5, such as 0.05");
        assertThat(bad(seats, "--beta", "0")).contains("--beta 0.0 is not an error rate");
        assertThat(bad(seats, "--alpha", "low")).contains("--alpha: 'low' is not a number");
        assertThat(bad(seats, "--most-games", "1")).contains("--most-games 1 is too few; write at least 2");
        assertThat(bad(seats, "--preset", "cooperative"))
                .contains("in gardens-of-mars with these options a group plays together");
        assertThat(bad()).contains("missing: --seats");
    }

    private static String bad(List<String> seats, String... words) {
        return bad(Stream.concat(seats.stream(), Stream.of(words)).toArray(String[]::new));
    }

    private static String bad(String... words) {
        var typed = compare(words);
        assertThat(typed.exit()).as(String.join(" ", words)).isEqualTo(2);
        assertThat(typed.out()).isEmpty();
        return typed.err();
    }

    @Test
    void askedInGerman_itSpeaksGerman() {
        assertThat(compare("--seats", "greedy,random", "--lang", "de").out())
                .contains("Anteil der Siege", "H1 ist angenommen: greedy holt mehr als 50,0 % der Siege gegen random");
    }
}
