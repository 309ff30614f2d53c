package parterre.lab.measure;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import parterre.bots.series.Estimate;
import parterre.bots.value.LearnedValue;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.NetFile;
import parterre.engine.box.GameBox;
import parterre.engine.box.Value;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Occurrence;
import parterre.lab.game.Unit;
import parterre.lab.game.UnitPlayer;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.measure.Findings.Judge;
import parterre.lab.measure.Findings.OccurrenceShare;
import parterre.lab.measure.Findings.Played;
import parterre.lab.measure.Findings.State;
import parterre.lab.statistics.Holm;
import parterre.lab.statistics.Inference;
import parterre.lab.statistics.PairSums;
import parterre.lab.statistics.RatioSums;
import parterre.lab.statistics.Wilson;

/// Folds the units of an experiment. The caller adds them in the order of their indices, so that equal
/// experiments have equal numbers, bit for bit. Mutable, not thread-safe.
public final class Measures {
    private static final double INTERVAL_ERROR = 0.05;
    private static final double MISS_RATE = 0.05;

    private final Experiment experiment;
    private final Optional<Judge> judge;
    private final BotTests tests;
    private final List<LineUpSums> lineUps = new ArrayList<>();
    private final String versions;
    private int next;

    public Measures(Experiment experiment) {
        this.experiment = experiment;
        judge = judge(experiment.box());
        tests = new BotTests(experiment);
        versions = BotVersions.of(experiment);
        for (var lineUp : experiment.lineUps()) {
            lineUps.add(new LineUpSums(
                    Quantities.of(experiment, lineUp), experiment.arms().size()));
        }
    }

    /// The sums of one line-up.
    private static final class LineUpSums {
        private final List<Quantity> quantities;
        private final RatioSums[][] ratios;
        private final PairSums[][] pairs;
        private final List<SortedMap<String, Integer>> occurrences = new ArrayList<>();
        private int blocks;
        private int games;

        LineUpSums(List<Quantity> quantities, int arms) {
            this.quantities = quantities;
            ratios = new RatioSums[quantities.size()][arms];
            pairs = new PairSums[quantities.size()][arms];
            for (int i = 0; i < quantities.size(); i++) {
                Arrays.fill(ratios[i], RatioSums.NONE);
                Arrays.fill(pairs[i], PairSums.NONE);
            }
            for (int arm = 0; arm < arms; arm++) {
                occurrences.add(new TreeMap<>());
            }
        }

        void add(UnitSums unit) {
            for (int i = 0; i < quantities.size(); i++) {
                for (int arm = 0; arm < occurrences.size(); arm++) {
                    ratios[i][arm] = ratios[i][arm].plus(unit.ratios().get(i).get(arm));
                    if (arm > 0) {
                        pairs[i][arm] = pairs[i][arm].plus(unit.pairs().get(i).get(arm - 1));
                    }
                }
            }
            for (int arm = 0; arm < occurrences.size(); arm++) {
                var counts = occurrences.get(arm);
                unit.occurrences().get(arm).forEach((key, count) -> counts.merge(key, count, Integer::sum));
            }
            blocks += unit.unit().blocks();
            games += unit.games();
        }
    }

    /// Adds the next unit.
    ///
    /// @throws IllegalArgumentException if another unit comes first
    public void add(UnitSums unit) {
        if (unit.unit().index() != next) {
            throw new IllegalArgumentException(
                    "unit " + next + " comes next, not " + unit.unit().index());
        }
        next++;
        int index = unit.unit().lineUp();
        var sums = lineUps.get(index);
        sums.add(unit);
        if (!tests.isEmpty()) {
            tests.look(index, sums.ratios[0][0], sums.games);
        }
    }

    /// Returns true if the experiment's stopping rule lets it end before its last game.
    public boolean isDecided() {
        var stop = experiment.stop();
        if (!stop.early()) {
            return false;
        }
        if (!tests.isEmpty()) {
            return tests.haveDecided();
        }
        var findings = findings(State.DECIDED);
        var first = experiment.measures().getFirst();
        if (stop.precision().isPresent()) {
            double wanted = stop.precision().getAsDouble();
            var estimates = experiment.arms().size() > 1
                    ? findings.differences().stream()
                            .filter(each -> each.measure() == first)
                            .map(Difference::estimate)
                            .toList()
                    : findings.figures().stream()
                            .filter(each -> each.measure() == first)
                            .map(Figure::estimate)
                            .toList();
            return !estimates.isEmpty()
                    && estimates.stream().allMatch(each -> (each.high() - each.low()) / 2 <= wanted);
        }
        return findings.differences().stream().anyMatch(each -> each.measure() == first && each.alarm());
    }

