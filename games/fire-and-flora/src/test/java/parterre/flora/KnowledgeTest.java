package parterre.flora;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Lines;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.flora.cards.Names.CardCount;
import parterre.flora.cards.Resource;
import parterre.flora.events.TurnEvent;
import parterre.flora.material.Hand;
import parterre.flora.moves.FloraNotation;
import parterre.flora.position.Position;
import parterre.flora.text.FloraPositions;
import parterre.testkit.Copies;
import parterre.testkit.Covers;

/// Checks what each viewer knows.
final class KnowledgeTest {
    private static final Viewer ONE = Viewer.player(Seat.of(0));
    private static final Viewer TWO = Viewer.player(Seat.of(1));
    private static final Viewer THREE = Viewer.player(Seat.of(2));

    private static String line(Position before, String step, Viewer viewer) {
        return Scene.GAME.line(before, Lines.read(FloraNotation.NOTATION, step).orThrow(), viewer);
    }

    @Test
    @Covers({"FF-J37", "FF-3.5"})
    void handsAreHiddenAndCounted() {
        var scene = Scene.of(3).hand(1, "water 2").hand(2, "time 1").with("events-under", "P2=arson");
        var view = Scene.GAME.view(scene.position(), ONE);
        assertThat(view.players().get(0).hand()).isPresent();
        assertThat(view.players().get(1).hand()).isEmpty();
        assertThat(view.players().get(1).size()).isEqualTo(1);
        assertThat(view.eventsUnder().getFirst().event()).isEmpty();
        assertThat(Scene.GAME
                        .view(scene.position(), TWO)
                        .eventsUnder()
                        .getFirst()
                        .event())
                .contains("arson");
        var drawing = scene.with("stage", "drawing / seat P1 / left 1 / purpose bought / others -")
                .position();
        assertThat(line(drawing, "*: draw P1 fire", ONE)).isEqualTo("*: draw P1 fire");
        assertThat(line(drawing, "*: draw P1 fire", TWO)).isEqualTo("*: draw P1 ?");
        var looking = Scene.of(3)
                .with("stage", "looking")
                .row(1, "headquarters-1 empty-field-1(weather-station)")
                .position();
        assertThat(line(looking, "*: look arson", ONE)).isEqualTo("*: look arson");
        assertThat(line(looking, "*: look arson", TWO)).isEqualTo("*: look ?");
    }

    @Test
    @Covers("FF-J36")
    void theftAndPackRatAreSeenByThoseConcerned() {
        var robbing =
                Scene.of(3).with("stage", "robbing / seat P2").hand(2, "time 1").position();
        assertThat(line(robbing, "*: rob time", ONE)).isEqualTo("*: rob time");
        assertThat(line(robbing, "*: rob time", TWO)).isEqualTo("*: rob time");
        assertThat(line(robbing, "*: rob time", THREE)).isEqualTo("*: rob ?");
        var rats = Scene.of(3)
                .with("stage", "rats")
                .with("event", "pack-rat")
                .hand(1, "water 1")
                .hand(2, "time 1")
                .position();
        assertThat(line(rats, "*: rats water time -", THREE)).isEqualTo("*: rats ? time -");
        assertThat(line(rats, "*: rats water time -", Viewer.spectator())).isEqualTo("*: rats ? ? -");
    }

    @Test
    @Covers("FF-J19")
    void answersWithoutEffectStaySecret() {
        var window = Scene.of(4)
                .hand(1, "water 1")
                .hand(2, "time 1")
                .hand(3, "fire 1")
                .hand(4, "fire 1")
                .lands(1, "point-lobos(small sagebrush)")
                .after("P1: play water point-lobos");
        var step = "& P2: pass | P3: block fire | P4: block fire";
        assertThat(line(window, step, ONE)).isEqualTo("& P2: pass | P3: block fire | P4: ?");
        assertThat(line(window, step, Viewer.player(Seat.of(3)))).isEqualTo(step);
    }

