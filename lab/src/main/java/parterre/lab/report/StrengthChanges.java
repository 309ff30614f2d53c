package parterre.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.bots.series.Estimate;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.experiment.MeasureName;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Quantities;
import parterre.lab.statistics.Holm;

/// Tells which quantities of the first arm change with the strength of the players, and which effects of the other
/// arms do. Line-ups of equal bots are compared, and only with line-ups of as many seats.
final class StrengthChanges {
    private final Findings findings;
    private final ReportFormatter formatter;
    private final List<Change> changes = new ArrayList<>();

    /// The name of a measured value at each strength.
    ///
    /// @param arm the arm that has an effect; empty for a figure of the first arm
    record Name(MeasureName measure, String quantity, String subject, Optional<String> arm) {}

    private record Value(Name name, String lineUp, Estimate estimate, int blocks) {}

    /// The least and the largest value at one number of seats.
    ///
    /// @param found true if they differ after correction for all names and all pairs of line-ups
    private record Change(Value low, Value high, int pairs, boolean found) {
        Name name() {
            return low.name;
        }

        /// The least and the largest of several values are apart by chance more often than two values are.
        double pValue() {
            return Math.min(1, pairs * Evidence.ofEqual(low.estimate, low.blocks, high.estimate, high.blocks));
        }
    }

    StrengthChanges(Findings findings, ReportFormatter formatter) {
        this.findings = findings;
        this.formatter = formatter;
        var all = findings.experiment().lineUps().stream()
                .filter(LineUpPlan::ofEquals)
                .map(LineUpPlan::seats)
                .distinct()
                .flatMap(this::compared)
                .toList();
        var adjusted = Holm.adjusted(
                Quantities.families(findings.experiment()),
                all.stream().mapToDouble(Change::pValue).toArray());
        for (int i = 0; i < adjusted.length; i++) {
            var one = all.get(i);
            changes.add(new Change(
                    one.low,
                    one.high,
                    one.pairs,
                    adjusted[i] <= findings.experiment().errorRate()));
        }
    }

    private Stream<Change> compared(int seats) {
        var lineUps = findings.experiment().lineUps().stream()
                .filter(each -> each.ofEquals() && each.seats() == seats)
                .map(LineUpPlan::name)
                .toList();
        var own = values().filter(each -> lineUps.contains(each.lineUp) && Double.isFinite(each.estimate.value()))
                .toList();
        return own.stream().map(Value::name).distinct().flatMap(name -> {
            var same = own.stream().filter(each -> each.name.equals(name)).toList();
            var byValue = Comparator.comparingDouble((Value each) -> each.estimate.value());
            return same.size() < 2
                    ? Stream.empty()
                    : Stream.of(new Change(
                            same.stream().min(byValue).orElseThrow(),
                            same.stream().max(byValue).orElseThrow(),
                            same.size() * (same.size() - 1) / 2,
                            false));
        });
    }

    private Stream<Value> values() {
        var first = findings.experiment().arms().getFirst().name();
        return Stream.concat(
                findings.figures().stream()
                        .filter(each -> each.arm().equals(first))
                        .map(each -> new Value(
                                new Name(each.measure(), each.quantity(), each.subject(), Optional.empty()),
                                each.lineUp(),
                                each.estimate(),
                                each.blocks())),
                findings.differences().stream()
                        .map(each -> new Value(
                                new Name(each.measure(), each.quantity(), each.subject(), Optional.of(each.arm())),
                                each.lineUp(),
                                each.estimate(),
                                each.blocks())));
    }

    /// Returns true if something changes with strength; empty if no two line-ups can be compared.
    Optional<Boolean> found(Name name) {
        return changes.stream()
                .filter(each -> each.name().equals(name))
                .map(Change::found)
                .reduce(Boolean::logicalOr);
    }

    /// Returns the figures of a measure that change.
    Stream<LabMessages> figures(MeasureName measure) {
        return told(measure).filter(each -> each.name().arm().isEmpty()).map(this::figure);
    }

    /// Returns the effects on a measure that change.
    Stream<LabMessages> effects(MeasureName measure) {
        return told(measure).flatMap(each -> each.name().arm().stream().map(arm -> effect(arm, each)));
    }

    private Stream<Change> told(MeasureName measure) {
        return changes.stream().filter(each -> each.found && each.name().measure() == measure);
    }

    private LabMessages figure(Change change) {
        return new LabMessages.ChangesWithLevel(
                formatter.quantity(change.name().quantity(), change.name().subject()),
                formatter.number(change.low.estimate.value()),
                change.low.lineUp,
                formatter.number(change.high.estimate.value()),
                change.high.lineUp);
    }

    private LabMessages effect(String arm, Change change) {
        return new LabMessages.EffectChangesWithLevel(
                arm,
                formatter.quantity(change.name().quantity(), change.name().subject()),
                formatter.signed(change.low.estimate.value()),
                change.low.lineUp,
                formatter.signed(change.high.estimate.value()),
                change.high.lineUp);
    }
}
