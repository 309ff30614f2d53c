package parterre.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.List;
import java.util.function.Predicate;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.measure.Quantities;
import parterre.lab.report.LabMessages.ChangesWithLevel;
import parterre.lab.statistics.Holm;

/// Tells which quantities of the first arm change with the strength of the players. Line-ups of equal bots
/// are compared, and only with line-ups of as many seats.
final class StrengthChanges {
    private final Findings findings;
    private final ReportFormatter formatter;
    private final List<Change> changes = new ArrayList<>();

    /// The least and the largest figure of a quantity at one number of seats.
    private record Change(Figure low, Figure high, int pairs) {}

    StrengthChanges(Findings findings, ReportFormatter formatter) {
        this.findings = findings;
        this.formatter = formatter;
        findings.experiment().lineUps().stream()
                .filter(LineUpPlan::ofEquals)
                .map(LineUpPlan::seats)
                .distinct()
                .forEach(this::compare);
    }

    private void compare(int seats) {
        var arm = findings.experiment().arms().getFirst().name();
        var lineUps = findings.experiment().lineUps().stream()
                .filter(each -> each.ofEquals() && each.seats() == seats)
                .map(LineUpPlan::name)
                .toList();
        var own = findings.figures().stream()
                .filter(each -> each.arm().equals(arm) && lineUps.contains(each.lineUp()))
                .filter(each -> Double.isFinite(each.estimate().value()))
                .toList();
        own.stream().map(StrengthChanges::name).distinct().forEach(name -> {
            var same = own.stream().filter(each -> name(each).equals(name)).toList();
            if (same.size() > 1) {
                var byValue = Comparator.comparingDouble(
                        (Figure each) -> each.estimate().value());
                changes.add(new Change(
                        same.stream().min(byValue).orElseThrow(),
                        same.stream().max(byValue).orElseThrow(),
                        same.size() * (same.size() - 1) / 2));
            }
        });
    }

    private static List<String> name(Figure figure) {
        return List.of(figure.quantity(), figure.subject());
    }

    /// Returns the changes that remain after correction for all quantities and all pairs of line-ups.
    ///
    /// @param told the figures that are to be told
    List<ChangesWithLevel> sentences(Predicate<Figure> told) {
        // The least and the largest of several figures are apart by chance more often than two figures are.
        var adjusted = Holm.adjusted(
                Quantities.families(findings.experiment()),
                changes.stream()
                        .mapToDouble(each -> Math.min(1, each.pairs * Evidence.ofEqual(each.low, each.high)))
                        .toArray());
        var sentences = new ArrayList<ChangesWithLevel>();
        for (int i = 0; i < adjusted.length; i++) {
            var change = changes.get(i);
            if (adjusted[i] <= findings.experiment().errorRate() && told.test(change.low)) {
                sentences.add(sentence(change));
            }
        }
        return sentences;
    }

    private ChangesWithLevel sentence(Change change) {
        return new ChangesWithLevel(
                formatter.quantity(change.low.quantity(), change.low.subject()),
                formatter.number(change.low.estimate().value()),
                change.low.lineUp(),
                formatter.number(change.high.estimate().value()),
                change.high.lineUp());
    }
}
