package parterre.stalks;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.box.GameBox;
import parterre.testkit.Census;
import parterre.testkit.GameContract;
import parterre.testkit.Subject;

/// Runs the suite that every game must pass.
final class ContractTest implements GameContract<Position, StalkMove, StalkView> {
    private static final int MOST_STEPS = 150;

    @Override
    public Subject<Position, StalkMove, StalkView> subject() {
        return subject(new StalkBox());
    }

    static Subject<Position, StalkMove, StalkView> subject(GameBox<Position, StalkMove, StalkView> box) {
        return DerivedParts.in(Subject.of(box))
                .withGames(1)
                .stoppedAfter(MOST_STEPS)
                .withValues("garden-shape", "side-1", "side-2", "0,0 1,0 2,0 0,1 1,1 5,5", "side-5")
                .withValues("initial-garden", "d4 d5 c5", "a4")
                .withValues("preset", "small.json\n" + PresetFileTest.SMALL)
                .withCensus(ContractTest::pieces)
                .withPasses(List.of(new StalkMove.End()))
                .withForcedChange(
                        StalkEvent.Composted.class,
                        setup -> setup.value(StalkOptions.EXCHANGE_SLOTS) == 1,
                        "A plant or a swap takes the only flower of the exchange.")
                .withForcedChange(
                        StalkEvent.PortfolioScored.class,
                        _ -> true,
                        "A swap changes the portfolio, and a plant may change which flowers are harvested.")
                .withScene(
                        Scene.small("DD")
                                .with("garden", "ffffff.")
                                .with("P1", "tokens 0, portfolio D2")
                                .position(),
                        "P1: plant 1 c2")
                .withScene(
                        Scene.small("DD")
                                .option("compost-reshuffle", "on")
                                .with("turn", "1, P1, actions 1")
                                .with("compost", "D21 F23 G25 S25 T25")
                                .with("greenhouse", "-")
                                .position(),
                        "P1: plant 1 a2")
                .withScene(
                        Scene.usual()
                                .option("bust-tie", "one-random")
                                .option("turn-cap", "1")
                                .with("phase", "bust")
                                .with("turn", "1, P1, actions 0")
                                .position(),
                        "*: bust tulip")
                .withScene(
                        Scene.usual()
                                .option("market-start", "1")
                                .with("turn", "1, P1, actions 0")
                                .growing("d4D c4f c5f d3f d5f e3f e4f")
                                .position(),
                        "P1: end");
    }

    /// All flowers: 25 of each type.
    private static List<Census.Count> pieces(Position position) {
        var table = position.table();
        var counts = new ArrayList<Census.Count>();
        for (var flower : Flower.all()) {
            count(counts, flower, "greenhouse", table.greenhouse);
            count(counts, flower, "compost", table.compost);
            count(counts, flower, "market", table.market);
            count(counts, flower, "exchange", Exchange.bunch(table.exchange));
            count(counts, flower, "garden", table.garden.bunch(table.garden.occupied()));
            for (int player = 0; player < table.terms.seats(); player++) {
                count(counts, flower, "portfolio " + player, table.portfolio(player));
            }
        }
        return counts;
    }

    private static void count(List<Census.Count> counts, Flower flower, String place, long bunch) {
        counts.add(new Census.Count(flower.word(), place, Bunch.count(bunch, flower.type())));
    }
}
