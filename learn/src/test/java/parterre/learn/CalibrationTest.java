package parterre.learn;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class CalibrationTest {
    /// Ten positions of two parties, of which the first wins eight.
    private static Samples samples() {
        var samples = new Samples(1);
        for (int i = 0; i < 10; i++) {
            samples.add(new float[2], i < 8 ? new double[] {1, 0} : new double[] {0, 1}, new double[2], new int[2], 0);
        }
        return samples;
    }

    @Test
    void trueChances_haveNoCalibrationError() {
        var measured = Calibration.of(samples(), _ -> new double[] {0.8, 0.2});
        assertThat(measured.error()).isCloseTo(0, within(1e-9));
        assertThat(measured.logLoss()).isCloseTo(-0.8 * Math.log(0.8) - 0.2 * Math.log(0.2), within(1e-9));
        assertThat(measured.brier()).isCloseTo(2 * (0.8 * 0.04 + 0.2 * 0.64), within(1e-9));
        assertThat(measured.bins()).hasSize(2);
    }

    @Test
    void wrongChances_areOffByTheirDistance() {
        var measured = Calibration.of(samples(), _ -> new double[] {0.5, 0.5});
        assertThat(measured.error())
                .as("both parties are in one bin, and even chances are right on average")
                .isCloseTo(0, within(1e-9));
        assertThat(Calibration.of(samples(), _ -> new double[] {0.95, 0.05}).error())
                .isCloseTo(0.15, within(1e-9));
    }
}
