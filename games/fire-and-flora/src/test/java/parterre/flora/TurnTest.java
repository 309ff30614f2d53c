package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.testkit.Covers;

/// The parts of a turn, lands and what coins buy.
final class TurnTest {
    @Test
    @Covers({"FF-4.1", "FF-4.2", "FF-4.3", "FF-J4", "FF-6.8", "FF-J13"})
    void eventMarketIncomeActions() {
        var scene = Scene.of(2)
                .with("stage", "event")
                .with("market", "pinnacles")
                .lands(1, "point-lobos(big sagebrush) granite-quarry(visitor-center)");
        var after = scene.after("*: event economic-boom");
        assertThat(Scene.coins(after, 2)).isEqualTo(13);
        after = Scene.after(after, "*: land hearst-ranch");
        assertThat(Scene.view(after).market()).containsExactly("pinnacles", "hearst-ranch");
        assertThat(Scene.view(after).eventsDone()).containsEntry("economic-boom", 1);
        after = Scene.after(after, "*: draw P1 water");
        assertThat(Scene.coins(after, 1))
                .as("headquarters 1, field 1, point lobos 1, quarry 2, visitor center 2")
                .isEqualTo(13 + 7);
        assertThat(Scene.moves(after)).contains("end", "buy-card", "sell water", "buy hearst-ranch");
    }

    @Test
    @Covers({"FF-4.4", "FF-4.4a", "FF-6.1", "FF-6.4", "FF-J41", "FF-2.4", "FF-J1"})
    void oneLandATurn() {
        var scene = Scene.of(2).coins(1, 30).with("market", "pinnacles hearst-ranch");
        var after = scene.after("P1: buy hearst-ranch");
        assertThat(Scene.row(after, 1)).containsExactly("headquarters-1", "empty-field-1", "hearst-ranch");
        assertThat(Scene.at(after, "hearst-ranch")).isEqualTo("small oak");
        assertThat(Scene.coins(after, 1)).isEqualTo(20);
        assertThat(Scene.refusedBy(after, "P1: buy pinnacles")).isEqualTo("FF-4.4");
        assertThat(scene.refusedBy("P1: buy point-lobos")).isEqualTo("FF-4.4");
        assertThat(scene.refusedBy("P1: buy pinnacles on empty-field-1")).isEqualTo("FF-6.4");
        assertThat(scene.coins(1, 9).refusedBy("P1: buy pinnacles")).isEqualTo("FF-6.4");
    }

    @Test
    @Covers({"FF-J9", "FF-6.4"})
    void aParcelWhosePlantIsGoneComesEmpty() {
        var bells = "whispering-bells";
        var scene = Scene.of(2)
                .with("market", "figueroa-mountain")
                .lands(
                        1,
                        "pinnacles(small " + bells + ") point-lobos(small " + bells + ") mount-diablo(small " + bells
                                + ") cuesta-ridge(small " + bells + ") hearst-ranch(small " + bells
                                + ") cachuma-hills(small "
                                + bells + ")");
        var after = scene.after("P1: buy figueroa-mountain");
        assertThat(Scene.at(after, "figueroa-mountain")).isEqualTo("open");
        assertThat(Scene.coins(after, 1)).isEqualTo(3);
    }

    @Test
    @Covers({"FF-4.4c", "FF-4.4d", "FF-J40", "FF-J23"})
    void cardsAreBoughtForTwoAndSoldForOne() {
        var after = Scene.of(2).after("P1: buy-card", "*: draw P1 fire");
        assertThat(Scene.coins(after, 1)).isEqualTo(8);
        after = Scene.after(after, "P1: sell fire");
        assertThat(Scene.coins(after, 1)).isEqualTo(9);
        assertThat(Scene.discard(after)).isEqualTo("fire 1");
        assertThat(Scene.refusedBy(after, "P1: sell fire")).isEqualTo("FF-4.4");
        assertThat(Scene.of(2).coins(1, 1).refusedBy("P1: buy-card")).isEqualTo("FF-4.4");
        var none = Scene.of(2).hand(1, "water 24 fire 12 labor 12 nefarious 10").hand(2, "time 14");
        assertThat(none.refusedBy("P1: buy-card")).isEqualTo("FF-J23");
        var shuffled = none.hand(2, "-").with("discard", "time 14").after("P1: buy-card");
        assertThat(Scene.outcomes(shuffled)).containsExactly("draw P1 time");
        assertThat(Scene.discard(shuffled)).isEqualTo("-");
    }

    @Test
    @Covers({"FF-4.5", "FF-J5", "FF-J35", "FF-10.3", "FF-J29"})
    void theTurnEndsWhenThePlayerSaysSo() {
        var scene = Scene.of(2).with("in-turn", "bought, cards 2, proposals 1").hand(1, "water 20");
        var after = scene.after("P1: end");
        assertThat(Scene.view(after).active()).isEqualTo(Seat.of(1));
        assertThat(Scene.view(after).bought()).isFalse();
        assertThat(Scene.hand(after, 1)).isEqualTo("water 20");
        assertThat(Scene.refusedBy(scene.position(), "P2: end")).isEqualTo("table/wrong-seat");
        assertThat(Scene.refusedBy(scene.position(), "P1: pass")).isEqualTo("FF-4.4");
        var last = Scene.of(2)
                .option("round-cap", "5")
                .with("turns", "9, first P1")
                .row(2, "-");
        assertThat(last.after("P2: end"))
                .satisfies(over -> assertThat(Scene.isOver(over)).isTrue());
    }

    @Test
    @Covers({"FF-4.2", "FF-J23"})
    void anEmptyLandDeckBringsNothing() {
        var facts = Scene.of(2).position().table().facts();
        var market = new StringBuilder();
        for (var land : facts.cards().lands()) {
            boolean placed = land.id().matches("headquarters-[13]|empty-field-[13]");
            market.append(placed ? "" : land.id() + " ");
        }
        var scene = Scene.of(2)
                .with("stage", "event")
                .with("market", market.toString().strip());
        assertThat(Scene.outcomes(scene.after("*: event economic-boom"))).contains("draw P1 water");
    }

    @Test
    @Covers({"FF-6.2", "FF-6.3", "FF-6.5", "FF-J8", "FF-J11", "FF-J31"})
    void aBuildingStandsOnAParcel() {
        var scene = Scene.of(2).with("market", "fire-station pinnacles").hand(1, "water 1");
        var after = scene.after("P1: buy fire-station on empty-field-1");
        assertThat(Scene.at(after, "empty-field-1")).isEqualTo("fire-station");
        assertThat(Scene.row(after, 1)).hasSize(2);
        assertThat(scene.refusedBy("P1: buy fire-station on headquarters-1")).isEqualTo("FF-6.5");
        assertThat(scene.refusedBy("P1: buy fire-station on empty-field-3")).isEqualTo("FF-6.5");
        assertThat(scene.refusedBy("P1: play water pinnacles")).isEqualTo("FF-7.1");
        assertThat(scene.lands(1, "granite-quarry").refusedBy("P1: buy fire-station on granite-quarry"))
                .isEmpty();
        var shaken = Scene.of(2)
                .with("stage", "event")
                .coins(1, 0)
                .row(1, "headquarters-1 empty-field-1(fire-station) granite-quarry(reservoir)")
                .after("*: event earthquake", "*: die southern");
        assertThat(Scene.at(shaken, "empty-field-1")).isEqualTo("open");
        assertThat(Scene.at(shaken, "granite-quarry")).isEqualTo("reservoir");
    }
}