    @Test
    @Covers({"FF-D6", "FF-J37"})
    void hiddenCardsAreDrawnFromAllThatAreUnseen() {
        var position = Scene.of(2).hand(1, "water 24").hand(2, "time 1").position();
        var view = Scene.GAME.view(position, ONE);
        var imagination = Scene.GAME.imagination(view);
        var luck = Generator.of(5);
        var hands = new HashMap<String, Integer>();
        int draws = 4800;
        for (int i = 0; i < draws; i++) {
            var world = imagination.draw(luck);
            assertThat(Scene.GAME.view(world, ONE)).isEqualTo(view);
            hands.merge(Scene.hand(world, 2), 1, Integer::sum);
        }
        assertThat(hands).doesNotContainKey("water 1").hasSize(4);
        assertThat(hands.get("time 1")).as("14 of 48 unseen cards").isBetween(1250, 1550);
        assertThat(hands.get("nefarious 1")).as("10 of 48").isBetween(870, 1130);
    }

    @Test
    @Covers({"FF-D6", "FF-9.5"})
    void offeredCardsAreHeld() {
        var scene = Scene.of(2).hand(1, "water 1 labor 2").hand(2, "time 1");
        var offered = scene.after("P1: offer P2 labor+labor for time");
        var countered = Scene.after(offered, "& P2: counter time for water");
        var luck = Generator.of(3);
        for (int i = 0; i < 50; i++) {
            var world = Scene.GAME.imagine(Scene.GAME.view(offered, TWO), luck);
            assertThat(Scene.hand(world, 1)).containsPattern("labor [23]");
            var other = Scene.GAME.imagine(Scene.GAME.view(countered, ONE), luck);
            assertThat(Scene.hand(other, 2)).isEqualTo("time 1");
        }
    }

    /// P2 saw which card P1 took, and P3 did not.
    @Test
    @Covers({"FF-D6", "FF-J36"})
    void aVictimKnowsTheStolenCard() {
        var robbed = Scene.of(3)
                .with("stage", "robbing / seat P2")
                .hand(1, "water 2")
                .hand(2, "time 1")
                .after("*: rob time");
        assertThat(known(robbed, TWO)).containsExactly("P2 of P1 time 1");
        assertThat(known(robbed, ONE)).containsExactly("P2 of P1 time 1");
        assertThat(known(robbed, THREE)).isEmpty();
        assertThat(known(robbed, Viewer.spectator())).isEmpty();
        assertThat(imaginedHands(robbed, TWO)).allMatch(hand -> hand.contains("time"));
        assertThat(imaginedHands(robbed, THREE)).anyMatch(hand -> !hand.contains("time"));
        var later = Scene.after(robbed, "P1: buy-card", "*: draw P1 labor");
        assertThat(known(later, TWO)).containsExactly("P2 of P1 time 1");
        assertThat(known(Scene.after(later, "P1: sell water"), TWO)).containsExactly("P2 of P1 time 1");
        assertThat(known(Scene.after(later, "P1: sell time"), TWO)).isEmpty();
    }

    @Test
    @Covers({"FF-D6", "FF-J36", "FF-11.4"})
    void packRat_passedCard_staysKnownToItsGiver() {
        var passed = Scene.of(3)
                .with("stage", "rats")
                .with("event", "pack-rat")
                .with("market", "chino-hills")
                .with("known", "P3 of P1 water 1, P2 of P1 water 1")
                .hand(1, "water 1")
                .hand(2, "time 1")
                .after("*: rats water time -");
        assertThat(known(passed, ONE)).containsExactly("P1 of P2 water 1");
        assertThat(known(passed, THREE))
                .as("P1 has passed a card on, and it may have been the Water")
                .containsExactly("P2 of P3 time 1");
    }

    @Test
    @Covers({"FF-D6", "FF-9.5"})
    void offeredAndTradedCardsAreKnownToAll() {
        var offered = Scene.of(3).hand(1, "water 2").hand(2, "labor 1").after("P1: offer P2 water for labor");
        var declined = Scene.after(offered, "& P2: decline");
        assertThat(known(declined, Viewer.spectator())).containsExactly("all of P1 water 1");
        var traded = Scene.after(offered, "& P2: accept");
        assertThat(known(traded, THREE)).containsExactly("all of P1 labor 1", "all of P2 water 1");
        assertThat(imaginedHands(traded, THREE)).allMatch(hand -> hand.contains("labor"));
    }

