package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.testkit.Covers;

/// Chapters 2 to 6: the game for two.
final class TwoPlayersTest {
    private static final String BUSY = "& P1: play g01 g02 g03 g05 | P2: play g10 g12";

    private static Scene start(int seats) {
        return new Scene(Scene.GAME.start(Setup.standard(Scene.GAME.info(), seats)));
    }

    // --- 2 Set-up ---------------------------------------------------------------------------------------------------

    @Test
    @Covers({"GG-2.1", "GG-R38"})
    void twoOfSevenTaskCardsAreLaidLeftToRight() {
        assertThat(start(2).outcomes())
                .hasSize(42)
                .startsWith("lay t1 t2", "lay t1 t3")
                .doesNotContain("lay t1 t1");
        var laid = start(2).then("*: lay t3 t1").position();
        assertThat(Names.task(laid.left()) + " " + Names.task(laid.right())).isEqualTo("t3 t1");
        assertThat(laid.pile().size()).isEqualTo(5);
        assertThat(laid.discards()).isZero();
    }

    @Test
    @Covers({"GG-2.2", "GG-1.5", "GG-1.2"})
    void eachPlayerIsDealtSixGnomesAndNothingElse() {
        var laid = start(2).then("*: lay t3 t1");
        assertThat(laid.refused("*: deal g01 g02 g03 g04 g05")).contains("GG-2.2");
        var dealt = laid.then("*: deal g01 g03 g05 g07 g09 g11");
        assertThat(dealt.hand(0)).isEqualTo("g01 g03 g05 g07 g09 g11");
        assertThat(dealt.hand(1)).isEqualTo("g02 g04 g06 g08 g10 g12");
        assertThat(dealt.score(0) + dealt.score(1)).isZero();
        assertThat(dealt.animals(0) + dealt.animals(1)).isEqualTo("--");
        assertThat(dealt.position().round()).isEqualTo(1);
    }

    @Test
    @Covers({"GG-2.3", "GG-R4"})
    void handsAreOpen_sealedChoicesAreInNoPosition() {
        var scene = Scene.two();
        var own = Scene.GAME.view(scene.position(), Viewer.player(Seat.of(0)));
        var others = Scene.GAME.view(scene.position(), Viewer.spectator());
        assertThat(own.sides())
                .usingRecursiveFieldByFieldElementComparatorIgnoringFields("open")
                .containsExactlyElementsOf(others.sides());
        assertThat(own.sides()).extracting(GnomeView.SideView::open).containsExactly(true, false);
        assertThat(others.sides()).extracting(GnomeView.SideView::open).containsExactly(false, false);
        var all = Scene.GAME.view(scene.position(), Viewer.everyone());
        assertThat(all.sides()).extracting(GnomeView.SideView::open).containsExactly(true, true);
        assertThat(own.sides().getLast().hand()).containsExactly("g07", "g08", "g09", "g10", "g11", "g12");
        assertThat(own.pile()).containsExactly(List.of("t2", "t4", "t5", "t6", "t7"));
    }

    // --- 3 Tasks ----------------------------------------------------------------------------------------------------

    @Test
    @Covers({"GG-3.1", "GG-3.2", "GG-1.3"})
    void theInnerHalvesOfTheRulebooksPairDefineItsTasks() {
        var tasks = Scene.two().position().tasks();
        assertThat(tasks.needs())
                .extracting(Icons::toString)
                .containsExactly("grain, fruit, flower, flower", "herbs", "flower, vegetable");
        assertThat(tasks.bliss()).containsExactly(10, 4);
        assertThat(tasks.milk()).isEqualTo(Tasks.FIRST);
        assertThat(tasks.animal()).isEqualTo(Animal.COW);
    }

    // --- 4 Playing gnomes -------------------------------------------------------------------------------------------

