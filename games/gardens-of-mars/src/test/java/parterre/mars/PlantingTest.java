package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.testkit.Covers;

/// The points of a planting.
final class PlantingTest {
    private static int points(String option, String reds) {
        var start = Example.of("seats: 2\n" + option + "turn: P1 moves\ndice: 1 1\nP1: gardener e9, flowers 2 red\n"
                + "P2: gardener k1, flowers 2 red\nred: " + reds + "\nblue: g8\n");
        return start.after("P1: 1 e9-f9 red").score(1);
    }

    @Test
    @Covers({"GM-4.1", "GM-A2"})
    void t5AGroupIsJoinedThroughItsNeighbours() {
        // red on (3,1), (2,0), (1,0), (3,-1) and far off on (5,0); planted on (3,0)
        var reds = "g9 f8 f7 e9 f11";
        assertThat(points("", reds)).isEqualTo(4);
        assertThat(points("option scoring: group-if-connected\n", reds)).isEqualTo(5);
        assertThat(points("option scoring: group\n", reds)).isEqualTo(5);
    }

    @Test
    @Covers({"GM-4.1", "GM-A2", "GM-4.4"})
    void t5ALoneFlower() {
        assertThat(points("", "a6")).isZero();
        assertThat(points("option scoring: group-if-connected\n", "a6")).isZero();
        assertThat(points("option scoring: group\n", "a6")).isEqualTo(1);
    }

    @Test
    @Covers({"GM-4.1", "GM-A2"})
    void t5BesideOneFlower() {
        assertThat(points("", "f8")).isEqualTo(1);
        assertThat(points("option scoring: group-if-connected\n", "f8")).isEqualTo(2);
        assertThat(points("option scoring: group\n", "f8")).isEqualTo(2);
    }

    @Test
    @Covers("GM-4.1")
    void groupsAreJoined_despiteAGardenerOnAFlower() {
        var start = Example.of("""
                seats: 2
                turn: P1 moves
                dice: 1 1
                P1: gardener e9, flowers 2 red
                P2: gardener f8, flowers 2 red
                red: e10 f8 f7 g9 h9 h8 k6
                """);
        assertThat(start.after("P1: 1 e9-f9 red").score(1)).isEqualTo(6);
    }

    @Test
    @Covers("GM-4.1")
    void theNthFlowerOfOneGroupScoresTheOthers() {
        var now = Example.of("""
                seats: 2
                turn: P1 moves
                dice: 1 1 1 1 1 1
                P1: gardener e5, flowers 10 red
                P2: gardener k1, flowers 10 blue
                """);
        now = now.after("P1: 1 e5-e6 red", "P2: 1 k1-k2 blue");
        assertThat(now.score(1)).isEqualTo(0);
        now = now.after("P1: 1 e6-e7 red", "P2: 1 k2-k3 blue");
        assertThat(now.score(1)).isEqualTo(1);
        now = now.after("P1: 1 e7-e8 red");
        assertThat(now.score(1)).isEqualTo(3);
        assertThat(now.score(2)).as("blue scored 1, the square was taken").isEqualTo(2);
    }
}
