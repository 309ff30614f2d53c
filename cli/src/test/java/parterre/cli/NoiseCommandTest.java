package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class NoiseCommandTest {
    private static CommandRun noise(String... words) {
        return CommandRun.in(Stream.concat(
                        Stream.of("noise", "gardens-of-mars", "--positions", "4", "--searches", "3"), Stream.of(words))
                .toArray(String[]::new));
    }

    @Test
    void report_tellsEveryMeasureAndAVerdict() {
        var typed = noise("--bot", "mcts:20");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isIn(0, 1);
        assertThat(typed.out())
                .startsWith(
                        "4 positions from games of greedy,temperature=0.1, each searched 3 times by mcts:20 (seed 1; ")
                .containsPattern("usual move +[0-9.]+ %\n")
                .containsPattern("within a point +[0-9.]+ %\n")
                .contains(typed.exit() == 0 ? "Steady:" : "Noisy:");
    }

    @Test
    void json_onAnyNumberOfThreads_isTheSame() {
        var alone = noise("--bot", "mcts:20", "--threads", "1", "--json");
        assertThat(noise("--bot", "mcts:20", "--threads", "2", "--json")).isEqualTo(alone);
        var json = JsonMapper.shared().readTree(alone.out());
        assertThat(json.get("positions").size()).isEqualTo(4);
        assertThat(json.get("positions").get(0).get("searches").intValue()).isEqualTo(3);
        assertThat(json.get("near").doubleValue())
                .isGreaterThanOrEqualTo(json.get("agreed").doubleValue());
    }

    @Test
    void wrongWords_sayWhatWouldBeRight() {
        assertThat(noise("--bot", "greedy").err()).contains("greedy does not search");
        assertThat(noise("--bot", "mcts:20,threads=2").err()).contains("leave out threads");
        assertThat(noise("--searches", "1").err()).contains("--searches");
        assertThat(noise("--player", "greedy:nothing").err()).contains("nothing");
    }
}
