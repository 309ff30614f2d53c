package parterre.engine.text;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.engine.Reading.Problem;

/// Conditions of whole positions.
final class InvariantTest {
    private static final Invariant<Integer> SMALL_AND_EVEN = Invariant.inOrder(
            Invariant.that(
                    "size", number -> number < 10, number -> new FieldFault.NotSuchANumber(number.toString(), 0, 9)),
            Invariant.that("parity", number -> number % 2 == 0, _ -> new FieldFault.Needless()));
    private static final Invariant<List<Integer>> EACH = Invariant.ofEach(numbers -> numbers, SMALL_AND_EVEN);

    @Test
    void everyItemTellsItsFirstProblem() {
        assertThat(EACH.problems(List.of(4, 13, 6, 3)))
                .containsExactly(
                        Problem.of("size", new FieldFault.NotSuchANumber("13", 0, 9)),
                        Problem.of("parity", new FieldFault.Needless()));
    }

    @Test
    void goodItemsPass() {
        assertThat(EACH.check(List.of(4, 6))).isEqualTo(Reading.good(List.of(4, 6)));
    }
}
