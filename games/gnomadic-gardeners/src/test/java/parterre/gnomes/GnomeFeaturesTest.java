package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.EnumSource;
import parterre.engine.Attachment;
import parterre.engine.Generator;
import parterre.engine.Setup;
import parterre.engine.box.Features;
import parterre.engine.walk.Playout;

/// The numbers from which the value of a position is learned.
final class GnomeFeaturesTest {
    private static final String EFFECT = "animal-";
    private static final String LEAD = "animal-lead";
    private static final int STEPS = 60;

    private final Features<Position> features = new GnomeFeatures();

    private float[] numbers(Position position) {
        var numbers = new float[features.parties(position) * features.names().size()];
        features.write(position, numbers);
        return numbers;
    }

    private List<float[]> played(String cards) {
        var setup = Setup.standard(GnomeTerms.INFO, 2).with(GnomeTerms.CARDS, new Attachment("mine.json", cards));
        var luck = Generator.of(4);
        var position = Scene.GAME.start(setup);
        var numbers = new ArrayList<float[]>();
        for (int step = 0; step < STEPS; step++) {
            numbers.add(numbers(position));
            var next = Playout.step(Scene.GAME, position, luck);
            if (next.isEmpty()) {
                return numbers;
            }
            position = Scene.GAME.play(position, next.get());
        }
        return numbers;
    }

    @Test
    void otherNamesOfGnomes_changeNoNumber() {
        var cards = GnomeTerms.CARDS.standard().content();
        var renamed = cards.replaceAll("(\"name\"\\s*:\\s*\")", "$1Aunt ");
        assertThat(renamed).isNotEqualTo(cards);
        var before = played(cards);
        var after = played(renamed);
        assertThat(after).hasSameSizeAs(before).hasSizeGreaterThan(10);
        for (int i = 0; i < before.size(); i++) {
            assertThat(after.get(i)).containsExactly(before.get(i));
        }
    }

    @ParameterizedTest
    @EnumSource(Animal.class)
    void eachAnimal_isKnownByItsEffect(Animal animal) {
        var scene = Scene.two("P1: hand g01 g02 g03 g04 g05 g06, animals " + animal.word());
        var numbers = numbers(scene.position());
        var effects = new ArrayList<String>();
        for (int i = 0; i < features.names().size(); i++) {
            var name = features.names().get(i);
            if (name.startsWith(EFFECT) && !name.equals(LEAD) && numbers[i] == 1) {
                effects.add(name);
            }
        }
        assertThat(effects).containsExactly(EFFECT + animal.word());
    }
}
