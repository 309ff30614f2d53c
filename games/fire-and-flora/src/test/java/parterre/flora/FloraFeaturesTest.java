package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.function.Consumer;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.engine.Attachment;
import parterre.engine.Generator;
import parterre.engine.Setup;
import parterre.engine.box.Features;
import parterre.engine.walk.Playout;
import parterre.flora.evaluation.FloraFeatures;
import parterre.flora.material.FloraTerms;
import parterre.flora.position.Position;

/// The numbers from which the value of a position is learned.
final class FloraFeaturesTest {
    private static final float MARK = 77;
    private static final float MOST = 6;
    private static final int STEPS = 600;

    private final Features<Position> features = new FloraFeatures();

    private float[] numbers(Position position) {
        var numbers = new float[features.parties(position) * features.names().size()];
        Arrays.fill(numbers, MARK);
        features.write(position, numbers);
        return numbers;
    }

    private void check(Position position) {
        var numbers = numbers(position);
        for (int i = 0; i < numbers.length; i++) {
            var name = features.names().get(i % features.names().size());
            assertThat(numbers[i]).as(name).isBetween(-MOST, MOST);
        }
        assertThat(numbers(position)).containsExactly(numbers);
    }

    private static void play(Setup setup, int seed, Consumer<Position> check) {
        var luck = Generator.of(seed);
        var position = Scene.GAME.start(setup);
        for (int step = 0; step < STEPS; step++) {
            check.accept(position);
            var next = Playout.step(Scene.GAME, position, luck);
            if (next.isEmpty()) {
                return;
            }
            position = Scene.GAME.play(position, next.get());
        }
    }

    @Test
    void everyNumberHasAName() {
        assertThat(features.names()).doesNotHaveDuplicates().allMatch(name -> name.matches("[a-z]+(-[a-z]+)*"));
        assertThat(new FloraBox().features()).containsInstanceOf(FloraFeatures.class);
    }

    @ParameterizedTest
    @ValueSource(ints = {2, 3, 4})
    void numbersStayInRangeAndAreTheSameEachTime(int seats) {
        for (int seed = 1; seed <= 6; seed++) {
            play(Setup.standard(FloraTerms.INFO, seats), seed, this::check);
        }
    }

    @Test
    void otherCardsAndModulesHaveNumbersToo() {
        var cards = FloraTerms.CARDS
                .standard()
                .content()
                .replace("\"stars\": 3", "\"stars\": 4")
                .replace("\"cost\": 12", "\"cost\": 1")
                .replace("water: grow", "fire+labor: grow");
        var setup = Setup.standard(FloraTerms.INFO, 3).with(FloraTerms.CARDS, new Attachment("other.json", cards));
        play(setup, 1, this::check);
    }

    @Test
    void twoSeatsThatChangePlacesChangeTheirNumbers() {
        String one = "coins 4, hand water 2 fire 1, lands headquarters-1 point-lobos(big sagebrush) empty-field-2";
        String other = "coins 11, hand time 1, lands headquarters-3 pinnacles(small chamise) puente-hills(big mustard)";
        var table = Scene.of(2)
                .with("market", "cachuma-hills visitor-center")
                .with("P1", one)
                .with("P2", other);
        var changed = Scene.of(2)
                .with("turns", "0, first P2")
                .with("market", "cachuma-hills visitor-center")
                .with("P1", other)
                .with("P2", one);
        int size = features.names().size();
        var before = numbers(table.position());
        var after = numbers(changed.position());
        assertThat(Arrays.copyOfRange(after, size, 2 * size)).containsExactly(Arrays.copyOf(before, size));
        assertThat(Arrays.copyOf(after, size)).containsExactly(Arrays.copyOfRange(before, size, 2 * size));
    }

    @Test
    void pendingEffectsCountAsDone() {
        var scene = Scene.of(2).hand(1, "water 1").hand(2, "fire 1").lands(1, "point-lobos(small sagebrush)");
        var played = scene.after("P1: play water point-lobos");
        int stars = features.names().indexOf("stars");
        assertThat(numbers(played)[stars]).isGreaterThan(numbers(scene.position())[stars]);
    }

    @Test
    void theThirdOfferInATurnIsALoss() {
        var scene = Scene.of(2).hand(1, "water 1").hand(2, "time 1").lands(1, "point-lobos(big sagebrush)");
        var second = scene.with("in-turn", "proposals 1").after("P1: offer P2 water for time");
        var third = scene.with("in-turn", "proposals 2").after("P1: offer P2 water for time");
        int lead = features.names().indexOf("lead");
        assertThat(numbers(third)[lead]).isLessThan(numbers(second)[lead]);
    }
}
