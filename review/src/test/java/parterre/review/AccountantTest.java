package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.apache.commons.statistics.interval.NormalConfidenceInterval;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.search.SearchContext;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

class AccountantTest {
    private static final int GAMES = 300;

    static Stream<GameBox<?, ?, ?>> judged() {
        return Boxes.all().stream().filter(box -> !SearchContext.values(box).isEmpty());
    }

    private static GameBox<?, ?, ?> mars() {
        return Boxes.named("gardens-of-mars").orElseThrow();
    }

    private static <S, M extends Move, V> GameAccount account(GameBox<S, M, V> box, int seats, long seed) {
        var referee = PlayedGame.play(box, seats, seed, _ -> false).referee();
        return new Accountant<>(box, PlayedGame.value(box)).account(referee::position, referee.steps(), seed);
    }

    private static boolean hasWinner(GameBox<?, ?, ?> box) {
        return !(PlayedGame.play(box, box.game().info().leastSeats(), 1, _ -> false)
                        .referee()
                        .next()
                instanceof Next.Over<?>(Result.Group _));
    }

    @ParameterizedTest
    @MethodSource("judged")
    void theParts_sumToResultLessStart(GameBox<?, ?, ?> box) {
        if (!hasWinner(box)) {
            return;
        }
        for (int seats = box.game().info().leastSeats();
                seats <= box.game().info().mostSeats();
                seats++) {
            for (var balance : account(box, seats, 5).balances()) {
                assertThat(balance.start() + balance.luck() + balance.own() + balance.others() + balance.hidden())
                        .isEqualTo(balance.end(), within(1e-9));
            }
        }
    }

    @Test
    void equalSeeds_giveEqualAccounts() {
        assertThat(account(mars(), 3, 7)).isEqualTo(account(mars(), 3, 7));
    }

    @Test
    void nothingIsHidden_inAnOpenGame() {
        assertThat(account(mars(), 2, 3).balances())
                .allSatisfy(balance -> assertThat(balance.hidden()).isZero());
    }

    @Test
    void luck_isZeroOnAverageAndExplainsPartOfTheResult() {
        var balances = IntStream.range(0, GAMES)
                .mapToObj(game -> account(mars(), 2, game).balances().getFirst())
                .toList();
        var luck = Numbers.of(balances.stream().map(Balance::luck).toList());
        assertThat(luck.low()).isNegative();
        assertThat(luck.high()).isPositive();
        var results = Numbers.of(balances.stream().map(Balance::end).toList());
        var adjusted = Numbers.of(balances.stream().map(Balance::withoutLuck).toList());
        assertThat(adjusted.variance()).isLessThan(results.variance());
    }

    /// Some numbers with the 99.9 % interval of their mean.
    private record Numbers(double variance, double low, double high) {
        static Numbers of(List<Double> numbers) {
            var all = new ArrayList<>(numbers);
            double mean =
                    all.stream().mapToDouble(Double::doubleValue).average().orElseThrow();
            double variance = all.stream()
                            .mapToDouble(number -> (number - mean) * (number - mean))
                            .sum()
                    / (all.size() - 1);
            var interval = NormalConfidenceInterval.MEAN.fromErrorRate(mean, variance, all.size(), 0.001);
            return new Numbers(variance, interval.getLowerBound(), interval.getUpperBound());
        }
    }
}
