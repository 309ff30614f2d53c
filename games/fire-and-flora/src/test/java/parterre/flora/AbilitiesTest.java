package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.flora.Scene.at;
import static parterre.flora.Scene.coins;
import static parterre.flora.Scene.hand;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// Checks the abilities of single buildings, parcels and events.
final class AbilitiesTest {
    private static Scene with(String building) {
        return Scene.of(2).row(1, "headquarters-1 empty-field-1 granite-quarry(" + building + ")");
    }

    @Test
    @Covers({"FF-11.3", "FF-J49", "FF-J51", "FF-8.6"})
    void theFireStationAsksEveryCardHolderPlantByPlant() {
        var scene = with("fire-station")
                .with("stage", "event")
                .hand(1, "water 1")
                .lands(
                        1,
                        "mission-trails(big sagebrush) santa-cruz-island(big sagebrush) san-mateo-creek(small oak)"
                                + " topanga-canyon(small laurel-sumac) laguna-coast(small sagebrush)");
        var asked = scene.after("*: event santa-ana-winds");
        assertThat(Scene.moves(asked)).containsExactly("leave", "save");
        var saved = Scene.after(asked, "P1: save");
        assertThat(at(saved, "mission-trails")).isEqualTo("big sagebrush");
        assertThat(hand(saved, 1)).isEqualTo("-");
        assertThat(at(saved, "laguna-coast"))
                .as("no card is left, so nobody is asked")
                .isEqualTo("open");
        assertThat(at(saved, "san-mateo-creek")).as("wet").isEqualTo("small oak");
        var bluff = scene.hand(1, "time 1").after("*: event santa-ana-winds");
        assertThat(Scene.moves(bluff)).containsExactly("leave");
        assertThat(Scene.refusedBy(bluff, "P1: save")).isEqualTo("FF-11.3");
    }

    @Test
    @Covers({"FF-7.8", "FF-J21"})
    void waterStopsFireEventsOnlyByOptionOrStation() {
        var scene = Scene.of(2).with("stage", "event").hand(1, "water 1").lands(1, "mission-trails(big sagebrush)");
        assertThat(at(scene.after("*: event santa-ana-winds"), "mission-trails"))
                .isEqualTo("small sagebrush");
        var option = scene.option("water-vs-fire-event", "on").after("*: event santa-ana-winds", "P1: save");
        assertThat(at(option, "mission-trails")).isEqualTo("big sagebrush");
    }

    @Test
    @Covers({"FF-11.3", "FF-4.4f", "FF-6.9", "FF-J14"})
    void nurseryAndWeedPatrolOnceATurn() {
        var scene = with("native-plant-nursery").lands(1, "salinas-valley-farm");
        var after = scene.after("P1: nurse chamise empty-field-1");
        assertThat(at(after, "empty-field-1")).isEqualTo("small chamise");
        assertThat(coins(after, 1)).isEqualTo(8);
        assertThat(Scene.refusedBy(after, "P1: nurse chamise salinas-valley-farm"))
                .isEqualTo("FF-6.9");
        assertThat(scene.refusedBy("P1: nurse mustard empty-field-1")).isEqualTo("FF-11.3");
        assertThat(scene.refusedBy("P1: nurse chamise empty-field-3")).isEqualTo("FF-11.3");
        assertThat(scene.coins(1, 1).refusedBy("P1: nurse chamise empty-field-1"))
                .isEqualTo("FF-11.3");
        var traded = Scene.after(
                after,
                "P1: offer P2 granite-quarry for -",
                "& P2: accept",
                "P1: offer P2 - for granite-quarry",
                "& P2: accept");
        assertThat(Scene.refusedBy(traded, "P1: nurse chamise salinas-valley-farm"))
                .isEqualTo("FF-6.9");
        var weeds = with("weed-patrol-shed").lands(1, "carrizo-plain(small mustard) pacheco-pass(big mustard)");
        var weeded = weeds.after("P1: weed carrizo-plain");
        assertThat(at(weeded, "carrizo-plain")).isEqualTo("open");
        assertThat(coins(weeded, 1)).isEqualTo(9);
        assertThat(weeds.refusedBy("P1: weed pacheco-pass")).isEqualTo("FF-11.3");
    }

