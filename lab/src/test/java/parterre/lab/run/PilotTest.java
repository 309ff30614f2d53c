package parterre.lab.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.within;

import java.time.Duration;
import java.util.Locale;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.report.ForecastText;

class PilotTest {
    private static Experiment experiment(String lines) {
        return ExperimentFile.read("name: pilot\ngame: gardens-of-mars\n" + lines, _ -> Optional.empty())
                .orThrow();
    }

    private static Pilot hurried(Experiment experiment, Duration time) {
        return Pilot.play(experiment, 1, Optional.of(time), RunWatcher.none());
    }

    @Test
    void aTest_isForetoldWithItsGames() {
        var experiment = experiment("""
                line-ups: [['greedy,slip=0.9', random]]
                measures: [skill]
                stop: {games: 20000, gsprt: {elo0: 0, elo1: 10}}
                """);
        var pilot = Pilot.play(experiment, 1);
        var test = pilot.lineUps().getFirst().test().orElseThrow();
        assertThat(test.between() / test.ifTrue()).isCloseTo(1.64, within(0.01));
        assertThat(ForecastText.of(experiment, pilot, Locale.ENGLISH).getFirst().details())
                .singleElement()
                .asString()
                .startsWith("The sequential test needs about ");
    }

    @Test
    void withoutTime_nothingIsForetold() {
        var experiment = experiment("line-ups: [random*2, greedy*2]\nstop: {games: 10000}\n");
        var pilot = hurried(experiment, Duration.ofNanos(-1));
        assertThat(pilot.lineUps()).hasSize(2).allSatisfy(lineUp -> {
            assertThat(lineUp.block()).isEmpty();
            assertThat(lineUp.forecasts()).isEmpty();
        });
        assertThat(ForecastText.of(experiment, pilot, Locale.ENGLISH))
                .extracting(ForecastText.OfOne::lead)
                .first()
                .asString()
                .startsWith("random*2: a game takes too long");
    }

    @Test
    void enoughTime_foretellsAsMuchAsNoHurry() {
        var experiment = experiment("line-ups: [random*2]\nmeasures: [length]\nstop: {games: 1000}\n");
        assertThat(hurried(experiment, Duration.ofMinutes(5))
                        .lineUps()
                        .getFirst()
                        .forecasts())
                .isNotEmpty()
                .isEqualTo(Pilot.play(experiment, 1).lineUps().getFirst().forecasts());
    }

    /// Reports find nothing in fewer blocks.
    @Test
    void aLargeDifference_needsTheLeastBlocks() {
        var experiment = experiment("""
                arms: [{name: printed}, {name: group, options: {scoring: group}}]
                line-ups: [random*2]
                measures: [score]
                stop: {games: 200}
                """);
        assertThat(Pilot.play(experiment, 1).lineUps().getFirst().forecasts())
                .isNotEmpty()
                .allSatisfy(forecast -> {
                    assertThat(forecast.blocksFor(1000)).isEqualTo(30);
                    assertThat(forecast.blocksFor(0.1)).isGreaterThan(1000);
                });
    }

    @Test
    void tooFewGames_areTold() {
        var experiment = experiment("line-ups: [random*2]\nstop: {games: 99}\n");
        assertThat(ForecastText.of(experiment, Pilot.play(experiment, 1), Locale.ENGLISH))
                .singleElement()
                .satisfies(told -> {
                    assertThat(told.lead())
                            .isEqualTo("random*2: too few games to tell what they can find; 100 blocks are needed.");
                    assertThat(told.details()).isEmpty();
                });
    }
}
