package parterre.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import parterre.bots.series.PairScore;
import parterre.bots.series.Ratings;

class LadderTest {
    private static Ladder ladder(String... bots) {
        return ladder(10, OptionalInt.of(200), 2, bots);
    }

    private static Ladder ladder(int games, OptionalInt playouts, int seats, String... bots) {
        var terms = new LadderTerms("game", 1, Collections.emptySortedMap(), games, playouts, seats);
        return Ladder.of(terms, List.of(bots));
    }

    /// Returns scores in which the bot that comes first in the ladder wins so many games.
    static List<PairScore> scores(TableGroup group, int games, double won) {
        var scores = new ArrayList<PairScore>();
        for (int first : group.bots()) {
            for (int second : group.bots()) {
                if (first < second) {
                    scores.add(new PairScore(first, second, games, won));
                }
            }
        }
        return scores;
    }

    /// The bot that comes first in the ladder wins.
    static Ladder played(Ladder ladder, List<TableGroup> groups) {
        var next = ladder;
        for (var group : groups) {
            next = next.with(group, scores(group, 10, 8));
        }
        return next;
    }

    @Test
    void withThreeBots_eachRestsOnce() {
        var ladder = ladder("a", "b", "c");
        for (int round = 1; round <= 3; round++) {
            var pairings = SwissGrouping.nextRound(ladder);
            assertThat(pairings).hasSize(1);
            ladder = played(ladder, pairings);
            assertThat(ladder.scores()).hasSize(round);
        }
        assertThat(ladder.ranking()).extracting(Ladder.Rated::bot).containsExactly("a", "b", "c");
        assertThat(ladder.ranking()).extracting(Ladder.Rated::played).containsOnly(20);
    }

    /// Each of two bots is half of their difference from the mean.
    @Test
    void intervals_areThoseOfTheDifferenceToTheMean() {
        var score = new PairScore(0, 1, 10, 8);
        var difference = Ratings.of(2, 0, List.of(score)).difference(0, 1);
        var elo = ladder("a", "b").with(score).ranking().getFirst().elo();
        assertThat(elo.low()).isCloseTo(difference.low() / 2, within(1e-9));
        assertThat(elo.high()).isCloseTo(difference.high() / 2, within(1e-9));
    }

    @Test
    void withFiveBots_anotherOneRestsInTheSecondRound() {
        var ladder = ladder("a", "b", "c", "d", "e");
        for (int round = 0; round < 2; round++) {
            ladder = played(ladder, SwissGrouping.nextRound(ladder));
        }
        assertThat(ladder.ranking())
                .extracting(Ladder.Rated::played)
                .contains(20)
                .doesNotContain(0);
    }

    /// A stopped round goes on with the pairs that have not met, whatever the ranking is by then.
    @Test
    void aSwissRound_keepsItsOpenPairs() {
        var begun = ladder("a", "b", "c", "d").withNextRound();
        var pairings = begun.round().orElseThrow().open();
        assertThat(pairings).hasSize(2);
        var half = played(begun, pairings.subList(0, 1));
        assertThat(half.round()).hasValue(new SwissRound(1, pairings.subList(1, 2)));
        assertThat(Ladder.ofJson(half.json())).isEqualTo(half);
        var whole = played(half, half.round().orElseThrow().open());
        assertThat(whole.round()).hasValue(new SwissRound(1, List.of()));
        assertThat(whole.withNextRound().round().orElseThrow().number()).isEqualTo(2);
        assertThat(whole).isEqualTo(played(begun, pairings));
    }

    static Ladder ofThree(String... bots) {
        return ladder(6, OptionalInt.empty(), 3, bots);
    }

    @Test
    void withThreeSeats_everyGroupMeetsOnce() {
        var ladder = ofThree("a", "b", "c", "d");
        var groups = TableGroup.roundRobin(ladder);
        assertThat(groups)
                .extracting(TableGroup::bots)
                .containsExactly(List.of(0, 1, 2), List.of(0, 1, 3), List.of(0, 2, 3), List.of(1, 2, 3));
        for (var group : groups) {
            ladder = ladder.with(group, scores(group, 6, 5));
        }
        assertThat(TableGroup.roundRobin(ladder)).isEmpty();
        assertThat(TableGroup.roundRobin(ladder.with("e"))).hasSize(6);
        assertThat(ladder.gameCount()).isEqualTo(24);
        assertThat(ladder.ranking()).extracting(Ladder.Rated::played).containsOnly(18);
        assertThat(ladder.ranking()).extracting(Ladder.Rated::bot).containsExactly("a", "b", "c", "d");
        assertThat(Ladder.ofJson(ladder.json())).isEqualTo(ladder);
    }

    /// The three results of a game of equal bots have 4/3 of the variance of independent ones.
    @Test
    void withThreeSeats_intervalsAllowForDependentResults() {
        var scores = scores(new TableGroup(List.of(0, 1, 2)), 3000, 1500);
        var elo = ofThree("a", "b", "c")
                .with(new TableGroup(List.of(0, 1, 2)), scores)
                .ranking()
                .getFirst()
                .elo();
        var independent = Ratings.of(3, 0, scores).fromMean(0);
        assertThat(Math.pow((elo.high() - elo.low()) / (independent.high() - independent.low()), 2))
                .isCloseTo(4.0 / 3, within(0.001));
    }

    @Test
    void aGame_countsForEachPairByRanks() {
        var score = new GameScore(false, List.of(2, 1, 2));
        assertThat(score.won(0, 1)).isZero();
        assertThat(score.won(1, 2)).isEqualTo(1);
        assertThat(score.won(0, 2)).isEqualTo(0.5);
    }

    @Test
    void aLadder_survivesItsJson() {
        var ladder = played(ladder("a", "b"), List.of(new TableGroup(List.of(0, 1))));
        assertThat(Ladder.ofJson(ladder.json())).isEqualTo(ladder);
    }
}
