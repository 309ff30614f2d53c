package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

class OddsTest {
    private static final Refusal OTHERWISE = new Refusal("OT-1", new EngineWords.Told("Only a drawn number can come."));

    private record Drawn(int number) implements ChanceMove {}

    private record Counts(List<Integer> counts) implements Bag {
        @Override
        public int kinds() {
            return counts.size();
        }

        @Override
        public int count(int kind) {
            return counts.get(kind);
        }
    }

    private static Map<Drawn, Integer> drawn(Odds<Drawn> odds, int times) {
        var luck = Generator.of(1);
        var found = new HashMap<Drawn, Integer>();
        for (int i = 0; i < times; i++) {
            found.merge(odds.sample(luck), 1, Integer::sum);
        }
        return found;
    }

    @Test
    void uniformOdds_listAndDrawEachOutcomeAlike() {
        var odds = Odds.uniform(List.of(new Drawn(3), new Drawn(1)), OTHERWISE);
        assertThat(odds.outcomes())
                .containsExactly(new Odds.Outcome<>(new Drawn(3), 1), new Odds.Outcome<>(new Drawn(1), 1));
        assertThat(odds.refusal(new Drawn(1))).isEmpty();
        assertThat(odds.refusal(new Drawn(2))).contains(OTHERWISE);
        assertThat(drawn(odds, 1000)).allSatisfy((_, times) -> assertThat(times).isBetween(440, 560));
        assertThatThrownBy(() -> Odds.uniform(List.<Drawn>of(), OTHERWISE)).hasMessageContaining("at least one");
    }

    @Test
    void bagOdds_weighKindsByTheirPieces() {
        var odds = Odds.fromBag(new Counts(List.of(1, 0, 3)), Drawn::new, OTHERWISE);
        assertThat(odds.outcomes())
                .containsExactly(new Odds.Outcome<>(new Drawn(0), 1), new Odds.Outcome<>(new Drawn(2), 3));
        assertThat(odds.refusal(new Drawn(2))).isEmpty();
        assertThat(odds.refusal(new Drawn(1))).contains(OTHERWISE);
        var found = drawn(odds, 1000);
        assertThat(found).containsOnlyKeys(new Drawn(0), new Drawn(2));
        assertThat(found.get(new Drawn(2))).isBetween(690, 810);
    }

    @Test
    void bag_countsItsPiecesInTheOrderOfKinds() {
        var bag = new Counts(List.of(1, 0, 3));
        assertThat(bag.size()).isEqualTo(4);
        assertThat(List.of(0, 1, 2, 3)).extracting(bag::kindAt).containsExactly(0, 2, 2, 2);
        assertThatThrownBy(() -> bag.kindAt(4)).hasMessageContaining("4 pieces");
    }
}
