package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.engine.walk.Playout;
import parterre.gnomes.GnomeView.OrdersView;
import parterre.testkit.Covers;

/// Chapter 7: alone against the automa.
final class SoloTest {
    private static final Setup STANDARD = Setup.standard(Scene.GAME.info(), 1);

    private static Scene start(Setup setup) {
        return new Scene(Scene.GAME.start(setup));
    }

    @Test
    @Covers({"GG-7.1", "GG-7.1a", "GG-R46"})
    void theAutomaHasAllGnomesLeftInTheDeal() {
        var six = start(STANDARD).then("*: lay t1 t3", "*: deal g01 g02 g03 g04 g05 g06");
        assertThat(six.hand(1)).isEqualTo("g07 g08 g09 g10 g11 g12");
        assertThat(six.position().automaPile().list()).hasSize(1);
        var hard = start(STANDARD.with(GnomeTerms.SOLO_GNOMES, 2)).then("*: lay t1 t3");
        assertThat(hard.refused("*: deal g01 g02 g03")).contains("GG-2.2");
        assertThat(hard.then("*: deal g01 g02").position().automaPile().size()).isEqualTo(10);
    }

    @Test
    @Covers({"GG-7.2", "GG-R38"})
    void thePlayerChoosesBeforeTheAutomasOrdersCome() {
        assertThat(Scene.solo().waitsFor()).isEqualTo("P1");
        var chosen = Scene.solo().then("P1: play g01");
        assertThat(chosen.outcomes()).hasSize(20).contains("orders t2 t4", "orders t4 t2");
        var control = chosen.then("*: orders t5 t2").position().control();
        assertThat(control.prep()).isEqualTo(7);
        assertThat(control.score()).isEqualTo(new Half.Score(7, true, false));
        assertThat(control.tasks().toString()).isEqualTo("2 3");
        assertThat(control.pass()).isEqualTo(2);
    }

    /// The rulebook's example of orders, with two animals.
    @Test
    @Covers({"GG-7.3a", "GG-7.3c", "GG-R39"})
    void theRulebooksOrders() {
        var scene = Scene.solo(
                        "tasks: t1 t4",
                        "pile: t2 t3 t5 t6 t7",
                        "automa: pile g07 g08 g09 g10 g11 g12, animals hen goat")
                .then("P1: play g06 g01", "*: orders t3 t2");
        var automa = scene.position().side(Automa.SIDE);
        assertThat(automa.account().prep()).isEqualTo(3);
        var resolved = scene.waitsFor().equals("P1") ? scene.then("P1: do none") : scene;
        assertThat(resolved.score(1)).isEqualTo(8);
        assertThat(resolved.position().side(1).account().did().toString()).isEqualTo("2 3");
        assertThat(resolved.position().control().pass()).isEqualTo(2);
        assertThat(Viewing.orders(scene.position())).isEqualTo(new OrdersView("t3", "t2", 3, 8, List.of(2, 3), 2));
    }

    @Test
    @Covers({"GG-R39", "GG-7.3a"})
    void ordersSayTheSame_whenTheAutomaGains() {
        // t5 t2: prep 7, scores 7 + A, does 2 and 3.
        var scene = Scene.solo().then("P1: play g01", "*: orders t5 t2");
        var told = Scene.GAME.view(scene.position(), Viewer.spectator()).orders();
        var resolved = scene.then("P1: do none");
        assertThat(resolved.animals(1)).isEqualTo("cow");
        assertThat(Scene.GAME.view(resolved.position(), Viewer.spectator()).orders())
                .isEqualTo(told);
        assertThat(told.prep()).isEqualTo(7);
        assertThat(told.scores()).isEqualTo(7);
    }

