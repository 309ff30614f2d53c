package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.flora.Scene.at;
import static parterre.flora.Scene.coins;
import static parterre.flora.Scene.discard;
import static parterre.flora.Scene.hand;
import static parterre.flora.Scene.moves;
import static parterre.flora.Scene.pool;
import static parterre.flora.Scene.score;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// Plays and events one by one, as players would show them to each other.
final class WorkedExamplesTest {
    private static Scene holding(String hand) {
        return Scene.of(2).hand(1, hand);
    }

    @Test
    @Covers({"FF-5.1", "FF-5.3", "FF-7.1", "FF-J30"})
    void waterMakesASmallSagebrushGrow() {
        var before = holding("water 1").lands(1, "point-lobos(small sagebrush)");
        var after = before.after("P1: play water point-lobos");
        assertThat(at(after, "point-lobos")).isEqualTo("big sagebrush");
        assertThat(score(before.position(), 1)).isEqualTo(1);
        assertThat(score(after, 1)).isEqualTo(2);
    }

    @Test
    @Covers({"FF-5.6", "FF-J45"})
    void fireDamagesABigSagebrushAndKillsASmallOne() {
        var scene = holding("fire 2").lands(1, "point-lobos(big sagebrush) mission-trails(big sagebrush)");
        int inPool = pool(scene.position(), "sagebrush");
        var damaged = scene.after("P1: play fire point-lobos");
        assertThat(at(damaged, "point-lobos")).isEqualTo("small sagebrush");
        assertThat(at(damaged, "mission-trails")).isEqualTo("big sagebrush");
        assertThat(score(damaged, 1)).isEqualTo(3);
        var killed = Scene.after(damaged, "P1: play fire point-lobos");
        assertThat(at(killed, "point-lobos")).isEqualTo("open");
        assertThat(score(killed, 1)).isEqualTo(2);
        assertThat(pool(killed, "sagebrush")).isEqualTo(inPool + 1);
    }

    @Test
    @Covers({"FF-5.7", "FF-5.8", "FF-5.11", "FF-J7"})
    void aBigSagebrushHasAChildIfThereIsRoom() {
        var scene = holding("water 1").lands(1, "point-lobos(big sagebrush)");
        var after = scene.after("P1: play water point-lobos");
        assertThat(at(after, "empty-field-1")).isEqualTo("small sagebrush");
        assertThat(at(after, "point-lobos")).isEqualTo("big sagebrush");
        assertThat(score(after, 1)).isEqualTo(3);
        var full = holding("water 1").row(1, "headquarters-1 point-lobos(big sagebrush)");
        assertThat(full.refusedBy("P1: play water point-lobos")).isEqualTo("FF-J7");
    }

    @Test
    @Covers({"FF-5.6", "FF-5.8", "FF-J32", "FF-J44"})
    void aWeedInvadesWhereItsOwnerSays() {
        var full = holding("water 1").row(2, "headquarters-3 carrizo-plain(big mustard) point-lobos(small sagebrush)");
        var replaced = full.after("P1: play water carrizo-plain");
        assertThat(at(replaced, "point-lobos")).isEqualTo("small mustard");
        assertThat(score(replaced, 2)).isZero();
        var room = full.lands(2, "parrot-park").after("P1: play water carrizo-plain");
        assertThat(Scene.waitsFor(room)).isEqualTo("P2");
        assertThat(moves(room)).containsExactly("at point-lobos", "at parrot-park");
        assertThat(at(Scene.after(room, "P2: at parrot-park"), "parrot-park")).isEqualTo("small mustard");
        assertThat(Scene.refusedBy(room, "P2: at headquarters-3")).isEqualTo("FF-5.8");
    }

    @Test
    @Covers({"FF-5.9", "FF-J7"})
    void withoutACardInThePoolNothingPropagates() {
        var twelve = "point-lobos(big sagebrush) mission-trails(big sagebrush) ventana-foothills(small sagebrush)"
                + " santa-cruz-island(small sagebrush) montana-de-oro(small sagebrush) laguna-coast(small sagebrush)"
                + " big-sur-coast(small sagebrush) big-creek-reserve(small sagebrush) hearst-ranch(small sagebrush)"
                + " cachuma-hills(small sagebrush)";
        var scene = holding("water 1")
                .option("goal", "20")
                .lands(1, twelve)
                .lands(2, "pinnacles(small sagebrush) mount-diablo(small sagebrush)");
        assertThat(pool(scene.position(), "sagebrush")).isZero();
        assertThat(scene.refusedBy("P1: play water point-lobos")).isEqualTo("FF-J7");
        assertThat(scene.refusedBy("P1: play water ventana-foothills")).isEmpty();
    }

