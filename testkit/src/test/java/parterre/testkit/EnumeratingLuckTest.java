package parterre.testkit;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Map;
import org.junit.jupiter.api.Test;

class EnumeratingLuckTest {
    @Test
    void twoDice() {
        var sums = EnumeratingLuck.distribution(luck -> luck.below(6) + luck.below(6) + 2, 100);
        assertThat(sums).hasSize(11).containsEntry(2, Share.of(1, 36)).containsEntry(7, Share.of(1, 6));
    }

    @Test
    void aDrawThatDependsOnTheOneBefore() {
        var shares =
                EnumeratingLuck.distribution(luck -> luck.below(3) == 0 ? "a" : luck.below(2) == 0 ? "b" : "c", 10);
        assertThat(shares).isEqualTo(Map.of("a", Share.of(1, 3), "b", Share.of(1, 3), "c", Share.of(1, 3)));
    }

    @Test
    void luckFreeDrawsAreCertain() {
        assertThat(EnumeratingLuck.distribution(_ -> "so", 1)).isEqualTo(Map.of("so", Share.ALL));
    }

    @Test
    void unboundedAndTooManyDrawsAreReported() {
        assertThatThrownBy(() -> EnumeratingLuck.distribution(luck -> luck.below(1000), 999))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("smaller setup");
        assertThatThrownBy(() -> EnumeratingLuck.distribution(luck -> luck.unit(), 10))
                .isInstanceOf(IllegalStateException.class)
                .hasMessageContaining("bounded draws");
    }

    @Test
    void sharesAreExact() {
        assertThat(Share.of(2, 4)).isEqualTo(Share.of(1, 2)).hasToString("1/2");
        assertThat(Share.normalized(Map.of("a", Share.of(2, 1)))).isEqualTo(Map.of("a", Share.ALL));
        assertThat(Share.of(1, 3).plus(Share.of(1, 6)).times(Share.of(2, 1))).isEqualTo(Share.ALL);
    }
}