    @Test
    @Covers({"GG-7.3", "GG-7.3a", "GG-R47"})
    void tiesGoToTheLowerScoreThenToThePlayer() {
        // t2 t5: prep 3.
        var tie = new String[] {"P1: play g01 g06", "*: orders t2 t5"};
        assertThat(Scene.solo().then(tie).position().first()).isZero();
        assertThat(Scene.solo("automa: score 7, pile g07 g08 g09 g10 g11 g12")
                        .then(tie)
                        .position()
                        .first())
                .isZero();
        assertThat(Scene.solo(
                                "P1: score 8, hand g01 g02 g03 g04 g05 g06",
                                "automa: score 7, pile g07 g08 g09 g10 g11 g12")
                        .then(tie)
                        .position()
                        .first())
                .isEqualTo(Automa.SIDE);
    }

    @Test
    @Covers("GG-7.3a")
    void theAutomasTimeMayBeLessThanNothing() {
        var scene = Scene.solo("automa: pile g07 g08 g09 g10 g11 g12, animals cow goat hen horse mouse")
                .then("P1: play g01", "*: orders t2 t7");
        assertThat(scene.position().side(1).account().prep()).isEqualTo(-2);
        assertThat(scene.position().first()).isEqualTo(Automa.SIDE);
    }

    @Test
    @Covers({"GG-7.3c", "GG-R40", "GG-R41", "GG-5.2d"})
    void theAutomaScoresBlocksAndGains() {
        // t4 t2: prep 4 - 1, scores its hand, does 2 and 3, passes 2.
        var scene = Scene.solo("automa: pile g07 g08 g09 g10 g11 g12, animals cow")
                .then("P1: play g01 g02 g03 g04 g05", "*: orders t4 t2");
        assertThat(scene.from(BlissSource.HAND, 1)).isEqualTo(6);
        assertThat(scene.score(1)).isEqualTo(6);
        assertThat(scene.animals(1)).as("it has a cow").isEqualTo("cow");
        assertThat(scene.waitsFor()).isEqualTo("P1");
        assertThat(scene.refused("P1: do 2")).contains("GG-5.2d");
        assertThat(scene.refused("P1: do 3")).contains("GG-5.2d");
        assertThat(Scene.solo()
                        .then("P1: play g01 g02 g03 g04 g05", "*: orders t4 t2")
                        .animals(1))
                .isEqualTo("cow");
    }

    @Test
    @Covers("GG-R42")
    void aPiggyOpensTheBlockedTaskOne() {
        // t4 t5: prep 4, does 1 and 3.
        var hand = "P1: hand g01 g02 g03 g05 g08 g10, animals piggy";
        var automa = "automa: pile g04 g06 g07 g09 g11 g12";
        var scene = Scene.solo(hand, automa).then("P1: play g03 g05 g08 g10", "*: orders t4 t5");
        assertThat(scene.position().first()).isEqualTo(Automa.SIDE);
        assertThat(scene.moves(0)).contains("do 1");
        assertThat(Scene.solo("P1: hand g01 g02 g03 g05 g08 g10", automa)
                        .then("P1: play g03 g05 g08 g10", "*: orders t4 t5")
                        .moves(0))
                .doesNotContain("do 1");
    }

    @Test
    @Covers({"GG-7.3c", "GG-R43", "GG-R14"})
    void thePlayerNeverBlocksTheAutoma() {
        // t5 t2: prep 7, does 2 and 3.
        var scene = Scene.solo().then("P1: play g04 g05", "*: orders t5 t2", "P1: do 3");
        assertThat(scene.animals(0)).isEqualTo("cow");
        assertThat(scene.animals(1)).isEqualTo("cow");
        assertThat(scene.score(1)).isEqualTo(7);
        assertThat(scene.position().phase()).isEqualTo(Phase.PASS);
    }

