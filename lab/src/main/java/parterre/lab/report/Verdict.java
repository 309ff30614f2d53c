package parterre.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import parterre.bots.series.Estimate;
import parterre.lab.experiment.MeasureName;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.statistics.Inference;

/// The first sentences of a report: what the experiment says.
final class Verdict {
    /// The most differences that are told in sentences.
    private static final int MOST = 5;

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
            findings.figures().stream()
                    .filter(each -> each.measure() == MeasureName.SEAT_ADVANTAGE)
                    .forEach(this::seat);
        } else {
            findings.experiment().arms().stream().skip(1).forEach(arm -> differences(arm.name()));
        }
        levels();
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

    private void seat(Figure figure) {
        var estimate = figure.estimate();
        sentences.add(new LabSays.SeatWins(
                figure.subject(),
                speech.signed(estimate.value()),
                speech.signed(estimate.low()),
                speech.signed(estimate.high()),
                figure.lineUp(),
                estimate.low() > 0
                        ? LabSays.Clarity.MORE
                        : estimate.high() < 0 ? LabSays.Clarity.LESS : LabSays.Clarity.UNCLEAR));
    }

    /// Tells the quantities of the first arm whose lowest and highest figure among the line-ups of equals are
    /// apart.
    private void levels() {
        var arm = findings.experiment().arms().getFirst().name();
        var equals = findings.experiment().lineUps().stream()
                .filter(each -> each.ofEquals())
                .map(each -> each.name())
                .toList();
        findings.figures().stream()
                .filter(each -> each.arm().equals(arm) && each.measure() == first())
                .map(each -> List.of(each.quantity(), each.subject()))
                .distinct()
                .forEach(name -> {
                    var own = findings.figures().stream()
                            .filter(each -> each.arm().equals(arm)
                                    && equals.contains(each.lineUp())
                                    && List.of(each.quantity(), each.subject()).equals(name))
                            .toList();
                    apart(own).ifPresent(sentences::add);
                });
    }

    private Optional<LabSays> apart(List<Figure> figures) {
        var byValue =
                Comparator.comparingDouble((Figure each) -> each.estimate().value());
        if (figures.size() < 2) {
            return Optional.empty();
        }
        var low = figures.stream().min(byValue).orElseThrow();
        var high = figures.stream().max(byValue).orElseThrow();
        return isApart(low.estimate(), high.estimate())
                ? Optional.of(new LabSays.ChangesWithLevel(
                        speech.quantity(low.quantity(), low.subject()),
                        speech.number(low.estimate().value()),
                        low.lineUp(),
                        speech.number(high.estimate().value()),
                        high.lineUp()))
                : Optional.empty();
    }

    private static boolean isApart(Estimate low, Estimate high) {
        return low.high() < high.low();
    }
}
