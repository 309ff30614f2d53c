package parterre.review.puzzles;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.review.puzzles.Glicko.Game;

class GlickoTest {
    @Test
    void theExampleOfThePaper_comesOut() {
        var after = new Glicko(1500, 200, 0.06)
                .after(List.of(
                        new Game(new Glicko(1400, 30, 0.06), 1),
                        new Game(new Glicko(1550, 100, 0.06), 0),
                        new Game(new Glicko(1700, 300, 0.06), 0)));
        assertThat(after.rating()).isCloseTo(1464.06, within(0.02));
        assertThat(after.deviation()).isCloseTo(151.52, within(0.01));
        assertThat(after.volatility()).isCloseTo(0.05999, within(0.00001));
    }

    @Test
    void winAndLoss_areMirrorImages() {
        var win = Glicko.start(1500).after(Glicko.start(1700), 1);
        var loss = Glicko.start(1500).after(Glicko.start(1300), 0);
        assertThat(win.rating() - 1500).isCloseTo(1500 - loss.rating(), within(1e-9));
        assertThat(win.deviation()).isCloseTo(loss.deviation(), within(1e-9));
    }

    @Test
    void manySurprises_raiseTheVolatility() {
        var one = new Glicko(1500, 60, 0.06);
        for (int game = 0; game < 50; game++) {
            one = one.after(new Glicko(2400, 60, 0.06), 1);
        }
        assertThat(one.volatility()).isGreaterThan(0.06);
        assertThat(one.deviation()).isBetween(45.0, 350.0);
        assertThat(one.rating()).isGreaterThan(2000);
    }

    @Test
    void anOpponentWhoNeverLoses_isRatedFinitely() {
        assertThat(Glicko.against(8, 16)).isEqualTo(1500);
        assertThat(Glicko.against(0, 16)).isEqualTo(2107);
        assertThat(Glicko.against(16, 16)).isEqualTo(893);
    }
}
