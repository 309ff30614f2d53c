package parterre.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import org.junit.jupiter.api.Test;

class SharesTest {
    private static Shares rounds(int rounds, double[]... games) {
        var shares = new Shares();
        for (int i = 0; i < rounds; i++) {
            for (double share : games[i % games.length]) {
                shares.add(share);
            }
            shares.close();
        }
        return shares;
    }

    @Test
    void gamesThatAgreeWithinTheirRoundTellLess() {
        // A hundred pairs of which both games go the same way tell as much as a hundred games, not as two hundred.
        var share = rounds(100, new double[] {1, 1}, new double[] {0, 0}).share();
        assertThat(share.value()).isEqualTo(0.5);
        var asFew = Share.of(50, 100);
        assertThat(share.low()).isCloseTo(asFew.low(), within(0.001));
        assertThat(share.trials()).isEqualTo(200);
    }

    @Test
    void balancedRounds_areCountedLikeOthers() {
        var share = rounds(100, new double[] {1, 0}, new double[] {0, 1}).share();
        assertThat(share).isEqualTo(Share.of(100, 200));
    }

    @Test
    void allWinsAreAsSureAsWilsonSays() {
        assertThat(rounds(100, new double[] {1, 1}).share()).isEqualTo(Share.of(200, 200));
    }

    @Test
    void anOpenRoundCountsAndStaysOpen() {
        var shares = new Shares();
        shares.add(1);
        assertThat(shares.share()).isEqualTo(Share.of(1, 1));
        shares.add(0);
        assertThat(shares.share().value()).isEqualTo(0.5);
        shares.close();
        shares.close();
        assertThat(shares.share().trials()).isEqualTo(2);
    }

    @Test
    void nothingHasNoShare() {
        assertThat(new Shares().empty()).isTrue();
        assertThatThrownBy(() -> new Shares().share()).isInstanceOf(IllegalStateException.class);
    }
}
