package parterre.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.BySeat;
import parterre.engine.Pebbles;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.table.MatchPlan.Criterion;
import parterre.engine.table.MatchPlan.Rotation;

class MatchTest {
    private static final Party P1 = new Party.Seated(Seat.of(0));
    private static final Party P2 = new Party.Seated(Seat.of(1));
    private static final Party P3 = new Party.Seated(Seat.of(2));
    private static final Party AUTOMA = new Party.Named("automa");

    private static MatchPlan plan(int seats, int games, Rotation rotation, Criterion... ranking) {
        var setup = Setup.standard(new Pebbles().info(), seats);
        return new MatchPlan("season", Collections.nCopies(games, setup), rotation, List.of(ranking));
    }

    private static Result.Standing standing(Party party, int place, long score) {
        return new Result.Standing(party, place, score);
    }

    private static Result placed(Result.Standing... standings) {
        return new Result.Placed("done", List.of(standings));
    }

    private static Match.Standing account(Party party, int place, double wins, long points) {
        return new Match.Standing(party, place, wins, points);
    }

    @Test
    void peopleMoveOnByOneSeat() {
        var match = Match.of(plan(3, 4, Rotation.ONE_SEAT, Criterion.POINTS));
        assertThat(match.seatOf(Seat.of(0), 1)).isEqualTo(Seat.of(1));
        assertThat(match.seatOf(Seat.of(2), 1)).isEqualTo(Seat.of(0));
        assertThat(match.seatOf(Seat.of(1), 3)).isEqualTo(Seat.of(1));
        assertThat(match.seating(1)).isEqualTo(BySeat.inOrder(List.of(Seat.of(2), Seat.of(0), Seat.of(1))));
        assertThat(Match.of(plan(3, 4, Rotation.NONE)).seatOf(Seat.of(2), 2)).isEqualTo(Seat.of(2));
    }

    @Test
    void pointsGoToThePersonAndNotToTheSeat() {
        var game = placed(standing(P1, 1, 5), standing(P2, 2, 3));
        var match = Match.of(plan(2, 2, Rotation.ONE_SEAT, Criterion.WINS, Criterion.POINTS))
                .with(game)
                .with(game);
        assertThat(match.standings()).containsExactly(account(P1, 1, 1, 8), account(P2, 1, 1, 8));
        var still =
                Match.of(plan(2, 2, Rotation.NONE, Criterion.WINS)).with(game).with(game);
        assertThat(still.standings()).containsExactly(account(P1, 1, 2, 10), account(P2, 2, 0, 6));
    }

    @Test
    void theWeightiestCriterionComesFirst() {
        var games = List.of(
                placed(standing(P2, 1, 2), standing(P1, 2, 1), standing(P3, 3, 0)),
                placed(standing(P1, 1, 90), standing(P3, 2, 80), standing(P2, 3, 0)),
                placed(standing(P2, 1, 2), standing(P1, 2, 1), standing(P3, 3, 0)));
        assertThat(new Match(plan(3, 3, Rotation.NONE, Criterion.WINS, Criterion.POINTS), games).standings())
                .containsExactly(account(P2, 1, 2, 4), account(P1, 2, 1, 92), account(P3, 3, 0, 80));
        assertThat(leader(new Match(plan(3, 3, Rotation.NONE, Criterion.POINTS, Criterion.WINS), games)))
                .isEqualTo(P1);
    }

    @Test
    void sharesOfWinsAddUpExactly() {
        var shared = placed(standing(P1, 1, 4), standing(P2, 1, 4), standing(P3, 1, 4));
        var alone = placed(standing(P1, 1, 4), standing(P2, 2, 0), standing(P3, 2, 0));
        var games = List.of(shared, shared, shared, alone);
        assertThat(new Match(plan(3, 4, Rotation.NONE, Criterion.WINS), games).standings())
                .containsExactly(account(P1, 1, 2, 16), account(P2, 2, 1, 12), account(P3, 2, 1, 12));
    }

    @Test
    void theFavouredSeatWinsTheLastTieAndAutomasLose() {
        var games =
                List.of(placed(standing(P1, 1, 4), standing(P2, 2, 3)), placed(standing(P2, 1, 4), standing(P1, 2, 3)));
        var two = plan(2, 2, Rotation.NONE, Criterion.WINS, Criterion.POINTS, Criterion.FAVOURED);
        assertThat(leader(new Match(favouring(Seat.of(0), two), games))).isEqualTo(P1);
        assertThat(leader(new Match(favouring(Seat.of(1), two), games))).isEqualTo(P2);
        var one = plan(2, 1, Rotation.NONE, Criterion.POINTS, Criterion.FAVOURED);
        var solo = new Match(
                favouring(Seat.of(0), one),
                List.of(placed(standing(AUTOMA, 1, 4), standing(P1, 1, 4), standing(P2, 3, 0))));
        assertThat(solo.standings())
                .containsExactly(account(P1, 1, 0.5, 4), account(AUTOMA, 2, 0.5, 4), account(P2, 3, 0, 0));
    }

    private static Party leader(Match match) {
        return match.standings().getFirst().party();
    }

    private static MatchPlan favouring(Seat seat, MatchPlan plan) {
        return new MatchPlan(plan.name(), plan.games(), plan.rotation(), plan.ranking(), plan.rivals(), _ -> seat);
    }

    @Test
    void partiesWithoutASeatAreInTheStandingsAtOnce() {
        var one = plan(2, 2, Rotation.ONE_SEAT, Criterion.WINS, Criterion.POINTS, Criterion.FAVOURED);
        var plan = new MatchPlan(
                one.name(),
                one.games(),
                one.rotation(),
                one.ranking(),
                List.of(new Party.Named("automa")),
                one.favours());
        assertThat(Match.of(plan).standings())
                .containsExactly(account(P1, 1, 0, 0), account(P2, 2, 0, 0), account(AUTOMA, 3, 0, 0));
        var lost = Match.of(plan).with(placed(standing(AUTOMA, 1, 9), standing(P1, 2, 4), standing(P2, 3, 1)));
        assertThat(lost.standings())
                .containsExactly(account(AUTOMA, 1, 1, 9), account(P1, 2, 0, 4), account(P2, 3, 0, 1));
        assertThat(plan.with(plan.games()).rivals()).isEqualTo(plan.rivals());
    }

    @Test
    void aGroupGathersPoints() {
        var result = new Result.Group("done", 12, BySeat.inOrder(List.of(7L, 5L)));
        assertThat(new Match(plan(2, 1, Rotation.NONE, Criterion.WINS), List.of(result)).standings())
                .containsExactly(account(P1, 1, 0, 7), account(P2, 1, 0, 5));
    }

    @Test
    void aMatchGoesThroughItsGames() {
        var plan = plan(2, 2, Rotation.NONE, Criterion.POINTS);
        var match = Match.of(plan);
        assertThat(match.standings()).containsExactly(account(P1, 1, 0, 0), account(P2, 1, 0, 0));
        var result = placed(standing(P1, 1, 5), standing(P2, 2, 3));
        var over = match.with(result).with(result);
        assertThat(over.isOver()).isTrue();
        assertThatThrownBy(() -> over.with(result)).hasMessageContaining("have been played");
        assertThatThrownBy(() -> new Match(plan, List.of(result, result, result)))
                .hasMessageContaining("more results");
        assertThatThrownBy(() -> plan(2, 0, Rotation.NONE)).hasMessageContaining("same number of seats");
    }
}