    @Test
    @Covers({"FF-11.3", "FF-J49", "FF-J40"})
    void storeMarketAndLandTrust() {
        var store = with("general-store").with("in-turn", "cards 1");
        var after = store.after("P1: buy-card", "*: draw P1 water", "P1: buy-card", "*: draw P1 fire");
        assertThat(coins(after, 1)).as("one cheap card was left").isEqualTo(7);
        var market = with("farmers-market").hand(1, "time 2").after("P1: vend time");
        assertThat(coins(market, 1)).isEqualTo(13);
        assertThat(Scene.refusedBy(market, "P1: vend time")).isEqualTo("FF-6.9");
        var trust = with("land-trust-office").with("market", "pinnacles").after("P1: buy pinnacles");
        assertThat(coins(trust, 1)).isEqualTo(1);
        var itself =
                Scene.of(2).with("market", "land-trust-office").after("P1: buy land-trust-office on empty-field-1");
        assertThat(coins(itself, 1)).isEqualTo(5);
    }

    @Test
    @Covers({"FF-11.3", "FF-7.4"})
    void theRangerStationKeepsNefariousAway() {
        var scene = Scene.of(2)
                .hand(1, "nefarious 1")
                .hand(2, "time 1")
                .row(2, "headquarters-3 granite-quarry(ranger-station)");
        assertThat(scene.refusedBy("P1: purse nefarious P2")).isEqualTo("FF-11.3");
        assertThat(scene.refusedBy("P1: pocket nefarious P2")).isEqualTo("FF-11.3");
    }

    @Test
    @Covers({"FF-11.3", "FF-J49"})
    void theSeedVaultSavesANativeThatWouldBeKilled() {
        var scene = Scene.of(2)
                .hand(1, "time 1 nefarious 1")
                .row(2, "headquarters-3 granite-quarry(seed-vault) otay-mountain(big yucca)");
        var asked = scene.after("P1: play time otay-mountain");
        assertThat(Scene.waitsFor(asked)).isEqualTo("P2");
        var saved = Scene.after(asked, "P2: save");
        assertThat(at(saved, "otay-mountain")).isEqualTo("small yucca");
        assertThat(coins(saved, 2)).isEqualTo(9);
        assertThat(at(Scene.after(asked, "P2: leave"), "otay-mountain")).isEqualTo("open");
        assertThat(at(scene.coins(2, 0).after("P1: play time otay-mountain"), "otay-mountain"))
                .isEqualTo("open");
        var displaced = scene.coins(2, 5).after("P1: sow nefarious P2 mustard");
        assertThat(at(displaced, "otay-mountain")).as("not when it is replaced").isEqualTo("small mustard");
    }

    @Test
    @Covers("FF-11.2")
    void wetIslandAndBarrenLand() {
        var scene = Scene.of(2)
                .hand(1, "fire 1 water 1")
                .lands(1, "san-mateo-creek(small oak) santa-cruz-island(big sagebrush) granite-quarry");
        assertThat(scene.refusedBy("P1: play fire san-mateo-creek")).isEqualTo("FF-11.2");
        assertThat(scene.refusedBy("P1: play fire santa-cruz-island")).isEmpty();
        var burnt = scene.with("stage", "event").after("*: event santa-ana-winds");
        assertThat(at(burnt, "santa-cruz-island")).isEqualTo("big sagebrush");
        var planted = scene.with("stage", "action").after("P1: play water santa-cruz-island");
        assertThat(at(planted, "granite-quarry")).isEqualTo("open");
        assertThat(at(planted, "empty-field-1")).isEqualTo("small sagebrush");
    }

