package parterre.lab.report;

import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import parterre.bots.series.Estimate;
import parterre.lab.measure.Findings;

/// The summary of an experiment in one language: the sentences of its verdict and its numbers. It is made
/// of a finished or of a running experiment.
///
/// @param verdict the first sentences of the report
/// @param lines the differences between arms, or the figures of the one arm, in the order of the report
public record ReportSummary(List<String> verdict, List<Line> lines) {
    public ReportSummary {
        verdict = List.copyOf(verdict);
        lines = List.copyOf(lines);
    }

    /// A number with its interval.
    ///
    /// @param quantity what it is, in words
    /// @param against the first arm, if this is a difference from it
    /// @param told the number and its interval, as the report has them
    /// @param found true if the difference is found after correction for all comparisons
    public record Line(
            String quantity,
            String lineUp,
            String arm,
            Optional<String> against,
            Estimate estimate,
            String told,
            boolean found) {}

    /// Returns the glance at what was found so far.
    public static ReportSummary of(Findings findings, Locale language) {
        var formatter = ReportFormatter.of(language, findings.experiment().box());
        var verdict = new Verdict(findings, formatter)
                .sentences().stream().map(formatter::say).toList();
        var lines = new ArrayList<Line>();
        if (findings.experiment().arms().size() > 1) {
            findings.differences()
                    .forEach(each -> lines.add(new Line(
                            formatter.quantity(each.quantity(), each.subject()),
                            each.lineUp(),
                            each.arm(),
                            Optional.of(each.against()),
                            each.estimate(),
                            formatter.estimate(each.estimate()),
                            each.alarm())));
        } else {
            findings.figures()
                    .forEach(each -> lines.add(new Line(
                            formatter.quantity(each.quantity(), each.subject()),
                            each.lineUp(),
                            each.arm(),
                            Optional.empty(),
                            each.estimate(),
                            formatter.estimate(each.estimate()),
                            false)));
        }
        return new ReportSummary(verdict, lines);
    }
}
