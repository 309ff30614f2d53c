package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.testkit.Covers;

/// Checks the first player, the placing and the deal.
final class SetUpTest {
    private static final String DEAL = "*: deal P1 10 green 10 blue 10 yellow, P2 10 white 10 gray 10 red";

    @Test
    @Covers("GM-2.1")
    void seat1BeginsUnlessAnotherWasAgreed() {
        assertThat(Example.start(Example.setup(3)).turn()).isEqualTo("P1 places");
        var second = Example.start(Example.setup(3, "first-player=2"));
        assertThat(second.turn()).isEqualTo("P2 places");
        var played = second.after("P2: place a6", "P3: place b5", "P1: place c4");
        assertThat(played.turn()).isEqualTo("chance deals");
        assertThat(played.after("*: deal P1 10 green 10 blue, P2 10 yellow 10 white, P3 10 gray 10 red")
                        .turn())
                .isEqualTo("P2 rolls 3");
    }

    @Test
    @Covers("GM-2.1")
    void theFirstPlayerMayBeDrawnByLot() {
        var start = Example.start(Example.setup(3, "first-player=random"));
        assertThat(start.turn()).isEqualTo("chance begins");
        assertThat(start.verdict("*: begin P3")).isEqualTo("legal");
        assertThat(start.verdict("*: begin P4")).isEqualTo("GM-2.1");
        assertThat(start.verdict("*: dice 1")).isEqualTo("GM-2.1");
        assertThat(start.verdict("P1: begin P1")).isEqualTo("table/chance");
        assertThat(start.after("*: begin P3").turn()).isEqualTo("P3 places");
        assertThat(MarsPositions.FORM.write(start.after("*: begin P3").position()))
                .contains("first: P3");
    }

    @Test
    @Covers("GM-2.2")
    void turnsGoRoundTheTable() {
        var start = Example.start(Example.setup(5, "first-player=4"));
        assertThat(start.after("P4: place a6", "P5: place a7", "P1: place a8").turn())
                .isEqualTo("P2 places");
        assertThat(start.verdict("P5: place a7")).isEqualTo("table/wrong-seat");
    }

    @Test
    @Covers("GM-2.3")
    void gardenersStartOffTheCentreAndApart() {
        var start = Example.start(Example.setup(2));
        assertThat(start.moves()).hasSize(90).startsWith("place a6", "place a7").endsWith("place k6");
        assertThat(start.verdict("P1: place f6")).isEqualTo("GM-2.3");
        var second = start.after("P1: place e5");
        assertThat(second.moves()).hasSize(89).doesNotContain("place e5");
        assertThat(second.verdict("P2: place e5")).isEqualTo("GM-2.3");
        assertThat(second.verdict("P2: place e6")).isEqualTo("legal");
        assertThat(second.verdict("P2: 1 e5-e6 red")).isEqualTo("GM-2.3");
    }

    @Test
    @Covers({"GM-2.4", "GM-2.5"})
    void sixtyFlowersAreDealtInEqualParts() {
        for (int seats = 2; seats <= 5; seats++) {
            var odds = Dealing.deal(seats).odds();
            assertThat(odds.listed()).isFalse();
            for (int seed = 0; seed < 20; seed++) {
                var deal = (MarsMove.Deal) odds.sample(Generator.of(seed));
                assertThat(odds.refusal(deal)).isEmpty();
                int each = 60 / seats;
                assertThat(deal.bunches()).hasSize(seats).allMatch(bunch -> bunch.size() == each);
            }
        }
        var dealt = Example.start(Example.setup(2)).after("P1: place a6", "P2: place e5", DEAL);
        assertThat(dealt.position().dice().isEmpty()).isTrue();
        assertThat(dealt.turn()).isEqualTo("P1 rolls 3");
        assertThat(new Bunch(dealt.position().flowers().bunch(1))).hasToString("10 white 10 gray 10 red");
    }

    @Test
    @Covers("GM-2.4")
    void wrongDealsOfSixtyAreRefused() {
        var before = Example.start(Example.setup(2)).after("P1: place a6", "P2: place e5");
        assertThat(before.verdict(DEAL)).isEqualTo("legal");
        assertThat(before.verdict("*: deal P1 10 green 10 blue 9 yellow, P2 10 white 10 gray 10 red 1 yellow"))
                .isEqualTo("GM-2.4");
        assertThat(before.verdict("*: deal P1 10 green 10 blue 10 yellow, P2 10 green 10 gray 10 red"))
                .isEqualTo("GM-2.4");
        assertThat(before.verdict("*: deal P1 10 green 10 blue 10 yellow")).isEqualTo("GM-2.4");
        assertThat(before.verdict("*: dice 1 2 3")).isEqualTo("GM-2.4");
        assertThat(before.verdict("P1: " + DEAL.substring(3))).isEqualTo("table/chance");
        assertThat(before.verdict("P1: place a7")).isEqualTo("table/wrong-seat");
    }

    @Test
    @Covers("GM-2.4")
    void everyColourFallsToEverySeatAlike() {
        var odds = Dealing.deal(4).odds();
        var sums = new long[4];
        var luck = Generator.of(7);
        int deals = 4000;
        for (int i = 0; i < deals; i++) {
            var deal = (MarsMove.Deal) odds.sample(luck);
            for (var seat : Seat.first(4)) {
                sums[seat.index()] += deal.bunches().get(seat.index()).of(Colour.RED);
            }
        }
        // 2.5 red flowers a seat; the standard deviation of one bunch is 1.27
        for (long sum : sums) {
            assertThat(sum / (double) deals).isBetween(2.5 - 5 * 1.27 / 63, 2.5 + 5 * 1.27 / 63);
        }
    }

    @Test
    @Covers("GM-A18")
    void placingGoesBeforeTheDealUnlessAgreedOtherwise() {
        var start = Example.start(Example.setup(2, "deal-first=on"));
        assertThat(start.turn()).isEqualTo("chance deals");
        var dealt = start.after(DEAL);
        assertThat(dealt.turn()).isEqualTo("P1 places");
        assertThat(dealt.after("P1: place a6", "P2: place e5").turn()).isEqualTo("P1 rolls 3");
    }

    @Test
    @Covers("GM-D13")
    void firstPlayersAreListedBySeat() {
        var odds = Dealing.begin(3).odds();
        assertThat(odds.outcomes())
                .extracting(outcome -> new MarsNotation().write(outcome.move()) + " " + outcome.weight())
                .isEqualTo(List.of("begin P1 1", "begin P2 1", "begin P3 1"));
    }
}
