package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// Checks where a gardener may go, and the cost.
final class MovementTest {
    private static Example two(String dice, String p1, String p2, String... more) {
        return Example.of("seats: 2\nturn: P1 moves\ndice: " + dice + "\nP1: score 5, flowers 2 red, gardener " + p1
                + "\nP2: flowers 2 red, gardener " + p2 + "\n" + String.join("\n", more));
    }

    @Test
    @Covers("GM-3.3")
    void anyDieMayBeUsedWithOnesOwnGardener() {
        var start = two("1 4 4", "e5", "k1");
        assertThat(start.verdict("P1: 1 e5-e6 red")).isEqualTo("legal");
        assertThat(start.verdict("P1: 4 e5-e9 red")).isEqualTo("legal");
        assertThat(start.verdict("P1: 2 e5-e7 red")).isEqualTo("GM-3.3");
        assertThat(start.verdict("P1: 1 k1-k2 red")).isEqualTo("GM-3.3");
        assertThat(start.verdict("P2: 1 k1-k2 red")).isEqualTo("table/wrong-seat");
        assertThat(start.verdict("P1: place a6")).isEqualTo("GM-3.3");
        assertThat(start.verdict("P1: roll e5")).isEqualTo("GM-3.3");
        assertThat(start.verdict("P1: waste 2")).isEqualTo("GM-3.3");
    }

    @Test
    @Covers({"GM-3.4", "GM-3.4a"})
    void aGardenerGoesStraightExactlyByTheDie() {
        var start = two("2", "e5", "k1", "blue: e6");
        assertThat(start.goals(2)).containsExactly("c5", "c7", "e3", "e7", "g3", "g5");
        assertThat(start.verdict("P1: 2 e5-e7 red")).as("over a flower").isEqualTo("legal");
        assertThat(start.verdict("P1: 2 e5-e8 red")).as("too far").isEqualTo("GM-3.4a");
        assertThat(start.verdict("P1: 2 e5-e6")).as("not far enough").isEqualTo("GM-3.4a");
        assertThat(start.verdict("P1: 2 e5-f7 red")).as("round a corner").isEqualTo("GM-3.4a");
        assertThat(start.verdict("P1: 2 e5-e5 red")).as("on the spot").isEqualTo("GM-3.4a");
    }

    @Test
    @Covers("GM-3.4b")
    void theWayStaysInTheGarden() {
        assertThat(two("3", "f11", "k1").goals(3)).containsExactly("c11", "f8", "i8");
        assertThat(two("6", "f11", "k1").goals(6)).containsExactly("f5");
    }

    @Test
    @Covers({"GM-3.4c", "GM-3.4d", "GM-A1"})
    void t4GardenersAndTheCentreInTheWay() {
        var start = two("1 2 3", "f8", "f10");
        assertThat(start.verdict("P1: 2 f8-f10 red")).as("onto a gardener").isEqualTo("GM-3.4c");
        assertThat(start.verdict("P1: 3 f8-f11 red")).as("through a gardener").isEqualTo("GM-3.4c");
        assertThat(start.verdict("P1: 1 f8-f9 red")).as("up to a gardener").isEqualTo("legal");
        assertThat(start.verdict("P1: 2 f8-f6 red")).as("onto the centre").isEqualTo("GM-3.4d");
        assertThat(start.verdict("P1: 3 f8-f5 red")).as("over the centre").isEqualTo("legal");
        assertThat(start.goals(2)).doesNotContain("f10", "f6");
        assertThat(start.goals(3)).contains("f5").doesNotContain("f11");
    }

    @Test
    @Covers("GM-A1")
    void byAgreementNobodyWalksOverTheCentre() {
        var start = two("3", "f8", "k1", "option pass-centre: off");
        assertThat(start.verdict("P1: 3 f8-f5 red")).isEqualTo("GM-A1");
        assertThat(start.goals(3)).doesNotContain("f5").contains("f11");
        assertThat(Example.of("seats: 2\noption pass-centre: off\nturn: P1 begins\nP1: gardener f7, flowers 1 red\n"
                                + "P2: gardener k1, flowers 1 red")
                        .turn())
                .as("the centre still counts as flowerless")
                .isEqualTo("P1 rolls 6");
    }

    /// In the corner f11 with others on e11, f10 and g10 nothing can be used; with one of them gone its line is free.
    private static Example corner(String dice, String option, String third) {
        return Example.of("seats: 4\n" + option + "turn: P1 moves\ndice: " + dice
                + "\nP1: score 5, gardener f11, flowers 2 red\nP2: score 4, gardener e11, flowers 2 red\n"
                + "P3: gardener f10, flowers 2 red\nP4: gardener " + third + ", flowers 2 red\n");
    }

