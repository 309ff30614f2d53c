package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.engine.Viewer;
import parterre.testkit.Covers;

/// The board and the pieces.
final class GardenTest {
    private static int neighbours(Cell cell) {
        return Garden.neighbours(cell.index()).size();
    }

    @Test
    @Covers("GM-1.1")
    void theGardenHas91CellsAnd240Adjacencies() {
        assertThat(Cell.all()).hasSize(91).doesNotHaveDuplicates();
        assertThat(Cell.all().stream().filter(cell -> neighbours(cell) == 6)).hasSize(61);
        assertThat(Cell.all().stream().filter(cell -> neighbours(cell) == 4)).hasSize(24);
        assertThat(Cell.all().stream().filter(cell -> neighbours(cell) == 3)).hasSize(6);
        assertThat(Cell.all().stream().mapToInt(GardenTest::neighbours).sum()).isEqualTo(2 * 240);
    }

    @Test
    @Covers("GM-1.1")
    void aViewNamesTheNeighboursOfEachCell() {
        var start = Example.start(Example.setup(2)).position();
        var neighbours = Example.GAME.view(start, Viewer.everyone()).neighbours();
        assertThat(neighbours).hasSize(Cell.COUNT);
        assertThat(neighbours.getFirst()).containsExactly("a7", "b5", "b6");
        assertThat(neighbours.get(Cell.CENTRE.index())).containsExactly("e6", "e7", "f5", "f7", "g5", "g6");
    }

    @Test
    @Covers("GM-1.1")
    void neighboursDifferByOneStepInAxialCoordinates() {
        for (var cell : Cell.all()) {
            for (var other : Cell.all()) {
                var step = List.of(other.q() - cell.q(), other.r() - cell.r());
                var isStep = List.of(
                                List.of(1, 0),
                                List.of(-1, 0),
                                List.of(0, 1),
                                List.of(0, -1),
                                List.of(1, -1),
                                List.of(-1, 1))
                        .contains(step);
                assertThat(Garden.neighbours(cell.index()).has(other.index()))
                        .as("%s next to %s", cell, other)
                        .isEqualTo(isStep);
            }
        }
    }

    @Test
    @Covers("GM-1.1")
    void cellsAreWrittenByRowAndNumber() {
        assertThat(Cell.CENTRE).hasToString("f6").isEqualTo(Cell.at(0, 0));
        assertThat(Cell.at(-1, -1)).hasToString("e5");
        assertThat(Cell.of(0)).hasToString("a6");
        assertThat(Cell.of(90)).hasToString("k6");
        for (var cell : Cell.all()) {
            assertThat(Cell.read(cell.toString())).isEqualTo(Reading.good(cell));
            assertThat(Cell.at(cell.q(), cell.r())).isEqualTo(cell);
        }
        assertThat(Cell.read("a5")).isEqualTo(Reading.bad("a5", new MarsFault.NotInGarden("a", 6, 11)));
        assertThat(Cell.read("k7")).isEqualTo(Reading.bad("k7", new MarsFault.NotInGarden("k", 1, 6)));
        assertThat(Cell.read("l1")).isInstanceOf(Reading.Bad.class);
        assertThat(Cell.read("")).isInstanceOf(Reading.Bad.class);
    }

    @Test
    @Covers("GM-1.2")
    void nothingStandsOrGrowsOnTheCentre() {
        assertThat(Example.start(Example.setup(2)).verdict("P1: place f6")).isEqualTo("GM-2.3");
        assertThat(Example.problems("seats: 2\nturn: P1 begins\nP1: gardener f6\nP2: gardener a6"))
                .contains("line 3", "P1 gardeners", "GM-1.2");
        assertThat(Example.problems("seats: 2\nturn: P1 begins\nP1: gardener e6\nP2: gardener a6\nred: f6"))
                .contains("line 5", "GM-1.2");
    }

    @Test
    @Covers("GM-1.3")
    void thereAreSixColoursOfTenFlowers() {
        assertThat(Colour.all())
                .extracting(Colour::word)
                .containsExactly("green", "blue", "yellow", "white", "gray", "red");
        assertThat(Colour.all()).extracting(Colour::letter).doesNotHaveDuplicates();
        assertThat(Dealing.FLOWERS).isEqualTo(60);
        assertThat(Example.problems("seats: 2\nturn: P1 begins\nP1: gardener e6, flowers 10 green 10 blue 9 yellow\n"
                        + "P2: gardener a6, flowers 10 white 10 gray 10 red"))
                .contains("'yellow' has 0 flowers in the garden and 9 before the players");
    }

