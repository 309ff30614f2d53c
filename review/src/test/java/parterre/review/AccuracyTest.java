package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.review.Accuracy.Judged;

class AccuracyTest {
    @Test
    void aDecision_isWorthLessTheMoreItCosts() {
        assertThat(Accuracy.of(0)).isEqualTo(100, within(0.001));
        assertThat(Accuracy.of(0.1)).isEqualTo(63.58, within(0.01));
        assertThat(Accuracy.of(1)).isZero();
    }

    @Test
    void aGameWithoutLoss_isWhollyAccurate() {
        var game = List.of(new Judged(0, 0.5, 0.6), new Judged(0, 0.6, 0.7), new Judged(0, 0.7, 0.7));
        assertThat(Accuracy.of(game).orElseThrow()).isEqualTo(100, within(0.001));
        assertThat(Accuracy.of(List.of())).isEmpty();
    }

    /// In a game of 15 decisions a window is one decision: the share before it and after it. So the one that lost 30
    /// points has the greatest weight, 12, and the others the least, 0.5.
    @Test
    void aBlunderInAQuietGame_hasTheGreatestWeight() {
        var game = new ArrayList<>(Collections.nCopies(14, new Judged(0, 0.5, 0.5)));
        game.add(7, new Judged(0.3, 0.5, 0.2));
        double blunder = Accuracy.of(0.3);
        double weighted = (14 * 0.5 * 100 + 12 * blunder) / (14 * 0.5 + 12);
        double harmonic = 15 / (14 / 100.0 + 1 / blunder);
        assertThat(Accuracy.of(game).orElseThrow()).isEqualTo((weighted + harmonic) / 2, within(0.001));
    }

    @Test
    void theLastDecision_weighsByItsOwnSwing() {
        var quiet = List.of(new Judged(0.2, 0.5, 0.5), new Judged(0, 0.5, 0.1));
        var wild = List.of(new Judged(0, 0.5, 0.5), new Judged(0.2, 0.5, 0.1));
        assertThat(Accuracy.of(wild).orElseThrow())
                .isLessThan(Accuracy.of(quiet).orElseThrow());
    }

    /// With 30 decisions a window has three shares. It ends after its decision, and the first two have the same one.
    @Test
    void aLongerWindow_endsAfterItsDecision() {
        var game = new ArrayList<>(Collections.nCopies(30, new Judged(0, 0.5, 0.5)));
        game.set(1, new Judged(0.2, 0.5, 0.3));
        game.set(2, new Judged(0, 0.3, 0.3));
        double deviation = 100 * Math.sqrt(2.0 / 9) * 0.2;
        double lost = Accuracy.of(0.2);
        // The windows of decisions 0 to 2 are (0.5, 0.5, 0.3) twice and (0.5, 0.3, 0.3), that of 3 is (0.3, 0.5, 0.5).
        double weights = 26 * 0.5 + 4 * deviation;
        double weighted = (26 * 0.5 * 100 + 3 * deviation * 100 + deviation * lost) / weights;
        double harmonic = 30 / (29 / 100.0 + 1 / lost);
        assertThat(Accuracy.of(game).orElseThrow()).isEqualTo((weighted + harmonic) / 2, within(0.001));
    }
}
