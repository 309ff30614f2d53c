package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.testkit.Covers;

/// Chapter 5 and the theft of chapter 4.
class CounterTest {
    private static final Scene THREE = Scene.of(
            "seats: 3",
            "P1: hand CC, nest -, basket -, petals 3",
            "P2: hand RRB, nest -, basket -, petals 3",
            "P3: hand B, nest C, basket -, petals 3");

    @Test
    @Covers({"CF-4.7", "CF-5.1"})
    void aCrowStealsOneOfTheHandAtRandom() {
        var window = THREE.play("P1: theft P2 from hand");
        assertThat(window.waitsFor()).isEqualTo("P2, P3");
        var theft = window.play("& P2: pass | P3: pass");
        assertThat(theft.odds()).containsExactly("2 steal R", "1 steal B");
        assertThat(theft.refusal("*: steal S")).isEqualTo("CF-4.7");
        var after = theft.play("*: steal R");
        assertThat(after.at("P1")).startsWith("hand C, nest R from P2,");
        assertThat(after.at("P2")).startsWith("hand RB,");
        assertThat(after.stage()).isEqualTo("turn P2 1");
    }

    @Test
    @Covers("CF-4.7")
    void aCrowNeedsAnotherSeatWithAHand() {
        var scene = Scene.of("P1: hand C, nest -, basket -, petals 3", "P2: hand -, nest B, basket B, petals 3");
        assertThat(scene.refusal("P1: theft P2 from hand")).isEqualTo("CF-4.7");
        assertThat(scene.refusal("P1: theft P1 from hand")).isEqualTo("CF-4.7");
        assertThat(scene.refusal("P1: theft P3 from hand")).isEqualTo("CF-4.7");
    }

    @Test
    @Covers({"CF-4.7", "CF-8.1"})
    void thiefAndRobbedSeeTheCardTheOthersDoNot() {
        var theft = THREE.play("P1: theft P2 from hand", "& P2: pass | P3: pass");
        assertThat(theft.line("*: steal R", Viewer.player(Seat.of(0)))).isEqualTo("*: steal R");
        assertThat(theft.line("*: steal R", Viewer.player(Seat.of(1)))).isEqualTo("*: steal R");
        assertThat(theft.line("*: steal R", Viewer.player(Seat.of(2)))).isEqualTo("*: steal ?");
        assertThat(theft.line("*: steal R", Viewer.spectator())).isEqualTo("*: steal ?");
        var after = theft.play("*: steal R");
        assertThat(after.seenBy("P1").gardens().get(0).nest().orElseThrow().card())
                .contains(Kind.RAIN);
        assertThat(after.seenBy("P2").gardens().get(0).nest().orElseThrow().card())
                .contains(Kind.RAIN);
        assertThat(after.seenBy("P3").gardens().get(0).nest().orElseThrow().card())
                .isEmpty();
    }

    @Test
    @Covers({"CF-5.1", "CF-5.2"})
    void everyCardHolderIsAsked() {
        var window = Scene.of(
                        "seats: 4",
                        "P1: hand C, nest -, basket S, petals 3",
                        "P2: hand R, nest -, basket -, petals 3",
                        "P3: hand -, nest -, basket -, petals 3",
                        "P4: hand -, nest B, basket B, petals 3")
                .play("P1: theft P2 from hand");
        assertThat(window.waitsFor()).isEqualTo("P2, P4");
        assertThat(window.moves("P2")).containsExactly("pass");
        assertThat(window.moves("P4")).containsExactly("pass", "counter from nest", "counter from basket");
        assertThat(window.refusal("P2", "counter from hand")).isEqualTo("CF-5.2");
        assertThat(window.refusal("P4", "rest")).isEqualTo("CF-5.1");
        assertThat(window.refusal("P3", "pass")).isEqualTo("table/wrong-seat");
        assertThat(((Next.Together<ShedMove>) window.next()).defaults().of(Seat.of(3)))
                .isEqualTo(new ShedMove.Pass());
    }

    @Test
    @Covers("CF-5.1")
    void aWindowThatNobodyCouldAnswerIsClosedAtOnce() {
        var alone = Scene.of(
                "stage: window P1 P2 P1 0",
                "P1: hand C, nest -, basket -, petals 3",
                "P2: hand B, nest -, basket -, petals 3");
        var countered = alone.play("& P2: counter from hand");
        assertThat(countered.waitsFor()).isEqualTo("P1");
        var again = countered.play("& P1: counter from hand");
        assertThat(again.stage()).as("P2 holds no card any more").isEqualTo("turn P2 1");
    }

    @Test
    @Covers("CF-5.3")
    void theNearestCounterIsLaidTheOthersAreKeptUnseen() {
        var window = THREE.play("P1: theft P2 from hand");
        var line = "& P2: counter from hand | P3: counter from hand";
        var after = window.play(line);
        assertThat(after.at("P2")).startsWith("hand RR,");
        assertThat(after.at("P3")).startsWith("hand B, nest C,");
        assertThat(after.stage()).isEqualTo("window P1 P2 P2 1");
        assertThat(window.line(line, Viewer.everyone())).isEqualTo(line);
        assertThat(window.line(line, Viewer.player(Seat.of(2)))).isEqualTo(line);
        assertThat(window.line(line, Viewer.player(Seat.of(0)))).isEqualTo("& P2: counter from hand | P3: ?");
        assertThat(window.line("& P2: pass | P3: counter from hand", Viewer.spectator()))
                .as("without the pass it would not have been laid")
                .isEqualTo("& P2: pass | P3: counter from hand");
    }

    @Test
    @Covers({"CF-5.2", "CF-5.4", "CF-5.5"})
    void countersAreCounteredUntilAllPass() {
        var first = THREE.play("P1: theft P2 from hand", "& P2: pass | P3: counter from hand");
        assertThat(first.moves("P1")).containsExactly("pass", "counter from hand");
        assertThat(first.refusal("P2", "counter from hand"))
                .as("a bee does not counter a bee")
                .isEqualTo("CF-5.2");
        var stopped = first.play("& P1: pass | P2: pass");
        assertThat(stopped.stage()).isEqualTo("turn P2 1");
        var second = first.play("& P1: counter from hand | P2: pass");
        assertThat(second.stage()).isEqualTo("window P1 P2 P1 2");
        var stands = second.play("& P2: pass | P3: pass");
        assertThat(stands.stage()).isEqualTo("steal P1 P2");
        assertThat(stands.at("discard")).isEqualTo("BCC");
    }

    @Test
    @Covers({"CF-4.7", "CF-5.5"})
    void aHandThatWasEmptiedByCounteringGivesNothing() {
        var after = Scene.of("P1: hand CC, nest -, basket -, petals 3", "P2: hand B, nest -, basket S, petals 3")
                .play("P1: theft P2 from hand", "& P2: counter from hand", "& P1: counter from hand", "& P2: pass");
        assertThat(after.stage()).isEqualTo("turn P2 1");
        assertThat(after.at("P1")).isEqualTo("hand -, nest -, basket -, petals 3");
    }
}