    @Test
    @Covers("GM-1.4")
    void sixDiceShowOneToSix() {
        assertThat(Dice.of(List.of(3, 1, 3)))
                .hasToString("1 3 3")
                .isEqualTo(Dice.NONE.with(3).with(3).with(1));
        assertThat(Dice.find(List.of(1, 2, 3, 4, 5, 6, 6))).isEmpty();
        assertThat(Dice.find(List.of(7))).isEmpty();
        assertThat(Dice.of(List.of(1, 3, 3)).without(3)).isEqualTo(Dice.of(List.of(1, 3)));
        assertThat(Dice.NONE).hasToString("none");
    }

    @Test
    @Covers("GM-1.5")
    void everyPlayerHasOneGardenerAndOneMarker() {
        for (int seats = 2; seats <= 5; seats++) {
            var position = Example.start(Example.setup(seats)).position();
            assertThat(position.terms().allGardeners()).isEqualTo(seats);
            assertThat(IntStream.range(0, seats).map(position::score)).containsOnly(0);
        }
    }

    @Test
    @Covers({"GM-1.1", "GM-3.4"})
    void t1DirectedMovesOnAnEmptyBoard() {
        assertThat(directedMoves("")).containsExactly(468, 402, 336, 270, 204, 150);
        assertThat(directedMoves("option pass-centre: off\n")).containsExactly(468, 396, 324, 252, 180, 120);
        assertThat(stuckWith6("")).isZero();
        assertThat(stuckWith6("option pass-centre: off\n")).isEqualTo(30);
    }

    private static List<Integer> directedMoves(String option) {
        return IntStream.rangeClosed(1, 6)
                .mapToObj(die -> Cell.all().stream()
                        .mapToInt(cell -> reach(option, cell, die))
                        .sum())
                .toList();
    }

    private static long stuckWith6(String option) {
        return Cell.all().stream()
                .filter(cell -> !cell.equals(Cell.CENTRE) && reach(option, cell, 6) == 0)
                .count();
    }

    /// Returns how many cells a gardener reaches with nobody in the way. The other gardener stands next to
    /// this one. If that changes the count, the geometry alone is asked.
    private static int reach(String option, Cell cell, int die) {
        if (cell.equals(Cell.CENTRE)) {
            return 0;
        }
        var reach = Reach.of(cell.index(), 1 << (die - 1));
        return option.isEmpty()
                ? reach.size()
                : reach.without(Reach.behind(cell.index(), Cell.CENTRE.index())).size();
    }

    @Test
    @Covers("GM-3.4")
    void t2MovesPerDieFromThreeCells() {
        assertThat(reaches("f7")).containsExactly(5, 6, 6, 6, 3, 1);
        assertThat(reaches("f11")).containsExactly(3, 3, 3, 3, 2, 1);
        assertThat(reaches("g8")).containsExactly(6, 6, 4, 3, 2, 2);
    }

    private static List<Integer> reaches(String cell) {
        return IntStream.rangeClosed(1, 6)
                .map(die -> reach("", Cell.read(cell).orThrow(), die))
                .boxed()
                .toList();
    }

    @Test
    void aReachHoldsItsCellsInReadingOrder() {
        var reach = Reach.of(Cell.at(-1, -1).index(), 0b101);
        assertThat(IntStream.range(0, reach.size()).map(reach::nth)).isSorted().allMatch(reach::has);
        assertThat(Cell.all().stream()
                        .filter(cell -> reach.has(cell.index()))
                        .map(cell -> Garden.die(reach.from(), cell.index())))
                .hasSize(reach.size())
                .containsOnly(1, 3);
        assertThat(reach.has(Cell.CENTRE.index())).isFalse();
        var planted =
                Cells.NONE.with(reach.nth(1)).with(reach.nth(reach.size() - 1)).with(90);
        assertThat(reach.within(planted).size()).isEqualTo(2);
        assertThat(reach.within(planted).nth(0)).isEqualTo(reach.nth(1));
    }

    @Test
    void aLargeSetOfCellsFindsEachOfThem() {
        var all = Cells.ALL.list();
        assertThat(all).isEqualTo(Cell.all());
    }

    @Test
    void setsOfCellsCountRankAndListThemselves() {
        var cells = Cells.NONE.with(0).with(63).with(64).with(90);
        assertThat(cells.size()).isEqualTo(4);
        assertThat(IntStream.range(0, 4).map(cells::nth)).containsExactly(0, 63, 64, 90);
        assertThat(cells.minus(Cells.NONE.with(64)).list()).containsExactly(Cell.of(0), Cell.of(63), Cell.of(90));
        assertThat(cells.and(Cells.NONE.with(90).with(5))).isEqualTo(Cells.NONE.with(90));
        assertThat(Cells.ALL.size()).isEqualTo(91);
        assertThat(Cells.NONE.isEmpty()).isTrue();
        assertThat(cells.has(63)).isTrue();
        assertThat(cells.has(62)).isFalse();
        assertThat(cells.meets(Cells.NONE.with(62).with(63))).isTrue();
        assertThat(cells.meets(Cells.NONE.with(62))).isFalse();
    }
}