    @Test
    @Covers({"FF-D3", "FF-D6"})
    void nobodyKnowsOfCardsThatAreNotThere() {
        var scene = Scene.of(3).hand(1, "water 1");
        assertThat(problems(scene.with("known", "P2 of P1 time 1")))
                .contains("known")
                .contains("P1");
        assertThat(problems(scene.with("known", "P1 of P1 water 1"))).contains("SeatTwice");
        assertThat(problems(scene.with("known", "P2 water 1"))).contains("NotKnownCards");
        var kept = scene.with("known", "all of P1 water 1").position();
        assertThat(FloraPositions.of(Scene.GAME).read(Scene.text(kept)).orThrow())
                .isEqualTo(kept);
    }

    private static String problems(Scene scene) {
        return FloraPositions.of(Scene.GAME).read(scene.text()).map(Scene::text).toString();
    }

    private static List<String> known(Position position, Viewer viewer) {
        return Scene.GAME.view(position, viewer).known().stream()
                .map(known -> known.by().map(Seat::toString).orElse("all") + " of " + known.of() + " "
                        + Hand.write(Hand.of(known.cards())))
                .toList();
    }

    @Test
    @Covers({"FF-D6", "FF-J36"})
    void knowledgeIsToldOnlyToThoseWhoMayHaveIt() {
        var robbing =
                Scene.of(3).with("stage", "robbing / seat P2").hand(2, "time 1").position();
        var victimKnows =
                new TurnEvent.CardsKnown(Optional.of(Seat.of(1)), Seat.of(0), List.of(new CardCount(1, Resource.TIME)));
        var step = Lines.read(FloraNotation.NOTATION, "*: rob time").orThrow();
        assertThat(Scene.GAME.events(robbing, step, TWO)).contains(victimKnows);
        assertThat(Scene.GAME.events(robbing, step, ONE)).contains(victimKnows);
        assertThat(Scene.GAME.events(robbing, step, THREE))
                .hasSize(2)
                .noneMatch(TurnEvent.CardsKnown.class::isInstance);
    }

    @Test
    @Covers({"FF-D6", "FF-9.5"})
    void tradeOfEqualCards_tellsOnlyWhatIsNew() {
        var offered = Scene.of(2).hand(1, "water 1").hand(2, "water 1").after("P1: offer P2 water for water");
        var step = Lines.read(FloraNotation.NOTATION, "& P2: accept").orThrow();
        assertThat(Scene.GAME.events(offered, step, ONE))
                .filteredOn(TurnEvent.CardsKnown.class::isInstance)
                .as("P1 showed a Water by the offer, and has one again")
                .containsExactly(new TurnEvent.CardsKnown(
                        Optional.empty(), Seat.of(1), List.of(new CardCount(1, Resource.WATER))));
    }

    /// Returns the hands that P1 may hold.
    private static List<String> imaginedHands(Position position, Viewer viewer) {
        var view = Scene.GAME.view(position, viewer);
        var imagination = Scene.GAME.imagination(view);
        var luck = Generator.of(7);
        var hands = new ArrayList<String>();
        for (int i = 0; i < 60; i++) {
            var world = imagination.draw(luck);
            assertThat(Scene.GAME.view(world, viewer)).isEqualTo(view);
            hands.add(Scene.hand(world, 1));
        }
        return hands;
    }

    @Test
    @Covers("FF-D6")
    void anImpossibleViewIsRefused() {
        var view = Scene.GAME.view(Scene.of(2).position(), ONE);
        var wrong = Copies.with(Copies.with(view, "event", Optional.empty()), "deck", view.deck() + 1);
        assertThatThrownBy(() -> Scene.GAME.imagine(wrong, Generator.of(1))).hasMessageContaining("deck");
    }
}