    @Test
    @Covers({"GM-3.5", "GM-A4"})
    void usableDiceMayNotBeWasted() {
        var free = corner("1 6", "", "a6");
        assertThat(free.verdict("P1: waste 1")).isEqualTo("GM-3.5");
        assertThat(free.verdict("P1: 1 f11-g10 red")).isEqualTo("legal");
        assertThat(free.moves()).doesNotContain("waste 1");
    }

    @Test
    @Covers("GM-3.6")
    void aDieThatLeadsNowhereCostsAPoint() {
        var locked = corner("1 6", "", "g10");
        assertThat(locked.moves()).containsExactly("waste 1", "waste 6");
        var after = locked.after("P1: waste 6");
        assertThat(after.score(1)).as("5 to 4, which is taken, to 3").isEqualTo(3);
        assertThat(after.turn()).isEqualTo("P2 moves");
        assertThat(after.position().dice()).hasToString("1");
        assertThat(after.position().idle()).isEqualTo(1);
    }

    @Test
    @Covers("GM-A3")
    void aDeadDieMayBeChosenBesideAUsableOne() {
        var free = corner("1 6", "", "a6");
        assertThat(free.moves()).containsExactly("1 f11-g10 red", "waste 6");
        assertThat(free.verdict("P1: waste 6")).isEqualTo("legal");
    }

    @Test
    @Covers("GM-A3")
    void byAgreementADeadDieWaitsForUsableDice() {
        var strict = corner("1 6", "option free-dead-die: off\n", "a6");
        assertThat(strict.moves()).containsExactly("1 f11-g10 red");
        assertThat(strict.verdict("P1: waste 6")).isEqualTo("GM-A3");
        var locked = corner("1 6", "option free-dead-die: off\n", "g10");
        assertThat(locked.moves()).containsExactly("waste 1", "waste 6");
        assertThat(locked.verdict("P1: waste 6")).isEqualTo("legal");
    }

    @Test
    @Covers("GM-3.7")
    void steppingOnAFlowerCostsAPointAndPlantsNothing() {
        var start = two("1 3", "e5", "k1", "blue: e6");
        assertThat(start.verdict("P1: 1 e5-e6")).isEqualTo("legal");
        assertThat(start.verdict("P1: 1 e5-e6 red")).isEqualTo("GM-3.7");
        var after = start.after("P1: 1 e5-e6");
        assertThat(after.score(1)).isEqualTo(4);
        assertThat(after.position().flowers().planted().size()).isEqualTo(1);
        assertThat(Cell.of(after.position().gardener(0))).hasToString("e6");
        assertThat(after.turn()).isEqualTo("P2 moves");
    }

    @Test
    @Covers({"GM-3.8", "GM-A13"})
    void onAFlowerlessCellAPlayerPlantsAnOwnFlower() {
        var start = two("1", "e5", "k1");
        assertThat(start.verdict("P1: 1 e5-e6")).isEqualTo("GM-3.8");
        assertThat(start.verdict("P1: 1 e5-e6 blue")).isEqualTo("GM-3.8");
        var after = start.after("P1: 1 e5-e6 red");
        assertThat(after.position().flowers().colourAt(Cell.read("e6").orThrow().index()))
                .contains(Colour.RED);
        assertThat(new Bunch(after.position().flowers().bunch(0))).hasToString("1 red");
        assertThat(Cell.of(after.position().gardener(0))).hasToString("e6");
    }

    @Test
    @Covers("GM-3.9")
    void onlyTheUsedDieGoes() {
        var after = two("1 3 3 6", "e5", "k1").after("P1: 3 e5-e8 red");
        assertThat(after.position().dice()).hasToString("1 3 6");
    }

    @Test
    @Covers("GM-3.10")
    void thenItIsTheNextPlayersTurn() {
        assertThat(two("1 3", "e5", "k1").after("P1: 3 e5-e8 red").turn()).isEqualTo("P2 moves");
        assertThat(two("3", "e5", "k1").after("P1: 3 e5-e8 red").turn()).isEqualTo("P2 rolls 3");
        assertThat(two("1 3", "e5", "k1")
                        .after("P1: 3 e5-e8 red", "P2: 1 k1-k2 red")
                        .turn())
                .isEqualTo("P1 rolls 6");
    }

    @Test
    @Covers("GM-D12")
    void movesAreListedByCellColourFlowersDeadDice() {
        var start = Example.of("""
                seats: 4
                turn: P1 moves
                dice: 1 1 6
                P1: gardener f11, flowers 1 green 2 red
                P2: gardener e11, flowers 2 red
                P3: gardener f9, flowers 2 red
                P4: gardener a6, flowers 2 red
                blue: f10
                """);
        assertThat(start.moves()).containsExactly("1 f11-g10 green", "1 f11-g10 red", "1 f11-f10", "waste 6");
    }

    @Test
    @Covers("GM-D14")
    void gardenersAreNamedByTheirCells() {
        assertThat(two("1", "e5", "k1").moves()).allMatch(move -> move.startsWith("1 e5-"));
    }
}
