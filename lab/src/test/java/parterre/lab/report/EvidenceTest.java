package parterre.lab.report;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;
import parterre.bots.series.Estimate;
import parterre.lab.experiment.MeasureName;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.statistics.Inference;

class EvidenceTest {
    private static Figure figure(double value, int blocks) {
        double margin = Inference.FIXED.margin(blocks, 1, 0.05, blocks);
        return new Figure(
                MeasureName.SCORE,
                "score",
                "",
                "l",
                "a",
                new Estimate(value, value - margin, value + margin),
                blocks,
                blocks);
    }

    @Test
    void pValues_areThoseOfTheIntervals() {
        for (double value : new double[] {0.2, 0.5, 0.8}) {
            assertThat(Evidence.ofZero(figure(value, 30)))
                    .isCloseTo(Inference.FIXED.pValue(30, value, 1, 30), within(1e-9));
        }
        assertThat(Evidence.ofZero(figure(0.8, 29))).isEqualTo(1);
        assertThat(Evidence.ofEqual(
                        figure(0.8, 30).estimate(), 30, figure(0.8, 40).estimate(), 40))
                .isEqualTo(1);
    }
}
