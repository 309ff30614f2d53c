package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Prompt;
import parterre.engine.box.ReactionSeries;
import parterre.flora.board.FloraBoard;
import parterre.flora.cards.Resource;
import parterre.flora.events.FloraAsk;
import parterre.flora.moves.FloraMove;
import parterre.flora.position.Position;
import parterre.testkit.Covers;

/// Checks the prompt of a window before it opens.
final class PromptingTest {
    private static Scene three() {
        return Scene.of(3)
                .hand(1, "fire 2 nefarious 1")
                .hand(2, "water 1 labor 1")
                .hand(3, "water 1")
                .lands(2, "point-lobos(big sagebrush)");
    }

    @Test
    @Covers("FF-7.5")
    void itPressesTheTargetAndTheActivePlayer() {
        var burns = three().after("P1: play fire point-lobos");
        assertThat(prompt(burns, 1)).isEqualTo(asked(Resource.FIRE, true));
        assertThat(prompt(burns, 2)).isEqualTo(asked(Resource.FIRE, false));
        var blocked = Scene.after(burns, "& P2: block water | P3: pass");
        assertThat(prompt(blocked, 0)).isEqualTo(asked(Resource.WATER, true));
        assertThat(prompt(blocked, 2)).isEqualTo(asked(Resource.WATER, false));
        assertThat(prompt(three().after("P1: purse nefarious P2"), 1).presses()).isTrue();
        assertThat(prompt(three().after("P1: purse nefarious P2"), 2).presses()).isFalse();
    }

    @Test
    @Covers("FF-7.5")
    void itPressesEverybodyWithinThreeStarsOfTheGoal() {
        var far = three().option("goal", "6").after("P1: play fire point-lobos");
        assertThat(prompt(far, 2).presses()).isFalse();
        var near = three().option("goal", "6")
                .lands(3, "cleveland-forest(big ceanothus)")
                .after("P1: play fire point-lobos");
        assertThat(prompt(near, 2).presses()).isTrue();
    }

    /// It would tell who can block, if it went by what somebody holds.
    @Test
    @Covers("FF-J51")
    void itDoesNotDependOnHands() {
        var other = three().hand(2, "time 2").hand(3, "labor 1").after("P1: play fire point-lobos");
        assertThat(prompt(other, 1)).isEqualTo(asked(Resource.FIRE, true));
        assertThat(prompt(other, 2).topics()).containsExactly("fire");
    }

    @Test
    @Covers("FF-11.3")
    void aSeedVaultsChoiceHoldsForAWholeFire() {
        var vault = Scene.of(2)
                .with("stage", "event")
                .row(
                        1,
                        "headquarters-1 granite-quarry(seed-vault) laguna-coast(small sagebrush) stunt-ranch-reserve(small"
                                + " ceanothus)");
        var first = vault.after("*: event santa-ana-winds");
        var series = series(first, 0).orElseThrow();
        assertThat(series.stances())
                .containsExactly(
                        new ReactionSeries.Stance("save", new FloraAsk.VaultsTarget(true, true)),
                        new ReactionSeries.Stance("leave", new FloraAsk.VaultsTarget(false, true)));
        assertThat(series(first, 1)).as("only its owner is asked").isEmpty();
        var second = Scene.after(first, "P1: save");
        assertThat(Scene.waitsFor(second)).isEqualTo("P1");
        assertThat(series(second, 0).orElseThrow().id())
                .as("one answer for both plants")
                .isEqualTo(series.id());
        var later = vault.with("turns", "2, first P1").after("*: event santa-ana-winds");
        assertThat(series(later, 0).orElseThrow().id())
                .as("another fire is another question")
                .isNotEqualTo(series.id());
        var play = vault.with("stage", "action").hand(1, "fire 1").after("P1: play fire laguna-coast");
        assertThat(series(play, 0)).as("a play reaches one plant only").isEmpty();
    }

    @Test
    @Covers("FF-D1")
    void questionsInAnothersTurnDefaultToPassing() {
        var quake = Scene.of(2)
                .with("stage", "event")
                .row(1, "headquarters-1 empty-field-1(native-plant-nursery)")
                .row(2, "headquarters-3 empty-field-3(visitor-center)")
                .after("*: event earthquake", "*: die both");
        assertThat(Scene.waitsFor(quake)).isEqualTo("P1");
        assertThat(Scene.GAME.byDefault(quake)).as("it is P1's own turn").isEmpty();
        var other = Scene.after(quake, "P1: save");
        assertThat(Scene.waitsFor(other)).isEqualTo("P2");
        assertThat(Scene.GAME.byDefault(other)).contains(new FloraMove.Leave());
        var child = Scene.of(2)
                .hand(1, "water 1")
                .lands(2, "point-lobos(big sagebrush) granite-quarry big-sur-coast")
                .after("P1: play water point-lobos");
        assertThat(Scene.waitsFor(child)).isEqualTo("P2");
        assertThat(Scene.GAME.byDefault(child))
                .as("it has to go somewhere")
                .contains(new FloraMove.At("empty-field-3"));
    }

    private static Prompt asked(Resource card, boolean presses) {
        return new Prompt("0", List.of(card.word()), new FloraAsk.AnybodyBlocks(List.of(card)), presses);
    }

    private static Optional<ReactionSeries> series(Position position, int seat) {
        return new FloraBoard()
                .prompts()
                .orElseThrow()
                .series(Scene.GAME.view(position, Viewer.player(Seat.of(seat))), Seat.of(seat));
    }

    private static Prompt prompt(Position position, int seat) {
        return new FloraBoard()
                .prompts()
                .orElseThrow()
                .of(Scene.GAME.view(position, Viewer.player(Seat.of(seat))), Seat.of(seat));
    }
}
