package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.json.JsonMapper;

class TuneCommandTest {
    private static CommandRun tune(String... words) {
        var first = "tune gardens-of-mars --bot mcts:5 --runs 1 --tries 2 --playoff 1".split(" ");
        return CommandRun.in(Stream.concat(Stream.of(first), Stream.of(words)).toArray(String[]::new));
    }

    @Test
    void report_hasThePlayoffAndItsBest() {
        var typed = tune("--set", "c=0.1,2", "--set", "widen=0.5");
        assertThat(typed.err()).isEmpty();
        assertThat(typed.exit()).isZero();
        assertThat(typed.out())
                .startsWith("1 run of 2 tries against mcts:5, mcts:5,evaluator=classic")
                .containsPattern("mcts:5 +6 +[0-9.]+ % \\[95 %: ")
                .containsPattern("took the largest share of the wins|took no less than any other");
    }

    @Test
    void json_onAnyNumberOfThreads_isTheSame() {
        var alone = tune("--threads", "1", "--json");
        assertThat(tune("--threads", "2", "--json")).isEqualTo(alone);
        var json = JsonMapper.shared().readTree(alone.out());
        assertThat(json.get("against").size()).isEqualTo(3);
        assertThat(json.get("playoff").get(0).get("games").intValue()).isEqualTo(6);
        assertThat(json.get("playoff").get(0).get("share").get("high").doubleValue())
                .isLessThanOrEqualTo(1);
    }

    @Test
    void wrongWords_sayWhatWouldBeRight() {
        assertThat(tune("--set", "d=1").err()).contains("d=1").contains("widen");
        assertThat(tune("--set", "c=eleven").err()).contains("c=eleven");
        assertThat(tune("--against", "greedy,greedy").err()).contains("--against");
        assertThat(tune("--runs", "0").err()).contains("--runs");
        assertThat(tune("--option", "cooperative=on").exit()).isEqualTo(2);
    }
}
