package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// Two gardeners for each of two players.
final class TwoGardenersTest {
    private static Example two(String options, String turn, String p1, String p2, String... more) {
        return Example.of("seats: 2\noption two-gardeners: on\n" + options + "turn: " + turn
                + "\nP1: score 2, flowers 1 gray 1 red, gardener " + p1 + "\nP2: score 4, flowers 2 blue, gardener "
                + p2
                + "\n" + String.join("\n", more));
    }

    @Test
    @Covers("GM-6.2")
    void gardenersArePlacedOneAtATime() {
        var start = Example.start(Example.setup(2, "two-gardeners=on"));
        var placed = start.after("P1: place a6", "P2: place b5", "P1: place c4");
        assertThat(placed.turn()).isEqualTo("P2 places");
        assertThat(placed.moves()).hasSize(87);
        var all = placed.after("P2: place d3");
        assertThat(all.turn()).isEqualTo("chance deals");
        assertThat(MarsPositions.FORM.write(all.position())).contains("P1: score 0, gardener a6 c4");
    }

    @Test
    @Covers("GM-6.2")
    void eitherMayBeMovedAndAllBlockEachOther() {
        var start = two("", "P1 moves", "f11 f10", "f8 a6", "dice: 1 3");
        assertThat(start.verdict("P1: 1 f11-e11 red")).isEqualTo("legal");
        assertThat(start.verdict("P1: 1 f10-e10 red")).isEqualTo("legal");
        assertThat(start.verdict("P1: 1 f8-f7 red")).as("not the seat's own").isEqualTo("GM-3.3");
        assertThat(start.verdict("P1: 3 f11-f8 red"))
                .as("the seat's own is in the way")
                .isEqualTo("GM-3.4c");
        assertThat(start.verdict("P1: 3 f10-f7 red"))
                .as("the other's is in the way")
                .isEqualTo("GM-3.4c");
    }

    @Test
    @Covers("GM-6.2")
    void aDieIsDeadOnlyIfNeitherCanUseIt() {
        // with a 6 the gardener on f11 could only go to f5, where the colleague stands in the way
        var one = two("", "P1 moves", "f11 f10", "a6 k1", "dice: 6");
        assertThat(one.moves()).noneMatch(move -> move.startsWith("6 f11")).doesNotContain("waste 6");
        assertThat(one.verdict("P1: waste 6")).isEqualTo("GM-3.5");
        var none = two("", "P1 moves", "f11 f10", "f7 k1", "dice: 6");
        assertThat(none.moves()).containsExactly("waste 6");
        assertThat(none.after("P1: waste 6").score(1)).isEqualTo(1);
    }

    @Test
    @Covers("GM-6.2")
    void deadlockMeansAllFour() {
        var planted = "blue: f10 g10 e11 f2 e2 g1 a7 b6 b5 k5 j6 j7";
        assertThat(two("", "P1 begins", "f11 f1", "a6 k6", planted).turn()).isEqualTo("P1 deadlock");
        assertThat(two("", "P1 begins", "f11 f1", "a6 k6", planted.replace(" j7", ""))
                        .turn())
                .isEqualTo("P2 rolls 1");
    }

    @Test
    @Covers({"GM-6.2", "GM-D1"})
    void itIsForTwoPlayersOnly() {
        assertThat(Example.GAME.refusal(Example.setup(2, "two-gardeners=on"))).isEmpty();
        assertThat(Example.GAME.refusal(Example.setup(3, "two-gardeners=on")))
                .hasValueSatisfying(refusal -> assertThat(refusal.rule()).isEqualTo("GM-6.2"));
    }

    @Test
    @Covers("GM-A8")
    void thePlayerSaysForWhichGardenerTheyRoll() {
        var choice = two("", "P1 begins", "f11 e5", "a6 k6");
        assertThat(choice.turn()).isEqualTo("P1 chooses");
        assertThat(choice.moves()).containsExactly("roll f11", "roll e5");
        assertThat(choice.verdict("P1: roll a6")).isEqualTo("GM-A8");
        assertThat(choice.verdict("P2: roll a6")).isEqualTo("table/wrong-seat");
        assertThat(choice.verdict("P1: 1 f11-f10 red")).isEqualTo("GM-A8");
        assertThat(choice.after("P1: roll f11").toRoll()).isEqualTo(3);
        assertThat(choice.after("P1: roll e5").toRoll()).isEqualTo(6);
        var rolled = choice.after("P1: roll f11", "*: dice 1 1 1");
        assertThat(rolled.verdict("P1: 1 e5-e6 red"))
                .as("either may then be moved")
                .isEqualTo("legal");
    }

    @Test
    @Covers({"GM-A8", "GM-D2"})
    void surroundedGardener_isNoChoice_equalNumbersAre() {
        assertThat(two("", "P1 begins", "f11 e5", "a6 k6", "blue: f10 g10 e11").turn())
                .isEqualTo("P1 rolls 6");
        assertThat(two("", "P1 begins", "e5 f11", "a6 k6", "blue: f10 g10 e11").turn())
                .isEqualTo("P1 rolls 6");
        assertThat(two("", "P1 begins", "f11 f1", "a6 k6").turn()).as("3 and 3").isEqualTo("P1 chooses");
        assertThat(two("", "P1 begins", "f11 f1", "a6 k6", "blue: f10 g10 e11 f2 e2 g1")
                        .turn())
                .isEqualTo("P2 chooses");
    }

    @Test
    @Covers({"GM-A8", "GM-D3"})
    void byAgreementTheLargerNumberOrBothAreRolled() {
        var max = "option two-dice: max\n";
        assertThat(two(max, "P1 begins", "f11 e5", "a6 k6", "blue: e4").turn()).isEqualTo("P1 rolls 5");
        var sum = "option two-dice: sum6\n";
        assertThat(two(sum, "P1 begins", "f11 f1", "a6 k6", "blue: f10").turn()).isEqualTo("P1 rolls 5");
        assertThat(two(sum, "P1 begins", "f11 e5", "a6 k6").turn())
                .as("no more than six")
                .isEqualTo("P1 rolls 6");
        assertThat(two(sum, "P1 begins", "f11 f10", "a6 k6", "red: f9 g9 e10 e11")
                        .turn())
                .as("g10 is next to both, and each stands next to the other: 2 + 2")
                .isEqualTo("P1 rolls 4");
        assertThat(two(sum, "P1 begins", "f11 e5", "a6 k6", "blue: f10 g10 e11 e4 e6 d5 d6 f4 f5")
                        .turn())
                .as("both surrounded")
                .isEqualTo("P2 rolls 6");
    }

    @Test
    @Covers("GM-D12")
    void theMovesOfTheOnePlacedFirstAreListedFirst() {
        var start = two("", "P1 moves", "f11 f10", "f8 a6", "dice: 1 6", "blue: e11");
        var moves = start.moves();
        assertThat(moves)
                .startsWith("1 f11-g10 gray", "1 f11-g10 red", "1 f11-e11")
                .endsWith("waste 6")
                .doesNotHaveDuplicates();
        assertThat(moves.subList(3, moves.size() - 1)).allMatch(move -> move.startsWith("1 f10-"));
    }
}
