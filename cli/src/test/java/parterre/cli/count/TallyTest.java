package parterre.cli.count;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.bots.series.Outcome;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;

class TallyTest {
    private static final List<Outcome> FOUR = SampleOutcomes.games(SampleOutcomes.plan(4));

    private static Tally tally(Outcome... outcomes) {
        var tally = new Tally(SampleOutcomes.plan(4), List.of(), 0);
        for (var outcome : outcomes) {
            tally.add(outcome);
        }
        return tally;
    }

    private static Outcome game(int number, Result result) {
        return SampleOutcomes.with(FOUR.get(number), Optional.of(result));
    }

    @Test
    void winsAreToldByBotAndBySeat() {
        // random sits first in games 0 and 2, greedy in 1 and 3.
        var tally = tally(
                game(0, SampleOutcomes.points(5, 9)),
                game(1, SampleOutcomes.points(8, 2)),
                game(2, SampleOutcomes.points(4, 3)),
                game(3, SampleOutcomes.points(6, 6)));
        assertThat(tally.games()).isEqualTo(4);
        assertThat(tally.ties()).isEqualTo(1);
        assertThat(tally.bots()).extracting(Tally.Player::name).containsExactly("random", "greedy");
        assertThat(tally.bots().get(0).wins().value()).isEqualTo(1.5 / 4);
        assertThat(tally.bots().get(1).wins().value()).isEqualTo(2.5 / 4);
        assertThat(tally.seats()).extracting(Tally.Player::name).containsExactly("P1", "P2");
        assertThat(tally.seats().get(0).wins().value()).isEqualTo(2.5 / 4);
        assertThat(tally.bots().get(0).score().mean()).isEqualTo((5 + 2 + 4 + 6) / 4.0);
        assertThat(tally.winner().mean()).isEqualTo((9 + 8 + 4 + 6) / 4.0);
        assertThat(tally.last().mean()).isEqualTo((5 + 2 + 3 + 6) / 4.0);
        assertThat(tally.endings()).isEqualTo(Map.of("by hand", 4));
    }

    @Test
    void aStoppedGameHasALengthAndNoResult() {
        var tally = tally(game(0, SampleOutcomes.points(5, 9)), SampleOutcomes.with(FOUR.get(1), Optional.empty()));
        assertThat(tally.stopped()).isEqualTo(1);
        assertThat(tally.steps().count()).isEqualTo(2);
        assertThat(tally.seats().get(0).wins().trials()).isEqualTo(1);
        assertThat(tally.endings()).containsEntry(Tally.STOPPED, 1);
    }

    @Test
    void aPartyWithoutASeatMayWin() {
        var automa = new Standing(new Party.Named("automa"), 1, 40);
        var p1 = new Standing(new Party.Seated(Seat.of(0)), 2, 10);
        var p2 = new Standing(new Party.Seated(Seat.of(1)), 3, 5);
        var tally = tally(game(0, new Result.Placed("by hand", List.of(automa, p1, p2))));
        assertThat(tally.others()).extracting(Tally.Player::name).containsExactly("automa");
        assertThat(tally.others().getFirst().wins().value()).isEqualTo(1);
        assertThat(tally.bots())
                .allSatisfy(bot -> assertThat(bot.wins().value()).isZero());
    }

    @Test
    void aGroupHasOneScore() {
        var group = new Result.Group("by hand", 7, BySeat.inOrder(List.of(7L, 9L)));
        var tally = tally(game(0, group));
        assertThat(tally.group().mean()).isEqualTo(7);
        assertThat(tally.score().mean()).isEqualTo(8);
        assertThat(StrengthComparison.of(tally)).isEmpty();
    }

    @Test
    void branchingIsThatOfAllDecisions() {
        var tally = tally(FOUR.toArray(Outcome[]::new));
        var listed = FOUR.stream()
                .flatMapToInt(game -> game.listed().stream())
                .sorted()
                .toArray();
        assertThat(tally.branching().count()).isEqualTo(listed.length);
        assertThat(tally.branching().mean())
                .isEqualTo(Arrays.stream(listed).average().orElseThrow());
        assertThat(tally.branching().most()).isEqualTo(listed[listed.length - 1]);
        assertThat(tally.branching().median()).isEqualTo(listed[(listed.length - 1) / 2]);
    }

    @Test
    void duel_namesTheBetterFirst_andWhetherItIsSettled() {
        var even = StrengthComparison.of(
                        tally(game(0, SampleOutcomes.points(5, 9)), game(1, SampleOutcomes.points(2, 8))))
                .orElseThrow();
        assertThat(even.settled()).isFalse();
        var one = StrengthComparison.of(
                        tally(game(0, SampleOutcomes.points(5, 9)), game(1, SampleOutcomes.points(8, 2))))
                .orElseThrow();
        assertThat(one.better()).isEqualTo("greedy");
        assertThat(one.worse()).isEqualTo("random");
        assertThat(one.wins().value()).isEqualTo(1);
        assertThat(one.even()).isEqualTo(0.5);
        assertThat(one.settled()).isFalse();
    }

    @Test
    void claim_needsTwoHundredGamesAndANearLowerEnd() {
        assertThat(new StrengthComparison("a", "b", Share.of(130, 200), 0.5, 200).proves(0.60))
                .isTrue();
        assertThat(new StrengthComparison("a", "b", Share.of(125, 200), 0.5, 200).proves(0.60))
                .isFalse();
        assertThat(new StrengthComparison("a", "b", Share.of(199, 199), 0.5, 199).proves(0.60))
                .isFalse();
    }
}
