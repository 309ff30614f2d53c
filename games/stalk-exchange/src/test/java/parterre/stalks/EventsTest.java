package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Viewer;
import parterre.stalks.StalkEvent.ActionsEnded;
import parterre.stalks.StalkEvent.ActionsLost;
import parterre.stalks.StalkEvent.Bloomed;
import parterre.stalks.StalkEvent.BustDrawn;
import parterre.stalks.StalkEvent.CompostReturned;
import parterre.stalks.StalkEvent.Composted;
import parterre.stalks.StalkEvent.EndTriggered;
import parterre.stalks.StalkEvent.ExchangeSlid;
import parterre.stalks.StalkEvent.FirstPlayerDrawn;
import parterre.stalks.StalkEvent.FlowerSown;
import parterre.stalks.StalkEvent.FlowersKnown;
import parterre.stalks.StalkEvent.Flushed;
import parterre.stalks.StalkEvent.GameEnded;
import parterre.stalks.StalkEvent.Harvested;
import parterre.stalks.StalkEvent.MarketCrashed;
import parterre.stalks.StalkEvent.PhaseChanged;
import parterre.stalks.StalkEvent.Planted;
import parterre.stalks.StalkEvent.PortfolioDrawn;
import parterre.stalks.StalkEvent.PortfolioRevealed;
import parterre.stalks.StalkEvent.PortfolioScored;
import parterre.stalks.StalkEvent.Rule;
import parterre.stalks.StalkEvent.RuleApplied;
import parterre.stalks.StalkEvent.Slide;
import parterre.stalks.StalkEvent.SlotFilled;
import parterre.stalks.StalkEvent.Swapped;
import parterre.stalks.StalkEvent.TokenSpent;
import parterre.stalks.StalkEvent.TrackFilled;
import parterre.stalks.StalkEvent.TurnBegan;
import parterre.stalks.StalkEvent.UpkeepBegan;
import parterre.stalks.StalkEvent.ValueBusted;
import parterre.stalks.StalkEvent.ValueRose;
import parterre.stalks.StalkMove.Cost;
import parterre.testkit.Covers;

/// Checks the events of a step.
final class EventsTest {
    private static final Seat P1 = Seat.of(0);
    private static final Seat P2 = Seat.of(1);

    @Test
    @Covers({"SX-2.1", "SX-2.2", "SX-7.1"})
    void aDrawIsNamedToItsPlayerAlone() {
        var start = Scene.GAME.start(Setup.standard(StalkOptions.INFO, 2));
        assertThat(Scene.events(start, "begin P2")).containsExactly(new FirstPlayerDrawn(P2), waitsFor(Phase.DEAL, P1));
        var dealing = Scene.after(start, "begin P2");
        assertThat(Scene.events(dealing, "draw tulip", Viewer.player(P1)))
                .containsExactly(new PortfolioDrawn(P1, Optional.of(Flower.TULIP)));
        for (var other : List.of(Viewer.player(P2), Viewer.spectator())) {
            assertThat(Scene.events(dealing, "draw tulip", other))
                    .containsExactly(new PortfolioDrawn(P1, Optional.empty()));
        }
    }

    @Test
    @Covers({"SX-2.3", "SX-2.4"})
    void theInitialGardenIsSownAndTheFirstTurnBegins() {
        var sowing = Scene.usual()
                .option("initial-garden", "d4")
                .with("phase", "sow")
                .without("turn")
                .position();
        assertThat(Scene.events(sowing, "draw dahlia"))
                .containsExactly(new FlowerSown("d4", Flower.DAHLIA), new TurnBegan(P1, 1, 2), waitsFor(Phase.ACT, P1));
    }

