package parterre.gnomes;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Setup;
import parterre.engine.table.MatchPlan;
import parterre.testkit.Covers;

/// Chapter 8: the seven months and the season.
final class MonthsTest {
    private static Scene begun(String month) {
        var setup = Setup.standard(Scene.GAME.info(), 1).with(GnomeTerms.MONTH, month);
        return new Scene(Scene.GAME.start(setup)).then("*: lay t1 t3", "*: deal g01 g02 g03 g04 g05 g06");
    }

    @Test
    @Covers("GG-8.0")
    void theAutomaHasAHeadStartButInOctober() {
        for (var month : List.of("april", "may", "june", "july", "august", "september")) {
            assertThat(begun(month).score(1)).as(month).isEqualTo(7);
        }
        assertThat(begun("october").score(1)).isZero();
        assertThat(begun("none").score(1)).isZero();
    }

    @Test
    @Covers({"GG-8.0", "GG-R48"})
    void inSeptemberTheAutomaHasAnAnimal() {
        var september = begun("september");
        assertThat(september.outcomes()).hasSize(7);
        assertThat(september.refused("*: slide t2")).contains("GG-R48");
        assertThat(september.then("*: adopt mouse").animals(1)).isEqualTo("mouse");
        assertThat(begun("may").waitsFor()).isEqualTo("P1");
    }

    @Test
    @Covers({"GG-8.April", "GG-R25"})
    void aprilPaysTheSecondForEarlierAnimals() {
        var scene = Scene.two(
                        "option month: april",
                        "P1: hand g01 g02 g03 g04 g05 g06, animals piggy hen",
                        "P2: hand g07 g08 g09 g10 g11 g12, animals goat")
                .then("& P1: play g04 g05 | P2: play g12", "P1: do none", "P2: do none");
        assertThat(scene.from(BlissSource.MONTH, 0)).as("first").isZero();
        assertThat(scene.from(BlissSource.MONTH, 1)).isEqualTo(1);
        var gaining = Scene.two(
                        "option month: april",
                        "P1: hand g01 g02 g03 g04 g05 g06, animals piggy",
                        "P2: hand g07 g08 g09 g10 g11 g12")
                .then("& P1: play g04 g05 g06 | P2: play g12", "P2: do none", "P1: do 3");
        assertThat(gaining.from(BlissSource.MONTH, 0)).isEqualTo(1);
        assertThat(gaining.animals(0)).isEqualTo("cow piggy");
    }

    @Test
    @Covers({"GG-8.May", "GG-R26"})
    void inMayTwoFlowersStandForAnyOtherIcon() {
        assertThat(may("g05", "herbs")).isTrue();
        assertThat(may("g05 g12 g03", "grain fruit flower flower")).isTrue();
        assertThat(may("g05 g12 g01", "grain fruit flower flower")).isTrue();
        assertThat(may("g05", "flower flower herbs"))
                .as("flowers do not serve twice")
                .isFalse();
        assertThat(may("g01 g02", "flower")).as("nothing stands for a flower").isFalse();
        assertThat(may("g08 g09", "fruit")).as("flowers of two gnomes").isTrue();
    }

    @Test
    @Covers({"GG-8.May", "GG-R26"})
    void may_isToldWhereOnlyFlowersMadeATaskFeasible() {
        // Task 3 needs a vegetable and a flower. g05 and g12 have two flowers each, g11 has one and a vegetable.
        assertThat(mayIsTold("may", "g05 g12", "do 3")).isTrue();
        assertThat(mayIsTold("may", "g05 g11", "do 3")).as("no flower needed").isFalse();
        assertThat(mayIsTold("may", "g05 g12", "do none")).as("nothing done").isFalse();
        assertThat(mayIsTold("none", "g05 g11", "do 3")).as("another month").isFalse();
    }

    private static boolean mayIsTold(String month, String gnomes, String move) {
        var scene = Scene.two(
                        "option month: " + month,
                        "P1: hand g01 g02 g03 g05 g11 g12",
                        "P2: hand g04 g06 g07 g08 g09 g10, score 9")
                .then("& P1: play " + gnomes + " | P2: play g04 g06 g07 g08 g09 g10", "P1: " + move);
        return scene.events().contains(new GnomeEvent.RuleApplied(GnomeEvent.Rule.MAY));
    }