    /// Returns what has been found so far.
    public Findings findings(State state) {
        var inference = state == State.COMPLETE && !experiment.stop().early() ? Inference.FIXED : Inference.ANYTIME;
        var played = new ArrayList<Played>();
        var figures = new ArrayList<Figure>();
        var differences = new ArrayList<Difference>();
        var occurrences = new ArrayList<OccurrenceShare>();
        for (int i = 0; i < lineUps.size(); i++) {
            var sums = lineUps.get(i);
            var lineUp = experiment.lineUps().get(i);
            int planned = Unit.blocks(experiment, lineUp);
            played.add(new Played(lineUp.name(), sums.blocks, sums.games));
            for (int quantity = 0; quantity < sums.quantities.size(); quantity++) {
                for (int arm = 0; arm < experiment.arms().size(); arm++) {
                    figures.add(figure(inference, sums, quantity, arm, lineUp.name(), planned));
                    if (arm > 0 && sums.quantities.get(quantity).scale().isLinear()) {
                        differences.add(difference(inference, sums, quantity, arm, lineUp.name(), planned));
                    }
                }
            }
            for (int arm = 0; arm < experiment.arms().size(); arm++) {
                occurrences.addAll(occurrences(sums, arm, lineUp.name()));
            }
        }
        return new Findings(
                experiment,
                versions,
                judge,
                state,
                inference,
                played,
                figures,
                adjusted(differences),
                occurrences,
                tests.outcomes());
    }

    private Figure figure(Inference inference, LineUpSums sums, int index, int arm, String lineUp, int planned) {
        var quantity = sums.quantities.get(index);
        var ratio = sums.ratios[index][arm];
        double margin = inference.margin(ratio.blocks(), ratio.deviation(), INTERVAL_ERROR, planned);
        return new Figure(
                quantity.measure(),
                quantity.name(),
                quantity.subject(),
                lineUp,
                experiment.arms().get(arm).name(),
                quantity.scale().of(ratio.ratio(), margin),
                sums.blocks,
                sums.games);
    }

    private Difference difference(
            Inference inference, LineUpSums sums, int index, int arm, String lineUp, int planned) {
        var quantity = sums.quantities.get(index);
        var first = sums.ratios[index][0];
        var second = sums.ratios[index][arm];
        double deviation = sums.pairs[index][arm].deviation(first, second);
        double difference = second.ratio() - first.ratio();
        double margin = inference.margin(sums.blocks, deviation, INTERVAL_ERROR, planned);
        double pValue = inference.pValue(sums.blocks, difference, deviation, planned);
        // Power is told as alarms are raised: after correction for all comparisons.
        double resolution =
                inference.finds(sums.blocks, deviation, Quantities.errorRate(experiment), MISS_RATE, planned);
        double one = quantity.scale().ofDifference(difference - margin);
        double other = quantity.scale().ofDifference(difference + margin);
        return new Difference(
                quantity.measure(),
                quantity.name(),
                quantity.subject(),
                lineUp,
                experiment.arms().get(arm).name(),
                experiment.arms().getFirst().name(),
                new Estimate(quantity.scale().ofDifference(difference), Math.min(one, other), Math.max(one, other)),
                Double.isNaN(pValue) ? 1 : pValue,
                1,
                false,
                Math.abs(quantity.scale().ofDifference(resolution)),
                sums.blocks,
                sums.games);
    }

    private List<Difference> adjusted(List<Difference> differences) {
        var adjusted = Holm.adjusted(
                Quantities.families(experiment),
                differences.stream().mapToDouble(Difference::pValue).toArray());
        var all = new ArrayList<Difference>();
        for (int i = 0; i < adjusted.length; i++) {
            var one = differences.get(i);
            all.add(new Difference(
                    one.measure(),
                    one.quantity(),
                    one.subject(),
                    one.lineUp(),
                    one.arm(),
                    one.against(),
                    one.estimate(),
                    one.pValue(),
                    adjusted[i],
                    adjusted[i] <= experiment.errorRate(),
                    one.resolution(),
                    one.blocks(),
                    one.games()));
        }
        return all;
    }

    private List<OccurrenceShare> occurrences(LineUpSums sums, int arm, String lineUp) {
        var all = new ArrayList<OccurrenceShare>();
        sums.occurrences.get(arm).forEach((key, games) -> {
            for (var kind : Occurrence.values()) {
                if (kind.has(key)) {
                    all.add(new OccurrenceShare(
                            kind,
                            kind.nameIn(key),
                            lineUp,
                            experiment.arms().get(arm).name(),
                            games,
                            sums.games,
                            percent(games, sums)));
                }
            }
        });
        return all;
    }

    /// Returns a share of games. The games of a block share their luck, so that only blocks are independent trials.
    private static Estimate percent(int games, LineUpSums sums) {
        return Wilson.percent((double) games / sums.games, sums.blocks);
    }

    private <S> Optional<Judge> judge(GameBox<S, ?, ?> box) {
        return UnitPlayer.value(box, experiment.value())
                .map((Value<S> value) -> new Judge(
                        value.name(),
                        value instanceof LearnedValue<S>
                                ? LearnedValues.file(box).map(NetFile::hash)
                                : Optional.empty()));
    }
}
