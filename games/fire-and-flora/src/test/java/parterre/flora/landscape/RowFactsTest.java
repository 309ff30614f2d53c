package parterre.flora.landscape;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.Setup;
import parterre.engine.walk.Playout;
import parterre.flora.FloraGame;
import parterre.flora.cards.Icons;
import parterre.flora.position.Draft;
import parterre.testkit.Setups;

/// Checks that the remembered facts of each row agree with the row. FF-6.9 FF-13.1
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
                assertThat(facts(table.lands().row(seat))).isEqualTo(facts(new RowFacts(table.lands(), seat)));
            }
            var next = Playout.step(GAME, position, luck);
            if (next.isEmpty()) {
                return;
            }
            position = GAME.play(position, next.get());
        }
    }

    private static List<Integer> facts(RowFacts row) {
        var estate = row.estate();
        var facts = new ArrayList<>(List.of(
                row.stars(),
                estate.coins(),
                estate.cards(),
                row.buildable(),
                row.smallWeeds(),
                estate.lentTypes(),
                estate.buildings(),
                row.room(),
                row.open(),
                row.takesWeeds() ? 1 : 0));
        for (int player = 0; player < 2; player++) {
            for (int icons = 0; icons < Icons.FLOOD; icons++) {
                facts.add((player == 0 ? row.own() : row.others()).count(1 << icons));
            }
        }
        return facts;
    }

    /// The parcels that answer to some icons are as many as those that answer one by one, for each player.
    @ParameterizedTest
    @MethodSource("setups")
    void parcelsThatAnswerAreTallied(Setup setup) {
        var luck = Generator.of(setup.hashCode());
        var position = GAME.start(setup);
        for (int step = 0; step < STEPS; step++) {
            var table = position.table();
            for (int owner = 0; owner < table.seats(); owner++) {
                int icons = luck.below(1 << Icons.FLOOD);
                var row = table.lands().row(owner);
                assertThat(row.own().count(icons)).isEqualTo(counted(table, owner, owner, icons));
                assertThat(row.others().count(icons)).isEqualTo(counted(table, table.after(owner), owner, icons));
            }
            var next = Playout.step(GAME, position, luck);
            if (next.isEmpty()) {
                return;
            }
            position = GAME.play(position, next.get());
        }
    }

    private static int counted(Draft table, int player, int owner, int icons) {
        int count = 0;
        for (int slot = 0; slot < table.lands().size(owner); slot++) {
            count += Integer.bitCount(
                    Answers.of(table.lands(), player, table.lands().landAt(owner, slot)) & icons);
        }
        return count;
    }
}
