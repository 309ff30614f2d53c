package parterre.lab.tournament;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.lab.tournament.LadderTest.ofThree;
import static parterre.lab.tournament.LadderTest.played;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;

/// Swiss rounds of games with three seats.
class SwissGroupingTest {
    private static Ladder bots(int count) {
        return ofThree(IntStream.range(0, count).mapToObj(bot -> "bot" + bot).toArray(String[]::new));
    }

    private static Ladder rounds(Ladder begun, int count) {
        var ladder = begun;
        for (int round = 0; round < count; round++) {
            ladder = ladder.withNextRound();
            ladder = played(ladder, ladder.round().orElseThrow().open());
        }
        return ladder;
    }

    /// Returns how often the two bots of each pair that met have met.
    private static List<Integer> meetings(Ladder ladder) {
        var meetings = new HashMap<List<Integer>, Integer>();
        for (var group : ladder.met()) {
            LadderTest.scores(group, 1, 1)
                    .forEach(pair -> meetings.merge(List.of(pair.first(), pair.second()), 1, Integer::sum));
        }
        return new ArrayList<>(meetings.values());
    }

    @Test
    void theFirstRound_followsTheOrderOfJoining() {
        assertThat(SwissGrouping.nextRound(bots(6)))
                .extracting(TableGroup::bots)
                .containsExactly(List.of(0, 1, 2), List.of(3, 4, 5));
    }

    @Test
    void winners_meetInTheSecondRound() {
        var ladder = rounds(bots(9), 1);
        assertThat(ladder.ranking())
                .extracting(Ladder.Rated::bot)
                .startsWith("bot0", "bot3", "bot6")
                .endsWith("bot2", "bot5", "bot8");
        assertThat(SwissGrouping.nextRound(ladder))
                .extracting(TableGroup::bots)
                .containsExactly(List.of(0, 3, 6), List.of(1, 4, 7), List.of(2, 5, 8));
    }

    @Test
    void nineBots_meetOnceInThreeRounds() {
        assertThat(meetings(rounds(bots(9), 3))).hasSize(27).containsOnly(1);
    }

    /// Two groups of three can be mixed only so that two bots of each new group have met.
    @Test
    void sixBots_repeatAsFewMeetingsAsPossible() {
        assertThat(meetings(rounds(bots(6), 2)).stream().filter(times -> times == 2))
                .hasSize(2);
    }

    @Test
    void withSevenBots_nobodyRestsTwiceBeforeTheOthers() {
        var ladder = bots(7);
        for (int round = 0; round < 7; round++) {
            ladder = rounds(ladder, 1);
            var games = ladder.ranking().stream().map(Ladder.Rated::played).toList();
            assertThat(games.stream().mapToInt(Integer::intValue).max().orElseThrow())
                    .isLessThanOrEqualTo(
                            games.stream().mapToInt(Integer::intValue).min().orElseThrow() + 10);
        }
        assertThat(ladder.ranking()).extracting(Ladder.Rated::played).containsOnly(60);
    }

    @Test
    void aGroup_neverMeetsTwice() {
        var ladder = rounds(bots(4), 6);
        assertThat(ladder.met()).hasSize(4).doesNotHaveDuplicates();
        assertThat(ladder.ranking()).extracting(Ladder.Rated::played).containsOnly(30);
        assertThat(ladder.round()).hasValue(new SwissRound(6, List.of()));
    }

    @Test
    void equalLadders_haveEqualRounds() {
        var ladder = rounds(bots(20), 4);
        assertThat(rounds(bots(20), 4)).isEqualTo(ladder);
        assertThat(SwissGrouping.nextRound(Ladder.ofJson(ladder.json()))).isEqualTo(SwissGrouping.nextRound(ladder));
    }

    @Test
    void aStoppedRound_keepsItsOpenGroups() {
        var begun = bots(9).withNextRound();
        var half = played(begun, begun.round().orElseThrow().open().subList(0, 1));
        assertThat(half.round().orElseThrow().open())
                .isEqualTo(begun.round().orElseThrow().open().subList(1, 3));
        assertThat(Ladder.ofJson(half.json())).isEqualTo(half);
        assertThat(played(half, half.round().orElseThrow().open())).isEqualTo(rounds(bots(9), 1));
    }
}
