package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;
import static parterre.server.Stories.path;
import static parterre.server.Wanted.ME;
import static parterre.server.Wanted.OPEN;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.ReviewProgress;
import parterre.server.wire.Snapshot;
import parterre.server.wire.WinChances;

/// Finished games: chances to win and reviews.
interface ReviewStories extends Stories {
    private Snapshot begun() {
        var table = ada().post("/api/tables", Wanted.table("gnomadic-gardeners", ME, OPEN), Snapshot.class);
        return ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
    }

    @Test
    default void theChancesToWinAreToldOnceAGameIsOver() {
        var table = begun();
        var chancesPath = path(table) + "/chances";
        assertThat(ada().raw("GET", chancesPath, "").body()).contains("protocol/wrong-phase");
        var luck = Generator.of(12);
        var over = played(table, decision -> Stories.any(decision, luck));
        var winner = over.table().outcome().orElseThrow().ranks().getFirst();
        var chances = ben().get(chancesPath, WinChances.class);
        assertThat(chances.value()).isEqualTo("learned");
        assertThat(chances.parties())
                .extracting(WinChances.Party::seat)
                .containsExactly(Optional.of(Seat.of(0)), Optional.of(Seat.of(1)));
        int won = chances.parties().indexOf(new WinChances.Party(winner.seat(), winner.name()));
        assertThat(chances.shares()).hasSize(over.frame().step() + 1);
        assertThat(chances.shares())
                .allSatisfy(shares -> assertThat(shares.get(0) + shares.get(1)).isCloseTo(1, within(0.0011)));
        assertThat(chances.shares().getLast().get(won)).isEqualTo(1);
        assertThat(chances.balances().get(won).end()).isEqualTo(1);
        assertThat(chances.balances())
                .allSatisfy(balance -> assertThat(
                                balance.start() + balance.luck() + balance.own() + balance.others() + balance.hidden())
                        .isCloseTo(balance.end(), within(0.003)));
        var turning = chances.turning().orElseThrow();
        assertThat(turning.party()).isEqualTo(won);
        assertThat(turning.from())
                .isEqualTo(chances.shares().get(turning.step() - 1).get(won));
        assertThat(turning.to()).isEqualTo(chances.shares().get(turning.step()).get(won));
        for (int step = 1; step < chances.shares().size(); step++) {
            double change = chances.shares().get(step).get(won)
                    - chances.shares().get(step - 1).get(won);
            assertThat(Math.abs(change)).isLessThanOrEqualTo(Math.abs(turning.to() - turning.from()));
        }
    }

    @Test
    default void aFinishedGameIsReviewedForWhoeverLooks() {
        var table = begun();
        var reviewPath = path(table) + "/review";
        assertThat(ada().raw("GET", reviewPath, "").body()).contains("protocol/wrong-phase");
        var luck = Generator.of(12);
        played(table, decision -> Stories.any(decision, luck));
        var first = ada().get(reviewPath, ReviewProgress.class);
        assertThat(first.of()).isPositive();
        Stories.until(() -> ben().get(reviewPath, ReviewProgress.class).done() == first.of());
        var review = ben().get(reviewPath, ReviewProgress.class);
        assertThat(review.players())
                .extracting(ReviewProgress.PlayerGrades::seat)
                .containsExactly(Seat.of(0), Seat.of(1));
        assertThat(review.players())
                .allSatisfy(player -> assertThat(player.accuracy())
                        .hasValueSatisfying(accuracy -> assertThat(accuracy).isBetween(0.0, 100.0)));
        assertThat(review.errors()).isNotEmpty().allSatisfy(error -> {
            assertThat(error.grade().isError()).isTrue();
            assertThat(error.low()).isBetween(0.05, error.loss());
            assertThat(error.better().share()).isGreaterThan(error.made().share());
            assertThat(error.better().move()).isNotEqualTo(error.made().move());
        });
        assertThat(ada().get(reviewPath, ReviewProgress.class)).isEqualTo(review);
        restart();
        assertThat(ben().get(reviewPath, ReviewProgress.class))
                .as("read from the database at once")
                .isEqualTo(review);
    }
}
