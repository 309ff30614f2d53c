package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.table.ResultForm;
import parterre.testkit.Covers;

/// The end of the game.
final class EndingTest {
    private static String result(Example example) {
        return Example.GAME.next(example.position()) instanceof Next.Over<MarsMove>(Result result)
                ? new ResultForm().write(result)
                : example.turn();
    }

    private static Example threePlayers(String option, String p2Flowers) {
        return Example.of("seats: 3\n" + option + """
                turn: P2 moves
                dice: 2 2
                P1: score 4, gardener f11, flowers 2 green
                P2: score 3, gardener f1, flowers %s
                P3: score 0, gardener k1, flowers 2 green 1 gray
                gray: k2
                """.formatted(p2Flowers));
    }

    @Test
    @Covers({"GM-5.1", "GM-A15", "GM-5.3"})
    void t9APlayersLastFlowerEndsTheGame() {
        var after = threePlayers("", "1 green").after("P2: 2 f1-f3 green");
        assertThat(result(after)).isEqualTo("P1 1 4; P2 2 3; P3 3 0; out of flowers");
        assertThat(after.verdict("P3: 2 k1-k3 green")).isEqualTo("table/over");
        assertThat(after.verdict("P1: dice 1")).isEqualTo("table/over");
        assertThat(result(threePlayers("", "2 green").after("P2: 2 f1-f3 green")))
                .isEqualTo("P3 moves");
    }

    @Test
    @Covers({"GM-A15", "GM-D6"})
    void byAgreementTheRoundIsFinished() {
        var out = threePlayers("option finish-round: on\n", "1 green").after("P2: 2 f1-f3 green");
        assertThat(out.turn()).isEqualTo("P3 moves");
        var over = out.after("P3: 2 k1-k3 green");
        assertThat(result(over)).isEqualTo("P1 1 4; P2 2 3; P3 3 0; out of flowers");
        var lastOfTheRound = threePlayers("option finish-round: on\noption first-player: 3\n", "1 green");
        assertThat(result(lastOfTheRound.after("P2: 2 f1-f3 green"))).contains("out of flowers");
    }

    @Test
    @Covers({"GM-5.2", "GM-A16"})
    void t10TheGameEndsWhenNobodyCanRoll() {
        var all = """
                seats: 2
                turn: P1 begins
                P1: score 4, gardener f11, flowers 1 red
                P2: gardener f1, flowers 1 red
                blue: f10 g10 e11 f2 e2 g1
                """;
        assertThat(result(Example.of(all))).isEqualTo("P1 1 4; P2 2 0; nobody can move or roll");
        assertThat(Example.of(all.replace(" g1\n", "\n")).turn()).isEqualTo("P2 rolls 1");
        assertThat(Example.of(all + "dice: 6\n").turn())
                .as("with a die nobody asks")
                .isEqualTo("P1 moves");
    }

    @Test
    @Covers("GM-5.2")
    void aDeadlockIsFoundAfterTheLastDie() {
        var last = Example.of("""
                seats: 2
                turn: P1 moves
                dice: 1
                P1: score 4, gardener f10, flowers 1 red
                P2: gardener f1, flowers 1 red
                blue: f11 g10 e11 f2 e2 g1
                red: f10
                """);
        assertThat(result(last.after("P1: 1 f10-f11"))).isEqualTo("P1 1 3; P2 2 0; nobody can move or roll");
    }

    @Test
    @Covers({"GM-5.3", "GM-A17", "GM-D8"})
    void playersWhoAreLevelShareTheirPlace() {
        var ended = """
                seats: 4
                option track-skip: off
                turn: P1 out of flowers
                P1: score %d, gardener a6
                P2: score %d, gardener a7, flowers 1 red
                P3: score %d, gardener a8, flowers 1 red
                P4: score %d, gardener a9, flowers 1 red
                """;
        assertThat(result(Example.of(ended.formatted(0, 0, 0, 0))))
                .isEqualTo("P1 1 0; P2 1 0; P3 1 0; P4 1 0; out of flowers");
        assertThat(result(Example.of(ended.formatted(3, 7, 7, 0))))
                .isEqualTo("P2 1 7; P3 1 7; P1 3 3; P4 4 0; out of flowers");
    }

    @Test
    @Covers({"GM-5.4", "GM-D5", "GM-D4"})
    void theGameEndsAfterTooManyTurnsWithoutAPlanting() {
        var idle = Example.of("""
                seats: 2
                option idle-cap: 3
                turn: P1 moves
                dice: 1 1 1
                idle: 1
                P1: score 4, gardener f11, flowers 2 red
                P2: gardener f1, flowers 2 red
                blue: f10 f2
                """);
        var second = idle.after("P1: 1 f11-f10");
        assertThat(second.position().idle()).isEqualTo(2);
        assertThat(result(second.after("P2: 1 f1-f2"))).isEqualTo("P1 1 3; P2 2 0; too long without a planting");
        var planted = second.after("P2: 1 f1-g1 red");
        assertThat(planted.position().idle()).as("a planting starts again").isZero();
        assertThat(planted.turn()).isEqualTo("P1 moves");
    }

    @Test
    @Covers("GM-D5")
    void aPassCountsAsATurnWithoutAPlanting() {
        var text = """
                seats: 2
                option idle-cap: %d
                turn: P2 moves
                dice: 1
                P1: gardener f11, flowers 2 red
                P2: gardener f1, flowers 2 red
                blue: f10 g10 e11 f2
                """;
        assertThat(Example.of(text.formatted(2)).after("P2: 1 f1-f2").turn()).isEqualTo("P1 idle");
        assertThat(Example.of(text.formatted(3)).after("P2: 1 f1-f2").turn()).isEqualTo("P2 rolls 6");
    }

    @Test
    @Covers("GM-5.4")
    void withoutACapThereIsNoSuchEnd() {
        assertThat(Example.GAME.bound(Example.setup(2, "idle-cap=0"))).isEmpty();
        assertThat(Example.GAME.bound(Example.setup(2))).hasValue(4 + 3 * 61 * 200);
        var idle = Example.of("""
                seats: 2
                option idle-cap: 0
                turn: P1 moves
                dice: 1 1
                idle: 4095
                P1: gardener f11, flowers 2 red
                P2: gardener f1, flowers 2 red
                blue: f10
                """);
        assertThat(idle.after("P1: 1 f11-f10").position().idle()).isEqualTo(4095);
    }

    @Test
    @Covers("GM-D4")
    void theLastFlowerEndsTheGameBeforeAnyQuestion() {
        var text = """
                seats: 2
                option special-empty: on
                turn: P1 moves
                dice: 1 1
                P1: gardener f11, flowers 1 red
                P2: gardener f1, flowers 2 red
                """;
        assertThat(Example.of(text).after("P1: 1 f11-f10 red").turn()).isEqualTo("P1 out of flowers");
    }

    @Test
    @Covers("GM-6.3")
    void togetherTheLowestScoreCounts() {
        var after = threePlayers("option cooperative: on\n", "1 green").after("P2: 2 f1-f3 green");
        assertThat(Example.GAME.next(after.position())).isInstanceOf(Next.Over.class);
        assertThat(result(after)).startsWith("group 0").contains("P1", "4", "out of flowers");
    }
}
