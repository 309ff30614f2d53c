package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class GradeTest {
    @ParameterizedTest
    @CsvSource({"-0.01,GOOD", "0.049,GOOD", "0.05,INACCURACY", "0.1,MISTAKE", "0.149,MISTAKE", "0.15,BLUNDER"})
    void theLowerEndOfTheLoss_grades(double surely, Grade grade) {
        assertThat(Grade.ofLoss(surely)).isEqualTo(grade);
    }
}