    private static boolean may(String gnomes, String need) {
        var cards = GnomeTerms.of(Setup.standard(Scene.GAME.info(), 2)).cards();
        var icons = cards.icons(Names.readGnomes(Names.words(gnomes)).orThrow());
        return Month.MAY.meets(
                icons,
                Icons.of(Names.words(need).stream()
                        .map(word -> Expertise.of(word).orElseThrow())
                        .toList()));
    }

    @Test
    @Covers({"GG-8.June", "GG-R30"})
    void juneLetsTheSecondGiveAGnomeForTasks() {
        var scene = Scene.two("option month: june").then("& P1: play g02 g04 g05 | P2: play g10 g12", "P1: do 2 3");
        assertThat(scene.moves(1))
                .containsExactly(
                        "do none", "do none give g07", "do none give g08", "do none give g09", "do none give g11");
        assertThat(scene.refused("P2: do none give g10")).contains("GG-8.June");
        var given = scene.then("P2: do none give g07");
        assertThat(given.from(BlissSource.MONTH, 1)).isEqualTo(4);
        assertThat(given.hand(0)).isEqualTo("g01 g03 g06 g07 g10 g12");
        assertThat(scene.then("P2: do none").from(BlissSource.MONTH, 1)).isZero();
        var first = Scene.two("option month: june").then("& P1: play g01 | P2: play g10");
        assertThat(first.refused("P1: do none give g02")).as("not the first").contains("GG-8.June");
    }

    @Test
    @Covers({"GG-8.June", "GG-R31"})
    void juneAlone_automasTasksCount_giftGoesUnderItsPile() {
        // t2 t3: prep 3, does 1 and 2.
        var scene = Scene.solo("option month: june", "tasks: t1 t4", "pile: t2 t3 t5 t6 t7")
                .then("P1: play g06 g01 g02", "*: orders t2 t3");
        var given = scene.then("P1: do none give g04");
        assertThat(given.from(BlissSource.MONTH, 0)).isEqualTo(4);
        var passed = given.then("*: pass g07 g08");
        assertThat(passed.position().automaPile().list().getLast()).isEqualTo(0b10_1011);
    }

    @Test
    @Covers({"GG-8.July", "GG-R27", "GG-R29"})
    void inJulyIdleAnimalsBringTwo() {
        var scene = Scene.two(
                        "option month: july",
                        "P1: hand g01 g02 g03 g04 g05 g06, animals horse mouse goat",
                        "P2: hand g07 g08 g09 g10 g11 g12, animals hen cow")
                .then("& P1: play g04 g05 g01 | P2: play g12", "P2: do none", "P1: do 3");
        assertThat(scene.from(BlissSource.HORSE, 0)).isEqualTo(3);
        assertThat(scene.from(BlissSource.GOAT, 0))
                .as("exactly 2 counts as used")
                .isEqualTo(2);
        assertThat(scene.from(BlissSource.MOUSE, 0)).isZero();
        assertThat(scene.from(BlissSource.MONTH, 0))
                .as("the mouse; the new cow brings nothing yet")
                .isEqualTo(2);
    }

    @Test
    @Covers({"GG-8.July", "GG-R28"})
    void inJulyTheHensRestIsChosenWithTheGnomes() {
        var scene = Scene.two(
                "option month: july",
                "P1: hand g01 g02 g03 g04 g05 g10, animals hen",
                "P2: hand g07 g08 g09 g06 g11 g12");
        assertThat(scene.moves(0)).hasSize(2 * 63).startsWith("play g01", "play g01 rest hen");
        var works = scene.then("& P1: play g10 | P2: play g07");
        assertThat(works.waitsFor()).isEqualTo("P1");
        assertThat(works.then("P1: do none").from(BlissSource.MONTH, 0)).isZero();
        var rests = scene.then("& P1: play g10 rest hen | P2: play g07");
        assertThat(rests.waitsFor()).isEqualTo("P2");
        assertThat(rests.then("P2: do none", "P1: do none").from(BlissSource.MONTH, 0))
                .isEqualTo(2);
        assertThat(scene.refused("& P1: play g10 | P2: play g07 rest hen")).contains("GG-R28");
        assertThat(Scene.two("P1: hand g01 g02 g03 g04 g05 g06, animals hen")
                        .refused("& P1: play g01 rest hen | P2: play g07"))
                .contains("GG-R28");
    }

