package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.flora.Scene.at;
import static parterre.flora.Scene.coins;
import static parterre.flora.Scene.hand;

import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.flora.cards.Resource;
import parterre.flora.moves.FloraMove;
import parterre.testkit.Covers;

/// Plays, Nefarious and blocks.
final class PlayingTest {
    @Test
    @Covers({"FF-4.4b", "FF-7.1", "FF-7.2", "FF-J15"})
    void impossiblePlaysAreRefused() {
        var scene = Scene.of(2).hand(1, "labor 1 fire 1").lands(2, "point-lobos(big sagebrush) hearst-ranch(big oak)");
        assertThat(scene.refusedBy("P1: play water point-lobos")).isEqualTo("FF-7.1");
        assertThat(scene.refusedBy("P1: play labor+labor hearst-ranch")).isEqualTo("FF-7.1");
        assertThat(scene.refusedBy("P1: play labor hearst-ranch")).isEqualTo("FF-5.5");
        assertThat(scene.refusedBy("P1: play labor+fire point-lobos")).isEqualTo("FF-5.5");
        assertThat(scene.refusedBy("P1: play labor pinnacles")).isEqualTo("FF-7.1");
        assertThat(scene.refusedBy("P1: play labor empty-field-1")).isEqualTo("FF-7.1");
        assertThat(scene.refusedBy("P1: play fire=labor point-lobos")).isEqualTo("FF-7.7");
        var two = scene.hand(1, "labor 2").after("P1: play labor+labor hearst-ranch");
        assertThat(at(two, "hearst-ranch")).isEqualTo("small oak");
    }

    @Test
    @Covers({"FF-5.2", "FF-5.6", "FF-J33"})
    void anOakPushesAWeedOutOrTakesOpenLand() {
        var scene = Scene.of(2)
                .hand(1, "water 1 time 1")
                .lands(1, "hearst-ranch(big oak) carrizo-plain(big mustard) santa-clara-river(big giant-reed)");
        var asked = scene.after("P1: play water+time hearst-ranch");
        assertThat(Scene.moves(asked)).as("the reed is woody").containsExactly("at empty-field-1", "at carrizo-plain");
        int mustard = Scene.pool(asked, "mustard");
        var after = Scene.after(asked, "P1: at carrizo-plain");
        assertThat(at(after, "carrizo-plain")).isEqualTo("small oak");
        assertThat(Scene.pool(after, "mustard")).isEqualTo(mustard + 1);
        assertThat(Scene.score(after, 1)).isEqualTo(4);
    }

    @Test
    @Covers({"FF-5.5", "FF-5.9"})
    void aLineThatCannotBeDoneIsLeftOut() {
        var full = Scene.of(2).hand(1, "fire 1").row(1, "headquarters-1 cuesta-ridge(big ceanothus)");
        var after = full.after("P1: play fire cuesta-ridge");
        assertThat(at(after, "cuesta-ridge")).isEqualTo("small ceanothus");
    }

    @Test
    @Covers("FF-5.10")
    void aChildStaysWithItsParentsOwner() {
        var after = Scene.of(2)
                .hand(1, "water 1")
                .row(2, "headquarters-3 point-lobos(big sagebrush) parrot-park")
                .after("P1: play water point-lobos");
        assertThat(at(after, "parrot-park")).isEqualTo("small sagebrush");
        assertThat(at(after, "empty-field-1")).isEqualTo("open");
    }

    @Test
    @Covers("FF-7.4")
    void nefariousStealsOrSows() {
        var scene = Scene.of(2).hand(1, "nefarious 1").hand(2, "time 2").coins(2, 1);
        var pocket = scene.after("P1: pocket nefarious P2", "& P2: pass");
        assertThat(Scene.outcomes(pocket)).containsExactly("rob time");
        assertThat(hand(Scene.after(pocket, "*: rob time"), 1)).isEqualTo("time 1");
        var purse = scene.after("P1: purse nefarious P2", "& P2: pass");
        assertThat(coins(purse, 2)).isZero();
        assertThat(coins(purse, 1)).isEqualTo(11);
        var sown = scene.lands(2, "parrot-park").after("P1: sow nefarious P2 mustard", "& P2: pass");
        assertThat(Scene.waitsFor(sown)).isEqualTo("P2");
        assertThat(at(Scene.after(sown, "P2: at parrot-park"), "parrot-park")).isEqualTo("small mustard");
        assertThat(scene.refusedBy("P1: sow nefarious P2 sagebrush")).isEqualTo("FF-7.4");
        assertThat(scene.refusedBy("P1: purse nefarious P1")).isEqualTo("FF-7.4");
        assertThat(scene.coins(2, 0).refusedBy("P1: purse nefarious P2")).isEqualTo("FF-7.4");
        assertThat(scene.hand(2, "-").refusedBy("P1: pocket nefarious P2")).isEqualTo("FF-7.4");
        assertThat(scene.hand(1, "time 1").refusedBy("P1: purse time P2")).isEqualTo("FF-7.4");
    }