    @Test
    @Covers({"FF-5.4", "FF-5.5", "FF-J6"})
    void bothLinesOfACeanothusAnswerToFire() {
        var after = holding("fire 1").lands(1, "cuesta-ridge(big ceanothus)").after("P1: play fire cuesta-ridge");
        assertThat(at(after, "empty-field-1")).isEqualTo("small ceanothus");
        assertThat(at(after, "cuesta-ridge")).isEqualTo("small ceanothus");
        assertThat(score(after, 1)).isEqualTo(2);
    }

    @Test
    @Covers({"FF-5.5", "FF-7.2", "FF-J6"})
    void aPairOfIconsIsNotASingleOne() {
        var chamise = holding("fire 1 water 1")
                .lands(1, "mount-diablo(big chamise)")
                .after("P1: play water+fire mount-diablo");
        assertThat(at(chamise, "mount-diablo")).isEqualTo("big chamise");
        assertThat(at(chamise, "empty-field-1")).isEqualTo("small chamise");
        assertThat(hand(chamise, 1)).isEqualTo("-");
        var oak = holding("water 1 time 1").lands(1, "hearst-ranch(small oak)");
        assertThat(at(oak.after("P1: play water+time hearst-ranch"), "hearst-ranch"))
                .isEqualTo("big oak");
        assertThat(oak.refusedBy("P1: play water hearst-ranch")).isEqualTo("FF-5.5");
    }

    @Test
    @Covers({"FF-8.2", "FF-8.3", "FF-J22"})
    void fireRunsAlongTheRowThenToThePreviousPlayer() {
        var scene = Scene.of(3)
                .with("stage", "event")
                .lands(1, "mission-trails(big sagebrush) point-lobos(big sagebrush)")
                .lands(2, "cleveland-forest(big ceanothus) parrot-park torrey-pines")
                .lands(3, "zuma-canyon(big ceanothus) chino-hills griffith-park");
        var burning = scene.after("*: event arson", "*: die southern");
        assertThat(at(burning, "mission-trails")).isEqualTo("small sagebrush");
        assertThat(at(burning, "point-lobos")).isEqualTo("big sagebrush");
        assertThat(Scene.waitsFor(burning)).isEqualTo("P3");
        var further = Scene.after(burning, "P3: at chino-hills");
        assertThat(at(further, "zuma-canyon")).isEqualTo("small ceanothus");
        assertThat(at(further, "chino-hills")).as("burns when it is reached").isEqualTo("open");
        assertThat(Scene.waitsFor(further)).isEqualTo("P2");
    }

    @Test
    @Covers("FF-8.4")
    void aChildBurnsIfItsLandIsStillToCome() {
        var scene = Scene.of(3)
                .with("stage", "event")
                .row(1, "headquarters-1 freeway-verge(big red-brome) point-lobos(big sagebrush) parrot-park");
        var after = scene.after("*: event arson", "*: die southern");
        assertThat(at(after, "parrot-park")).isEqualTo("small red-brome");
        assertThat(at(after, "point-lobos")).isEqualTo("big sagebrush");
    }

    @Test
    @Covers({"FF-7.5", "FF-7.3", "FF-J16", "FF-J17", "FF-J18", "FF-J20"})
    void aChainOfBlocks() {
        var scene = Scene.of(3)
                .hand(1, "fire 2")
                .hand(2, "water 1")
                .hand(3, "water 1")
                .lands(2, "point-lobos(big sagebrush)");
        var after = scene.after(
                "P1: play fire point-lobos",
                "& P2: block water | P3: pass",
                "& P1: block fire | P3: pass",
                "& P3: block water");
        assertThat(at(after, "point-lobos")).isEqualTo("big sagebrush");
        assertThat(discard(after)).isEqualTo("water 2 fire 2");
        assertThat(Scene.waitsFor(after)).isEqualTo("P1");
    }

