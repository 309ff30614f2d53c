package parterre.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.List;
import java.util.Random;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.bots.search.SearchContext;
import parterre.engine.Move;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

class LuckStudyTest {
    static Stream<GameBox<?, ?, ?>> boxes() {
        return Boxes.all().stream()
                .filter(box -> !SearchContext.values(box).isEmpty())
                .filter(AccountantTest::hasWinner);
    }

    @ParameterizedTest
    @MethodSource("boxes")
    void luckAlone_isTheLuckOfTheAccount(GameBox<?, ?, ?> box) {
        check(box);
    }

    private static <S, M extends Move, V> void check(GameBox<S, M, V> box) {
        var referee = PlayedGame.play(box, box.game().info().leastSeats(), 3, _ -> false)
                .referee();
        var accountant = new Accountant<>(box, PlayedGame.value(box), 1);
        var luck = accountant.luck(referee::position, referee.steps(), 7);
        var balances = accountant
                .account(referee::position, referee.steps(), 7)
                .finished()
                .balances();
        assertThat(luck).hasSameSizeAs(balances);
        for (int party = 0; party < luck.size(); party++) {
            assertThat(luck.get(party).luck()).isEqualTo(balances.get(party).luck(), within(1e-9));
            assertThat(luck.get(party).result()).isEqualTo(balances.get(party).end());
        }
    }

    /// Results are twice the luck and noise of the same size, so that the variance falls from 5 to 1.
    @Test
    void multiple_takesOffWhatLuckExplains() {
        var random = new Random(1);
        var games = new ArrayList<LuckyResult>();
        for (int i = 0; i < 20_000; i++) {
            double luck = random.nextGaussian();
            games.add(new LuckyResult(luck, 2 * luck + random.nextGaussian()));
        }
        var fitted = LuckMultiple.of(games);
        assertThat(fitted.multiple()).isEqualTo(2, within(0.05));
        assertThat(fitted.factor()).isEqualTo(5, within(0.2));
    }

    @Test
    void multiple_ofGamesWithoutLuck_changesNothing() {
        var games = List.of(new LuckyResult(0, 1), new LuckyResult(0, 0), new LuckyResult(0, 1), new LuckyResult(0, 0));
        assertThat(LuckMultiple.of(games)).isEqualTo(new LuckMultiple(0, 1));
    }
}
