package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// Extra turns.
final class SpecialActionsTest {
    private static Example hoard(String options, String dice) {
        return Example.of("seats: 2\n" + options + "turn: P1 moves\ndice: " + dice
                + "\nP1: gardener e5, flowers 1 green 2 yellow 1 red\nP2: gardener k1, flowers 2 red\n");
    }

    @Test
    @Covers({"GM-6.1", "GM-6.1a", "GM-6.1d"})
    void t8_lastOfAColour_givesAnotherTurn() {
        var now = hoard("option special-empty: on\n", "1 1 1").after("P1: 1 e5-e6 red");
        assertThat(now.turn()).isEqualTo("P1 moves again");
        now = now.after("P1: 1 e6-e7 green");
        assertThat(now.turn()).isEqualTo("P1 moves again");
        now = now.after("P1: 1 e7-e8 yellow");
        assertThat(now.turn()).as("a yellow one is left").startsWith("P2 rolls");
    }

    @Test
    @Covers("GM-6.1c")
    void t8WithoutADieNoExtraTurn() {
        assertThat(hoard("option special-empty: on\n", "1")
                        .after("P1: 1 e5-e6 red")
                        .turn())
                .startsWith("P2 rolls");
    }

    @Test
    @Covers({"GM-6.1", "GM-A12"})
    void withoutTheAgreementOrWithoutAPlantingNothingIsGiven() {
        assertThat(hoard("", "1 1 1").after("P1: 1 e5-e6 red").turn()).isEqualTo("P2 moves");
        assertThat(hoard("option special-square: on\n", "1 1 1")
                        .after("P1: 1 e5-e6 red")
                        .turn())
                .isEqualTo("P2 moves");
        var ontoAFlower = Example.of("""
                seats: 2
                option special-empty: on
                turn: P1 moves
                dice: 1 1
                P1: gardener e5, flowers 1 green
                P2: gardener k1, flowers 2 red
                blue: e6
                """);
        assertThat(ontoAFlower.after("P1: 1 e5-e6").turn())
                .as("the seat has no blue one, and planted none")
                .isEqualTo("P2 moves");
    }

    @Test
    @Covers("GM-6.1e")
    void t9_allFlowersPlanted_givesNoTurn() {
        assertThat(lastFlower("")).isEqualTo("P1 out of flowers");
    }

    @Test
    @Covers("GM-D6")
    void inTheLastRoundToo() {
        assertThat(lastFlower("option finish-round: on\n")).isEqualTo("P2 moves");
    }

    /// P1 plants their last flower.
    private static String lastFlower(String option) {
        var last = Example.of("seats: 2\noption special-empty: on\n" + option + """
                turn: P1 moves
                dice: 1 1
                P1: gardener e5, flowers 1 green
                P2: gardener k1, flowers 2 red
                """);
        return last.after("P1: 1 e5-e6 green").turn();
    }

    /// P1 can plant on f9 beside a group of so many reds.
    private static Example track(String options, int points, int p1, int p2, int p3) {
        var reds = Arrays.copyOf("g9 g10 h9 h8 h7 i7".split(" "), points);
        return Example.of("seats: 3\n" + options + "turn: P1 moves\ndice: 1 1\nP1: score " + p1
                + ", gardener e9, flowers 5 red\nP2: score " + p2 + ", gardener k1, flowers 2 red\nP3: score " + p3
                + ", gardener a6, flowers 2 red\nred: " + String.join(" ", reds) + "\n");
    }

    private static final String SQUARE = "option special-square: on\n";

    @Test
    @Covers({"GM-6.1b", "GM-A10"})
    void t7AnOccupiedSquareAbove25GivesATurn() {
        var met = track(SQUARE, 6, 30, 36, 37).after("P1: 1 e9-f9 red");
        assertThat(met.score(1)).isEqualTo(38);
        assertThat(met.turn()).isEqualTo("P1 moves again");
        var low = track(SQUARE, 5, 20, 25, 26).after("P1: 1 e9-f9 red");
        assertThat(low.score(1)).isEqualTo(27);
        assertThat(low.turn()).as("25 is not above 25").isEqualTo("P2 moves");
        var free = track(SQUARE, 6, 30, 37, 38).after("P1: 1 e9-f9 red");
        assertThat(free.turn()).as("36 is free").isEqualTo("P2 moves");
        assertThat(track("", 6, 30, 36, 37).after("P1: 1 e9-f9 red").turn()).isEqualTo("P2 moves");
    }

    @Test
    @Covers("GM-6.1c")
    void aMetMarkerGivesNothingWithoutADie() {
        var text = MarsPositions.FORM
                .write(track(SQUARE, 6, 30, 36, 37).position())
                .replace("dice: 1 1", "dice: 1");
        assertThat(Example.of(text).after("P1: 1 e9-f9 red").turn()).isEqualTo("P2 rolls 3");
    }

    @Test
    @Covers("GM-D9")
    void aGainOfNothingMeetsNobody() {
        var shared = track(SQUARE + "option track-skip: off\n", 0, 30, 30, 30);
        assertThat(shared.after("P1: 1 e9-f9 red").turn()).isEqualTo("P2 moves");
        var several = track(SQUARE + "option track-skip: off\n", 6, 30, 36, 36);
        assertThat(several.after("P1: 1 e9-f9 red").turn()).isEqualTo("P1 moves again");
        assertThat(several.after("P1: 1 e9-f9 red", "P1: 1 f9-e9 red").turn()).isEqualTo("P2 rolls 3");
    }

