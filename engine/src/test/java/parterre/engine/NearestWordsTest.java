package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class NearestWordsTest {
    private static final List<String> WORDS =
            List.of("simulate", "replay", "verify", "rules", "games", "gardens-of-mars");

    @Test
    void aSlipOfTheFingerIsFound() {
        assertThat(NearestWords.to("gmaes", WORDS)).containsExactly("games");
        assertThat(NearestWords.to("verfy", WORDS)).containsExactly("verify");
        assertThat(NearestWords.to("simulatte", WORDS)).containsExactly("simulate");
    }

    @Test
    void aPartOfTheWordIsFound() {
        assertThat(NearestWords.to("mars", WORDS)).startsWith("gardens-of-mars");
        assertThat(NearestWords.to("SIM", WORDS)).containsExactly("simulate");
    }

    @Test
    void nothingNearIsNothing() {
        assertThat(NearestWords.to("xylophone", WORDS)).isEmpty();
    }

    @Test
    void theLikeliestComesFirstAndNoMoreThanThree() {
        assertThat(NearestWords.to("aa", List.of("ab", "aaa", "aa", "ba", "ac")))
                .hasSize(3)
                .startsWith("aa");
    }

    @Test
    void distanceCountsASwapAsOne() {
        assertThat(NearestWords.distance("mars", "mras")).isEqualTo(1);
        assertThat(NearestWords.distance("", "mars")).isEqualTo(4);
        assertThat(NearestWords.distance("kitten", "sitting")).isEqualTo(3);
    }
}