    @Test
    @Covers("GG-R28")
    void inJulyThePiggyRestsUnlessItOpensTaskOne() {
        var lines = new String[] {
            "option month: july",
            "P1: hand g01 g02 g03 g05 g04 g06, animals piggy",
            "P2: hand g07 g08 g09 g10 g11 g12, animals hen"
        };
        var taken = Scene.two(lines).then("& P1: play g01 g02 g03 g05 | P2: play g08 g10", "P2: do 1");
        assertThat(taken.then("P1: do 1").from(BlissSource.MONTH, 0)).isZero();
        assertThat(taken.then("P1: do 2").from(BlissSource.MONTH, 0)).isEqualTo(2);
        var free = Scene.two(lines).then("& P1: play g01 g02 g03 g05 | P2: play g08 g10", "P2: do none");
        assertThat(free.then("P1: do 1").from(BlissSource.MONTH, 0)).isEqualTo(2);
    }

    @Test
    @Covers("GG-R27")
    void byOptionAPlayerSaysWhichAnimalsRest() {
        var scene = Scene.two(
                        "option month: july",
                        "option july-rest: choice",
                        "P1: hand g01 g02 g03 g04 g05 g06, animals horse squirrels",
                        "P2: hand g07 g08 g09 g10 g11 g12")
                .then("& P1: play g01 g02 g03 | P2: play g10 g12");
        assertThat(scene.waitsFor()).isEqualTo("P1");
        assertThat(scene.moves(0)).contains("do none", "do none rest horse").doesNotContain("do none rest squirrels");
        assertThat(scene.then("P1: do none").score(0)).isEqualTo(3 + 2);
        assertThat(scene.then("P1: do none rest horse").score(0)).isEqualTo(2 + 2);
        assertThat(scene.refused("P1: do none rest squirrels")).contains("GG-R27");
        assertThat(Scene.two("option month: july", "P1: hand g01 g02 g03 g04 g05 g06, animals horse")
                        .then("& P1: play g01 | P2: play g12")
                        .refused("P1: do none rest horse"))
                .contains("GG-R27");
    }

    @Test
    @Covers({"GG-8.August", "GG-R32"})
    void inAugustOneOfThreeStays() {
        var both = Scene.two("option month: august")
                .then("& P1: play g01 g02 g03 | P2: play g10 g11 g12", "P1: do none", "P2: do none");
        assertThat(both.waitsFor()).isEqualTo("P1, P2");
        assertThat(both.refused("& P1: keep g04 | P2: keep g10")).contains("GG-8.August");
        var kept = both.then("& P1: keep g02 | P2: keep g12");
        assertThat(kept.hand(0)).isEqualTo("g02 g04 g05 g06 g10 g11");
        var one = Scene.two("option month: august")
                .then("& P1: play g01 g02 g03 | P2: play g10 g12", "P1: do none", "P2: do none");
        assertThat(one.waitsFor()).isEqualTo("P1");
        assertThat(one.moves(0)).containsExactly("keep g01", "keep g02", "keep g03");
        var two = Scene.two("option month: august")
                .then("& P1: play g01 g02 | P2: play g12", "P1: do none", "P2: do none");
        assertThat(two.waitsFor()).isEqualTo("chance");
    }

    @Test
    @Covers({"GG-R32", "GG-R37"})
    void aloneInAugustThePlayerKeepsBeforeTheAutomaPasses() {
        var scene = Scene.solo("option month: august").then("P1: play g01 g02 g03", "*: orders t5 t2", "P1: do none");
        assertThat(scene.waitsFor()).isEqualTo("P1");
        var passed = scene.then("P1: keep g03", "*: pass g07 g08");
        assertThat(passed.hand(0)).isEqualTo("g03 g04 g05 g06 g07 g08");
        assertThat(passed.hand(1)).isEqualTo("g01 g02 g09 g10 g11 g12");
    }

