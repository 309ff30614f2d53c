package parterre.lab.spark;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.bots.BotSpec;
import parterre.bots.series.PairScore;
import parterre.engine.Move;
import parterre.engine.Option;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.lab.cards.CardStudy;
import parterre.lab.cards.CardStudy.CardValue;
import parterre.lab.cards.Replacement;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.Experiment.SharedLuck;
import parterre.lab.experiment.ExperimentFile;
import parterre.lab.measure.Findings.State;
import parterre.lab.report.ReportWriters;
import parterre.lab.run.Calibration;
import parterre.lab.run.Cluster;
import parterre.lab.run.LocalRun;
import parterre.lab.run.Machines;
import parterre.lab.run.RunWatcher;
import parterre.lab.sweep.SweepRun;
import parterre.lab.tournament.Meeting;
import parterre.lab.tournament.TableGroup;

class SparkRunTest {
    /// So many that some raise a false alarm.
    private static final int EXPERIMENTS = 150;

    private static Experiment small() {
        return ExperimentFile.read("""
                        name: small
                        game: gardens-of-mars
                        arms: [{name: rules}, {name: group, options: {scoring: group}}]
                        line-ups: [greedy*2, 'greedy,random', random*3]
                        measures: [seat-advantage, skill, length, score, rules]
                        stop: {games: 100}
                        """, _ -> Optional.empty()).orThrow();
    }

    private static LocalRun run(RunWatcher watcher) {
        return new LocalRun(small(), Optional.empty(), watcher);
    }

    @Test
    void onSpark_findsTheSameBitForBit() {
        var plain = ReportWriters.json(run(RunWatcher.none()).play(1));
        try (var cluster =
                Cluster.provider(getClass().getClassLoader()).orElseThrow().connect("local[2]")) {
            assertThat(ReportWriters.json(run(RunWatcher.none()).play(cluster))).isEqualTo(plain);
            var stopped = new LocalRun[1];
            stopped[0] = run((units, _, _, _) -> {
                if (units == 2) {
                    stopped[0].stop();
                }
            });
            assertThat(stopped[0].play(cluster).state()).isEqualTo(State.INTERRUPTED);
        }
    }

    @Test
    void aSweepOnSpark_triesTheSamePoints() {
        var sweep = ExperimentFile.readSweep("""
                        name: sweep
                        game: fire-and-flora
                        line-ups: [random*2]
                        measures: [length]
                        stop: {games: 8}
                        sweep:
                          points: 3
                          options: {round-cap: 5..20}
                          aim: [{quantity: turns, to: 30}]
                        """, _ -> Optional.empty()).orThrow();
        var plain = new SweepRun(sweep, Optional.empty()).play(new Machines.Threads(1), _ -> {});
        try (var cluster =
                Cluster.provider(getClass().getClassLoader()).orElseThrow().connect("local[2]")) {
            assertThat(new SweepRun(sweep, Optional.empty()).play(new Machines.Remote(cluster), _ -> {}))
                    .isEqualTo(plain)
                    .hasSize(3);
        }
    }

    private static List<CardValue> cards(Machines machines) {
        var experiment = ExperimentFile.read("""
                        name: cards
                        game: gnomadic-gardeners
                        line-ups: [random*2]
                        measures: [cards]
                        stop: {games: 8}
                        """, _ -> Optional.empty()).orThrow();
        var file = experiment.box().game().info().options().stream()
                .filter(Option.File.class::isInstance)
                .map(Option.File.class::cast)
                .findFirst()
                .orElseThrow();
        return new CardStudy(experiment, file, Replacement.AVERAGE, _ -> {}).play(machines, Optional.empty());
    }

    @Test
    void cardsOnSpark_haveTheSameValues() {
        var plain = cards(new Machines.Threads(1));
        try (var cluster =
                Cluster.provider(getClass().getClassLoader()).orElseThrow().connect("local[2]")) {
            assertThat(cards(new Machines.Remote(cluster))).isEqualTo(plain).isNotEmpty();
        }
    }

    private static Calibration calibration() {
        var experiment = ExperimentFile.read("""
                        name: equal arms
                        game: gardens-of-mars
                        line-ups: [random*2]
                        measures: [seat-advantage, length, score]
                        stop: {games: 100}
                        """, _ -> Optional.empty()).orThrow();
        return new Calibration(experiment.with(SharedLuck.CHANCE));
    }

    /// Returns the number of alarms after each experiment.
    private static List<Integer> alarms(Machines machines) {
        var alarms = new ArrayList<Integer>();
        calibration().play(EXPERIMENTS, machines, Optional.empty(), alarms::add);
        return alarms;
    }

    @Test
    void aCalibrationOnSpark_hasTheSameAlarms() {
        var plain = alarms(new Machines.Threads(1));
        assertThat(plain.getLast()).isPositive();
        try (var cluster =
                Cluster.provider(getClass().getClassLoader()).orElseThrow().connect("local[2]")) {
            assertThat(alarms(new Machines.Remote(cluster))).isEqualTo(plain).hasSize(EXPERIMENTS);
            var stopped = calibration();
            assertThat(stopped.play(EXPERIMENTS, new Machines.Remote(cluster), Optional.empty(), _ -> stopped.stop())
                            .experiments())
                    .isEqualTo(1);
        }
    }

    @Test
    void aMeetingOnSpark_hasTheSameScores() {
        var plain = meeting().play(new Machines.Threads(1), _ -> {});
        try (var cluster =
                Cluster.provider(getClass().getClassLoader()).orElseThrow().connect("local[2]")) {
            assertThat(meeting().play(new Machines.Remote(cluster), _ -> {}))
                    .isEqualTo(plain)
                    .hasSize(3);
            var stopped = meeting();
            assertThat(stopped.play(new Machines.Remote(cluster), _ -> stopped.stop()))
                    .extracting(PairScore::games)
                    .containsOnly(1);
        }
    }

    private static Meeting<?, ?, ?> meeting() {
        return meeting(Boxes.named("stalk-exchange").orElseThrow());
    }

    private static <S, M extends Move, V> Meeting<S, M, V> meeting(GameBox<S, M, V> box) {
        var bots = Stream.of("random", "greedy", "greedy,slip=0.5")
                .map(text -> BotSpec.read(text).orThrow())
                .toList();
        var setup = Setup.standard(box.game().info(), 3);
        return new Meeting<>(box, setup, bots, new TableGroup(List.of(0, 1, 2)), 12, 7, 1000);
    }

    @Test
    void anAddressOfAnotherForm_isRefused() {
        assertThatThrownBy(() -> new SparkProvider().connect("host:7077"))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("spark://HOST:PORT");
    }
}
