package parterre.gnomes;

import parterre.testkit.English;
import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.box.Consequence;
import parterre.engine.box.Consequence.Certainty;
import parterre.testkit.Covers;

/// What is told of a move before it is made, and how a move is refused.
final class ForesightTest {
    private static List<Consequence> told(Scene scene, String move) {
        return Foresight.of(
                scene.position(), Seat.of(0), Scene.GAME.notation().read(move).orThrow());
    }

    private static Stream<String> saysToSecondSeat(Scene scene, String move) {
        return Foresight.of(
                        scene.position(),
                        Seat.of(1),
                        Scene.GAME.notation().read(move).orThrow())
                .stream()
                .map(Consequence::says);
    }

    private static List<String> says(Scene scene, String move) {
        return told(scene, move).stream().map(Consequence::says).toList();
    }

    /// Tasks are t1 t3: grain, fruit and two flowers; herbs; vegetable and flower.
    private static Scene resolving(String play) {
        return Scene.two("P1: hand g01 g02 g03 g04 g05 g06", "P2: score 3, hand g07 g08 g09 g10 g11 g12")
                .then("& P1: play " + play + " | P2: play g07 g08 g09 g10 g11 g12");
    }

    @Test
    void thatNoTaskCanBeDoneIsCertainAndWhatCanIsUpToTheOther() {
        assertThat(told(Scene.two(), "play g01")).contains(Consequence.certain("", "can do no task"));
        assertThat(told(Scene.two(), "play g02"))
                .contains(new Consequence(Certainty.OTHERS_DECIDE, "", "can do task 2"));
    }

    @Test
    void whatTheOtherDecidesIsToldTogetherAtTheEndAndTasksAsOneSaysThem() {
        var scene = Scene.two("P1: hand g01 g02 g03 g04 g05 g06, animals goat piggy horse");
        assertThat(told(scene, "play g01 g02 g03 g05").stream().map(Consequence::certainty))
                .isSortedAccordingTo(
                        (one, other) -> Boolean.compare(one != Certainty.CERTAIN, other != Certainty.CERTAIN))
                .contains(Certainty.CERTAIN, Certainty.OTHERS_DECIDE);
        assertThat(says(scene, "play g01 g02 g03 g05")).contains("can do tasks 1 and 2, or tasks 2 and 3");
    }

    @Test
    void animalsSayWhetherTheyWillHelp() {
        var scene = Scene.two(
                "P1: hand g01 g02 g03 g04 g05 g06, animals cow goat hen horse mouse piggy squirrels",
                "P2: hand g07 g08 g09 g10 g11 g12, animals cow");
        assertThat(says(scene, "play g05 g06"))
                .contains(
                        "Kindly Cow finds no milk within reach",
                        "Gregarious Goat brings 1 bliss, more if the other gains an animal first",
                        "Watchful Hen makes each gnome take 1 hour",
                        "Helpful Horse brings 2 bliss",
                        "Meticulous Mouse brings 2 bliss",
                        "Lucky Piggy brings nothing",
                        "Squad of Squirrels brings nothing");
        assertThat(says(scene, "play g03 g05"))
                .contains(
                        "Kindly Cow brings 2 bliss if task 1 is done",
                        "Lucky Piggy helps if the other does task 1 first");
        var october =
                Scene.two("option month: october", "P1: hand g01 g02 g03 g04 g05 g06, animals cow hen, asleep hen");
        assertThat(says(october, "play g05")).contains("Watchful Hen is asleep");
        var july = Scene.two("option month: july", "P1: hand g01 g02 g03 g04 g05 g06, animals hen");
        assertThat(says(july, "play g05 rest hen")).contains("Watchful Hen rests for 2 bliss");
    }

    /// Tasks are t1 t3: task 1, which shows milk, is grain, fruit and two flowers.
    @Test
    @Covers({"GG-8.July", "GG-R27", "GG-R28"})
    void inJulyItIsToldWhatRestsAndWhatThatBrings() {
        var own = "P1: hand g01 g02 g03 g04 g05 g06, animals cow goat hen horse mouse piggy squirrels";
        var july = Scene.two("option month: july", own, "P2: hand g07 g08 g09 g10 g11 g12");
        assertThat(says(july, "play g01"))
                .contains(
                        "Kindly Cow rests for 2 bliss",
                        "Gregarious Goat rests for 2 bliss",
                        "Helpful Horse rests for 2 bliss",
                        "Meticulous Mouse rests for 2 bliss",
                        "Lucky Piggy rests for 2 bliss",
                        "Squad of Squirrels rests for 2 bliss")
                .noneMatch(says -> says.contains("nothing"));
        var rivals = Scene.two("option month: july", own, "P2: hand g07 g08 g09 g10 g11 g12, animals cow");
        assertThat(says(rivals, "play g03 g05"))
                .contains(
                        "Kindly Cow brings 2 bliss either way",
                        "Lucky Piggy rests for 2 bliss, but not if you do task 1 after the other",
                        "Gregarious Goat brings 2 bliss either way",
                        "Helpful Horse brings 2 bliss");
        var choice =
                Scene.two("option month: july", "option july-rest: choice", own, "P2: hand g07 g08 g09 g10 g11 g12");
        assertThat(says(choice, "play g01"))
                .contains(
                        "Gregarious Goat rests for 2 bliss if the other gains no animal first",
                        "Helpful Horse brings 1 bliss or, if you let it rest then, 2",
                        "Meticulous Mouse rests for 2 bliss");
    }

