package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.stalks.Scene.after;
import static parterre.stalks.Scene.result;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Result;
import parterre.engine.Setup;
import parterre.testkit.Covers;

/// Checks the end of a game, busts and scores.
final class EndingTest {
    private static Scene quick() {
        return Scene.usual()
                .with("P1", "tokens 0, portfolio D4 F2 G2 S2 T2")
                .with("P2", "tokens 0, portfolio D2 F4 G2 S2 T2");
    }

    /// A table on whose track these flowers lie.
    private static Draft market(String bunch, Setup setup) {
        var table = new Draft(Terms.of(setup));
        table.market = Bunch.read(bunch).orThrow();
        return table;
    }

    private static Draft market(String bunch) {
        return market(bunch, Setup.standard(StalkOptions.INFO, 2));
    }

    private static List<String> places(Result result) {
        return switch (result) {
            case Result.Placed(var _, var standings) ->
                standings.stream()
                        .map(standing -> standing.place() + " " + standing.party() + " " + standing.score())
                        .toList();
            case Result.Group group -> List.of(group.toString());
        };
    }

    @Test
    @Covers({"SX-5.1", "SX-A7", "SX-2.5"})
    void theMarketCrashesWhenItsFlowersPassTheHighestValue() {
        var meet = Setup.standard(StalkOptions.INFO, 2).with(StalkOptions.CRASH_TEST, "meet");
        // 14 flowers, the highest value 7, the lowest space 7: they meet.
        assertThat(Market.crashes(market("D6 F6 G2"))).isFalse();
        assertThat(Market.crashes(market("D6 F6 G2", meet))).isTrue();
        assertThat(Market.crashes(market("D6 F6 G3"))).isTrue();
    }

    @Test
    @Covers({"SX-5.1", "SX-5.3", "SX-A7"})
    void theTurnOfTheCrashIsPlayedToItsEnd() {
        var crashed = Scene.small("DF")
                .option("market-start", "5")
                .with("garden", "DDDFFGG")
                .after("swap 1 daffodil", "swap 2 dahlia");
        assertThat(crashed.table().crashed).isTrue();
        assertThat(crashed.table().phase).isEqualTo(Phase.REFILL);
        assertThat(Bunch.size(crashed.table().market))
                .as("two more than the spaces")
                .isEqualTo(7);
        var over = after(crashed, "draw tulip");
        assertThat(result(over).ending()).isEqualTo("market crash");
        assertThat(Market.finalValues(over.table())).containsExactly(2, 3, 3, 1, 1);
    }

    @Test
    @Covers("SX-5.2")
    void theLastFlowerForTheLastSlotEndsNothing() {
        var scene = quick().with("greenhouse", "D1 F1 G1").with("compost", "D16 F17 G19 S20 T20");
        var next = scene.after("plant 1 a4", "plant 2 g4", "draw dahlia", "draw daffodil", "draw globemaster");
        assertThat(next.table().turn).isEqualTo(2);
        assertThat(next.table().triggered).isFalse();
        var dry = scene.with("greenhouse", "F1 G1").with("compost", "D17 F17 G19 S20 T20");
        var over = dry.after("plant 1 a4", "plant 2 g4", "draw daffodil", "draw globemaster");
        assertThat(Scene.exchange(over)).isEqualTo(".GFGST");
        assertThat(result(over).ending()).isEqualTo("empty greenhouse");
    }

    @Test
    @Covers({"SX-5.2", "SX-5.3", "SX-3.6"})
    void aFlushThatRunsDryLetsTheTurnGoOn() {
        var scene = quick().with("P1", "tokens 1, portfolio D4 F2 G2 S2 T2")
                .with("greenhouse", "F1 G1")
                .with("compost", "D17 F17 G19 S20 T20");
        var flushed = scene.after("flush", "draw globemaster", "draw daffodil");
        assertThat(Scene.exchange(flushed)).isEqualTo("....FG");
        assertThat(flushed.table().triggered).isTrue();
        assertThat(flushed.table().actions).isEqualTo(2);
        assertThat(result(after(flushed, "plant 5 a4", "plant 6 g4")).ending()).isEqualTo("empty greenhouse");
    }

    @Test
    @Covers({"SX-A9", "SX-5.4"})
    void theCompostGoesBackWhereAgreed() {
        var scene = quick().option("compost-reshuffle", "on")
                .with("greenhouse", "F1")
                .with("compost", "D17 F17 G20 S20 T20");
        var after = scene.after("plant 1 a4", "plant 2 g4", "draw daffodil", "draw globemaster", "draw tulip");
        assertThat(after.table().turn).isEqualTo(2);
        assertThat(after.table().triggered).isFalse();
        assertThat(after.table().compost).isEqualTo(Bunch.NONE);
        assertThat(Terms.of(Setup.standard(StalkOptions.INFO, 2)).reshuffles()).isFalse();
        assertThat(Terms.of(Setup.standard(StalkOptions.INFO, 2).with(StalkOptions.SECOND_TRIGGER, "value-cap"))
                        .reshuffles())
                .isTrue();
    }

