package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;

class AccuracyTest {
    @Test
    void aDecision_isWorthLessTheMoreItCosts() {
        assertThat(Accuracy.of(0)).isEqualTo(100, within(0.001));
        assertThat(Accuracy.of(0.1)).isEqualTo(63.58, within(0.01));
        assertThat(Accuracy.of(1)).isZero();
    }

    @Test
    void aGameWithoutLoss_isWhollyAccurate() {
        assertThat(Accuracy.of(List.of(0.0, 0.0, 0.0), List.of(0.5, 0.6, 0.7)).orElseThrow())
                .isEqualTo(100, within(0.001));
        assertThat(Accuracy.of(List.of(), List.of())).isEmpty();
    }

    @Test
    void aLossWhereTheChancesVary_weighsMore() {
        var quiet = Accuracy.of(List.of(0.2, 0.0, 0.0, 0.0), List.of(0.5, 0.5, 0.3, 0.9))
                .orElseThrow();
        var wild = Accuracy.of(List.of(0.0, 0.0, 0.0, 0.2), List.of(0.5, 0.5, 0.3, 0.9))
                .orElseThrow();
        assertThat(wild).isLessThan(quiet);
    }
}
