package parterre.stalks;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Next;
import parterre.engine.Setup;
import parterre.testkit.Covers;

/// Material, set-up and options.
final class SetUpTest {
    private static final StalkGame GAME = new StalkGame();

    private static Position started(Setup setup) {
        var position = GAME.start(setup);
        var luck = Generator.of(3);
        while (GAME.next(position) instanceof Next.Chance<StalkMove>(var odds)) {
            position = GAME.play(position, odds.sample(luck));
        }
        return position;
    }

    private static Setup setup(int seats, String... options) {
        var texts = new java.util.TreeMap<String, String>();
        for (int i = 0; i < options.length; i += 2) {
            texts.put(options[i], options[i + 1]);
        }
        return Setup.read(StalkOptions.INFO, 1, seats, texts).orThrow();
    }

    private static String refusedBy(Setup setup) {
        return GAME.refusal(setup).map(refusal -> refusal.rule()).orElse("");
    }

    @Test
    @Covers({"SX-1.1", "SX-1.5", "SX-2.2", "SX-2.3", "SX-2.6", "SX-1.7"})
    void everybodyHasAPortfolioAndTheExchangeIsFull() {
        var sizes = Map.of(2, 12, 3, 10, 4, 9, 5, 8);
        var left = Map.of(2, 95, 3, 89, 4, 83, 5, 79);
        for (int seats = 2; seats <= 5; seats++) {
            var table = started(setup(seats)).table();
            for (int player = 0; player < seats; player++) {
                assertThat(Bunch.size(table.portfolio(player))).isEqualTo(sizes.get(seats));
                assertThat(table.tokens(player)).isEqualTo(4);
            }
            assertThat(Exchange.size(table.exchange)).isEqualTo(6);
            assertThat(Bunch.size(table.greenhouse)).isEqualTo(left.get(seats));
            assertThat(PositionValidator.outsideGreenhouse(table) + table.greenhouse)
                    .isEqualTo(Bunch.ALL);
        }
    }

    @Test
    @Covers({"SX-2.1", "SX-D1"})
    void chanceSaysWhoBeginsUnlessAgreed() {
        assertThat(GAME.start(setup(4)).table().phase).isEqualTo(Phase.BEGIN);
        var agreed = setup(4, "first-player", "3");
        assertThat(GAME.start(agreed).table().phase).isEqualTo(Phase.DEAL);
        var first = started(agreed);
        assertThat(first.table().seat).isEqualTo(2);
        var drawn = Scene.after(GAME.start(setup(4)), "begin P4");
        assertThat(drawn.table().first).isEqualTo(3);
        assertThat(drawn.table().seat)
                .as("portfolios are drawn from the first seat on")
                .isEqualTo(0);
        assertThat(refusedBy(setup(2, "first-player", "3"))).isEqualTo("SX-2.1");
    }

    @Test
    @Covers("SX-D1")
    void portfoliosAreDrawnBySeatAndTheExchangeFromRight() {
        var setup = setup(2, "first-player", "1", "portfolio-size", "1", "exchange-slots", "2");
        var dealt = Scene.after(GAME.start(setup), "draw dahlia", "draw tulip");
        assertThat(Bunch.write(dealt.table().portfolio(0))).isEqualTo("D1");
        assertThat(Bunch.write(dealt.table().portfolio(1))).isEqualTo("T1");
        assertThat(Scene.exchange(Scene.after(dealt, "draw daffodil"))).isEqualTo(".F");
    }

    @Test
    @Covers("SX-2.4")
    void theInitialGardenIsSownInBloomInItsOrder() {
        var setup =
                setup(2, "first-player", "1", "portfolio-size", "1", "exchange-slots", "1", "initial-garden", "d4 a4");
        var sown = Scene.after(
                GAME.start(setup), "draw dahlia", "draw tulip", "draw daffodil", "draw snowdrop", "draw globemaster");
        assertThat(Scene.at(sown, "d4")).isEqualTo('S');
        assertThat(Scene.at(sown, "a4")).isEqualTo('G');
        assertThat(sown.table().phase).isEqualTo(Phase.ACT);
        assertThat(refusedBy(setup(2, "initial-garden", "a1"))).isEqualTo("SX-2.4");
        assertThat(Scene.garden(started(setup(2)))).isEqualTo(".".repeat(37));
    }

    @Test
    @Covers({"SX-1.1", "SX-5.5"})
    void setupsThatCannotBePlayedAreRefused() {
        assertThat(refusedBy(setup(5, "portfolio-size", "24"))).isEqualTo("SX-1.1");
        assertThat(refusedBy(setup(5, "portfolio-size", "23"))).isEmpty();
        assertThat(refusedBy(setup(2, "turn-cap", "0"))).isEmpty();
        assertThat(refusedBy(setup(2, "turn-cap", "0", "second-trigger", "garden-full")))
                .isEqualTo("SX-5.5");
    }

    @Test
    @Covers("SX-1.3")
    void hexagonsHaveTheirCellsAndNeighbours() {
        int[] sizes = {1, 7, 19, 37, 61};
        for (int side = 1; side <= 5; side++) {
            var shape = Shape.hexagon(side);
            assertThat(shape.size()).isEqualTo(sizes[side - 1]);
            for (int cell = 0; cell < shape.size(); cell++) {
                for (int other = 0; other < shape.size(); other++) {
                    boolean touches = (shape.around(cell) >>> other & 1) == 1;
                    assertThat((shape.around(other) >>> cell & 1) == 1).isEqualTo(touches);
                }
            }
        }
        var shape = Shape.hexagon(4);
        assertThat(shape.names()).startsWith("a4", "a5").contains("d4").endsWith("g4");
        assertThat(Long.bitCount(shape.around(shape.index(new Cell(3, 3))))).isEqualTo(6);
        assertThat(Long.bitCount(shape.around(0))).isEqualTo(3);
        assertThat(Long.bitCount(shape.rim())).isEqualTo(18);
    }

    @Test
    @Covers("SX-1.3")
    void aListOfCellsIsAGarden() {
        var shape = Shape.read("1,0 0,0 -1,1 7,7").orThrow();
        assertThat(shape).hasToString("0,0 1,0 -1,1 7,7");
        assertThat(shape.names()).containsExactly("a2", "a3", "b1", "h9");
        assertThat(shape.around(0)).isEqualTo(0b110);
        assertThat(shape.around(3)).isEqualTo(0);
        assertThat(problem("side-6")).contains("SideTooLong[most=64");
        assertThat(problem("0,0 0,0")).contains("NamedTwice");
        assertThat(problem("0,0 30,0")).contains("GardenTooWide");
        assertThat(problem("round")).contains("NoShape[sides=5]");
    }

    private static String problem(String text) {
        try {
            return "read: " + Shape.read(text).orThrow();
        } catch (IllegalArgumentException wrong) {
            return String.valueOf(wrong.getMessage());
        }
    }

    @Test
    @Covers({"SX-1.4", "SX-2.5", "SX-1.6"})
    void numbersCanBeAgreed() {
        var table = started(setup(3, "exchange-slots", "9", "value-start", "3", "market-start", "30"))
                .table();
        assertThat(Exchange.size(table.exchange)).isEqualTo(9);
        assertThat(Market.value(table, 0)).isEqualTo(3);
        assertThat(table.terms.crashAt()).isEqualTo(32);
        assertThat(Terms.of(setup(5)).crashAt()).isEqualTo(28);
        assertThat(Terms.of(setup(5, "crash-test", "meet")).crashAt()).isEqualTo(27);
    }
}
