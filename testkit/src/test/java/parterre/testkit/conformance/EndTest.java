package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.table.ResultForm;
import parterre.testkit.Covers;

/// Chapter 7.
class EndTest {
    private static String result(Scene scene) {
        return scene.next() instanceof Next.Over<ShedMove>(Result result) ? new ResultForm().write(result) : "not over";
    }

    @Test
    @Covers("CF-7.1")
    void petalsThenTheBasketThenAShare() {
        var scene = Scene.of(
                "seats: 4",
                "option rounds: 1",
                "stage: turn P4 0",
                "P1: hand -, nest -, basket R, petals 5",
                "P2: hand -, nest -, basket -, petals 7",
                "P3: hand RRR, nest -, basket S, petals 5",
                "P4: hand -, nest -, basket SSS, petals 4");
        assertThat(result(scene)).isEqualTo("not over");
        assertThat(result(scene.play("P4: rest"))).isEqualTo("P2 1 7; P4 2 5; P1 3 5; P3 3 5; last round played");
    }

    @Test
    @Covers("CF-7.2")
    void theHareGainsThreeEachRound() {
        var scene = Scene.of("option hare: on", "round: 2", "stage: turn P2 0", "hare: 3", "bag: R");
        assertThat(scene.play("P2: rest").at("hare")).isEqualTo("6");
        var end = Scene.of("option hare: on", "round: 3", "stage: turn P2 0", "hare: 6")
                .play("P2: rest");
        assertThat(result(end)).isEqualTo("hare 1 9; P2 2 4; P1 3 3; last round played");
        assertThat(Scene.of("round: 2", "stage: turn P2 0", "bag: R")
                        .play("P2: rest")
                        .at("hare"))
                .isEqualTo("0");
    }
}
