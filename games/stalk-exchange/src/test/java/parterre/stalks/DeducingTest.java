package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.testkit.Covers;

/// Compares what a view says of hidden portfolios with all deals of the unseen flowers.
final class DeducingTest {
    private static final StalkGame GAME = new StalkGame();

    /// Six flowers are unseen, D2 G1 S3; P2 hides four of them beside a tulip that all have seen.
    @Test
    @Covers({"SX-7.1", "SX-7.5"})
    void aHiddenPortfolioHoldsWhatAllDealsHaveInCommon() {
        var position = Scene.small(".")
                .option("portfolio-size", "5")
                .with("P1", "tokens 4, portfolio F2 G2 T1")
                .with("P2", "tokens 4, portfolio D1 G1 S2 T1, known T1")
                .with("compost", "D23 F23 G22 S22 T23")
                .with("greenhouse", "D1 S1")
                .position();
        var deals = hands(List.of(0, 0, 2, 3, 3, 3), 4);
        assertDeduced(deduced(position, 0, 1), deals, 4);
        assertThat(deduced(position, 0, 0)).isEmpty();
        assertThat(deduced(position, 1, 1)).isEmpty();
    }

    /// The garden is full, dahlias alone lie on the exchange, P2 has no token and is waited for. P2 and P3 hide two
    /// each.
    @ParameterizedTest
    @Covers({"SX-7.5", "SX-3.8"})
    @CsvSource({
        "D1 F1, D1 S1, D1",
        "D1 F1, D2, -",
        "D1 S1, S2, D1",
        "D1 S1, D1 S1, S2",
    })
    void aPlayerWhoIsWaitedForHasSomethingToSwap(String second, String third, String greenhouse) {
        long hidden = Bunch.read(second).orThrow()
                + Bunch.read(third).orThrow()
                + Bunch.read(greenhouse).orThrow();
        long open = Bunch.read("F9").orThrow() + Bunch.read("D2").orThrow();
        var position = Scene.small("DD")
                .with("seats", "3")
                .with("garden", "fffffff")
                .with("turn", "2, P2, actions 2")
                .with("P1", "tokens 4, portfolio F2")
                .with("P2", "tokens 0, portfolio " + second)
                .with("P3", "tokens 2, portfolio " + third)
                .with("compost", Bunch.write(Bunch.ALL - hidden - open))
                .with("greenhouse", greenhouse)
                .position();
        var unseen = flowers(hidden);
        var pairs = hands(IntStream.range(0, unseen.size()).boxed().toList(), 2);
        var ofSecond = new ArrayList<List<Integer>>();
        var ofThird = new ArrayList<List<Integer>>();
        int impossible = 0;
        for (var one : pairs) {
            for (var other : pairs) {
                if (one.stream().noneMatch(other::contains)) {
                    if (one.stream().allMatch(flower -> unseen.get(flower) == 0)) {
                        impossible++;
                    } else {
                        ofSecond.add(one.stream().map(unseen::get).toList());
                        ofThird.add(other.stream().map(unseen::get).toList());
                    }
                }
            }
        }
        assertThat(impossible).isPositive();
        assertDeduced(deduced(position, 0, 1), ofSecond, Draft.NO_TYPE);
        assertDeduced(deduced(position, 0, 2), ofThird, Draft.NO_TYPE);
    }

    private static List<StalkView.Deduced> deduced(Position position, int viewer, int player) {
        return GAME.view(position, Viewer.player(Seat.of(viewer)))
                .players()
                .get(player)
                .deduced();
    }

    private static void assertDeduced(List<StalkView.Deduced> deduced, List<List<Integer>> deals, int known) {
        assertThat(deduced).hasSize(Flower.TYPES);
        for (int type = 0; type < Flower.TYPES; type++) {
            int wanted = type;
            var counts = deals.stream()
                    .mapToInt(deal ->
                            (int) deal.stream().filter(held -> held == wanted).count() + (wanted == known ? 1 : 0))
                    .summaryStatistics();
            var held = deduced.get(type);
            assertThat(held.least()).as("least of %s", type).isEqualTo(counts.getMin());
            assertThat(held.most()).as("most of %s", type).isEqualTo(counts.getMax());
            assertThat(held.mean()).as("mean of %s", type).isCloseTo(counts.getAverage(), within(1e-9));
        }
    }

    private static List<Integer> flowers(long bunch) {
        return Flower.all().stream()
                .flatMap(flower ->
                        IntStream.range(0, Bunch.count(bunch, flower.type())).mapToObj(_ -> flower.type()))
                .toList();
    }

    /// Every way to draw so many from a list, each item a single one.
    private static List<List<Integer>> hands(List<Integer> from, int size) {
        if (size == 0) {
            return List.of(List.of());
        }
        var all = new ArrayList<List<Integer>>();
        for (int i = 0; i < from.size(); i++) {
            for (var rest : hands(from.subList(i + 1, from.size()), size - 1)) {
                var hand = new ArrayList<Integer>(rest);
                hand.add(from.get(i));
                all.add(hand);
            }
        }
        return all;
    }
}
