package parterre.cli.count;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.bots.series.Outcome;
import parterre.cli.words.MeasureProblem;
import parterre.engine.BySeat;
import parterre.engine.Generator;
import parterre.engine.Reading;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.box.Figures.Figure;

class GaugeTest {
    private static final List<Outcome> GAMES = SampleOutcomes.games(SampleOutcomes.plan(20));

    private static Gauge gauge(String measure, List<Outcome> outcomes) {
        return gauge(measure, outcomes, outcomes.size());
    }

    private static Gauge gauge(String measure, List<Outcome> outcomes, int span) {
        var gauge = new Gauge(Measure.read(measure, List.of(), 1).orThrow(), span);
        outcomes.forEach(gauge::add);
        return gauge;
    }

    private static Outcome points(long first, long second) {
        return SampleOutcomes.with(GAMES.getFirst(), Optional.of(SampleOutcomes.points(first, second)));
    }

    @Test
    void quantitiesAreMeasured() {
        var games = List.of(points(1, 5), points(4, 2), points(3, 3));
        assertThat(gauge("score", games).value()).isEqualTo(3);
        assertThat(gauge("winner-score", games).value()).isEqualTo(4);
        assertThat(gauge("last-score", games).value()).isEqualTo(2);
        assertThat(gauge("most score", games).value()).isEqualTo(5);
        assertThat(gauge("least score", games).value()).isEqualTo(1);
        assertThat(gauge("median score", games).value()).isEqualTo(3);
        assertThat(gauge("% tied", games).value()).isCloseTo(100.0 / 3, within(1e-9));
        assertThat(gauge("% wins P1", games).value()).isCloseTo(50, within(1e-9));
        assertThat(gauge("% ending by hand", games).value()).isEqualTo(100);
        assertThat(gauge("steps", games).value()).isEqualTo(GAMES.getFirst().steps());
    }

    @Test
    void branchingLeavesOutTheBeginning() {
        var listed = GAMES.stream().flatMapToInt(game -> game.listed().stream().skip(1));
        assertThat(gauge("branching", GAMES).value()).isCloseTo(listed.average().orElseThrow(), within(1e-9));
    }

    @Test
    void extremesCoverAsManyGamesAsTheReference() {
        var games = List.of(points(1, 5), points(4, 2), points(9, 0));
        assertThat(gauge("most score", games, 2).value()).isEqualTo(5);
        assertThat(gauge("most score", games, 2).z(5, 2, 1)).isNaN();
    }

    @Test
    void aTenthLiesOutsideEachQuantile() {
        var games = IntStream.rangeClosed(1, 100).mapToObj(i -> points(i, 0)).toList();
        var low = gauge("p10 winner-score", games, 1);
        var high = gauge("p90 winner-score", games, 1);
        assertThat(low.value()).isEqualTo(10);
        assertThat(high.value()).isEqualTo(90);
        assertThat(low.interval()).hasValueSatisfying(interval -> {
            assertThat(interval.from()).isBetween(3.0, 5.0);
            assertThat(interval.to()).isBetween(15.0, 17.0);
        });
        assertThat(low.z(10, 100, 1)).isZero();
        assertThat(low.z(2, 100, 1)).isCloseTo((0.1 - 0.02) / Math.sqrt(0.09 / 50), within(1e-9));
        assertThat(low.z(30, 100, 1)).isCloseTo((0.1 - 0.29) / Math.sqrt(0.09 / 50), within(1e-9));
    }

    @Test
    void quantiles_ofManyEqualGames_mayBeAnyOfThem() {
        var games =
                IntStream.range(0, 100).mapToObj(i -> points(i < 30 ? 7 : 8, 0)).toList();
        var low = gauge("p10 winner-score", games);
        assertThat(low.value()).isEqualTo(7);
        assertThat(low.z(7, 300, 1)).isZero();
        assertThat(low.z(8, 300, 1)).isNegative();
        assertThat(low.z(6, 300, 1)).isPositive();
    }

