package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import parterre.engine.Attachment;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Size;
import parterre.flora.events.Stage;
import parterre.flora.material.FloraTerms;
import parterre.flora.material.Hand;
import parterre.flora.material.Holding;
import parterre.flora.material.Plant;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;
import parterre.testkit.Covers;
import parterre.testkit.NoLeak;

/// With six Resource Cards and two event cards it can be counted what each seat could work out: nothing that it is
/// shown tells more. Cards that seats forget by FF-J37 may come back in imagined positions.
final class NoLeakTest {
    private static final int NO_COINS = 0;

    @Test
    @Covers({"FF-D6", "FF-J19", "FF-J36", "FF-J37"})
    void nothingThatASeatIsShownTellsHiddenCards() {
        var check = NoLeak.in(Scene.GAME).forgetting(NoLeakTest::cardsOf);
        for (var viewer : List.of(Viewer.player(Seat.of(0)), Viewer.player(Seat.of(2)))) {
            var extent = check.check(small(), viewer, 1, 3, 24, 7);
            assertThat(extent.beliefs()).isGreaterThan(50);
            assertThat(extent.positions()).isGreaterThan(100);
            assertThat(List.of("rob ", "draw P", "rats ", "block "))
                    .as("what the walks came to")
                    .allMatch(part -> extent.walksWith(part) > 0);
        }
    }

    /// A position without what seats remember of each other's hands.
    private static String cardsOf(Position position) {
        return Scene.text(position)
                .lines()
                .filter(line -> !line.startsWith("known"))
                .collect(Collectors.joining("\n"));
    }

    /// P1 acts; nobody has coins, so that no land is bought and none turned up.
    private static Position small() {
        var setup = Setup.standard(FloraTerms.INFO, 3)
                .with(FloraTerms.CARDS, cards())
                .with(FloraTerms.TRADE_LIMIT, "0");
        var table = new Draft(FloraTerms.of(setup));
        var facts = table.facts();
        for (int seat = 0; seat < 3; seat++) {
            for (var id : List.of("headquarters-" + (seat + 1), "empty-field-" + (seat + 1))) {
                table.decks().takeLand(facts.land(id));
                table.lands().append(seat, facts.land(id));
            }
            table.purses().gain(seat, NO_COINS);
        }
        for (var id : List.of("point-lobos")) {
            int land = facts.land(id);
            table.decks().takeLand(land);
            table.lands().append(0, land);
            int species = facts.species("sagebrush");
            table.lands().setPool(species, table.lands().pool(species) - 1);
            table.lands().setHolding(land, Holding.withPlant(0, Plant.of(species, Size.SMALL)));
        }
        deal(table, 0, Resource.WATER, Resource.NEFARIOUS);
        deal(table, 1, Resource.TIME);
        deal(table, 2, Resource.FIRE);
        table.turn().build(0, 0, table.terms());
        table.waitFor(Stage.Action.FREE);
        return table.position();
    }

    private static void deal(Draft table, int seat, Resource... cards) {
        for (var card : cards) {
            table.decks().takeResources(Hand.one(card));
            table.purses().draw(seat, card);
        }
    }

    /// The standard cards with few of what is hidden: two each of the event cards that move Resource Cards.
    private static Attachment cards() {
        try (var stream = NoLeakTest.class.getResourceAsStream("/parterre/room/fire-and-flora/cards.json")) {
            assertThat(stream).isNotNull();
            var standard = new String(stream.readAllBytes(), StandardCharsets.UTF_8);
            var few = standard.replaceFirst(
                            "\"resources\": \\{[^}]*}",
                            "\"resources\": {\"water\": 2, \"fire\": 1, \"labor\": 1, \"nefarious\": 1, \"time\": 1}")
                    .replaceAll("(\"name\": \"[^\"]*\", \"copies\": )\\[[0-9], [0-9], [0-9], [0-9]]", "$1[0, 0, 0, 0]")
                    .replaceAll("(\"id\": \"(?:pack-rat|rainbow)\".*\"copies\": )\\[0, 0, 0, 0]", "$1[1, 0, 0, 0]");
            return new Attachment("few.json", few);
        } catch (IOException e) {
            throw new AssertionError(e);
        }
    }
}
