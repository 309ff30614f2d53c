package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.testkit.Copies;
import parterre.testkit.Covers;

/// Chapter 8, as far as single positions go; [ShedNoLeakTest] asks about whole histories.
class KnowledgeTest {
    private static final PottingShed GAME = new PottingShed();
    private static final Scene SCENE = Scene.of(
            "seats: 3",
            "bag: RSBC",
            "shelf: P1=R P2=S",
            "P1: hand RS, nest B, basket C, petals 3",
            "P2: hand SB dry, nest C from P1, basket -, petals 2",
            "P3: hand BC, nest S from P2 dry, basket -, petals 1");

    @Test
    @Covers({"CF-2.1", "CF-8.1"})
    void aSeatKnowsItsOwnAndItsStolenCards() {
        var view = SCENE.seenBy("P1");
        assertThat(view.gardens().get(0).hand()).contains(new Cards(1, 1, 0, 0));
        assertThat(view.gardens().get(1).hand()).isEmpty();
        assertThat(view.gardens().get(1).handSize()).isEqualTo(2);
        assertThat(view.gardens())
                .extracting(plot -> plot.nest().orElseThrow().card())
                .containsExactly(Optional.of(Kind.BEE), Optional.of(Kind.CROW), Optional.empty());
        assertThat(view.shelf())
                .extracting(ShedView.Shelved::card)
                .containsExactly(Optional.of(Kind.RAIN), Optional.empty());
        assertThat(view.bag()).isEqualTo(4);
    }

    @Test
    @Covers("CF-8.1")
    void aSpectatorKnowsWhatLiesOpenAndEveryoneAll() {
        var view = GAME.view(SCENE.position(), Viewer.spectator());
        assertThat(view.gardens()).allMatch(plot -> plot.hand().isEmpty());
        assertThat(view.gardens())
                .allMatch(plot -> plot.nest().orElseThrow().card().isEmpty());
        assertThat(view.gardens().getFirst().basket()).isEqualTo(Cards.one(Kind.CROW));
        var all = GAME.view(SCENE.position(), Viewer.everyone());
        assertThat(GAME.imagine(all, Generator.of(1))).isEqualTo(SCENE.position());
    }

    @Test
    @Covers("CF-8.2")
    void aDryHandAndItsStolenCardsHoldNoRain() {
        var view = SCENE.seenBy("P1");
        for (int seed = 0; seed < 200; seed++) {
            var world = GAME.imagine(view, Generator.of(seed));
            assertThat(world.garden(Seat.of(1)).hand().rain())
                    .as("seed %d", seed)
                    .isZero();
            assertThat(world.garden(Seat.of(2)).nest().orElseThrow().card())
                    .as("seed %d", seed)
                    .isNotEqualTo(Kind.RAIN);
        }
    }

    @Test
    @Covers("CF-8.2")
    void aHandIsDryUntilItDrawsAgain() {
        var dry = Scene.of(
                "stage: sow", "P1: hand S, nest -, basket -, petals 3", "P2: hand B dry, nest -, basket -, petals 3");
        assertThat(dry.play("& P1: sow - stake 0 | P2: sow - stake 0").at("P2")).startsWith("hand B dry,");
        assertThat(dry.play("& P1: sow - stake 0 | P2: sow B stake 0").at("P2")).startsWith("hand -,");
        var drawing = Scene.of("stage: refill P2 0", "bag: RS", "P1: hand S, nest -, basket -, petals 3");
        assertThat(drawing.play("*: draw P2 S").at("P2")).startsWith("hand S,");
    }

    @Test
    @Covers("CF-8.2")
    void aStolenCardIsDryIfTheHandWas() {
        var theft = Scene.of(
                        "seats: 3",
                        "stage: steal P1 P2",
                        "P2: hand BB dry, nest -, basket -, petals 3",
                        "P3: hand R, nest -, basket -, petals 3")
                .play("*: steal B");
        assertThat(theft.at("P1")).startsWith("hand -, nest B from P2 dry,");
        assertThat(theft.at("P2")).startsWith("hand B dry,");
    }

    @Test
    @Covers("CF-8.4")
    void theRecordHidesWhatIsNotSeen() {
        var refill = Scene.of("stage: refill P1 0");
        assertThat(refill.line("*: draw P1 R", Viewer.player(Seat.of(0)))).isEqualTo("*: draw P1 R");
        assertThat(refill.line("*: draw P1 R", Viewer.player(Seat.of(1)))).isEqualTo("*: draw P1 ?");
        var look = Scene.of("stage: look P2");
        assertThat(look.line("*: look RS", Viewer.player(Seat.of(1)))).isEqualTo("*: look RS");
        assertThat(look.line("*: look RS", Viewer.player(Seat.of(0)))).isEqualTo("*: look ?");
        var keep = look.play("*: look RS");
        assertThat(keep.line("P2: keep R", Viewer.player(Seat.of(1)))).isEqualTo("P2: keep R");
        assertThat(keep.line("P2: keep R", Viewer.spectator())).isEqualTo("P2: keep ?");
    }

    /// Views come from afar, too.
    @Test
    @Covers("CF-8.3")
    void anImpossibleViewIsReportedByItsField() {
        var view = SCENE.seenBy("P1");
        var plots = new ArrayList<>(view.gardens());
        plots.set(1, SCENE.seenBy("P2").gardens().get(1));
        assertTold(Copies.with(view, "gardens", plots), "gardens");
        assertTold(Copies.with(view, "gardens", plots.subList(0, 2)), "gardens");
        assertTold(Copies.with(view, "bag", 5), "bag");
        assertTold(Copies.with(view, "bag", -1), "bag");
        var rich = new ArrayList<>(view.gardens());
        rich.set(2, new ShedView.Plot(Optional.empty(), 2, false, rich.get(2).nest(), new Cards(0, 0, 0, 99), 1));
        assertTold(Copies.with(view, "gardens", rich), "gardens");
        var owing = new ArrayList<>(view.gardens());
        owing.set(2, new ShedView.Plot(Optional.empty(), -1, false, owing.get(2).nest(), Cards.NONE, 1));
        assertTold(Copies.with(Copies.with(view, "bag", 7), "gardens", owing), "gardens");
    }

    private static void assertTold(ShedView view, String field) {
        assertThatThrownBy(() -> GAME.imagine(view, Generator.of(1)))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(field);
    }
}