    @Test
    @Covers({"SX-3.2", "SX-3.3", "SX-3.5", "SX-3.6"})
    void actionsAreTold() {
        var position = Scene.usual().position();
        assertThat(Scene.events(position, "plant 3 d4"))
                .containsExactly(new Planted(P1, 3, Flower.GLOBEMASTER, "d4", Cost.BASIC));
        assertThat(Scene.events(position, "flush"))
                .containsExactly(
                        new Flushed(
                                P1,
                                List.of(
                                        new FlowerCount(Flower.DAHLIA, 2),
                                        new FlowerCount(Flower.DAFFODIL, 1),
                                        new FlowerCount(Flower.GLOBEMASTER, 1),
                                        new FlowerCount(Flower.SNOWDROP, 1),
                                        new FlowerCount(Flower.TULIP, 1))),
                        new TokenSpent(P1, 4, 3),
                        waitsFor(Phase.FLUSH, P1));
        var done = Scene.usual().with("turn", "1, P1, actions 0").position();
        assertThat(Scene.events(done, "extra swap 3 tulip"))
                .containsExactly(
                        new Swapped(P1, 3, Flower.GLOBEMASTER, Flower.TULIP, Cost.SEEDY),
                        new FlowersKnown(P1, List.of(new FlowerCount(Flower.GLOBEMASTER, 1))),
                        new TokenSpent(P1, 4, 3));
    }

    @Test
    @Covers({"SX-4.1", "SX-4.4", "SX-4.5", "SX-4.6", "SX-4.7", "SX-4.8"})
    void theUpkeepIsToldInItsOrder() {
        var position = Scene.usual()
                .with("turn", "1, P1, actions 0")
                .with("exchange", "D.GS.D")
                .growing("d4D c4f c5f d3f d5f e3f e4f")
                .position();
        assertThat(Scene.events(position, "end"))
                .containsExactly(
                        new ActionsEnded(P1),
                        new UpkeepBegan(P1),
                        new Harvested(Flower.DAHLIA, List.of("d4")),
                        new ValueRose(Flower.DAHLIA, 1, 2),
                        new TrackFilled(21, 20),
                        new Bloomed(List.of("c4", "c5", "d3", "d5", "e3", "e4")),
                        new Composted(6, Flower.DAHLIA),
                        new ExchangeSlid(List.of(new Slide(4, 6), new Slide(3, 5), new Slide(1, 4))),
                        waitsFor(Phase.REFILL, P1));
        var filling = Scene.after(position, "end", "draw tulip", "draw tulip");
        assertThat(Scene.events(filling, "draw snowdrop"))
                .containsExactly(new SlotFilled(1, Flower.SNOWDROP), new TurnBegan(P2, 2, 2), waitsFor(Phase.ACT, P2));
    }

    @Test
    @Covers({"SX-5.1", "SX-6.1", "SX-6.3", "SX-7.1"})
    void theCrashIsToldAndThenWhatPortfoliosScore() {
        var position = Scene.usual()
                .option("market-start", "1")
                .with("turn", "1, P1, actions 0")
                .growing("d4D c4f c5f d3f d5f e3f e4f")
                .position();
        assertThat(Scene.events(position, "end")).contains(new MarketCrashed(2, 1));
        assertThat(Scene.events(Scene.after(position, "end"), "draw tulip", Viewer.spectator()))
                .containsExactly(
                        new SlotFilled(1, Flower.TULIP),
                        new GameEnded(EndReason.MARKET_CRASH),
                        waitsFor(Phase.OVER, P1),
                        new ValueBusted(Flower.DAHLIA, 2, 1),
                        new PortfolioScored(P1, counts(4, 2, 2, 2, 2), 12),
                        new PortfolioScored(P2, counts(2, 4, 2, 2, 2), 12),
                        new RuleApplied(Rule.TIES));
    }

    @Test
    @Covers("SX-A7")
    void aCrashByMeetingNamesItsRule() {
        var position = Scene.usual()
                .option("market-start", "2")
                .option("crash-test", "meet")
                .with("turn", "1, P1, actions 0")
                .growing("d4D c4f c5f d3f d5f e3f e4f")
                .position();
        assertThat(Scene.events(position, "end"))
                .containsSequence(new MarketCrashed(2, 2), new RuleApplied(Rule.CRASHES_WHEN_MET));
    }

