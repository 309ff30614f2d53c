package parterre.flora.material;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.flora.cards.Resource;

class HandTest {
    private static final List<Integer> COUNTS = List.of(0, 1, 2, 9, 126, 127);

    @Test
    void lessKeepsEachTypeApart() {
        for (int type = 0; type < Resource.COUNT; type++) {
            for (int many : COUNTS) {
                for (int some : COUNTS) {
                    for (int other : COUNTS) {
                        long less = Hand.less(Hand.of(counts(type, many, other)), Hand.of(counts(type, some, 3)));
                        assertThat(less)
                                .isEqualTo(Hand.of(counts(type, Math.max(0, many - some), Math.max(0, other - 3))));
                    }
                }
            }
        }
    }

    private static List<Integer> counts(int type, int own, int others) {
        return IntStream.range(0, Resource.COUNT)
                .mapToObj(other -> other == type ? own : others)
                .toList();
    }
}
