package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SymmetricMatrixTest {
    @Test
    void inverse_timesTheMatrix_changesNothing() {
        var matrix = new SymmetricMatrix(3);
        matrix.add(0, 0, 4);
        matrix.add(1, 1, 3);
        matrix.add(2, 2, 2);
        matrix.add(0, 1, 1);
        matrix.add(1, 2, -1);
        var vector = matrix.inverse().times(matrix.times(new double[] {1, -2, 5}));
        assertThat(vector[0]).isCloseTo(1, within(1e-12));
        assertThat(vector[1]).isCloseTo(-2, within(1e-12));
        assertThat(vector[2]).isCloseTo(5, within(1e-12));
    }

    @Test
    void inverse_ofASingularMatrix_isRefused() {
        assertThatThrownBy(() -> new SymmetricMatrix(2).inverse()).isInstanceOf(ArithmeticException.class);
    }
}