    @Test
    @Covers({"GG-4.1", "GG-R5"})
    void oneOrMoreGnomesOfTheHandArePlayed() {
        var scene = Scene.two();
        assertThat(scene.moves(0)).hasSize(63).contains("play g04", "play g01 g02 g03 g04 g05 g06");
        assertThat(Scene.GAME.refusal(scene.position(), Seat.of(0), new GnomeMove.Play(Gnomes.NONE, Animals.NONE)))
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo("GG-4.1"));
        assertThat(scene.refused("& P1: play g07 | P2: play g07")).contains("GG-4.1");
        assertThat(scene.refused("& P1: play g01 | P2: play g07")).isEmpty();
    }

    @Test
    @Covers({"GG-4.2", "GG-R6"})
    void bothAreAskedTogetherAndThenBothPlaysLieOpen() {
        assertThat(Scene.two().waitsFor()).isEqualTo("P1, P2");
        var revealed = Scene.two().then(BUSY).position();
        assertThat(Names.gnomes(revealed.side(0).played())).isEqualTo("g01 g02 g03 g05");
        assertThat(Names.gnomes(revealed.side(1).played())).isEqualTo("g10 g12");
        assertThat(revealed.phase()).isEqualTo(Phase.RESOLVE);
    }

    // --- 5.1 Order --------------------------------------------------------------------------------------------------

    @Test
    @Covers("GG-5.1")
    void lessTimeResolvesFirst() {
        assertThat(Scene.two().then("& P1: play g01 g06 | P2: play g07").waitsFor())
                .isEqualTo("P2");
        assertThat(Scene.two().then("& P1: play g01 | P2: play g07").waitsFor()).isEqualTo("P1");
    }

    @Test
    @Covers({"GG-5.1", "GG-R3"})
    void aHenMakesEveryGnomeTakeAnHour() {
        var scene =
                Scene.two("P1: hand g06 g10 g01 g02 g03 g04, animals hen mouse", "P2: hand g05 g07 g08 g09 g11 g12");
        var revealed = scene.then("& P1: play g06 g10 | P2: play g05");
        assertThat(revealed.position().side(0).account().prep()).isEqualTo(2);
        assertThat(revealed.then("P2: do none", "P1: do none").from(BlissSource.MOUSE, 0))
                .isEqualTo(2);
        assertThat(Scene.two("P1: hand g06 g10 g01 g02 g03 g04", "P2: hand g05 g07 g08 g09 g11 g12")
                        .then("& P1: play g06 g10 | P2: play g05")
                        .position()
                        .side(0)
                        .account()
                        .prep())
                .isEqualTo(5);
    }

    @Test
    @Covers({"GG-5.1", "GG-R2", "GG-R1"})
    void aTieGoesToTheLowerScoreThenTheYounger() {
        var even = "& P1: play g06 | P2: play g07";
        assertThat(Scene.two("P1: score 3, hand g01 g02 g03 g04 g05 g06")
                        .then(even)
                        .waitsFor())
                .isEqualTo("P2");
        assertThat(Scene.two("P2: score 3, hand g07 g08 g09 g10 g11 g12")
                        .then(even)
                        .waitsFor())
                .isEqualTo("P1");
        assertThat(Scene.two().then(even).waitsFor()).isEqualTo("P2");
        assertThat(Scene.two("option younger: 1").then(even).waitsFor()).isEqualTo("P1");
    }

    // --- 5.2 Tasks --------------------------------------------------------------------------------------------------

    /// The rulebook's example of four gnomes, task 1 being taken.
    private static Scene fourGnomes(String animals, String... lines) {
        var all = new java.util.ArrayList<>(List.of(lines));
        all.add("P1: hand g01 g02 g03 g05 g04 g06" + animals);
        all.add("P2: hand g07 g08 g09 g10 g11 g12, animals hen");
        return Scene.two(all.toArray(String[]::new)).then("& P1: play g01 g02 g03 g05 | P2: play g08 g10", "P2: do 1");
    }

    @Test
    @Covers({"GG-5.2", "GG-5.2d", "GG-R7", "GG-R8", "GG-R10"})
    void eachGnomeHelpsOneTask_andDoneTasksAreBlocked() {
        var scene = fourGnomes("");
        assertThat(scene.position().side(0).account().prep()).isEqualTo(4);
        assertThat(scene.moves(0)).containsExactly("do none", "do 2", "do 3", "do 2 3");
        assertThat(scene.refused("P1: do 1")).contains("GG-5.2d");
        var done = scene.then("P1: do 2 3");
        assertThat(done.score(0)).isEqualTo(4);
        assertThat(done.animals(0)).isEqualTo("cow");
    }

    @Test
    @Covers({"GG-5.2d", "GG-R11", "GG-R16", "GG-10.4"})
    void withAPiggyTaskOneIsOpenAllTheSame() {
        var scene = fourGnomes(", animals piggy cow");
        assertThat(scene.moves(0)).containsExactly("do none", "do 1", "do 2", "do 1 2", "do 3", "do 2 3");
        assertThat(scene.refused("P1: do 1 3")).contains("GG-5.2");
        assertThat(scene.then("P1: do 1 2").score(0)).isEqualTo(16);
    }

    @Test
    @Covers("GG-R12")
    void thePiggyOfTheFirstChangesNothing() {
        var scene = Scene.two(
                        "P1: hand g01 g02 g03 g05 g04 g06, animals piggy",
                        "P2: hand g07 g08 g09 g10 g11 g12, animals hen piggy")
                .then("& P1: play g01 g02 g03 g05 | P2: play g08 g10");
        assertThat(scene.moves(1)).containsExactly("do none", "do 1");
        assertThat(scene.then("P2: do none").moves(0)).contains("do 1");
    }

    @Test
    @Covers({"GG-5.2", "GG-R9"})
    void doingNothingIsAllowedAndBonusesComeAllTheSame() {
        var scene = Scene.two("P1: hand g01 g02 g03 g04 g05 g06, animals horse")
                .then("& P1: play g01 g02 | P2: play g10 g12");
        assertThat(scene.then("P1: do none").score(0)).isEqualTo(2);
    }

    // --- 5.3 Score --------------------------------------------------------------------------------------------------

    @Test
    @Covers({"GG-5.3", "GG-R19", "GG-1.1"})
    void gnomePlayedAlone_bringsItsCharismaToo() {
        var scene = Scene.two("tasks: t4 t3", "pile: t1 t2 t5 t6 t7").then("& P1: play g01 | P2: play g10");
        assertThat(scene.then("P1: do 2").score(0)).isEqualTo(4 + 2);
        assertThat(scene.then("P1: do none").score(0)).isEqualTo(2);
    }

    @Test
    @Covers({"GG-5.3", "GG-R17"})
    void horseAndMouseCountWhoWasPlayed() {
        var scene = Scene.two(
                        "P1: hand g01 g02 g03 g06 g07 g05, animals horse mouse", "P2: hand g04 g08 g09 g10 g11 g12")
                .then("& P1: play g01 g06 g07 | P2: play g10 g11 g12", "P1: do none");
        assertThat(scene.from(BlissSource.HORSE, 0)).isEqualTo(3);
        assertThat(scene.from(BlissSource.MOUSE, 0)).isEqualTo(4);
    }

    @Test
    @Covers({"GG-5.3", "GG-R15", "GG-5.4"})
    void theGoatCountsAnAnimalThatHasJustCome() {
        var scene = Scene.two("P1: hand g01 g02 g03 g04 g05 g06", "P2: hand g07 g08 g09 g10 g11 g12, animals goat")
                .then("& P1: play g04 g05 | P2: play g11 g12", "P1: do 3", "P2: do none");
        assertThat(scene.animals(0)).isEqualTo("cow");
        assertThat(scene.from(BlissSource.GOAT, 1)).isEqualTo(1);
        assertThat(scene.score(0)).isZero();
    }

    @Test
    @Covers({"GG-5.3", "GG-R18"})
    void squirrelsPayWhoHasFewerGnomes() {
        var few = Scene.two(
                        "P1: hand g01 g02 g03 g04 g05, animals squirrels",
                        "P2: hand g06 g07 g08 g09 g10 g11 g12, animals squirrels")
                .then("& P1: play g01 g02 | P2: play g10 g12", "P1: do none", "P2: do none");
        assertThat(few.from(BlissSource.SQUIRRELS, 0)).isEqualTo(3);
        assertThat(few.from(BlissSource.SQUIRRELS, 1)).isZero();
        var even = Scene.two("P1: hand g01 g02 g03 g04 g05 g06, animals squirrels")
                .then("& P1: play g01 g02 | P2: play g10 g12", "P1: do none");
        assertThat(even.score(0)).isZero();
    }

    // --- 5.4 Recruiting ---------------------------------------------------------------------------------------------

    @Test
    @Covers({"GG-5.4", "GG-R13", "GG-R14", "GG-1.4", "GG-R49"})
    void nobodyHasTwoOfAKindButMayDenyOne() {
        var scene = Scene.two("P1: hand g01 g02 g03 g04 g05 g06, animals cow", "P2: hand g07 g08 g09 g10 g11 g12")
                .then("& P1: play g04 g05 | P2: play g11 g12", "P1: do 3");
        assertThat(scene.animals(0)).isEqualTo("cow");
        assertThat(scene.score(0)).isZero();
        assertThat(scene.moves(1)).containsExactly("do none");
        var both = Scene.two("P2: hand g07 g08 g09 g10 g11 g12, animals cow")
                .then("& P1: play g04 g05 | P2: play g12", "P1: do 3");
        assertThat(both.animals(0)).as("the second of the kind").isEqualTo("cow");
    }

    // --- 6 Reset ----------------------------------------------------------------------------------------------------

    @Test
    @Covers({"GG-6.2", "GG-R22"})
    void playedGnomesChangeHandsAtOnce() {
        var scene = Scene.two().then("& P1: play g01 g02 | P2: play g10 g11 g12", "P1: do none", "P2: do none");
        assertThat(scene.hand(0)).isEqualTo("g03 g04 g05 g06 g10 g11 g12");
        assertThat(scene.hand(1)).isEqualTo("g01 g02 g07 g08 g09");
        assertThat(scene.position().side(0).played().isEmpty()).isTrue();
    }

    @Test
    @Covers({"GG-6.3", "GG-R23"})
    void theSixthSlideMakesAPileOfSixCards() {
        var scene = Scene.two();
        for (var next : List.of("t2", "t4", "t5", "t6", "t7")) {
            scene = round(scene).then("*: slide " + next);
        }
        assertThat(scene.position().pile().isEmpty()).isTrue();
        assertThat(scene.position().round()).isEqualTo(6);
        var sixth = round(scene);
        assertThat(sixth.outcomes())
                .as("the card discarded last among them")
                .containsExactly("slide t1", "slide t2", "slide t3", "slide t4", "slide t5", "slide t6");
        var slid = sixth.then("*: slide t6").position();
        assertThat(Names.task(slid.left()) + " " + Names.task(slid.right())).isEqualTo("t7 t6");
        assertThat(slid.discards()).isZero();
    }

    /// A round in which each side plays its first gnome and nobody does anything.
    private static Scene round(Scene scene) {
        var now = scene;
        var plays = "& P1: play " + Names.gnome(scene.position().side(0).hand().nth(0)) + " | P2: play "
                + Names.gnome(scene.position().side(1).hand().nth(0));
        now = now.then(plays);
        for (int i = 0; i < 2; i++) {
            now = now.then(now.waitsFor() + ": do none");
        }
        return now;
    }

    @Test
    @Covers({"GG-6.1", "GG-R20"})
    void theGameEndsOnlyWhenBothHaveResolved() {
        var scene = Scene.two("P1: score 74, hand g01 g02 g03 g04 g05 g06")
                .then("& P1: play g02 | P2: play g12", "P1: do 2");
        assertThat(scene.score(0)).isEqualTo(80);
        assertThat(scene.waitsFor()).isEqualTo("P2");
        var over = scene.then("P2: do none");
        assertThat(over.waitsFor()).isEqualTo("nobody");
        assertThat(over.result().share(Seat.of(0))).isEqualTo(1);
        assertThat(over.result().ending()).isEqualTo("77 bliss reached");
    }

    @Test
    @Covers({"GG-6.1", "GG-R21", "GG-R1"})
    void levelScoresGoToMoreAnimalsThenToTheYounger() {
        assertThat(winner(
                        "P1: score 80, hand g01 g02 g03 g04 g05 g06",
                        "P2: score 79, hand g07 g08 g09 g10 g11 g12, animals cow"))
                .isEqualTo("P1");
        assertThat(winner(
                        "P1: score 80, hand g01 g02 g03 g04 g05 g06, animals cow",
                        "P2: score 80, hand g07 g08 g09 g10 g11 g12"))
                .isEqualTo("P1");
        assertThat(winner("P1: score 80, hand g01 g02 g03 g04 g05 g06", "P2: score 80, hand g07 g08 g09 g10 g11 g12"))
                .isEqualTo("P2");
        assertThat(winner(
                        "option younger: 1",
                        "P1: score 80, hand g01 g02 g03 g04 g05 g06",
                        "P2: score 80, hand g07 g08 g09 g10 g11 g12"))
                .isEqualTo("P1");
    }

    private static String winner(String... lines) {
        var all = new java.util.ArrayList<>(List.of("phase: over", "order: P1 P2, resolved 2"));
        all.addAll(List.of(lines));
        var result = (parterre.engine.Result.Placed)
                Scene.two(all.toArray(String[]::new)).result();
        assertThat(result.standings().getFirst().party()).isInstanceOf(Party.Seated.class);
        return result.standings().getFirst().party().toString();
    }

    @Test
    @Covers("GG-12")
    void aRoundGoesFromTheChoiceToTheNextOne() {
        var scene = Scene.two().then(BUSY);
        assertThat(scene.waitsFor()).isEqualTo("P1");
        scene = scene.then("P1: do 2 3");
        assertThat(scene.waitsFor()).isEqualTo("P2");
        scene = scene.then("P2: do none");
        assertThat(scene.waitsFor()).isEqualTo("chance");
        assertThat(scene.then("*: slide t5").waitsFor()).isEqualTo("P1, P2");
    }

    @Test
    @Covers("GG-R24")
    void onlyAgainstTheAutomaAGameIsBounded() {
        var info = Scene.GAME.info();
        assertThat(Scene.GAME.bound(Setup.standard(info, 2))).isEmpty();
        assertThat(Scene.GAME.bound(Setup.standard(info, 1))).hasValue(3 + 6 * 77);
    }
}
