package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;

class ResultTest {
    private static final Seat P1 = Seat.of(0);
    private static final Seat P2 = Seat.of(1);

    @Test
    void aSharedWinIsShared() {
        var result = new Result.Placed(
                "level",
                List.of(
                        new Standing(new Party.Seated(P2), 1, 9),
                        new Standing(new Party.Named("automa"), 1, 9),
                        new Standing(new Party.Seated(P1), 3, 4)));
        assertThat(result.share(P2)).isEqualTo(0.5);
        assertThat(result.share(P1)).isZero();
        assertThat(result.score(P1)).isEqualTo(4);
        assertThatThrownBy(() -> result.score(Seat.of(2))).hasMessage("P3 took no part");
    }

    @Test
    void inAGroupNobodyWinsAgainstAnybody() {
        var result = new Result.Group("done", 12, BySeat.only(P1, 7L).with(P2, 5L));
        assertThat(result.share(P1)).isZero();
        assertThat(result.score(P2)).isEqualTo(5);
    }

    @Test
    void anUnwritableResultCannotBeMade() {
        var winner = List.of(new Standing(new Party.Seated(P1), 1, 0));
        for (var ending : new String[] {"", " x", "a; b", "a\nb"}) {
            assertThatThrownBy(() -> new Result.Placed(ending, winner)).hasMessageContaining("an ending is");
        }
        assertThatThrownBy(() -> new Result.Placed("x", List.of())).hasMessageContaining("without parties");
        assertThatThrownBy(() -> new Party.Named("group")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Party.Named("The Automa")).isInstanceOf(IllegalArgumentException.class);
        assertThatThrownBy(() -> new Standing(new Party.Seated(P1), 0, 0)).hasMessageContaining("counted from 1");
    }

    @Test
    void byScore_equalScores_shareAPlace() {
        assertThat(Result.Placed.byScore("done", List.of(3L, 7L, 7L)))
                .isEqualTo(new Result.Placed(
                        "done",
                        List.of(
                                new Result.Standing(new Result.Party.Seated(Seat.of(1)), 1, 7),
                                new Result.Standing(new Result.Party.Seated(Seat.of(2)), 1, 7),
                                new Result.Standing(new Result.Party.Seated(Seat.of(0)), 3, 3))));
    }
}