    @Test
    @Covers({"FF-7.5", "FF-7.7"})
    void nobodyIsAskedAboutTime() {
        var scene = holding("time 1").hand(2, "water 1 fire 1").lands(2, "otay-mountain(big yucca)");
        var after = scene.after("P1: play time otay-mountain");
        assertThat(at(after, "otay-mountain")).isEqualTo("open");
        assertThat(Scene.waitsFor(after)).isEqualTo("P1");
    }

    @Test
    @Covers("FF-11.2")
    void aReserveKeepsOpponentsLaborAndWeedsAway() {
        var scene = holding("labor 1 fire 1 nefarious 1").row(2, "headquarters-3 big-creek-reserve(small sagebrush)");
        assertThat(scene.refusedBy("P1: play labor big-creek-reserve")).isEqualTo("FF-11.2");
        assertThat(scene.refusedBy("P1: play fire big-creek-reserve")).isEmpty();
        assertThat(scene.refusedBy("P1: sow nefarious P2 mustard")).isEqualTo("FF-7.4");
        var own = holding("labor 1").lands(1, "big-creek-reserve(small sagebrush)");
        assertThat(own.refusedBy("P1: play labor big-creek-reserve")).isEmpty();
    }

    @Test
    @Covers("FF-7.4")
    void noWeedIsSownWhereNoneCouldStand() {
        var woody = holding("nefarious 1").row(2, "headquarters-3 point-lobos(big sagebrush)");
        assertThat(woody.refusedBy("P1: sow nefarious P2 mustard")).isEqualTo("FF-7.4");
        var soft = holding("nefarious 1").row(2, "headquarters-3 point-lobos(small sagebrush)");
        assertThat(at(soft.after("P1: sow nefarious P2 mustard"), "point-lobos"))
                .isEqualTo("small mustard");
    }

    @Test
    @Covers({"FF-6.5", "FF-J10"})
    void aBuildingNeedsAnEmptyParcel() {
        var full =
                Scene.of(2).with("market", "native-plant-nursery").row(1, "headquarters-1 point-lobos(big sagebrush)");
        assertThat(full.refusedBy("P1: buy native-plant-nursery on point-lobos"))
                .isEqualTo("FF-6.5");
        assertThat(full.refusedBy("P1: buy native-plant-nursery")).isEqualTo("FF-6.5");
        var room = full.lands(1, "granite-quarry").after("P1: buy native-plant-nursery on granite-quarry");
        assertThat(at(room, "granite-quarry")).isEqualTo("native-plant-nursery");
        assertThat(coins(room, 1)).isEqualTo(6);
    }

    @Test
    @Covers({"FF-10.1", "FF-J27"})
    void reachingTheGoalAfterAnEventWins() {
        var scene = Scene.of(2)
                .with("stage", "event")
                .lands(
                        2,
                        "zuma-canyon(small whispering-bells) cleveland-forest(small whispering-bells)"
                                + " santa-rosa-plateau(big oak) stunt-ranch-reserve(big oak)");
        var after = scene.after("*: event santa-ana-winds");
        assertThat(score(after, 2)).isEqualTo(12);
        var result = Scene.result(after);
        assertThat(result.ending()).isEqualTo("the goal is reached");
        assertThat(result.standings().getFirst().party()).hasToString("P2");
    }

    @Test
    @Covers({"FF-7.6", "FF-J47"})
    void secondCardOfAPair_canBeBlockedAnew() {
        var scene = Scene.of(3)
                .hand(1, "water 2 fire 1")
                .hand(2, "fire 1 time 1")
                .hand(3, "water 1")
                .lands(1, "mount-diablo(big chamise)");
        var after = scene.after(
                "P1: play water+fire mount-diablo",
                "& P2: block fire | P3: pass",
                "& P1: block water | P3: pass",
                "& P2: pass | P3: pass");
        assertThat(moves(after)).as("a new window on the Fire").containsExactly("pass");
        after = Scene.after(after, "& P2: pass | P3: block water");
        assertThat(at(after, "empty-field-1")).isEqualTo("open");
        assertThat(discard(after)).isEqualTo("water 3 fire 2");
    }