    @Test
    void aFigureIsMeasuredForEachOfAnother() {
        var columns = List.of(new Figure("bliss"), new Figure("rounds"));
        var gauge =
                new Gauge(Measure.read("figure bliss per rounds", columns, 0).orThrow(), 9);
        gauge.add(SampleOutcomes.counting(GAMES.getFirst(), 6.0, 2.0));
        gauge.add(SampleOutcomes.counting(GAMES.getFirst(), 0.0, 0.0));
        gauge.add(SampleOutcomes.counting(GAMES.getFirst(), 3.0, 4.0));
        assertThat(gauge.value()).isEqualTo(9.0 / 6);
        assertThat(Measure.read("figure bliss per hours", columns, 0)).isInstanceOf(Reading.Bad.class);
    }

    @Test
    void anIntervalLiesAroundTheValue() {
        var games = List.of(points(1, 5), points(4, 2), points(3, 3), points(9, 0));
        var gauge = gauge("winner-score", games);
        var interval = gauge.interval().orElseThrow();
        // 5, 4, 3, 9: mean 5.25, deviation 2.63 of one game, 1.31 of four.
        assertThat(interval.from()).isCloseTo(5.25 - 1.96 * 1.315, within(0.01));
        assertThat(interval.to()).isCloseTo(5.25 + 1.96 * 1.315, within(0.01));
        assertThat(gauge("most score", games).interval()).isEmpty();
    }

    /// Against references that were themselves drawn from the same games, z is standard normal.
    @Test
    void zIsStandardNormalWhereBothSidesAreTheSame() {
        var luck = Generator.of(9);
        int far = 0;
        for (int trial = 0; trial < 400; trial++) {
            var here = new Gauge(Measure.read("% wins P1", List.of(), 0).orThrow(), 0);
            for (int game = 0; game < 300; game++) {
                here.add(luck.unit() < 0.2 ? points(1, 0) : points(0, 1));
            }
            int there = 0;
            for (int game = 0; game < 100; game++) {
                there += luck.unit() < 0.2 ? 1 : 0;
            }
            far += Math.abs(here.z(there, 100, 0)) > 1.96 ? 1 : 0;
        }
        assertThat(far).isBetween(8, 36);
    }

    @Test
    void zOfAMeanCountsGamesAndNotSeats() {
        var games = Arrays.asList(points(1, 1), points(3, 3), points(5, 5), points(7, 7));
        // Standard deviation of a game's score: sqrt(20 / 3); of the difference to another mean of four games: sqrt 2
        // of
        // its half.
        double error = Math.sqrt(20.0 / 3 * (0.25 + 0.25));
        assertThat(gauge("score", games).z(2, 4, 0)).isCloseTo(2 / error, within(1e-9));
        assertThat(gauge("score", games).z(4, 4, 0)).isZero();
        assertThat(Math.abs(gauge("score", games).z(2, 4, 10))).isLessThan(2 / error);
    }

    @Test
    void figuresOfTheGameAreKnownByName() {
        var figures = List.of(new Figure("skips"));
        assertThat(Measure.read("figure skips", figures, 0)).isInstanceOf(Reading.Good.class);
        assertThat(Measure.read("figure hops", figures, 0))
                .isEqualTo(Reading.bad("figure hops", new MeasureProblem.NotCounted(List.of("skips"))));
    }

    @Test
    void aGroupHasAScoreOfItsOwn() {
        var game = SampleOutcomes.games(SampleOutcomes.plan(1)).getFirst();
        var result = new Result.Group("by hand", 7, BySeat.only(Seat.of(0), 9L).with(Seat.of(1), 7L));
        var together = List.of(
                SampleOutcomes.with(game, Optional.of(result)), SampleOutcomes.with(game, Optional.of(result)), game);
        assertThat(gauge("group-score", together).value()).isEqualTo(7);
    }

    @Test
    void unknownMeasuresAreReported() {
        for (var name : List.of("points", "% lost", "% wins P9", "most", "figure", "")) {
            assertThat(Measure.read(name, List.of(), 0)).as(name).isInstanceOf(Reading.Bad.class);
        }
    }
}
