package parterre.server.table;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.wire.GameCard;
import parterre.server.wire.LevelNote;

/// Levels are described by what was measured of them, game by game.
final class StrengthsTest {
    /// The games of the house; nobody is told how strong bots are in the toy that tests play.
    private static List<GameBox<?, ?, ?>> boxes() {
        return Boxes.all().stream()
                .filter(box -> !box.getClass().getPackageName().startsWith("parterre.testkit"))
                .toList();
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void everyGameSaysWhatWasMeasured(GameBox<?, ?, ?> box) {
        var ladder = new HouseBots(Generator.of(1), Map.of()).ladder(box);
        assertThat(ladder)
                .first()
                .extracting(GameCard.LevelCard::says)
                .satisfies(says -> assertThat(says)
                        .filteredOn(LevelNote.MeasuredStrength.class::isInstance)
                        .hasSize(1));
        assertThat(ladder)
                .extracting(GameCard.LevelCard::says)
                .allSatisfy(says -> assertThat(says).hasSize(2).hasAtLeastOneElementOfType(LevelNote.HouseLevel.class));
    }
}
