package parterre.engine.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.EngineWords;
import parterre.engine.GameInfo;
import parterre.engine.Option;
import parterre.engine.Reading;
import parterre.engine.Setup;

/// Positions as lines of names and values.
final class NamedLinesTest {
    private static final GameInfo INFO = new GameInfo(
            "pots",
            "Pots",
            "PT",
            2,
            3,
            1,
            1,
            List.of(new Option.Flag("frost", "PT-1", "It freezes.", false)),
            List.of(),
            "nobody",
            "nowhere");

    private static List<String> problems(String text) {
        return switch (new NamedLines(text, List.of("P1", "turn")).setup(INFO)) {
            case Reading.Good<?> _ -> List.of();
            case Reading.Bad<?>(List<Reading.Problem> problems) ->
                problems.stream().map(EngineWords::of).toList();
        };
    }

    @Test
    void whatIsWrongWithTheSetupIsToldAtItsLine() {
        assertThat(problems("seats: 2\noption frost: on")).isEmpty();
        assertThat(problems("turn: P1\nseats: 9"))
                .containsExactly("line 2: 'seats' is '9'; write seats: and a number from 2 to 3");
        assertThat(problems("edition: 7\nseats: 2\noption frost: perhaps\noption hail: on"))
                .containsExactly(
                        "line 1: 'edition 7' is not known here; edition 1 is",
                        "line 3: 'frost=perhaps' is neither on nor off; write frost=on or =off",
                        "line 4: 'hail' is not an option of Pots; choose among frost");
    }

    @Test
    void anOptionWithoutAValueIsOn() {
        var lines = new NamedLines("seats: 2\nOption frost", List.of());
        assertThat(lines.setup(INFO))
                .isInstanceOfSatisfying(
                        Reading.Good.class,
                        read -> assertThat(((Setup) read.value()).chosen()).containsExactly(Map.entry("frost", "on")));
        assertThat(problems("seats: 2\noption hail"))
                .containsExactly("line 2: 'hail' is not an option of Pots; choose among frost");
    }

    @Test
    void anOptionWithoutItsColonIsToldHowItIsWritten() {
        assertThat(problems("seats: 2\noption frost off"))
                .containsExactly(
                        "line 2: 'option frost off' has no colon after the option's name; write 'option frost: off'");
    }

    @Test
    void linesAreKnownByName() {
        assertThat(problems("seats: 2\nseats: 3\nwater: 4\nturn"))
                .containsExactly(
                        "line 2: 'seats' stands there twice; take one of the lines out",
                        "line 3: 'water' is no line of a position; write 'option NAME: VALUE', or one of edition, seats,"
                                + " p1, turn, and a colon after it",
                        "line 4: 'turn' is no line of a position; write 'option NAME: VALUE', or one of edition, seats,"
                                + " p1, turn, and a colon after it");
    }

    @Test
    void aProblemFoundElsewhereIsToldAtTheLineItNames() {
        var lines = new NamedLines("seats: 2\nP1: score 3, hand hat", List.of("P1"));
        lines.add(new Reading.Problem(0, "P1 hand", new EngineWords.Told("is a hat; write a flower")));
        lines.add(new Reading.Problem(0, "sky", new EngineWords.Told("is red; wait")));
        assertThat(lines.problems())
                .extracting(EngineWords::of)
                .containsExactly("line 2: 'P1 hand' is a hat; write a flower", "'sky' is red; wait");
    }

    @Test
    void aTextThatIsWrongOnEveryLineGetsFiftyProblems() {
        assertThat(problems("seats: 2\n" + "x\n".repeat(600_000))).hasSize(Reading.MOST_PROBLEMS);
    }
}