    @Test
    @Covers("SX-A8")
    void aValueLimitEndsTheGame() {
        var scene = quick().option("second-trigger", "value-cap")
                .option("value-limit", "4")
                .growing("a4D a5D a6D b3F b4F b5F b6F")
                .with("market", "-");
        var after = scene.after("plant 2 a7", "swap 1 tulip");
        assertThat(after.table().triggered).isTrue();
        assertThat(result(after(after, "draw tulip", "draw tulip")).ending()).isEqualTo("value limit");
    }

    @Test
    @Covers("SX-A8")
    void aFullGardenEndsTheGameEvenWhenItReopens() {
        var after = Scene.small("DF")
                .option("second-trigger", "garden-full")
                .with("garden", "DDDDDD.")
                .after("plant 2 c2", "swap 1 daffodil");
        assertThat(after.table().triggered).isTrue();
        assertThat(Scene.garden(after)).isEqualTo("......F");
        assertThat(result(after(after, "draw tulip", "draw tulip")).ending()).isEqualTo("full garden");
    }

    @Test
    @Covers("SX-5.5")
    void theTurnCapEndsTheGame() {
        var after = quick().option("turn-cap", "1").after("swap 1 tulip", "swap 1 dahlia", "draw tulip");
        assertThat(result(after).ending()).isEqualTo("turn cap");
    }

    @Test
    @Covers({"SX-6.1", "SX-6.2", "SX-A10", "SX-A11"})
    void theHighestTypesLoseHalf() {
        assertThat(Market.finalValues(market("D6 F4 G4 S2"))).containsExactly(3, 5, 5, 3, 1);
        assertThat(Market.finalValues(market("D7 F7 G1"))).containsExactly(4, 4, 2, 1, 1);
        var standard = Setup.standard(StalkOptions.INFO, 2);
        assertThat(Market.finalValues(market("D6", standard.with(StalkOptions.BUST_ROUNDING, "result-up"))))
                .containsExactly(4, 1, 1, 1, 1);
        assertThat(Market.finalValues(market("D7 F7 G1", standard.with(StalkOptions.BUST_TIE, "none"))))
                .containsExactly(8, 8, 2, 1, 1);
        assertThat(Market.finalValues(market("D7 F6 G1", standard.with(StalkOptions.BUST_TIE, "none"))))
                .containsExactly(4, 7, 2, 1, 1);
        assertThat(Market.finalValues(market("-", standard.with(StalkOptions.VALUE_START, 0))))
                .containsExactly(0, 0, 0, 0, 0);
    }

    @Test
    @Covers("SX-A11")
    void oneOfTheHighestCanBeDrawnByLot() {
        var crashed = Scene.small("DF")
                .option("market-start", "3")
                .option("bust-tie", "one-random")
                .with("garden", "DDDFFF.")
                .after("plant 1 c2", "swap 2 dahlia", "draw tulip", "draw tulip");
        assertThat(crashed.table().phase).isEqualTo(Phase.BUST);
        var over = after(crashed, "bust daffodil");
        assertThat(Market.finalValues(over.table())).containsExactly(4, 2, 1, 1, 1);
        assertThat(Scene.GAME.next(crashed))
                .satisfies(next -> assertThat(next.waitsFor()).isEqualTo("chance"));
    }

    @Test
    @Covers({"SX-6.3", "SX-6.4"})
    void pointsDecideThenTheMostValuableFlowers() {
        var standard = Setup.standard(StalkOptions.INFO, 2).with(StalkOptions.VALUE_START, 0);
        // Values 11, 5, 3, 1, 0 before the bust, so 5, 5, 3, 1, 0 after it.
        var table = market("D11 F5 G3 S1", standard);
        table.crashed = true;
        table.setPortfolio(0, Bunch.read("D1 F1 G1").orThrow());
        table.setPortfolio(1, Bunch.read("D2 G1").orThrow());
        assertThat(places(Ending.result(table))).containsExactly("1 P1 13", "1 P2 13");
        table.setPortfolio(0, Bunch.read("G10").orThrow());
        table.setPortfolio(1, Bunch.read("D3 G4 S3").orThrow());
        assertThat(places(Ending.result(table))).as("30 points each").containsExactly("1 P2 30", "2 P1 30");
        table.setPortfolio(0, Bunch.read("D4").orThrow());
        table.setPortfolio(1, Bunch.read("D3 G1").orThrow());
        assertThat(places(Ending.result(table))).containsExactly("1 P1 20", "2 P2 18");
    }

    @Test
    @Covers("SX-6.4")
    void sharedPlacesLeaveTheNextOneOut() {
        var table = market("D11 F5 G3 S1", Setup.standard(StalkOptions.INFO, 3).with(StalkOptions.VALUE_START, 0));
        table.crashed = true;
        table.setPortfolio(0, Bunch.read("S1").orThrow());
        table.setPortfolio(1, Bunch.read("F1").orThrow());
        table.setPortfolio(2, Bunch.read("D1").orThrow());
        assertThat(places(Ending.result(table))).containsExactly("1 P2 5", "1 P3 5", "3 P1 1");
    }
}
