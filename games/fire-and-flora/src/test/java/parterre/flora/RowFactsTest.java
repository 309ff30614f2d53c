package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.Setup;
import parterre.engine.walk.Playout;
import parterre.testkit.Setups;

/// What a draft remembers of its rows is what there is to be seen, however it has come about. FF-6.9 FF-13.1
final class RowFactsTest {
    private static final int STEPS = 250;
    private static final FloraGame GAME = new FloraGame();

    static Iterable<Setup> setups() {
        return Setups.of(GAME, Map.of());
    }

    @ParameterizedTest
    @MethodSource("setups")
    void rememberedFactsAreThoseOfTheTable(Setup setup) {
        var luck = Generator.of(setup.hashCode());
        var position = GAME.start(setup);
        for (int step = 0; step < STEPS; step++) {
            var table = position.table();
            for (int seat = 0; seat < table.seats(); seat++) {
                assertThat(facts(table, seat, table.row(seat)))
                        .isEqualTo(facts(table, seat, new RowFacts(table, seat)));
            }
            var next = Playout.step(GAME, position, luck);
            if (next.isEmpty()) {
                return;
            }
            position = GAME.play(position, next.get());
        }
    }

    private static List<Integer> facts(Draft table, int seat, RowFacts row) {
        var facts = new ArrayList<>(List.of(
                row.stars,
                row.coins,
                row.cards,
                row.buildable,
                row.lentTypes,
                row.anyOwn,
                row.anyOthers,
                row.buildings(),
                row.takesWeeds() ? 1 : 0));
        for (int slot = 0; slot < table.size(seat); slot++) {
            facts.add(row.answers(slot, true));
            facts.add(row.answers(slot, false));
        }
        return facts;
    }
}