    private static PhaseChanged waitsFor(Phase phase, Seat seat) {
        return new PhaseChanged(phase, seat, 0);
    }

    @Test
    @Covers({"SX-3.9", "SX-A5"})
    void theSlotThatIsFilledAtOnceIsTold() {
        var scene = Scene.usual().option("refill", "immediate");
        assertThat(Scene.events(scene.position(), "plant 3 d4")).contains(new PhaseChanged(Phase.FILL, P1, 3));
        assertThat(Scene.events(Scene.after(scene.position(), "plant 3 d4"), "draw tulip"))
                .containsExactly(new SlotFilled(3, Flower.TULIP), waitsFor(Phase.ACT, P1));
    }

    private static List<FlowerCount> counts(int... counts) {
        return FlowerCount.of(Bunch.of(counts));
    }

    @Test
    @Covers({"SX-5.2", "SX-A8", "SX-A9"})
    void greenhouseShortagesAreReported() {
        var scene = Scene.small("DD")
                .with("turn", "1, P1, actions 1")
                .with("compost", "D21 F23 G25 S25 T25")
                .with("greenhouse", "-");
        assertThat(Scene.events(scene.position(), "plant 1 a2"))
                .endsWith(
                        new EndTriggered(EndReason.EMPTY_GREENHOUSE),
                        new RuleApplied(Rule.COMPOST_STAYS),
                        new GameEnded(EndReason.EMPTY_GREENHOUSE),
                        waitsFor(Phase.OVER, P1),
                        new ValueBusted(Flower.DAHLIA, 1, 0),
                        new RuleApplied(Rule.ROUNDED),
                        new ValueBusted(Flower.DAFFODIL, 1, 0),
                        new RuleApplied(Rule.ROUNDED),
                        new ValueBusted(Flower.GLOBEMASTER, 1, 0),
                        new RuleApplied(Rule.ROUNDED),
                        new ValueBusted(Flower.SNOWDROP, 1, 0),
                        new RuleApplied(Rule.ROUNDED),
                        new ValueBusted(Flower.TULIP, 1, 0),
                        new RuleApplied(Rule.ROUNDED),
                        new RuleApplied(Rule.ALL_BUST),
                        new PortfolioScored(P1, counts(1, 1), 0),
                        new PortfolioScored(P2, counts(1, 1), 0),
                        new RuleApplied(Rule.TIES));
        assertThat(Scene.events(scene.option("compost-reshuffle", "on").position(), "plant 1 a2"))
                .endsWith(new Composted(2, Flower.DAHLIA), new CompostReturned(120), waitsFor(Phase.REFILL, P1));
    }

    @Test
    @Covers({"SX-3.8", "SX-7.5"})
    void lostActionsShowTheOneTypeThatIsHeld() {
        var position = Scene.small("DD")
                .with("garden", "ffffff.")
                .with("P1", "tokens 0, portfolio D2")
                .position();
        assertThat(Scene.events(position, "plant 1 c2"))
                .startsWith(
                        new Planted(P1, 1, Flower.DAHLIA, "c2", Cost.BASIC),
                        new ActionsLost(P1, 1),
                        new PortfolioRevealed(P1, new FlowerCount(Flower.DAHLIA, 2)),
                        new UpkeepBegan(P1));
    }

    @Test
    @Covers("SX-A11")
    void theLotIsTold() {
        var position = Scene.usual()
                .option("bust-tie", "one-random")
                .option("turn-cap", "1")
                .with("phase", "bust")
                .with("turn", "1, P1, actions 0")
                .position();
        assertThat(Scene.events(position, "bust tulip"))
                .startsWith(new BustDrawn(Flower.TULIP), waitsFor(Phase.OVER, P1), new ValueBusted(Flower.TULIP, 1, 0));
    }
}
