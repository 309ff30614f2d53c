package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestTest {
    private static final List<String> WORDS =
            List.of("simulate", "replay", "verify", "rules", "games", "gardens-of-mars");

    @Test
    void aSlipOfTheFingerIsFound() {
        assertThat(Nearest.to("gmaes", WORDS)).containsExactly("games");
        assertThat(Nearest.to("verfy", WORDS)).containsExactly("verify");
        assertThat(Nearest.to("simulatte", WORDS)).containsExactly("simulate");
    }

    @Test
    void aPartOfTheWordIsFound() {
        assertThat(Nearest.to("mars", WORDS)).startsWith("gardens-of-mars");
        assertThat(Nearest.to("SIM", WORDS)).containsExactly("simulate");
    }

    @Test
    void nothingNearIsNothing() {
        assertThat(Nearest.to("xylophone", WORDS)).isEmpty();
    }

    @Test
    void theLikeliestComesFirstAndNoMoreThanThree() {
        assertThat(Nearest.to("aa", List.of("ab", "aaa", "aa", "ba", "ac")))
                .hasSize(3)
                .startsWith("aa");
    }

    @Test
    void distanceCountsASwapAsOne() {
        assertThat(Nearest.distance("mars", "mras")).isEqualTo(1);
        assertThat(Nearest.distance("", "mars")).isEqualTo(4);
        assertThat(Nearest.distance("kitten", "sitting")).isEqualTo(3);
    }
}
