package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.table.Match;
import parterre.flora.cards.Resource;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.position.Position;
import parterre.testkit.Covers;

/// Checks the material, and the steps before the first turn.
final class SetUpTest {
    private static Position start(int seats) {
        return Scene.GAME.start(Setup.standard(FloraTerms.INFO, seats));
    }

    @Test
    @Covers({"FF-2.1", "FF-2.2", "FF-2.3", "FF-3.6", "FF-8.1"})
    void theMaterialIsComplete() {
        var table = start(2).table();
        assertThat(table.facts().speciesCount()).isEqualTo(11);
        assertThat(table.facts().cards().species().stream()
                        .mapToInt(species -> species.copies())
                        .sum())
                .isEqualTo(94);
        assertThat(table.facts().landCount()).isEqualTo(72);
        assertThat(table.facts().cards().lands().stream()
                        .filter(land -> land.isBuilding())
                        .count())
                .isEqualTo(14);
        assertThat(Hand.counts(table.facts().resources())).containsExactly(24, 12, 12, 10, 14);
        assertThat(Resource.all()).hasSize(5);
        assertThat(List.of(2, 3, 4))
                .extracting(seats -> start(seats).table().decks().eventDeckSize())
                .containsExactly(27, 32, 37);
        int fires = 0;
        for (var event : table.facts().cards().eventCards()) {
            fires += event.effect().startsFire() ? event.copies(2) : 0;
        }
        assertThat(fires).isEqualTo(9);
    }

    @Test
    @Covers({"FF-3.2", "FF-3.3", "FF-3.4", "FF-3.7", "FF-3.10", "FF-J2", "FF-D1"})
    void everybodyGetsAHeadquartersAndAFieldElsewhere() {
        var position = start(2);
        assertThat(Scene.outcomes(position))
                .containsExactly(
                        "deal P1 headquarters-1",
                        "deal P1 headquarters-2",
                        "deal P1 headquarters-3",
                        "deal P1 headquarters-4");
        position = Scene.after(position, "*: deal P1 headquarters-3", "*: deal P2 headquarters-4");
        assertThat(Scene.row(position, 1)).containsExactly("headquarters-3", "empty-field-3");
        assertThat(Scene.row(position, 2)).containsExactly("headquarters-4", "empty-field-4");
        assertThat(Scene.coins(position, 2)).isEqualTo(10);
        assertThat(Scene.outcomes(position)).hasSize(68).contains("land headquarters-1", "land empty-field-1");
        assertThat(Scene.pool(position, "sagebrush")).isEqualTo(12);
        for (var land : List.of("pinnacles", "point-lobos", "reservoir", "parrot-park", "store", "carrizo-plain")) {
            var card = land.equals("store") ? "general-store" : land;
            position = Scene.after(position, "*: land " + card);
        }
        assertThat(Scene.view(position).market()).hasSize(6).startsWith("pinnacles", "point-lobos");
        assertThat(Scene.outcomes(position)).hasSize(62).allMatch(outcome -> outcome.startsWith("lot P1 "));
    }

    @Test
    @Covers({"FF-3.8", "FF-J3"})
    void theMostExpensiveLandBegins() {
        var scene = Scene.of(3).with("stage", "lots / who P1 P2 P3 / drawn -");
        var begun = scene.after("*: lot P1 pinnacles", "*: lot P2 santa-clara-river", "*: lot P3 point-lobos");
        assertThat(Scene.view(begun).first()).isEqualTo(Seat.of(1));
        assertThat(Scene.view(begun).landDeck()).as("all cards went back").isEqualTo(66);
        var tied = scene.after("*: lot P1 pinnacles", "*: lot P2 point-lobos", "*: lot P3 hearst-ranch");
        assertThat(Scene.outcomes(tied)).contains("lot P1 pinnacles").doesNotContain("lot P2 pinnacles");
        tied = Scene.after(tied, "*: lot P1 point-lobos");
        assertThat(Scene.outcomes(tied)).contains("lot P3 pinnacles").doesNotContain("lot P3 point-lobos");
        assertThat(Scene.view(Scene.after(tied, "*: lot P3 pinnacles")).active())
                .isEqualTo(Seat.of(2));
        var plain = Scene.of(3).option("first", "random").with("stage", "first-lot");
        assertThat(Scene.outcomes(plain.position())).containsExactly("first P1", "first P2", "first P3");
    }

