package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashSet;
import java.util.stream.LongStream;
import org.junit.jupiter.api.Test;

class GeneratorTest {
    @Test
    void knownState_givesTheValuesOfTheAuthorsCode() {
        var luck = Generator.withState(1, 2, 3, 4);
        assertThat(bits(luck, 10))
                .containsExactly(
                        41943041L,
                        58720359L,
                        3588806011781223L,
                        3591011842654386L,
                        Long.parseUnsignedLong("9228616714210784205"),
                        Long.parseUnsignedLong("9973669472204895162"),
                        Long.parseUnsignedLong("14011001112246962877"),
                        Long.parseUnsignedLong("12406186145184390807"),
                        Long.parseUnsignedLong("15849039046786891736"),
                        Long.parseUnsignedLong("10450023813501588000"));
    }

    @Test
    void seed_fillsTheStateBySplitMix64() {
        // The published first values of SplitMix64 from 1234567.
        var filled = Generator.withState(
                6457827717110365317L,
                3203168211198807973L,
                Long.parseUnsignedLong("9817491932198370423"),
                4593380528125082431L);
        assertThat(bits(Generator.of(1234567), 100)).isEqualTo(bits(filled, 100));
        assertThat(bits(Generator.of(1234567), 2)).containsExactly(437095814655224680L, 8127161015984454572L);
    }

    @Test
    void equalSeedsGiveEqualValuesAndOthersDoNot() {
        assertThat(bits(Generator.of(42), 1000)).isEqualTo(bits(Generator.of(42), 1000));
        assertThat(bits(Generator.of(42), 4)).isNotEqualTo(bits(Generator.of(43), 4));
    }

    @Test
    void aStreamIsTheSameWhateverWasTakenBefore() {
        var forwards = LongStream.range(0, 100)
                .mapToObj(stream -> bits(Generator.of(7, stream), 20))
                .toList();
        for (int stream = 99; stream >= 0; stream--) {
            bits(Generator.of(7, stream + 1000), 3);
            assertThat(bits(Generator.of(7, stream), 20)).isEqualTo(forwards.get(stream));
        }
    }

    @Test
    void streamsOfNeighbouringSeedsAndNumbersNeverBeginAlike() {
        var seen = new HashSet<Long>();
        for (long seed = -150; seed < 150; seed++) {
            assertThat(seen.add(Generator.of(seed).bits())).as("seed " + seed).isTrue();
            for (long stream = -150; stream < 150; stream++) {
                assertThat(seen.add(Generator.of(seed, stream).bits()))
                        .as("seed " + seed + ", stream " + stream)
                        .isTrue();
            }
        }
    }

    @Test
    void streamsOfOneSeedDoNotOverlapAtTheirBeginnings() {
        // SplitMix64 fills the states; streams that were neighbours in its sequence would share words.
        var seen = new HashSet<Long>();
        for (long stream = 0; stream < 1000; stream++) {
            for (long bits : bits(Generator.of(1, stream), 50)) {
                assertThat(seen.add(bits)).as("stream " + stream).isTrue();
            }
        }
    }

    private static long[] bits(Luck luck, int count) {
        return LongStream.generate(luck::bits).limit(count).toArray();
    }
}
