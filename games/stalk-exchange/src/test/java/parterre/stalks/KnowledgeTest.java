package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.lang.reflect.Proxy;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Game;
import parterre.engine.Generator;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.stalks.StalkMove.Swap;
import parterre.testkit.Covers;
import parterre.testkit.NoLeak;

/// Checks what each viewer knows, and the positions that can be imagined from it.
final class KnowledgeTest {
    private static final StalkGame GAME = new StalkGame();

    @Test
    @Covers("SX-7.2")
    void takenFlower_isKnown_givenOneIsNoLongerHidden() {
        var after = Scene.usual()
                .option("portfolio-size", "3")
                .with("exchange", "GSGSTD")
                .with("P1", "tokens 0, portfolio D2 F1")
                .with("P2", "tokens 0, portfolio D2 F1")
                .after("swap 1 dahlia", "swap 2 globemaster");
        assertThat(Bunch.write(after.table().portfolio(0))).isEqualTo("D1 F1 S1");
        assertThat(Bunch.write(after.table().known(0))).isEqualTo("S1");
    }

    @Test
    @Covers({"SX-7.1", "SX-7.3"})
    void portfoliosAreHiddenUntilTheGameIsOver() {
        var position = Scene.usual().position();
        var view = GAME.view(position, Viewer.player(Seat.of(0)));
        assertThat(view.players().get(0).portfolio()).contains(List.of(4, 2, 2, 2, 2));
        assertThat(view.players().get(1).portfolio()).isEmpty();
        assertThat(view.greenhouse()).isEqualTo(95);
        assertThat(GAME.view(position, Viewer.spectator()).players())
                .allMatch(shed -> shed.portfolio().isEmpty());
        var other = Scene.usual().with("P2", "tokens 4, portfolio T12").position();
        assertThat(GAME.view(other, Viewer.player(Seat.of(0)))).isEqualTo(view);
        var over = Scene.usual()
                .option("turn-cap", "1")
                .with("phase", "over")
                .with("turn", "1, P1, actions 0")
                .position();
        assertThat(GAME.view(over, Viewer.spectator()).players())
                .allMatch(shed -> shed.portfolio().isPresent());
    }

    @Test
    @Covers({"SX-7.1", "SX-D2"})
    void drawnCard_isReadByItsPlayerAlone() {
        var start = GAME.start(Setup.standard(StalkOptions.INFO, 2).with(StalkOptions.FIRST_PLAYER, "1"));
        var step = new Step.Chance<>(Scene.move("draw tulip"));
        assertThat(GAME.line(start, step, Viewer.player(Seat.of(0)))).isEqualTo("*: draw tulip");
        assertThat(GAME.line(start, step, Viewer.player(Seat.of(1)))).isEqualTo("*: draw ?");
        assertThat(GAME.line(start, step, Viewer.spectator())).isEqualTo("*: draw ?");
        assertThat(GAME.line(start, step, Viewer.everyone())).isEqualTo("*: draw tulip");
    }

    /// A table of so many players before the portfolios are drawn, from a greenhouse that holds little.
    private static Position few(int seats, String greenhouse) {
        var setup = Setup.standard(StalkOptions.INFO, seats)
                .with(StalkOptions.FIRST_PLAYER, "1")
                .with(StalkOptions.GARDEN_SHAPE, Shape.hexagon(2))
                .with(StalkOptions.PORTFOLIO_SIZE, 2)
                .with(StalkOptions.EXCHANGE_SLOTS, 1)
                .with(StalkOptions.SEEDY_TOKENS, 0);
        var table = SettingUp.start(Terms.of(setup));
        table.greenhouse = Bunch.read(greenhouse).orThrow();
        table.compost = Bunch.ALL - table.greenhouse;
        return table.position();
    }

    /// The game for tables from which most flowers were taken away before the start. No real table is like that, so the
    /// views of these are not checked.
    @SuppressWarnings("unchecked") // a proxy of the interface itself
    private static Game<Position, StalkMove, StalkView> withoutTheBag() {
        return (Game<Position, StalkMove, StalkView>) Proxy.newProxyInstance(
                Game.class.getClassLoader(),
                new Class<?>[] {Game.class},
                (_, method, arguments) -> method.getName().equals("imagination")
                        ? new Imagining((StalkView) arguments[0])
                        : method.invoke(GAME, arguments));
    }

    /// A flower that is given was one of the hidden ones of its type, unless one is known.
    private static long ways(Position before, Step<StalkMove> step) {
        if (step instanceof Step.Turn<StalkMove>(Seat seat, Swap swap)) {
            var table = before.table();
            int given = swap.given().type();
            int known = Bunch.count(table.known(seat.index()), given);
            return known > 0 ? 1 : Bunch.count(table.portfolio(seat.index()), given);
        }
        return 1;
    }

    @Test
    @Covers({"SX-7.4", "SX-7.1", "SX-7.2"})
    void imaginedWorldsAreExactlyThePossibleOnes() {
        var check = NoLeak.in(withoutTheBag()).counting((before, step, _) -> ways(before, step));
        for (var viewer : List.of(Viewer.player(Seat.of(0)), Viewer.player(Seat.of(1)), Viewer.spectator())) {
            var extent = check.check(few(2, "D3 F2 G1"), viewer, 6, 12, 40, 5);
            assertThat(extent.beliefs()).isGreaterThan(100);
            assertThat(extent.walksWith("swap")).isPositive();
        }
        check.check(few(3, "D2 F3 T2"), Viewer.player(Seat.of(1)), 5, 8, 40, 6);
    }

    /// In a full garden with one type on the exchange, who is waited for holds something else. Counted over all worlds:
    /// two hidden flowers out of three dahlias and one tulip, not both dahlias, so the tulip and any dahlia.
    @Test
    @Covers({"SX-7.4", "SX-7.5"})
    void awaitedSeatsHaveAMove() {
        var position = Scene.small("D")
                .with("garden", "fffffff")
                .with("turn", "1, P1, actions 2")
                .with("P1", "tokens 0, portfolio D1 T1")
                .with("P2", "tokens 0, portfolio S2")
                .with("compost", "D21 F18 G25 S23 T24")
                .with("greenhouse", "D2")
                .position();
        var imagination = GAME.imagination(GAME.view(position, Viewer.player(Seat.of(1))));
        var luck = Generator.of(8);
        for (int i = 0; i < 200; i++) {
            assertThat(imagination.draw(luck)).isEqualTo(position);
        }
    }

    @Test
    @Covers("SX-7.4")
    void everySingleFlowerIsAsLikelyAnywhere() {
        var position = Scene.small("D")
                .with("P1", "tokens 0, portfolio D2")
                .with("P2", "tokens 0, portfolio F1 T1")
                .with("compost", "D22 F23 G24 S25 T23")
                .with("greenhouse", "F1 G1 T1")
                .position();
        var imagination = GAME.imagination(GAME.view(position, Viewer.player(Seat.of(0))));
        var seen = new HashMap<String, Integer>();
        var luck = Generator.of(9);
        int draws = 20_000;
        for (int i = 0; i < draws; i++) {
            seen.merge(Bunch.write(imagination.draw(luck).table().portfolio(1)), 1, Integer::sum);
        }
        // Ten pairs of the single flowers F F G T T.
        var pairs = Map.of("F2", 1, "F1 G1", 2, "F1 T1", 4, "G1 T1", 2, "T2", 1);
        assertThat(seen.keySet()).isEqualTo(pairs.keySet());
        pairs.forEach((pair, ways) ->
                assertThat(seen.get(pair)).as(pair).isBetween(draws * ways / 10 - 300, draws * ways / 10 + 300));
    }
}