    @Test
    @Covers({"FF-J19", "FF-J51", "FF-D5", "FF-7.5"})
    void cardHoldersAreAsked_andTheNearestBlockCounts() {
        var scene = Scene.of(4)
                .hand(1, "water 1")
                .hand(2, "time 1")
                .hand(3, "fire 1")
                .hand(4, "fire 1")
                .lands(1, "point-lobos(small sagebrush)");
        var window = scene.after("P1: play water point-lobos");
        assertThat(Scene.waitsFor(window)).isEqualTo("P2, P3, P4");
        assertThat(Scene.moves(window)).as("P2 holds no Fire").containsExactly("pass");
        if (!(Scene.GAME.next(window) instanceof Next.Together<FloraMove> together)) {
            throw new AssertionError("a window is a question to all");
        }
        assertThat(together.defaults().of(Seat.of(3))).isEqualTo(new FloraMove.Pass());
        assertThat(together.asker()).isEmpty();
        assertThat(Scene.refusedBy(window, "P2: block fire")).isEqualTo("FF-7.5");
        assertThat(Scene.refusedBy(window, "P3: block water")).isEqualTo("FF-7.5");
        assertThat(Scene.refusedBy(window, "P3: end")).isEqualTo("FF-7.5");
        assertThat(Scene.refusedBy(window, "P1: pass")).isEqualTo("table/wrong-seat");
        var after = Scene.after(window, "& P2: pass | P3: block fire | P4: block fire", "& P2: pass | P4: pass");
        assertThat(at(after, "point-lobos")).isEqualTo("small sagebrush");
        assertThat(hand(after, 4)).as("P4's card stays in the hand").isEqualTo("fire 1");
        assertThat(hand(after, 3)).isEqualTo("-");
        var alone = Scene.of(2).hand(1, "water 2").lands(1, "point-lobos(small sagebrush)");
        assertThat(Scene.waitsFor(alone.after("P1: play water point-lobos"))).isEqualTo("P1");
    }

    @Test
    @Covers({"FF-J43", "FF-J47"})
    void oneHalfOfAPairTakesTheOtherWithIt() {
        var water = Scene.of(2).hand(1, "water 1 time 1").hand(2, "fire 1").lands(1, "hearst-ranch(small oak)");
        var after = water.after("P1: play water+time hearst-ranch", "& P2: block fire");
        assertThat(at(after, "hearst-ranch")).isEqualTo("small oak");
        assertThat(Scene.discard(after)).isEqualTo("water 1 fire 1 time 1");
        var labor = Scene.of(2).hand(1, "labor 3").hand(2, "nefarious 2").lands(1, "hearst-ranch(big oak)");
        var second = labor.after("P1: play labor+labor hearst-ranch", "& P2: block nefarious", "& P1: block labor");
        assertThat(Scene.moves(second)).containsExactly("pass", "block nefarious");
        assertThat(Scene.view(second).laid()).containsExactly(Resource.NEFARIOUS, Resource.LABOR);
        var open = Scene.after(second, "& P2: pass");
        assertThat(Scene.view(open).laid()).isEmpty();
        assertThat(Scene.moves(open)).as("the other Labor").containsExactly("pass", "block nefarious");
        assertThat(at(Scene.after(open, "& P2: pass"), "hearst-ranch")).isEqualTo("small oak");
        assertThat(at(Scene.after(open, "& P2: block nefarious"), "hearst-ranch"))
                .isEqualTo("big oak");
    }
}
