package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.stalks.StalkEvent.Slide;
import parterre.stalks.StalkView.Busting;
import parterre.stalks.StalkView.Conveyor;
import parterre.stalks.StalkView.Growth;
import parterre.stalks.StalkView.Slot;
import parterre.stalks.StalkView.Tiebreak;
import parterre.testkit.Covers;

/// Checks the facts in a view that follow from the rules.
final class ViewTest {
    private static StalkView view(Scene scene) {
        return new StalkGame().view(scene.position(), Viewer.everyone());
    }

    @Test
    @Covers("SX-7.1")
    void gardenAndExchangeHoldFlowers_notLetters() {
        var view = view(Scene.small("F.S").with("garden", "Dt....."));
        var nothing = new Growth(Optional.empty(), false);
        assertThat(view.garden())
                .startsWith(new Growth(Optional.of(Flower.DAHLIA), true), new Growth(Optional.of(Flower.TULIP), false))
                .endsWith(nothing)
                .hasSize(7);
        assertThat(view.exchange())
                .containsExactly(
                        new Slot(Optional.of(Flower.DAFFODIL)),
                        new Slot(Optional.empty()),
                        new Slot(Optional.of(Flower.SNOWDROP)));
    }

    @Test
    @Covers("SX-1.3")
    void theViewNamesTheNeighboursOfEachCell() {
        var view = view(Scene.small("F.S"));
        assertThat(view.spaces()).containsExactly("a2", "a3", "b1", "b2", "b3", "c1", "c2");
        assertThat(view.neighbours())
                .containsExactly(
                        List.of("a3", "b1", "b2"),
                        List.of("a2", "b2", "b3"),
                        List.of("a2", "b2", "c1"),
                        List.of("a2", "a3", "b1", "b3", "c1", "c2"),
                        List.of("a3", "b2", "c2"),
                        List.of("b1", "b2", "c2"),
                        List.of("b2", "b3", "c1"));
    }

    @Test
    @Covers({"SX-4.7", "SX-4.8", "SX-A4"})
    void theConveyorSaysWhereEachFlowerGoes() {
        assertThat(view(Scene.small("FG.S")).conveyor())
                .isEqualTo(new Conveyor(OptionalInt.of(4), List.of(new Slide(2, 4), new Slide(1, 3))));
        assertThat(view(Scene.small("FG..")).conveyor())
                .isEqualTo(new Conveyor(OptionalInt.of(2), List.of(new Slide(1, 4))));
        assertThat(view(Scene.small("FG..").option("compost-rightmost", "last-slot"))
                        .conveyor())
                .isEqualTo(new Conveyor(OptionalInt.empty(), List.of(new Slide(2, 4), new Slide(1, 3))));
    }

    @Test
    @Covers({"SX-5.1", "SX-A7"})
    void theCrashIsOneSpaceNearerWhereMeetingIsEnough() {
        var market = Scene.usual().option("market-start", "20").with("market", "D2 T1");
        assertThat(view(market).lowest()).isEqualTo(18);
        assertThat(view(market).spacesToCrash()).isEqualTo(16);
        assertThat(view(market.option("crash-test", "meet")).spacesToCrash()).isEqualTo(15);
        assertThat(view(market.option("market-start", "4")).spacesToCrash()).isZero();
    }

    @Test
    @Covers({"SX-6.1", "SX-A11"})
    void theHighestTypesBustAsAgreed() {
        var two = List.of(Flower.DAHLIA, Flower.TULIP);
        assertThat(view(Scene.usual().with("market", "D2 T1")).busting())
                .isEqualTo(new Busting(List.of(Flower.DAHLIA), false));
        assertThat(view(Scene.usual().with("market", "D2 T2")).busting()).isEqualTo(new Busting(two, false));
        assertThat(view(Scene.usual().with("market", "D2 T2").option("bust-tie", "none"))
                        .busting())
                .isEqualTo(new Busting(List.of(), false));
        var byLot = Scene.usual().with("market", "D2 T2").option("bust-tie", "one-random");
        assertThat(view(byLot).busting()).isEqualTo(new Busting(two, true));
        var drawn = byLot.option("turn-cap", "1").with("phase", "bust").with("turn", "1, P1, actions 0");
        assertThat(new StalkGame()
                        .view(drawn.after("bust tulip"), Viewer.everyone())
                        .busting())
                .isEqualTo(new Busting(List.of(Flower.TULIP), false));
    }

    @Test
    @Covers({"SX-5.3", "SX-5.5", "SX-A8"})
    void theLastTurnSaysWhyItIsTheLast() {
        assertThat(view(Scene.usual()).lastTurn()).isEmpty();
        assertThat(view(Scene.usual().option("turn-cap", "1")).lastTurn()).contains(EndReason.TURN_CAP);
        assertThat(view(Scene.usual().option("second-trigger", "garden-full").with("fired", "second"))
                        .lastTurn())
                .contains(EndReason.FULL_GARDEN);
    }

    @Test
    @Covers("SX-6.3")
    void portfoliosCountPresentValuesThenFinalOnes() {
        var going = Scene.small("F").option("turn-cap", "1").with("market", "D6 F3");
        assertThat(view(going).players())
                .extracting(StalkView.Shed::worth)
                .containsExactly(OptionalInt.of(7 + 4), OptionalInt.of(7 + 4));
        assertThat(new StalkGame()
                        .view(going.position(), Viewer.player(Seat.of(1)))
                        .players())
                .extracting(StalkView.Shed::worth)
                .containsExactly(OptionalInt.empty(), OptionalInt.of(7 + 4));
        var over = going.with("phase", "over").with("turn", "1, P1, actions 0");
        assertThat(view(over).players())
                .extracting(StalkView.Shed::worth)
                .containsExactly(OptionalInt.of(3 + 4), OptionalInt.of(3 + 4));
    }

    /// Values are 7, 4, 2, 2, 2, and the dahlia busts to 3.
    @Test
    @Covers("SX-6.4")
    void tieBreakersAreShownAsFarAsNeeded() {
        var tied = Scene.small("F")
                .option("turn-cap", "1")
                .with("phase", "over")
                .with("turn", "1, P1, actions 0")
                .with("market", "D6 F3 G1 S1 T1")
                .with("P1", "tokens 0, portfolio F2")
                .with("P2", "tokens 0, portfolio F1 D1");
        var view = view(tied);
        assertThat(view.finals()).isEqualTo(List.of(3, 4, 2, 2, 2));
        assertThat(view.players()).allMatch(shed -> shed.tiebreak().isEmpty());
        var level = view(tied.with("P1", "tokens 0, portfolio D1 F1"));
        assertThat(level.players())
                .allMatch(shed ->
                        shed.tiebreak().equals(List.of(new Tiebreak(4, 1), new Tiebreak(3, 1), new Tiebreak(2, 0))));
        var apart = view(tied.with("P1", "tokens 0, portfolio F1 G1").with("P2", "tokens 0, portfolio D2"));
        assertThat(apart.players().get(0).tiebreak()).isEqualTo(List.of(new Tiebreak(4, 1)));
        assertThat(apart.players().get(1).tiebreak()).isEqualTo(List.of(new Tiebreak(4, 0)));
    }

    @Test
    void anOpenTableHasNothingToDeduce() {
        var view = view(Scene.usual());
        assertThat(view.players()).allMatch(shed -> shed.deduced().isEmpty());
        assertThat(view.lastTurn()).isEqualTo(Optional.empty());
    }
}
