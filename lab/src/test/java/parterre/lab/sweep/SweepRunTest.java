package parterre.lab.sweep;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.bots.series.Estimate;

class SweepRunTest {
    @Test
    void theMeanOfLineUps_hasANarrowerInterval() {
        assertThat(SweepRun.mean(List.of(new Estimate(3, 0, 7), new Estimate(7, 3, 10))))
                .isEqualTo(new Estimate(5, 2.5, 7.5));
    }
}
