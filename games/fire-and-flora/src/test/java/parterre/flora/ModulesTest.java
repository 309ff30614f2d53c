package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.flora.Scene.at;
import static parterre.flora.Scene.score;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// The advanced modules.
final class ModulesTest {
    @Test
    @Covers("FF-13.1")
    void onlyTheEndsOfARowMeetTheNeighbours() {
        var scene = Scene.of(3)
                .option("dispersal", "on")
                .hand(1, "water 1")
                .row(1, "headquarters-1 point-lobos(big sagebrush) granite-quarry");
        assertThat(Scene.row(scene.position(), 2)).containsExactly("headquarters-3", "empty-field-3");
        assertThat(at(scene.after("P1: play water point-lobos"), "empty-field-3"))
                .as("the first parcel beside Headquarters meets the last of the next player")
                .isEqualTo("small sagebrush");
        var middle =
                scene.row(1, "headquarters-1 granite-quarry point-lobos(big sagebrush) salinas-valley-farm(reservoir)");
        assertThat(middle.refusedBy("P1: play water point-lobos")).isEqualTo("FF-J7");
        var alone = scene.row(1, "headquarters-1 point-lobos(big sagebrush)").after("P1: play water point-lobos");
        assertThat(Scene.moves(alone)).containsExactly("at empty-field-2", "at empty-field-3");
        var passed = scene.row(1, "headquarters-1 point-lobos(big sagebrush)").row(3, "headquarters-2");
        assertThat(at(passed.after("P1: play water point-lobos"), "empty-field-3"))
                .isEqualTo("small sagebrush");
    }

    @Test
    @Covers({"FF-13.1", "FF-6.7"})
    void headquarters_evenAsAnOpenParcel_endNothing() {
        var scene = Scene.of(2)
                .option("dispersal", "on")
                .option("hq-mode", "open-parcel")
                .hand(1, "water 1")
                .row(1, "headquarters-1(small chamise) point-lobos(big sagebrush)")
                .row(2, "headquarters-3 empty-field-3 granite-quarry");
        assertThat(at(scene.after("P1: play water point-lobos"), "empty-field-3"))
                .as("beyond the last parcel lies the first that is no Headquarters")
                .isEqualTo("small sagebrush");
        var onIt = scene.row(1, "headquarters-1(big sagebrush) point-lobos(small chamise)");
        assertThat(onIt.refusedBy("P1: play water headquarters-1"))
                .as("nothing goes next door from it")
                .isEqualTo("FF-J7");
    }

    @Test
    @Covers("FF-13.2")
    void aSeedNeedsOpenLandAndACard() {
        var scene = Scene.of(2).option("seed-bank", "on").hand(1, "fire 1 labor 1");
        var killed = scene.lands(1, "torrey-pines(small chamise)").after("P1: play labor torrey-pines");
        assertThat(Scene.ground(killed, "torrey-pines").orElseThrow().seed()).contains("chamise");
        var wet = scene.lands(1, "san-mateo-creek(seed chamise)");
        assertThat(wet.refusedBy("P1: play fire san-mateo-creek")).isEqualTo("FF-7.1");
        var grown = scene.lands(1, "griffith-park(small laurel-sumac seed chamise)");
        assertThat(grown.refusedBy("P1: play fire griffith-park")).isEqualTo("FF-5.5");
        var swept = Scene.of(2)
                .option("seed-bank", "on")
                .with("stage", "event")
                .lands(1, "torrey-pines(seed chamise) laguna-coast(small sagebrush)")
                .after("*: event santa-ana-winds");
        assertThat(at(swept, "torrey-pines")).isEqualTo("small chamise");
        assertThat(Scene.ground(swept, "laguna-coast").orElseThrow().seed())
                .as("leaves none")
                .isEmpty();
    }

    @Test
    @Covers("FF-13.3")
    void aFloodKillsWhatIsSmallAndSoft() {
        var after = Scene.of(2)
                .option("floods", "on")
                .with("stage", "event")
                .lands(1, "laguna-coast(small sagebrush) mission-trails(big sagebrush) point-lobos(small sagebrush)")
                .after("*: event flood", "*: die southern");
        assertThat(at(after, "laguna-coast")).isEqualTo("open");
        assertThat(at(after, "mission-trails")).isEqualTo("big sagebrush");
        assertThat(at(after, "point-lobos")).isEqualTo("small sagebrush");
        assertThat(Scene.of(2)
                        .with("stage", "event")
                        .position()
                        .table()
                        .terms()
                        .copies(after.table().facts().eventCard("flood")))
                .isZero();
    }

    @Test
    @Covers("FF-13.1")
    void aChildCrossesToTheNeighboursField() {
        var scene = Scene.of(3)
                .option("dispersal", "on")
                .hand(1, "water 1")
                .row(1, "headquarters-1 point-lobos(big sagebrush)")
                .row(2, "headquarters-3 granite-quarry");
        var asked = scene.after("P1: play water point-lobos");
        assertThat(at(asked, "empty-field-2")).isEqualTo("small sagebrush");
        assertThat(score(asked, 3)).isEqualTo(1);
    }

    @Test
    @Covers("FF-13.2")
    void aSeedWaitsForAnotherFire() {
        var scene = Scene.of(2)
                .option("seed-bank", "on")
                .with("stage", "event")
                .hand(1, "fire 1")
                .lands(1, "san-jacinto-foothills(small ceanothus)");
        var burnt = scene.after("*: event santa-ana-winds");
        assertThat(at(burnt, "san-jacinto-foothills")).isEqualTo("open");
        assertThat(Scene.ground(burnt, "san-jacinto-foothills").orElseThrow().seed())
                .contains("ceanothus");
        var acting = Scene.of(2)
                .option("seed-bank", "on")
                .hand(1, "fire 1")
                .lands(1, "san-jacinto-foothills(seed ceanothus)");
        var woken = acting.after("P1: play fire san-jacinto-foothills");
        assertThat(at(woken, "san-jacinto-foothills")).isEqualTo("small ceanothus");
        assertThat(Scene.ground(woken, "san-jacinto-foothills").orElseThrow().seed())
                .isEmpty();
    }

    @Test
    @Covers("FF-13.3")
    void aFloodDrownsTheReedsComingChild() {
        var scene = Scene.of(2).option("floods", "on").with("stage", "event");
        var right = scene.row(1, "headquarters-1 santa-clara-river(big giant-reed) parrot-park")
                .after("*: event flood", "*: die southern");
        assertThat(at(right, "parrot-park")).isEqualTo("open");
        var left = scene.row(1, "headquarters-1 parrot-park santa-clara-river(big giant-reed)")
                .after("*: event flood", "*: die southern");
        assertThat(at(left, "parrot-park")).isEqualTo("small giant-reed");
    }

    @Test
    @Covers("FF-13.5")
    void withoutBlocksPlaysHappenAtOnce() {
        var scene = Scene.of(2).hand(1, "water 1").hand(2, "fire 1").lands(1, "point-lobos(small sagebrush)");
        assertThat(Scene.waitsFor(scene.after("P1: play water point-lobos"))).isEqualTo("P2");
        var without = scene.option("blocks", "off").after("P1: play water point-lobos");
        assertThat(Scene.waitsFor(without)).isEqualTo("P1");
        assertThat(at(without, "point-lobos")).isEqualTo("big sagebrush");
    }
}