    @Test
    @Covers({"FF-J46", "FF-7.4"})
    void aPocketThatTheChainEmptiedGivesNothing() {
        var scene = holding("nefarious 2").hand(2, "labor 1");
        var after = scene.after("P1: pocket nefarious P2", "& P2: block labor", "& P1: block nefarious");
        assertThat(hand(after, 1)).isEqualTo("-");
        assertThat(discard(after)).isEqualTo("labor 1 nefarious 2");
        assertThat(Scene.waitsFor(after)).isEqualTo("P1");
    }

    @Test
    @Covers({"FF-8.7", "FF-8.8", "FF-11.3", "FF-J23", "FF-J49"})
    void theWeatherStationLooksThroughANewlyShuffledDeck() {
        var facts = Scene.of(2).position().table().facts();
        var done = new StringBuilder();
        for (var event : facts.cards().eventCards()) {
            int copies = event.flood() ? 0 : event.copies(2);
            if (copies > 0 && !event.id().equals("arson")) {
                done.append(event.id()).append(' ').append(copies).append(' ');
            }
        }
        var scene = Scene.of(2)
                .with("stage", "looking")
                .with("events-done", done.toString().strip())
                .row(1, "headquarters-1 empty-field-1(weather-station)");
        var chosen = scene.after("*: look arson", "*: look economic-boom");
        assertThat(moves(chosen)).containsExactly("forecast arson", "forecast economic-boom");
        var after = Scene.after(chosen, "P1: forecast economic-boom");
        assertThat(coins(after, 1)).isEqualTo(13);
        var view = Scene.view(after);
        assertThat(view.eventsUnder()).hasSize(1);
        assertThat(view.eventsUnder().getFirst().event()).contains("arson");
        assertThat(view.eventsDone()).containsOnlyKeys("economic-boom");
    }

    @Test
    @Covers({"FF-J50", "FF-11.4", "FF-6.6"})
    void anEarthquakeTakesWhatIsNotPaidFor() {
        var facts = Scene.of(2).position().table().facts();
        var market = new StringBuilder();
        for (var land : facts.cards().lands()) {
            boolean placed = List.of(
                            "headquarters-1",
                            "headquarters-3",
                            "granite-quarry",
                            "salinas-valley-farm",
                            "empty-field-3",
                            "research-station",
                            "visitor-center")
                    .contains(land.id());
            market.append(placed ? "" : land.id() + " ");
        }
        var scene = Scene.of(2)
                .with("stage", "event")
                .with("market", market.toString().strip())
                .coins(1, 3)
                .row(1, "headquarters-1 granite-quarry(research-station) salinas-valley-farm(visitor-center)");
        var asked = scene.after("*: event earthquake", "*: die both");
        assertThat(moves(asked)).containsExactly("leave", "save");
        var after = Scene.after(asked, "P1: save");
        assertThat(at(after, "granite-quarry")).isEqualTo("research-station");
        assertThat(at(after, "salinas-valley-farm")).isEqualTo("open");
        assertThat(Scene.outcomes(after)).containsExactly("land visitor-center");
    }

    @Test
    @Covers({"FF-9.5", "FF-J51"})
    void aTradeMayAskForWhatTheOtherHasNot() {
        var scene = holding("water 1").hand(2, "time 1");
        var offered = scene.after("P1: offer P2 water for labor");
        assertThat(moves(offered)).containsExactly("decline", "decline all");
        assertThat(Scene.refusedBy(offered, "P2: accept")).isEqualTo("FF-9.5");
        assertThat(scene.refusedBy("P1: offer P2 water for labor+labor")).isEqualTo("FF-9.5");
    }

    @Test
    @Covers({"FF-7.7", "FF-J48", "FF-11.2"})
    void aCardPlayedAsAnotherCountsAsThat() {
        var scene = holding("labor 1 water 1")
                .lands(1, "granite-quarry(reservoir) salinas-valley-farm(trail-crew-camp)")
                .lands(2, "big-creek-reserve(small sagebrush)");
        var after = scene.after("P1: play labor=water big-creek-reserve");
        assertThat(at(after, "big-creek-reserve")).isEqualTo("big sagebrush");
        assertThat(scene.refusedBy("P1: play water=labor big-creek-reserve")).isEqualTo("FF-11.2");
        assertThat(Scene.refusedBy(after, "P1: play labor=water big-creek-reserve"))
                .isEqualTo("FF-7.1");
        assertThat(Scene.refusedBy(after, "P1: play water=labor granite-quarry"))
                .isEqualTo("FF-7.1");
    }
}
