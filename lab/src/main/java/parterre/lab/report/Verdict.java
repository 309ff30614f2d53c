package parterre.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import parterre.lab.experiment.Gsprt;
import parterre.lab.experiment.MeasureName;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.BotTest;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.measure.Quantities;
import parterre.lab.statistics.Holm;
import parterre.lab.statistics.Inference;

/// The first sentences of a report: what the experiment says.
final class Verdict {
    /// The most differences that are told in sentences.
    private static final int MOST = 5;

    private static final String FIRST_SEAT = "P1";

    private final Findings findings;
    private final ReportFormatter formatter;
    private final List<LabMessages> sentences = new ArrayList<>();

    Verdict(Findings findings, ReportFormatter formatter) {
        this.findings = findings;
        this.formatter = formatter;
    }

    List<LabMessages> sentences() {
        if (findings.played().stream().anyMatch(each -> each.blocks() < Inference.LEAST_BLOCKS)) {
            sentences.add(new LabMessages.TooFewGames(Inference.LEAST_BLOCKS));
        }
        findings.experiment()
                .stop()
                .gsprt()
                .ifPresent(rule -> findings.tests().forEach(test -> sentences.add(tested(rule, test))));
        if (findings.differences().isEmpty()) {
            seats();
            figures();
        } else {
            findings.experiment().arms().stream().skip(1).forEach(arm -> differences(arm.name()));
        }
        if (first() == MeasureName.RULES || first() == MeasureName.CARDS) {
            sentences.addAll(new OccurrenceTables(findings, formatter).headlines());
        }
        var changes = new StrengthChanges(findings, formatter);
        changes.figures(first()).forEach(sentences::add);
        changes.effects(first()).forEach(sentences::add);
        findings.figures().stream()
                .filter(each -> each.quantity().equals("luck-factor"))
                .filter(each -> !Double.isNaN(each.estimate().value()))
                .forEach(each -> sentences.add(new LabMessages.LuckSaves(
                        formatter.number(each.estimate().value()),
                        formatter.number(each.estimate().low()),
                        formatter.number(each.estimate().high()),
                        each.estimate().low() > 1,
                        each.arm(),
                        each.lineUp())));
        return sentences;
    }

    private LabMessages tested(Gsprt rule, BotTest test) {
        return new LabMessages.BotsTested(
                test.lineUp(),
                switch (test.decision()) {
                    case ACCEPT_H0 -> LabMessages.Accepted.H0;
                    case ACCEPT_H1 -> LabMessages.Accepted.H1;
                    case CONTINUE -> LabMessages.Accepted.NEITHER;
                },
                formatter.number(rule.elo0()),
                formatter.number(rule.elo1()),
                formatter.count(test.games()),
                formatter.number(test.llr()),
                formatter.number(test.lower()),
                formatter.number(test.upper()));
    }

    private void differences(String arm) {
        var own = findings.differences().stream()
                .filter(each -> each.arm().equals(arm))
                .toList();
        var found = own.stream()
                .filter(Difference::alarm)
                .sorted(Comparator.comparing((Difference each) -> each.measure() != first())
                        .thenComparingDouble(Difference::adjusted))
                .toList();
        found.stream().limit(MOST).forEach(this::differ);
        if (found.size() > MOST) {
            sentences.add(new LabMessages.MoreDiffer(found.size() - MOST));
        }
        if (found.isEmpty()) {
            sentences.add(new LabMessages.NothingDiffers(
                    arm, findings.experiment().arms().getFirst().name(), own.size()));
        }
        var told = new HashSet<String>();
        own.stream()
                .filter(each -> each.measure() == first() && !each.alarm() && each.resolution() > 0)
                .filter(each -> Double.isFinite(each.resolution()))
                .filter(each -> told.add(each.lineUp()))
                .forEach(each -> sentences.add(new LabMessages.CouldFind(
                        formatter.quantity(each.quantity(), each.subject()),
                        formatter.number(each.resolution()),
                        each.lineUp())));
    }

    private MeasureName first() {
        return findings.experiment().measures().getFirst();
    }

    private void differ(Difference difference) {
        var estimate = difference.estimate();
        sentences.add(new LabMessages.ArmsDiffer(
                difference.arm(),
                difference.against(),
                formatter.quantity(difference.quantity(), difference.subject()),
                formatter.signed(estimate.value()),
                formatter.signed(estimate.low()),
                formatter.signed(estimate.high()),
                difference.lineUp()));
    }

    /// Tells the first seat of each line-up, and the other seats that clearly win more or less than their
    /// share.
    private void seats() {
        var seats = findings.figures().stream()
                .filter(each -> each.measure() == MeasureName.SEAT_ADVANTAGE)
                .toList();
        var adjusted = Holm.adjusted(
                Quantities.families(findings.experiment()),
                seats.stream().mapToDouble(Evidence::ofZero).toArray());
        for (int i = 0; i < adjusted.length; i++) {
            boolean clear = adjusted[i] <= findings.experiment().errorRate();
            if (clear || seats.get(i).subject().equals(FIRST_SEAT)) {
                sentences.add(seat(seats.get(i), clear));
            }
        }
    }

    private LabMessages seat(Figure figure, boolean clear) {
        var estimate = figure.estimate();
        return new LabMessages.SeatWins(
                figure.subject(),
                formatter.signed(estimate.value()),
                formatter.signed(estimate.low()),
                formatter.signed(estimate.high()),
                figure.lineUp(),
                clear
                        ? estimate.value() > 0 ? LabMessages.Clarity.MORE : LabMessages.Clarity.LESS
                        : LabMessages.Clarity.UNCLEAR);
    }

    /// Tells the figures of the first measure, unless they are told as seats.
    private void figures() {
        findings.figures().stream()
                .filter(each -> each.measure() == first() && first() != MeasureName.SEAT_ADVANTAGE)
                .filter(each ->
                        Double.isFinite(each.estimate().high() - each.estimate().low()))
                .forEach(each -> sentences.add(new LabMessages.FigureIs(
                        formatter.quantity(each.quantity(), each.subject()),
                        formatter.number(each.estimate().value()),
                        formatter.number(each.estimate().low()),
                        formatter.number(each.estimate().high()),
                        each.lineUp())));
    }
}
