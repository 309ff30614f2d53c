package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import java.util.Map;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.bots.BotSpec;
import parterre.bots.search.SearchContext;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.Referee;

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
        return new Accountant<>(box, PlayedGame.value(box))
                .account(referee::position, referee.steps(), seed)
                .finished();
    }

    static boolean hasWinner(GameBox<?, ?, ?> box) {
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

    @ParameterizedTest
    @ValueSource(booleans = {false, true})
    void points_sumToTheScoreOfPlayerOrGroup(boolean isGroup) {
        checkPoints(mars(), isGroup);
    }

    private static <S, M extends Move, V> void checkPoints(GameBox<S, M, V> box, boolean isGroup) {
        var info = box.game().info();
        var chosen = isGroup ? Map.of("cooperative", "on") : Map.<String, String>of();
        var referee = Referee.start(
                box.game(), Setup.read(info, info.edition(), 3, chosen).orThrow());
        var luck = Generator.of(4);
        while (!(referee.next() instanceof Next.Over<M>)) {
            if (referee.next() instanceof Next.Chance<M>) {
                referee.draw(luck);
            }
            for (var seat : referee.waitingFor()) {
                referee.submit(seat, referee.moves(seat).orElseThrow().sample(luck));
            }
        }
        var accountant = new Accountant<>(box, PlayedGame.value(box), 2);
        assertThat(accountant.isGroup(referee.position(0))).isEqualTo(isGroup);
        var balances = accountant
                .points(referee::position, referee.steps(), 1)
                .orElseThrow()
                .finished()
                .balances();
        for (int seat = 0; seat < balances.size(); seat++) {
            var balance = balances.get(seat);
            assertThat(balance.start() + balance.luck() + balance.own() + balance.others() + balance.hidden())
                    .isEqualTo(balance.end(), within(1e-6));
            assertThat(balance.end()).isEqualTo(score(referee.next(), Seat.of(seat)));
        }
    }

    private static double score(Next<?> over, Seat seat) {
        return switch (over) {
            case Next.Over<?>(Result.Group group) -> group.score();
            case Next.Over<?>(Result result) -> result.score(seat);
            default -> throw new AssertionError(over);
        };
    }

    @Test
    void nothingIsHidden_inAnOpenGame() {
        assertThat(account(mars(), 2, 3).balances())
                .allSatisfy(balance -> assertThat(balance.hidden()).isZero());
    }

    @Test
    void luck_averagesZero_andExplainsPartOfTheResult() throws InterruptedException {
        var report = study(mars()).run(2, () -> {});
        assertThat(report.games()).isEqualTo(GAMES);
        assertThat(report.parties()).hasSize(2).allSatisfy(row -> {
            assertThat(row.luck().low()).isNegative();
            assertThat(row.luck().high()).isPositive();
            assertThat(row.factor()).isGreaterThan(1);
        });
        assertThat(study(mars()).run(1, () -> {})).isEqualTo(report);
    }

    private static <S, M extends Move, V> LuckStudy<S, M, V> study(GameBox<S, M, V> box) {
        var greedy = BotSpec.read("greedy").orThrow();
        var setup = Setup.standard(box.game().info(), 2);
        return new LuckStudy<>(box, PlayedGame.value(box), setup, List.of(greedy, greedy), GAMES, 1);
    }
}
