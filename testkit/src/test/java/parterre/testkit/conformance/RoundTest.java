package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Setup;
import parterre.testkit.Covers;

/// Chapters 2 and 3: places, drawing, sowing.
class RoundTest {
    @Test
    @Covers({"CF-2.1", "CF-2.4", "CF-3.1"})
    void anEmptyHandDrawsThree() {
        var scene = Scene.of("stage: refill P1 0", "bag: RRB", "P2: hand S, nest -, basket -, petals 3");
        assertThat(scene.odds()).containsExactly("2 draw P1 R", "1 draw P1 B");
        assertThat(scene.refusal("*: draw P2 R")).isEqualTo("CF-3.1");
        assertThat(scene.refusal("*: draw P1 C")).isEqualTo("CF-3.1");
        var drawn = scene.play("*: draw P1 R", "*: draw P1 R", "*: draw P1 B");
        assertThat(drawn.at("P1")).startsWith("hand RRB,");
        assertThat(drawn.stage()).isEqualTo("sow");
    }

    @Test
    @Covers({"CF-2.5", "CF-3.1"})
    void cardsUnderTheBagComeUpOpenAndInOrder() {
        var scene = Scene.of("stage: refill P1 1", "bag: R", "shelf: P2=C P1=S").play("*: draw P1 R");
        assertThat(scene.odds()).containsExactly("1 show P1 C");
        assertThat(scene.refusal("*: show P1 S")).isEqualTo("CF-2.5");
        var shown = scene.play("*: show P1 C");
        assertThat(shown.at("P1")).isEqualTo("hand R, nest -, basket C, petals 3");
        assertThat(shown.stage()).isEqualTo("refill P2 0");
        var empty = shown.play("*: show P2 S");
        assertThat(empty.at("P2")).isEqualTo("hand -, nest -, basket S, petals 3");
        assertThat(empty.stage()).isEqualTo("sow");
    }

    @Test
    @Covers({"CF-2.6", "CF-3.2", "CF-3.3"})
    void kindsThatNobodyElseSowsGivePetals() {
        var scene = Scene.of(
                "stage: sow",
                "round: 3",
                "P1: hand RSS, nest -, basket -, petals 3",
                "P2: hand RB, nest -, basket -, petals 3");
        var after = scene.play("& P1: sow RSS stake 0 | P2: sow R stake 0");
        assertThat(after.at("P1")).isEqualTo("hand -, nest -, basket -, petals 5");
        assertThat(after.at("P2")).isEqualTo("hand B, nest -, basket -, petals 3");
        assertThat(after.at("discard")).isEqualTo("RRSS");
        assertThat(after.stage()).isEqualTo("turn P1 1");
    }

    @Test
    @Covers({"CF-1.5", "CF-3.3"})
    void favouredCardsGiveOneMore() {
        var after = Scene.of(
                        "stage: sow",
                        "P1: hand RRS, nest -, basket -, petals 0",
                        "P2: hand R, nest -, basket -, petals 0")
                .play("& P1: sow RRS stake 0 | P2: sow R stake 0");
        assertThat(after.at("P1")).endsWith("petals 3");
        assertThat(after.at("P2")).endsWith("petals 1");
    }

    @Test
    @Covers("CF-3.2")
    void anySubsetOfTheHandAndUpToTwoPetals() {
        var scene = Scene.of(
                "stage: sow", "P1: hand RRS, nest B, basket C, petals 1", "P2: hand -, nest -, basket -, petals 0");
        assertThat(scene.waitsFor()).isEqualTo("P1, P2");
        assertThat(scene.moves("P1")).hasSize(3 * 2 * 2).contains("sow - stake 0", "sow RRS stake 1");
        assertThat(scene.moves("P2")).containsExactly("sow - stake 0");
        assertThat(scene.refusal("P1", "sow RS stake 1")).isEqualTo("legal");
        assertThat(scene.refusal("P1", "sow RS stake 2")).isEqualTo("CF-3.2");
        assertThat(scene.refusal("P1", "sow B stake 0")).isEqualTo("CF-3.2");
        assertThat(scene.refusal("P1", "rest")).isEqualTo("CF-3.2");
    }

    @Test
    @Covers("CF-3.4")
    void theHighestStakeWinsIfItIsAlone() {
        var scene = Scene.of("seats: 3", "stage: sow");
        var alone = scene.play("& P1: sow - stake 2 | P2: sow - stake 1 | P3: sow - stake 0");
        assertThat(alone.at("P1")).endsWith("petals 5");
        assertThat(alone.at("P2")).endsWith("petals 2");
        assertThat(alone.at("P3")).endsWith("petals 3");
        var shared = scene.play("& P1: sow - stake 2 | P2: sow - stake 2 | P3: sow - stake 1");
        assertThat(shared.at("P1")).endsWith("petals 1");
        assertThat(shared.at("P3")).endsWith("petals 2");
    }

    @Test
    @Covers("CF-3.4")
    void inEditionOneSharedStakesCameBack() {
        var shared = Scene.of("seats: 3", "edition: 1", "stage: sow")
                .play("& P1: sow - stake 2 | P2: sow - stake 2 | P3: sow - stake 1");
        assertThat(shared.at("P1")).endsWith("petals 3");
        assertThat(shared.at("P3")).endsWith("petals 2");
    }

    @Test
    @Covers({"CF-3.5", "CF-3.6"})
    void turnsGoClockwiseAndTheLeadMayPass() {
        var fixed = Scene.of("seats: 3", "stage: turn P2 1", "round: 2", "bag: R");
        assertThat(fixed.play("P2: rest").stage()).isEqualTo("turn P3 1");
        assertThat(fixed.play("P2: rest", "P3: rest").stage()).isEqualTo("refill P1 0");
        var passing = Scene.of("seats: 3", "option lead: passing", "round: 2", "stage: sow")
                .play("& P1: sow - stake 0 | P2: sow - stake 0 | P3: sow - stake 0");
        assertThat(passing.stage()).isEqualTo("turn P2 1");
        assertThat(passing.play("P2: rest", "P3: rest").stage()).isEqualTo("turn P1 1");
        assertThat(passing.play("P2: rest", "P3: rest", "P1: rest").at("round")).isEqualTo("3");
    }

    @Test
    @Covers({"CF-3.6", "CF-7.3"})
    void theGameEndsAfterItsRounds() {
        var last = Scene.of("option rounds: 1", "stage: turn P2 1").play("P2: rest");
        assertThat(last.stage()).isEqualTo("over");
        assertThat(last.refusal("P1: rest")).isEqualTo("table/over");
        var game = new PottingShed();
        int one = game.bound(Setup.read(ShedOptions.INFO, 2, 2, Map.of("rounds", "1"))
                        .orThrow())
                .orElseThrow();
        int two = game.bound(Setup.read(ShedOptions.INFO, 2, 2, Map.of("rounds", "2"))
                        .orThrow())
                .orElseThrow();
        assertThat(two).isGreaterThan(one);
    }
}
