package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// Chapter 4: rest, storm, drought, scout; the theft is in [CounterTest].
class TurnTest {
    @Test
    @Covers({"CF-2.2", "CF-4.1", "CF-4.2"})
    void aCardIsPlayedFromHandNestOrBasket() {
        var scene = Scene.of("P1: hand R, nest S, basket B, petals 3", "option offers: 0", "stage: turn P1 0");
        assertThat(scene.moves("P1"))
                .containsExactly("rest", "storm from hand", "drought from nest", "scout from basket");
        assertThat(scene.refusal("P1: storm from nest")).isEqualTo("CF-4.1");
        assertThat(scene.refusal("P1: theft P2 from hand")).isEqualTo("CF-4.1");
        assertThat(scene.refusal("P1: pass")).isEqualTo("CF-4.1");
        assertThat(scene.refusal("P2: rest")).isEqualTo("table/wrong-seat");
        assertThat(scene.refusal("P1: draw P1 R")).isEqualTo("table/chance");
        var rested = scene.play("P1: rest");
        assertThat(rested.at("P1")).endsWith("petals 4");
        assertThat(rested.stage()).isEqualTo("turn P2 0");
        assertThat(scene.play("P1: drought from nest").at("P1")).isEqualTo("hand R, nest -, basket B, petals 3");
        assertThat(scene.play("P1: drought from nest").at("discard")).isEqualTo("S");
    }

    @Test
    @Covers("CF-4.3")
    void aStormAsksEachOtherSeatInTurn() {
        var scene = Scene.of(
                "seats: 4",
                "stage: turn P2 1",
                "P1: hand -, nest -, basket BB, petals 1",
                "P2: hand R, nest -, basket -, petals 2",
                "P3: hand -, nest -, basket SC, petals 2",
                "P4: hand -, nest -, basket -, petals 2");
        var first = scene.play("P2: storm from hand");
        assertThat(first.stage()).isEqualTo("storm P2 P3");
        assertThat(first.waitsFor()).isEqualTo("P3");
        assertThat(first.moves("P3")).containsExactly("pay", "drop S", "drop C");
        assertThat(first.refusal("P3: drop R")).isEqualTo("CF-4.3");
        assertThat(first.refusal("P3: rest")).isEqualTo("CF-4.3");
        var second = first.play("P3: drop C");
        assertThat(second.at("P4")).as("nobody is asked who has no choice").endsWith("petals 1");
        assertThat(second.stage()).isEqualTo("storm P2 P1");
        var after = second.play("P1: pay");
        assertThat(after.at("P1")).endsWith("basket BB, petals 0");
        assertThat(after.at("P2")).endsWith("petals 2");
        assertThat(after.at("discard")).isEqualTo("RC");
        assertThat(after.stage()).isEqualTo("turn P3 1");
    }

    @Test
    @Covers("CF-4.3")
    void emptyHandsLoseNothing() {
        var after = Scene.of("P1: hand R, nest -, basket -, petals 0", "P2: hand S, nest B, basket -, petals 0")
                .play("P1: storm from hand");
        assertThat(after.at("P2")).isEqualTo("hand S, nest B, basket -, petals 0");
        assertThat(after.stage()).isEqualTo("turn P2 1");
    }

    @Test
    @Covers({"CF-4.4", "CF-8.2"})
    void aDroughtTakesARainOrShowsADryHand() {
        var after = Scene.of(
                        "seats: 4",
                        "P1: hand RS, nest -, basket -, petals 3",
                        "P2: hand RRB, nest R, basket -, petals 3",
                        "P3: hand SB, nest R from P2, basket R, petals 3",
                        "P4: hand -, nest -, basket -, petals 3")
                .play("P1: drought from hand");
        assertThat(after.at("P1")).startsWith("hand R,");
        assertThat(after.at("P2")).startsWith("hand RB, nest R, basket -,");
        assertThat(after.at("P3")).startsWith("hand SB dry, nest R from P2, basket R,");
        assertThat(after.at("P4")).startsWith("hand -,");
        assertThat(after.at("discard")).isEqualTo("RS");
    }

    @Test
    @Covers({"CF-2.3", "CF-2.5", "CF-4.5"})
    void aScoutKeepsOneOfTwo() {
        var scene = Scene.of("P1: hand B, nest C, basket -, petals 3", "bag: RRS", "shelf: P2=B")
                .play("P1: scout from hand");
        assertThat(scene.odds()).containsExactly("1 look RR", "2 look RS");
        assertThat(scene.refusal("*: look SS")).isEqualTo("CF-4.5");
        assertThat(scene.refusal("*: look RRS")).isEqualTo("CF-4.5");
        var looked = scene.play("*: look RS");
        assertThat(looked.moves("P1")).containsExactly("keep R", "keep S");
        assertThat(looked.refusal("P1: keep B")).isEqualTo("CF-4.5");
        var after = looked.play("P1: keep S");
        assertThat(after.at("P1")).isEqualTo("hand -, nest S, basket -, petals 3");
        assertThat(after.at("shelf")).isEqualTo("P2=B P1=R");
        assertThat(scene.position().discard()).isEqualTo(new Cards(4, 5, 5, 5));
        assertThat(after.position().discard())
                .as("the crow that was in the nest")
                .isEqualTo(new Cards(4, 5, 5, 6));
        assertThat(after.stage()).isEqualTo("turn P2 1");
    }

    @Test
    @Covers("CF-4.5")
    void aScoutNeedsTwoCardsInTheBag() {
        var scene = Scene.of("P1: hand B, nest -, basket -, petals 3", "bag: R", "shelf: P2=B");
        assertThat(scene.refusal("P1: scout from hand")).isEqualTo("CF-4.5");
        assertThat(scene.moves("P1")).doesNotContain("scout from hand");
    }

    @Test
    @Covers("CF-4.6")
    void aScoutIsAskedEvenAboutTwoEqualCards() {
        var looked = Scene.of("P1: hand B, nest -, basket -, petals 3", "bag: RRS")
                .play("P1: scout from hand", "*: look RR");
        assertThat(looked.waitsFor()).isEqualTo("P1");
        assertThat(looked.moves("P1")).containsExactly("keep R");
    }
}
