package parterre.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SpreadTest {
    @Test
    void numbersHaveAMeanAndASpread() {
        var spread = new Spread();
        for (int number : new int[] {2, 4, 4, 4, 5, 5, 7, 9}) {
            spread.add(number);
        }
        assertThat(spread.count()).isEqualTo(8);
        assertThat(spread.mean()).isEqualTo(5);
        assertThat(spread.least()).isEqualTo(2);
        assertThat(spread.most()).isEqualTo(9);
        assertThat(spread.variance()).isCloseTo(32.0 / 7, within(1e-12));
        // Student's t with 7 degrees of freedom: 2.3646 times the standard error.
        assertThat(spread.margin()).isCloseTo(2.3646 * Math.sqrt(32.0 / 7 / 8), within(1e-3));
    }

    @Test
    void oneNumberSaysNothingOfItsMargin() {
        var spread = new Spread();
        assertThat(spread.mean()).isNaN();
        assertThat(spread.least()).isNaN();
        spread.add(3);
        assertThat(spread.mean()).isEqualTo(3);
        assertThat(spread.margin()).isNaN();
        spread.add(3);
        assertThat(spread.margin()).isZero();
    }
}
