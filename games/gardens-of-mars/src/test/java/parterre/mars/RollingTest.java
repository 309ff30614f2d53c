package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.LinkedHashMap;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Next;
import parterre.engine.Odds;
import parterre.testkit.Covers;

/// The roll at the beginning of a turn.
final class RollingTest {
    private static Example begins(String p1, String... more) {
        return Example.of("seats: 2\nturn: P1 begins\nP1: flowers 2 red, gardener " + p1
                + "\nP2: flowers 2 red, gardener k1\n" + String.join("\n", more));
    }

    @Test
    @Covers({"GM-3.1", "GM-3.1a", "GM-3.1b"})
    void t3AFlowerlessNeighbourGivesADie() {
        assertThat(begins("f7").turn()).as("the centre counts").isEqualTo("P1 rolls 6");
        assertThat(begins("f11").turn()).as("a corner").isEqualTo("P1 rolls 3");
        assertThat(begins("f7", "red: f8 g7 g6 e7 e8").turn())
                .as("five planted")
                .isEqualTo("P1 rolls 1");
        assertThat(begins("e5", "red: e4", "blue: d5").turn()).isEqualTo("P1 rolls 4");
    }

    @Test
    @Covers({"GM-3.1c", "GM-A14"})
    void neighbourChangesNothing_flowerUnderAGardenerDoes() {
        var neighbours = "seats: 2\nturn: P1 begins\nP1: gardener e5, flowers 1 red\nP2: gardener e6, flowers 1 red\n";
        assertThat(Example.of(neighbours).turn()).isEqualTo("P1 rolls 6");
        assertThat(Example.of(neighbours + "blue: e6").turn()).isEqualTo("P1 rolls 5");
    }

    @Test
    @Covers("GM-3.1d")
    void theGardenersOwnCellDoesNotCount() {
        assertThat(begins("e5").turn()).isEqualTo("P1 rolls 6");
        assertThat(begins("e5", "blue: e5").turn()).isEqualTo("P1 rolls 6");
    }

    @Test
    @Covers({"GM-3.1e", "GM-A19"})
    void exactlySoManyDiceAreRolled() {
        var corner = begins("f11");
        assertThat(corner.verdict("*: dice 2 5 5")).isEqualTo("legal");
        assertThat(corner.verdict("*: dice 5 5")).isEqualTo("GM-3.1e");
        assertThat(corner.verdict("*: dice 2 5 5 6")).isEqualTo("GM-3.1e");
        assertThat(corner.verdict("*: begin P1")).isEqualTo("GM-3.1e");
        assertThat(corner.verdict("P1: dice 2 5 5")).isEqualTo("table/chance");
        assertThat(corner.after("*: dice 2 5 5").position().dice()).hasToString("2 5 5");
    }

    @Test
    @Covers({"GM-3.1e", "GM-D13"})
    void aRollIsAsLikelyAsItsOrdersAreMany() {
        var orders = new TreeMap<String, Long>();
        for (int roll = 0; roll < 6 * 6 * 6; roll++) {
            var values = IntStream.of(roll / 36, roll / 6 % 6, roll % 6).sorted();
            orders.merge(values.mapToObj(value -> "" + (value + 1)).collect(Collectors.joining(" ")), 1L, Long::sum);
        }
        var next = (Next.Chance<MarsMove>) Example.GAME.next(begins("f11").position());
        var listed = new LinkedHashMap<String, Long>();
        for (var outcome : next.odds().outcomes()) {
            listed.put(((MarsMove.Roll) outcome.move()).dice().toString(), outcome.weight());
        }
        assertThat(listed).containsExactlyEntriesOf(orders);
    }

    @Test
    @Covers({"GM-3.1f", "GM-A20", "GM-D11", "GM-D5"})
    void t10WhoIsSurroundedPassesAndLosesNothing() {
        var stuck = Example.of("""
                seats: 2
                turn: P1 begins
                P1: score 4, gardener f11, flowers 1 red
                P2: gardener e5, flowers 1 red
                blue: f10 g10 e11
                red: e4
                """);
        assertThat(stuck.turn()).as("P1 passes, P2 rolls by its own neighbours").isEqualTo("P2 rolls 5");
        assertThat(stuck.score(1)).isEqualTo(4);
        assertThat(stuck.position().idle()).isEqualTo(1);
    }

    @Test
    @Covers({"GM-3.2", "GM-A16"})
    void surroundedPlayersUseTheDiceOnTheTable() {
        var surrounded = Example.of("""
                seats: 2
                turn: P1 begins
                dice: 1 4
                P1: score 4, gardener f11, flowers 1 red
                P2: gardener k1, flowers 1 red
                blue: f10 g10 e11 k2 j1 j2
                """);
        assertThat(surrounded.turn()).isEqualTo("P1 moves");
        assertThat(surrounded.verdict("*: dice 1 1 1")).isEqualTo("table/chance");
        assertThat(surrounded.after("P1: 4 f11-f7 red").turn()).isEqualTo("P1 out of flowers");
    }

    @Test
    @Covers("GM-3.2")
    void nobodyRollsWhileDiceAreLeft() {
        var two = Example.alone("gardener e5, flowers 2 red", "dice: 1 1");
        var one = two.after("P1: 1 e5-e6 red");
        assertThat(one.turn()).isEqualTo("P2 moves");
        assertThat(one.position().dice()).hasToString("1");
        assertThat(one.after("P2: 1 k1-k2 blue").turn()).isEqualTo("P1 rolls 6");
    }

    @Test
    @Covers("GM-D13")
    void rollsAreListedInDictionaryOrderWithTheirWays() {
        var odds = Rolling.next(2).odds();
        var outcomes = odds.outcomes();
        assertThat(outcomes).hasSize(21);
        assertThat(outcomes.stream()
                        .map(outcome -> ((MarsMove.Roll) outcome.move()).dice().toString()))
                .startsWith("1 1", "1 2", "1 3")
                .endsWith("5 6", "6 6")
                .isSorted();
        for (int dice = 0; dice <= 6; dice++) {
            assertThat(Rolling.next(dice).odds().outcomes().stream()
                            .mapToLong(Odds.Outcome::weight)
                            .sum())
                    .isEqualTo((long) Math.pow(6, dice));
        }
        assertThat(outcomes.get(0).weight()).isEqualTo(1);
        assertThat(outcomes.get(1).weight()).isEqualTo(2);
    }
}
