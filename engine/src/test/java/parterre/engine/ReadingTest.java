package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;

class ReadingTest {
    private static final Reading<Integer> BAD = Reading.bad("x", new EngineWords.Told("is no number; write one"));

    @Test
    void goodReadingsGoOn() {
        assertThat(Reading.good(2).map(n -> n + 1)).isEqualTo(Reading.good(3));
        assertThat(Reading.good(2).then(_ -> BAD)).isEqualTo(BAD);
        assertThat(Reading.good(2).orThrow()).isEqualTo(2);
    }

    @Test
    void badReadingsStayBad() {
        assertThat(BAD.map(n -> n + 1)).isEqualTo(BAD);
        assertThat(BAD.then(n -> Reading.good(n + 1))).isEqualTo(BAD);
        assertThatThrownBy(BAD::orThrow)
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("'x' is no number; write one");
    }

    @Test
    void aProblemCanBeMovedToItsLine() {
        var problem = new Reading.Problem(0, "x", new EngineWords.Told("is no number; write one"));
        assertThat(problem.at(7)).hasToString("line 7: 'x' is no number; write one");
    }

    @Test
    void allProblemsAreThrown() {
        var two = new Reading.Bad<Integer>(List.of(
                new Reading.Problem(1, "a", new EngineWords.Told("is odd; even it")),
                new Reading.Problem(2, "b", new EngineWords.Told("is odd; even it"))));
        assertThatThrownBy(two::orThrow).hasMessage("line 1: 'a' is odd; even it\nline 2: 'b' is odd; even it");
    }

    @Test
    void aBadReadingNamesAProblem() {
        assertThatThrownBy(() -> new Reading.Bad<Integer>(List.of())).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void onlyTheFirstProblemsAreKept() {
        var problem = new Reading.Problem(0, "x", new EngineWords.Told("is no number; write one"));
        assertThat(new Reading.Bad<Integer>(Collections.nCopies(1_000, problem)).problems())
                .hasSize(Reading.MOST_PROBLEMS);
    }
}