    @Test
    @Covers("FF-3.8")
    void returnMatch_firstOneSeatBeginsThenTheOther() {
        var plan = new FloraBox().matches().getFirst();
        assertThat(plan.games())
                .hasSize(2)
                .allMatch(game -> game.value(FloraTerms.FIRST).equals("seat"));
        assertThat(Match.of(plan).seatOf(Seat.of(0), 1)).isEqualTo(Seat.of(1));
        var begun = Scene.of(2)
                .option("first", "seat")
                .with("stage", "market / left 1")
                .after("*: land pinnacles");
        assertThat(Scene.view(begun).first()).isEqualTo(Seat.of(0));
        assertThat(Scene.outcomes(begun)).allMatch(outcome -> outcome.startsWith("event "));
    }

    @Test
    @Covers({"FF-3.5", "FF-3.9", "FF-J42"})
    void theFourthPlayerGetsACard() {
        var four =
                Scene.of(4).with("stage", "first-lot").option("first", "random").after("*: first P3");
        assertThat(Scene.outcomes(four)).contains("draw P2 water").hasSize(5);
        assertThat(Scene.hand(Scene.after(four, "*: draw P2 time"), 2)).isEqualTo("time 1");
        var three =
                Scene.of(3).with("stage", "first-lot").option("first", "random").after("*: first P3");
        assertThat(Scene.outcomes(three)).anyMatch(outcome -> outcome.startsWith("event "));
    }

    @Test
    @Covers({"FF-3.1", "FF-6.7", "FF-J12"})
    void headquartersCanBeReadInThreeWays() {
        var site = Scene.of(2).hand(1, "water 1").lands(1, "point-lobos(big sagebrush)");
        assertThat(Scene.at(site.after("P1: play water point-lobos"), "empty-field-1"))
                .isEqualTo("small sagebrush");
        var open = site.option("hq-mode", "open-parcel").after("P1: play water point-lobos");
        assertThat(Scene.moves(open)).containsExactly("at headquarters-1", "at empty-field-1");
        var setup = Setup.standard(FloraTerms.INFO, 2).with(FloraTerms.HQ_MODE, "on-field");
        var built = Scene.after(Scene.GAME.start(setup), "*: deal P1 headquarters-1");
        assertThat(Scene.row(built, 1)).containsExactly("empty-field-1");
        assertThat(Scene.at(built, "empty-field-1")).isEqualTo("headquarters-1");
        var shaken = Scene.of(2)
                .option("hq-mode", "on-field")
                .with("stage", "event")
                .row(1, "empty-field-1(headquarters-1)")
                .row(2, "empty-field-3(headquarters-3)")
                .after("*: event earthquake", "*: die both");
        assertThat(Scene.at(shaken, "empty-field-1")).isEqualTo("headquarters-1");
        var another = Scene.of(2)
                .option("hq-mode", "on-field")
                .with("market", "headquarters-2")
                .row(1, "empty-field-1(headquarters-1) granite-quarry")
                .row(2, "empty-field-3(headquarters-3)");
        assertThat(another.refusedBy("P1: buy headquarters-2")).isEqualTo("FF-6.5");
        assertThat(Scene.at(another.after("P1: buy headquarters-2 on granite-quarry"), "granite-quarry"))
                .isEqualTo("headquarters-2");
        assertThat(Scene.of(2).option("goal", "6").position().table().terms().goal())
                .isEqualTo(6);
    }
}