    @Test
    @Covers({"FF-11.4", "FF-8.5", "FF-J38"})
    void rainNinaRecessionAndRainbow() {
        var scene = Scene.of(2).with("stage", "event");
        var rain = scene.lands(1, "topanga-canyon(small laurel-sumac)").lands(2, "laguna-coast(small sagebrush)");
        assertThat(at(rain.after("*: event el-nino"), "laguna-coast")).isEqualTo("big sagebrush");
        assertThat(at(rain.after("*: event winter-rain", "*: die southern"), "topanga-canyon"))
                .isEqualTo("big laurel-sumac");
        var dry = Scene.of(2)
                .with("stage", "event")
                .hand(1, "water 2")
                .hand(2, "time 1")
                .after("*: event la-nina");
        assertThat(hand(dry, 1)).isEqualTo("water 1");
        assertThat(hand(dry, 2)).isEqualTo("time 1");
        assertThat(coins(Scene.of(2).with("stage", "event").coins(2, 7).after("*: event recession"), 2))
                .isEqualTo(4);
        var rainbow =
                Scene.of(2).with("stage", "event").after("*: event rainbow", "*: draw P1 water", "*: draw P2 fire");
        assertThat(hand(rainbow, 2)).isEqualTo("fire 1");
    }

    @Test
    @Covers({"FF-11.4", "FF-J36"})
    void thePackRatGoesRoundAtOnce() {
        var scene = Scene.of(3).with("stage", "event").hand(1, "water 1").hand(2, "fire 1 time 1");
        var asked = scene.after("*: event pack-rat");
        assertThat(Scene.outcomes(asked)).containsExactly("rats water fire -", "rats water time -");
        var after = Scene.after(asked, "*: rats water time -");
        assertThat(hand(after, 1)).isEqualTo("-");
        assertThat(hand(after, 2)).isEqualTo("water 1 fire 1");
        assertThat(hand(after, 3)).isEqualTo("time 1");
    }

    @Test
    @Covers({"FF-11.4", "FF-8.6", "FF-J39", "FF-J22"})
    void theSquirrelVisitsWhoeverHasMost() {
        var scene = Scene.of(2)
                .with("stage", "event")
                .lands(1, "point-lobos(big sagebrush)")
                .lands(2, "laguna-coast(small sagebrush) torrey-pines(small chamise)");
        var asked = scene.after("*: event evil-squirrel");
        assertThat(at(asked, "point-lobos")).as("one native only").isEqualTo("small sagebrush");
        assertThat(Scene.moves(asked)).containsExactly("at laguna-coast", "at torrey-pines");
        assertThat(Scene.saidOf(asked, "P2: leave"))
                .isEqualTo(
                        "Choose a parcel of yours with a plant for the event card. The card says: "
                                + "The player with the most stars chooses a native of their own. A big one is damaged, a small one dies.");
        assertThat(at(Scene.after(asked, "P2: at torrey-pines"), "torrey-pines"))
                .isEqualTo("open");
        var nobody = Scene.of(2).with("stage", "event").after("*: event evil-squirrel");
        assertThat(Scene.outcomes(nobody)).anyMatch(outcome -> outcome.startsWith("land "));
    }

    @Test
    @Covers({"FF-11.4", "FF-J34"})
    void volunteersAndGrants() {
        var weeds = Scene.of(3)
                .with("stage", "event")
                .lands(1, "carrizo-plain(small mustard)")
                .lands(2, "chino-hills(big mustard)")
                .lands(3, "pacheco-pass(small mustard)");
        var asked = weeds.after("*: event volunteer-day", "P1: leave");
        assertThat(Scene.waitsFor(asked)).isEqualTo("P3");
        assertThat(Scene.refusedBy(asked, "P3: at chino-hills")).isEqualTo("FF-11.4");
        assertThat(Scene.saidOf(asked, "P3: at chino-hills"))
                .isEqualTo("Choose a parcel of yours with a plant for the event card or leave them all. The card says: "
                        + "Everybody may kill one small invasive of their own.");
        assertThat(at(Scene.after(asked, "P3: at pacheco-pass"), "pacheco-pass"))
                .isEqualTo("open");
        var grant = Scene.of(3)
                .with("stage", "event")
                .lands(1, "point-lobos(big sagebrush)")
                .after("*: event conservation-grant", "*: draw P2 water", "*: draw P3 water");
        assertThat(coins(grant, 1)).isEqualTo(10);
        assertThat(coins(grant, 3)).isEqualTo(13);
        assertThat(hand(grant, 3)).isEqualTo("water 1");
    }
}
