package parterre.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import parterre.lab.experiment.MeasureName;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.statistics.Holm;
import parterre.lab.statistics.Inference;

/// The first sentences of a report: what the experiment says.
final class Verdict {
    /// The most differences that are told in sentences.
    private static final int MOST = 5;

    private static final String FIRST_SEAT = "P1";

    private final Findings findings;
    private final Speech speech;
    private final List<LabSays> sentences = new ArrayList<>();

    Verdict(Findings findings, Speech speech) {
        this.findings = findings;
        this.speech = speech;
    }

    List<LabSays> sentences() {
        if (findings.played().stream().anyMatch(each -> each.blocks() < Inference.LEAST_BLOCKS)) {
            sentences.add(new LabSays.TooFewGames(Inference.LEAST_BLOCKS));
        }
        if (findings.differences().isEmpty()) {
            seats();
            figures();
        } else {
            findings.experiment().arms().stream().skip(1).forEach(arm -> differences(arm.name()));
        }
        if (first() == MeasureName.RULES || first() == MeasureName.CARDS) {
            sentences.addAll(new OccurrenceTables(findings, speech).headlines());
        }
        sentences.addAll(new StrengthChanges(findings, speech).sentences(each -> each.measure() == first()));
        findings.figures().stream()
                .filter(each -> each.quantity().equals("luck-factor"))
                .forEach(each -> sentences.add(
                        new LabSays.LuckSaves(speech.number(each.estimate().value()), each.arm(), each.lineUp())));
        return sentences;
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
            sentences.add(new LabSays.MoreDiffer(found.size() - MOST));
        }
        if (found.isEmpty()) {
            sentences.add(new LabSays.NothingDiffers(
                    arm, findings.experiment().arms().getFirst().name(), own.size()));
        }
        var told = new HashSet<String>();
        own.stream()
                .filter(each -> each.measure() == first() && !each.alarm() && each.resolution() > 0)
                .filter(each -> Double.isFinite(each.resolution()))
                .filter(each -> told.add(each.lineUp()))
                .forEach(each -> sentences.add(new LabSays.CouldFind(
                        speech.quantity(each.quantity(), each.subject()),
                        speech.number(each.resolution()),
                        each.lineUp())));
    }

    private MeasureName first() {
        return findings.experiment().measures().getFirst();
    }

    private void differ(Difference difference) {
        var estimate = difference.estimate();
        sentences.add(new LabSays.ArmsDiffer(
                difference.arm(),
                difference.against(),
                speech.quantity(difference.quantity(), difference.subject()),
                speech.signed(estimate.value()),
                speech.signed(estimate.low()),
                speech.signed(estimate.high()),
                difference.lineUp()));
    }

    /// Tells the first seat of each line-up, and the other seats that clearly win more or less than their
    /// share.
    private void seats() {
        var seats = findings.figures().stream()
                .filter(each -> each.measure() == MeasureName.SEAT_ADVANTAGE)
                .toList();
        var adjusted =
                Holm.adjusted(seats.stream().mapToDouble(Evidence::ofZero).toArray());
        for (int i = 0; i < adjusted.length; i++) {
            boolean clear = adjusted[i] <= findings.experiment().errorRate();
            if (clear || seats.get(i).subject().equals(FIRST_SEAT)) {
                sentences.add(seat(seats.get(i), clear));
            }
        }
    }

    private LabSays seat(Figure figure, boolean clear) {
        var estimate = figure.estimate();
        return new LabSays.SeatWins(
                figure.subject(),
                speech.signed(estimate.value()),
                speech.signed(estimate.low()),
                speech.signed(estimate.high()),
                figure.lineUp(),
                clear ? estimate.value() > 0 ? LabSays.Clarity.MORE : LabSays.Clarity.LESS : LabSays.Clarity.UNCLEAR);
    }

    /// Tells the figures of the first measure, unless they are told as seats.
    private void figures() {
        findings.figures().stream()
                .filter(each -> each.measure() == first() && first() != MeasureName.SEAT_ADVANTAGE)
                .filter(each ->
                        Double.isFinite(each.estimate().high() - each.estimate().low()))
                .forEach(each -> sentences.add(new LabSays.FigureIs(
                        speech.quantity(each.quantity(), each.subject()),
                        speech.number(each.estimate().value()),
                        speech.number(each.estimate().low()),
                        speech.number(each.estimate().high()),
                        each.lineUp())));
    }
}