    @Test
    @Covers("GM-D7")
    void withLapsTheSquareMustBeAbove25() {
        var lap = SQUARE + "option lap: 50\n";
        assertThat(track(lap, 6, 48, 4, 0).after("P1: 1 e9-f9 red").turn())
                .as("54 is square 4")
                .isEqualTo("P2 moves");
        assertThat(track(lap, 6, 76, 32, 0).after("P1: 1 e9-f9 red").turn())
                .as("82 is square 32")
                .isEqualTo("P1 moves again");
    }

    @Test
    @Covers("GM-6.1d")
    void bothReasonsAtOnceGiveOneTurn() {
        var both = Example.of("""
                seats: 2
                option special-empty: on
                option special-square: on
                turn: P1 moves
                dice: 1 1 1
                P1: score 30, gardener e9, flowers 1 red 3 blue
                P2: score 31, gardener k1, flowers 2 red
                red: f8
                """);
        var again = both.after("P1: 1 e9-f9 red");
        assertThat(again.turn()).isEqualTo("P1 moves again");
        assertThat(again.after("P1: 1 f9-f10 blue").turn()).isEqualTo("P2 moves");
    }

    private static Example loss(String options, int p1, int p2) {
        return Example.of("seats: 2\n" + options + "turn: P1 moves\ndice: 1 1\nP1: score " + p1
                + ", gardener e9, flowers 5 red\nP2: score " + p2 + ", gardener k1, flowers 2 red\nblue: f9\n");
    }

    @Test
    @Covers({"GM-A9", "GM-D10"})
    void aLossGivesATurnOnlyByAgreement() {
        assertThat(loss(SQUARE, 37, 36).after("P1: 1 e9-f9").turn()).isEqualTo("P2 moves");
        var backward = SQUARE + "option special-backward: on\n";
        assertThat(loss(backward, 37, 36).after("P1: 1 e9-f9").turn()).isEqualTo("P1 moves again");
        assertThat(loss(backward, 37, 35).after("P1: 1 e9-f9").turn()).isEqualTo("P2 moves");
        assertThat(loss(backward, 26, 25).after("P1: 1 e9-f9").turn()).isEqualTo("P2 moves");
        assertThat(loss(backward, 0, 36).after("P1: 1 e9-f9").turn()).isEqualTo("P2 moves");
        assertThat(loss("option special-backward: on\n", 37, 36)
                        .after("P1: 1 e9-f9")
                        .turn())
                .isEqualTo("P2 moves");
    }

    @Test
    @Covers("GM-D10")
    void aDeadDieCountsAsALossToo() {
        var stuck = Example.of("""
                seats: 4
                option special-square: on
                option special-backward: on
                turn: P1 moves
                dice: 1 1
                P1: score 37, gardener f11, flowers 2 red
                P2: score 36, gardener e11, flowers 2 red
                P3: gardener f10, flowers 2 red
                P4: gardener g10, flowers 2 red
                """);
        assertThat(stuck.after("P1: waste 1").turn()).isEqualTo("P1 moves again");
        assertThat(stuck.after("P1: waste 1").score(1)).isEqualTo(35);
    }

    @Test
    @Covers("GM-D4")
    void theIdleCapGoesBeforeAnExtraTurn() {
        var text = MarsPositions.FORM
                .write(loss(SQUARE + "option special-backward: on\n", 37, 36).position())
                .replace("option special-backward", "option idle-cap: 1\noption special-backward");
        var after = Example.of(text).after("P1: 1 e9-f9");
        assertThat(after.turn()).isEqualTo("P1 idle");
        assertThat(after.position().isExtraTurn()).isFalse();
    }

    private static Example ninePlanted(String scope, String own) {
        return Example.of("seats: 2\noption special-empty: on\noption last-colour-scope: " + scope
                + "\nturn: P1 moves\ndice: 1 1\nP1: gardener e5, flowers " + own
                + "\nP2: gardener a6, flowers 2 blue\nred: k1 k2 k3 k4 k5 k6 j1 j2 j3\n");
    }

    @Test
    @Covers({"GM-A11", "GM-D17"})
    void lastOfAColour_ownOrTenthByAgreement() {
        assertThat(ninePlanted("own", "1 red 2 green").after("P1: 1 e5-e6 red").turn())
                .isEqualTo("P1 moves again");
        assertThat(ninePlanted("garden", "1 red 2 green")
                        .after("P1: 1 e5-e6 red")
                        .turn())
                .isEqualTo("P1 moves again");
        assertThat(ninePlanted("garden", "2 red 2 green")
                        .after("P1: 1 e5-e6 red")
                        .turn())
                .as("in the garden it is the tenth, whatever the seat has")
                .isEqualTo("P1 moves again");
        assertThat(ninePlanted("own", "2 red 2 green").after("P1: 1 e5-e6 red").turn())
                .isEqualTo("P2 moves");
        assertThat(ninePlanted("garden", "1 green 2 red")
                        .after("P1: 1 e5-e6 green")
                        .turn())
                .isEqualTo("P2 moves");
    }
}
