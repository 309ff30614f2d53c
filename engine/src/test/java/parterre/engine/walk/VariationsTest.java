package parterre.engine.walk;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.HashMap;
import java.util.HashSet;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Pebbles;

class VariationsTest {
    private static final Pebbles PEBBLES = new Pebbles();

    @Test
    void variations_coverAllSetupsAndNothingRefused() {
        var luck = Generator.of(1);
        var seats = new HashSet<Integer>();
        var editions = new HashSet<Integer>();
        var chosen = new HashMap<String, Set<String>>();
        for (int i = 0; i < 500; i++) {
            var setup = Variations.draw(PEBBLES, luck);
            assertThat(PEBBLES.refusal(setup)).as("draw %d of seed 1", i).isEmpty();
            seats.add(setup.seats());
            editions.add(setup.edition());
            setup.chosen()
                    .forEach((option, value) ->
                            chosen.computeIfAbsent(option, _ -> new HashSet<>()).add(value));
        }
        assertThat(seats).containsExactlyInAnyOrder(2, 3);
        assertThat(editions).containsExactlyInAnyOrder(2, 3);
        assertThat(chosen.get("sides")).containsExactlyInAnyOrder("5", "9"); // 2 is the standard
        assertThat(chosen.get("first")).containsExactly("youngest");
    }

    @Test
    void tellingValuesAreTheEndsTheMiddleAndEveryWord() {
        assertThat(Variations.values(Pebbles.SIDES, 2)).containsExactly("2", "5", "9");
        assertThat(Variations.values(Pebbles.FIRST, 2)).containsExactly("eldest", "youngest");
        assertThat(Variations.values(Pebbles.LONG, 2)).containsExactly("on", "off");
        assertThat(Variations.values(Pebbles.CARDS, 2)).containsExactly("cards.json\n{}\n");
    }
}