    @Test
    @Covers("GG-8.July")
    void whoResolvesInJulyIsToldOfEachRestOnce() {
        var july = Scene.two(
                        "option month: july",
                        "P1: hand g01 g02 g03 g04 g05 g10, animals mouse horse",
                        "P2: score 3, hand g06 g07 g08 g09 g11 g12")
                .then("& P1: play g01 | P2: play g06 g07 g08 g09 g11 g12");
        assertThat(says(july, "do none"))
                .contains("Meticulous Mouse rests for 2 bliss", "Helpful Horse rests for 2 bliss")
                .noneMatch(says -> says.contains("month"));
    }

    @Test
    @Covers("GG-5.3")
    void animalsSayWhatTheyDoByAMoveThatResolves() {
        var scene = Scene.two(
                        "P1: hand g01 g02 g03 g04 g05 g06, animals cow goat hen horse mouse piggy squirrels",
                        "P2: score 3, hand g07 g08 g09 g10 g11 g12, animals cow")
                .then("& P1: play g03 g05 | P2: play g07 g08 g09 g10 g11 g12");
        assertThat(says(scene, "do 1"))
                .contains(
                        "10 bliss for task 1",
                        "Kindly Cow brings 2 bliss",
                        "Gregarious Goat brings 1 bliss",
                        "Watchful Hen has made each gnome take 1 hour",
                        "Helpful Horse brings 2 bliss",
                        "Meticulous Mouse brings nothing",
                        "Lucky Piggy brings nothing",
                        "Squad of Squirrels brings nothing",
                        "scores 15, which makes 15")
                .noneMatch(says -> says.contains("bliss for Kindly Cow"));
        assertThat(says(scene, "do none")).contains("Kindly Cow finds no milk");
        var second = Scene.two(
                        "P1: hand g01 g02 g03 g04 g05 g06", "P2: score 3, hand g07 g08 g09 g10 g11 g12, animals piggy")
                .then("& P1: play g03 g05 | P2: play g07 g08 g09 g10 g11 g12", "P1: do 1");
        assertThat(saysToSecondSeat(second, "do 1")).contains("Lucky Piggy lets you do task 1 again");
        assertThat(saysToSecondSeat(second, "do 2")).contains("Lucky Piggy brings nothing");
    }

    /// A task that gains nothing is a denial only for whoever is first.
    @Test
    @Covers({"GG-R13", "GG-5.2d"})
    void onlyTheFirstIsToldThatTheOtherCannotDoIt() {
        var scene = Scene.two(
                        "P1: hand g01 g02 g03 g04 g05 g06, animals cow",
                        "P2: score 3, hand g07 g08 g09 g10 g11 g12, animals cow")
                .then("& P1: play g01 g05 | P2: play g07 g08 g09 g10 g11 g12");
        assertThat(says(scene, "do 3")).anyMatch(says -> says.endsWith("already; the other cannot do it"));
        assertThat(saysToSecondSeat(scene.then("P1: do none"), "do 3"))
                .anyMatch(says -> says.endsWith("Kindly Cow already"));
    }

    @Test
    @Covers("GG-R10")
    void oneSharingShowsThatTheTasksCanBeDone() {
        assertThat(says(resolving("g01 g02 g05"), "do 2 3")).contains("task 2 by Bramble", "task 3 by Alder and Elder");
    }

    @Test
    void whatIsLeftUndoneIsNamed() {
        assertThat(says(resolving("g01 g02 g05"), "do none"))
                .contains("leaves task 2 undone (4 bliss)", "leaves task 3 undone (Kindly Cow)");
    }

    @Test
    void refusalsNameGnomesAsPlayersKnowThem() {
        assertThat(refusal(Scene.two(), "play g07 g08"))
                .hasValueSatisfying(says -> assertThat(says).contains("do not have Gorse (g07) and Hazel (g08)"));
        assertThat(refusal(resolving("g01"), "do 1"))
                .hasValueSatisfying(says -> assertThat(says).startsWith("Alder (g01) cannot do task 1"));
    }

    private static Optional<String> refusal(Scene scene, String move) {
        return Scene.GAME
                .refusal(
                        scene.position(),
                        Seat.of(0),
                        Scene.GAME.notation().read(move).orThrow())
                .map(Refusal::reason).map(English::of);
    }

    @Test
    @Covers({"GG-D3", "GG-R2"})
    void aPositionInWhichATieGoesTheWrongWayIsRefused() {
        var form = GnomePositions.FORM;
        var tie = """
                seats: 2
                phase: resolve
                round: 2
                tasks: t1 t3
                pile: t2 t4 t5 t6 t7
                order: %s, resolved 0
                P1: score %d, hand g01 g03 g04 g05 g06 g07, plays g01, prep 1
                P2: score 9, hand g02 g08 g09 g10 g11 g12, plays g02, prep 1
                """;
        assertThat(form.read(tie.formatted("P1 P2", 8))).isInstanceOf(Reading.Good.class);
        assertThat(form.read(tie.formatted("P2 P1", 8))).isInstanceOf(Reading.Bad.class);
        assertThat(form.read(tie.formatted("P2 P1", 9))).isInstanceOf(Reading.Good.class);
        assertThat(form.read(tie.formatted("P1 P2", 9))).isInstanceOf(Reading.Bad.class);
    }
}