    @Test
    @Covers({"GG-8.September", "GG-R33"})
    void inSeptemberBothTasksTogetherCountTwice() {
        var scene = Scene.two(
                        "option month: september",
                        "P1: hand g01 g02 g03 g05 g04 g06, animals piggy cow horse",
                        "P2: hand g07 g08 g09 g10 g11 g12, animals hen")
                .then("& P1: play g01 g02 g03 g05 | P2: play g08 g10", "P2: do 1");
        assertThat(scene.then("P1: do 1 2").score(0)).isEqualTo(32 + 4);
        assertThat(scene.then("P1: do 1").score(0)).isEqualTo(12 + 4);
    }

    @Test
    @Covers({"GG-8.October", "GG-R35", "GG-R36"})
    void octoberSendsTheOldAnimalToSleep() {
        // t1 t5: task 3 brings the mouse for vegetable and flower.
        var scene = Scene.two(
                        "option month: october",
                        "tasks: t1 t5",
                        "pile: t2 t3 t4 t6 t7",
                        "P1: hand g01 g02 g03 g04 g05 g06, animals horse")
                .then("& P1: play g04 g05 | P2: play g11 g12", "P1: do 3");
        assertThat(scene.from(BlissSource.HORSE, 0)).isEqualTo(2);
        assertThat(scene.from(BlissSource.MONTH, 0)).isEqualTo(1);
        assertThat(scene.position().side(0).asleep().toString()).isEqualTo("horse");
        assertThat(scene.position().side(0).awake().toString()).isEqualTo("mouse");
        var third = Scene.two(
                        "option month: october", "P1: hand g01 g02 g03 g04 g05 g06, animals horse mouse, asleep horse")
                .then("& P1: play g04 g05 | P2: play g11 g12", "P1: do 3");
        assertThat(third.from(BlissSource.MONTH, 0)).isEqualTo(2);
        assertThat(third.from(BlissSource.HORSE, 0)).as("asleep").isZero();
        var first = Scene.two("option month: october").then("& P1: play g04 g05 | P2: play g11 g12", "P1: do 3");
        assertThat(first.score(0)).isZero();
    }

    @Test
    @Covers({"GG-R34", "GG-8.October"})
    void october_sleepersCountForTheGoatOnly() {
        var scene = Scene.two(
                        "option month: october",
                        "P1: hand g01 g02 g03 g04 g05 g06, animals cow mouse, asleep cow",
                        "P2: hand g07 g08 g09 g10 g11 g12, animals goat")
                .then("& P1: play g04 g05 | P2: play g11 g12", "P1: do 3");
        assertThat(scene.animals(0)).isEqualTo("cow mouse");
        assertThat(scene.position().side(0).asleep().toString()).isEqualTo("cow");
        assertThat(scene.from(BlissSource.MONTH, 0)).isZero();
        assertThat(scene.then("P2: do none").from(BlissSource.GOAT, 1)).isEqualTo(2);
    }

    @Test
    @Covers({"GG-R37", "GG-8.October"})
    void theAutomaKeepsNoMonth() {
        var scene = Scene.solo("option month: october", "automa: pile g07 g08 g09 g10 g11 g12, animals hen mouse")
                .then("P1: play g01", "*: orders t5 t2", "P1: do none");
        assertThat(scene.animals(1)).isEqualTo("cow hen mouse");
        assertThat(scene.position().side(1).asleep().isEmpty()).isTrue();
        assertThat(scene.score(1)).isEqualTo(9);
    }

    @Test
    @Covers({"GG-8.1", "GG-8.2"})
    void aSeasonIsSevenGamesInMonthOrder() {
        var plans = new GnomeBox().matches();
        assertThat(plans).extracting(MatchPlan::name).containsExactly("season", "solo-season");
        for (var plan : plans) {
            assertThat(plan.games())
                    .extracting(setup -> setup.value(GnomeTerms.MONTH))
                    .containsExactly("april", "may", "june", "july", "august", "september", "october");
            assertThat(plan.rotation()).isEqualTo(MatchPlan.Rotation.NONE);
            assertThat(plan.ranking())
                    .containsExactly(
                            MatchPlan.Criterion.WINS, MatchPlan.Criterion.POINTS, MatchPlan.Criterion.FAVOURED);
        }
    }
}