    @Test
    @Covers({"GG-7.4", "GG-7.4b", "GG-7.4c", "GG-R45"})
    void firstTheTopIsTakenThenOnesOwnGoUnderneath() {
        // t5 t1: prep 7, passes 3.
        var scene = Scene.solo("automa: pile g07 g08 / g09 g10 g11 g12")
                .then("P1: play g01 g02", "*: orders t5 t2", "P1: do none");
        assertThat(scene.outcomes()).containsExactly("pass g07 g08");
        var passed = scene.then("*: pass g07 g08");
        assertThat(passed.hand(0)).isEqualTo("g03 g04 g05 g06 g07 g08");
        assertThat(passed.position().automaPile().list())
                .containsExactly(new Gnomes(0b1111_0000_0000).bits(), new Gnomes(0b11).bits());
    }

    @Test
    @Covers("GG-7.4b")
    void theTopOfALayerIsUnknown() {
        var scene = Scene.solo("automa: pile g07 / g08 g09 g10 g11 g12")
                .then("P1: play g01 g02", "*: orders t5 t2", "P1: do none");
        assertThat(scene.outcomes())
                .containsExactly("pass g07 g08", "pass g07 g09", "pass g07 g10", "pass g07 g11", "pass g07 g12");
        assertThat(scene.refused("*: pass g08 g09")).contains("GG-7.4b");
        assertThat(scene.refused("*: pass g07")).contains("GG-7.4b");
    }

    @Test
    @Covers({"GG-7.4b", "GG-R44"})
    void thePileMayGiveAllItHas() {
        var scene = Scene.solo("P1: hand g01 g02 g03 g04 g05 g06 g07 g08 g09 g10", "automa: pile g11 g12")
                .then("P1: play g01", "*: orders t5 t7", "P1: do none");
        var passed = scene.then("*: pass g11 g12");
        assertThat(passed.position().side(0).hand().size()).isEqualTo(11);
        assertThat(passed.hand(1)).isEqualTo("g01");
    }

    @Test
    @Covers({"GG-7.4d", "GG-7.4e"})
    void threeCardsGoUnderAndThePileIsFiveAgain() {
        var scene = Scene.solo().then("P1: play g01 g02", "*: orders t5 t2", "P1: do none", "*: pass g07 g08");
        assertThat(scene.position().pile().list()).containsExactly(0b110_1000, 0b1_0011);
        assertThat(scene.outcomes()).containsExactly("slide t4", "slide t6", "slide t7");
        var slid = scene.then("*: slide t6");
        assertThat(slid.position().pile().size()).isEqualTo(5);
        assertThat(slid.then("P1: play g03").outcomes()).containsExactly("orders t4 t7", "orders t7 t4");
    }

    @Test
    @Covers({"GG-7.4e", "GG-R44", "GG-R24"})
    void choosing_pileHoldsFive_noHandIsEmpty() {
        for (int seed = 0; seed < 60; seed++) {
            var luck = Generator.of(seed);
            var position = Scene.GAME.start(STANDARD.with(GnomeTerms.SOLO_GNOMES, 1 + seed % 6));
            while (!(Scene.GAME.next(position) instanceof Next.Over<GnomeMove>)) {
                if (position.phase() == Phase.COMMIT) {
                    assertThat(position.pile().size()).as("seed %d", seed).isEqualTo(5);
                    assertThat(position.side(0).hand().size()).isBetween(1, 11);
                    assertThat(position.automaPile().isEmpty()).isFalse();
                }
                position = Scene.GAME.play(
                        position, Playout.step(Scene.GAME, position, luck).orElseThrow());
            }
        }
    }

    @Test
    @Covers("GG-7.4a")
    void levelScoresAreThePlayersWin() {
        var over = Scene.solo(
                "phase: over",
                "pile: t5 t6 t7",
                "control: t2 t4",
                "order: P1 automa, resolved 2",
                "P1: score 77, hand g01 g02 g03 g04 g05 g06",
                "automa: score 77, pile g07 g08 g09 g10 g11 g12, animals cow");
        assertThat(over.result().share(Seat.of(0))).isEqualTo(1);
        assertThat(((Result.Placed) over.result()).standings().getLast().party().toString())
                .isEqualTo("automa");
    }
}
