package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class LuckTest {
    /// Returns the given bits, one after the other.
    private static final class Script implements Luck {
        private final List<Long> bits = new ArrayList<>();
        private int said;

        Script(long... bits) {
            for (long value : bits) {
                this.bits.add(value);
            }
        }

        @Override
        public long bits() {
            return bits.get(said++);
        }
    }

    @Test
    void belowOne_isAlwaysZero() {
        for (long bits : new long[] {0, 1, -1, 1L << 32, Long.MIN_VALUE}) {
            assertThat(new Script(bits).below(1)).isZero();
        }
    }

    @Test
    void nonPositiveBounds_areRefused() {
        for (int bound : new int[] {0, -1, Integer.MIN_VALUE}) {
            assertThatThrownBy(() -> Generator.of(1).below(bound))
                    .isInstanceOf(IllegalArgumentException.class)
                    .hasMessageContaining("below " + bound);
        }
    }

    /// The draw takes a 32-bit value x to the upper half of x * bound, unless the lower half is too small.
    /// The values that lead to one result are a range. Along it the lower half grows by the bound at each
    /// step, so only the first of a range can be thrown away. Therefore it is enough to try the first, second
    /// and last value of every range. If every result keeps equally many values, the draw is exactly uniform.
    @Test
    void everyResultKeepsEquallyManyOfAllValues() {
        for (int bound = 1; bound <= 700; bound++) {
            long each = (1L << 32) / bound;
            for (int result = 0; result < bound; result++) {
                assertThat(kept(bound, result)).as(result + " below " + bound).isEqualTo(each);
            }
        }
    }

    @Test
    void greatBoundsAreExactToo() {
        for (int bound : new int[] {1 << 20, (1 << 20) + 1, 1_000_003, 1 << 30, (1 << 30) + 1, Integer.MAX_VALUE}) {
            for (int result : new int[] {0, 1, 2, bound / 3, bound / 2, bound - 2, bound - 1}) {
                assertThat(kept(bound, result)).as(result + " below " + bound).isEqualTo((1L << 32) / bound);
            }
        }
    }

    private static long kept(int bound, int result) {
        long first = Math.ceilDiv((long) result << 32, (long) bound);
        long last = Math.ceilDiv((result + 1L) << 32, (long) bound) - 1;
        assertThat(keeps(bound, result, last) || last == first).isTrue();
        assertThat(last == first || keeps(bound, result, Math.min(first + 1, last)))
                .isTrue();
        return last - first + (keeps(bound, result, first) ? 1 : 0);
    }

    /// True if the draw takes this value; false if it asks for another, and then takes that.
    private static boolean keeps(int bound, int result, long value) {
        // The largest value of all is never thrown away and leads to bound - 1.
        var script = new Script(value << 32, 0xFFFF_FFFFL << 32);
        int drawn = script.below(bound);
        assertThat(drawn).isEqualTo(script.said == 1 ? result : bound - 1);
        return script.said == 1;
    }

    @Test
    void drawsAreSpreadEvenly() {
        for (long seed = 1; seed <= 20; seed++) {
            for (int bound : new int[] {2, 3, 6, 7, 10, 91, 100}) {
                var luck = Generator.of(seed, bound);
                assertEven(bound, luck, "seed " + seed);
            }
        }
    }

    @Test
    void secureLuckIsWithinItsBoundsAndSpreadEvenly() {
        var luck = new SecureLuck();
        for (int i = 0; i < 1000; i++) {
            assertThat(luck.below(6)).isBetween(0, 5);
            assertThat(luck.unit()).isGreaterThanOrEqualTo(0).isLessThan(1);
        }
        assertThat(luck.bits()).isNotEqualTo(luck.bits());
        assertThat(new SecureLuck().bits()).isNotEqualTo(new SecureLuck().bits());
        assertEven(6, luck, "secure");
    }

    /// Pearson's chi-square within six standard deviations of its mean, in the Wilson-Hilferty approximation.
    private static void assertEven(int bound, Luck luck, String what) {
        int draws = 200 * bound;
        var counts = new int[bound];
        for (int i = 0; i < draws; i++) {
            counts[luck.below(bound)]++;
        }
        double chi = 0;
        for (int count : counts) {
            chi += (count - 200.0) * (count - 200.0) / 200;
        }
        double freedom = bound - 1;
        double z = (Math.cbrt(chi / freedom) - (1 - 2 / (9 * freedom))) / Math.sqrt(2 / (9 * freedom));
        assertThat(z).as(what + ", bound " + bound + ", chi-square " + chi).isBetween(-6.0, 6.0);
    }

    @Test
    void unitIsFromZeroToLessThanOne() {
        assertThat(new Script(0).unit()).isZero();
        assertThat(new Script(-1).unit()).isEqualTo(1 - 0x1.0p-53);
    }
}
