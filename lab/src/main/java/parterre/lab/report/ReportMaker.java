package parterre.lab.report;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.bots.series.Estimate;
import parterre.lab.experiment.Arm;
import parterre.lab.experiment.Experiment;
import parterre.lab.experiment.LineUpPlan;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.report.LabSays.ChapterName;
import parterre.lab.report.LabSays.Column;
import parterre.lab.report.ReportPage.Heading;
import parterre.lab.report.ReportPage.Paragraph;
import parterre.lab.report.ReportPage.Part;
import parterre.lab.report.ReportPage.Table;
import parterre.lab.report.ReportPage.Term;
import parterre.lab.report.ReportPage.Terms;

/// Makes the report of an experiment in one language: the verdict first, then tables, then the method.
public final class ReportMaker {
    private final Findings findings;
    private final Speech speech;
    private final List<Part> parts = new ArrayList<>();

    private ReportMaker(Findings findings, Locale language) {
        this.findings = findings;
        speech = Speech.of(language, findings.experiment().box());
    }

    /// Returns the report.
    public static ReportPage page(Findings findings, Locale language) {
        var maker = new ReportMaker(findings, language);
        maker.verdict();
        maker.arms();
        maker.differences();
        maker.figures();
        maker.occurrences();
        maker.method();
        return new ReportPage(findings.experiment().name(), maker.parts);
    }

    /// Returns the words of a quantity and the seat that it is about.
    public static String quantity(Experiment experiment, Locale language, String name, String subject) {
        return Speech.of(language, experiment.box()).quantity(name, subject);
    }

    private void say(LabSays message) {
        parts.add(new Paragraph(speech.say(message)));
    }

    private void chapter(ChapterName name) {
        parts.add(new Heading(speech.say(new LabSays.Chapter(name))));
    }

    private List<String> heads(Column... columns) {
        return Stream.of(columns)
                .map(column -> speech.say(new LabSays.ColumnHead(column)))
                .toList();
    }

    private void verdict() {
        var experiment = findings.experiment();
        long games =
                findings.played().stream().mapToLong(Findings.Played::games).sum()
                        * experiment.arms().size();
        chapter(ChapterName.VERDICT);
        say(new LabSays.Played(
                experiment.box().game().info().name(),
                experiment.arms().stream().map(Arm::name).collect(Collectors.joining(", ")),
                speech.count(games),
                experiment.lineUps().size()));
        new Verdict(findings, speech).sentences().forEach(this::say);
        say(new LabSays.Ended(LabSays.Ending.valueOf(findings.state().name())));
    }

    private void arms() {
        var arms = new ArmTable(findings.experiment(), speech).parts();
        if (!arms.isEmpty()) {
            chapter(ChapterName.ARMS);
            parts.addAll(arms);
        }
    }

    private void differences() {
        if (findings.differences().isEmpty()) {
            return;
        }
        chapter(ChapterName.DIFFERENCES);
        for (var lineUp : findings.experiment().lineUps()) {
            for (var arm : findings.experiment()
                    .arms()
                    .subList(1, findings.experiment().arms().size())) {
                differences(lineUp, arm);
            }
        }
    }

    private void differences(LineUpPlan lineUp, Arm arm) {
        var first = findings.experiment().arms().getFirst().name();
        var rows = new ArrayList<List<String>>();
        for (var difference : findings.differences()) {
            if (difference.lineUp().equals(lineUp.name()) && difference.arm().equals(arm.name())) {
                rows.add(List.of(
                        speech.quantity(difference.quantity(), difference.subject()),
                        figure(difference, first)
                                .map(each -> speech.number(each.value()))
                                .orElse("–"),
                        figure(difference, arm.name())
                                .map(each -> speech.number(each.value()))
                                .orElse("–"),
                        speech.signed(difference.estimate().value()),
                        "[" + speech.number(difference.estimate().low()) + "; "
                                + speech.number(difference.estimate().high()) + "]",
                        speech.probability(difference.adjusted()),
                        speech.number(difference.resolution()),
                        speech.say(new LabSays.Verdict(difference.alarm()))));
            }
        }
        parts.add(new Table(
                Stream.of(
                                Stream.of(lineUp.name(), first, arm.name()),
                                heads(
                                        Column.DIFFERENCE,
                                        Column.INTERVAL,
                                        Column.PROBABILITY,
                                        Column.RESOLUTION,
                                        Column.FOUND)
                                        .stream())
                        .flatMap(each -> each)
                        .toList(),
                rows));
    }

    private Optional<Estimate> figure(Difference difference, String arm) {
        return findings.figures().stream()
                .filter(each -> each.quantity().equals(difference.quantity())
                        && each.subject().equals(difference.subject())
                        && each.lineUp().equals(difference.lineUp())
                        && each.arm().equals(arm))
                .map(Figure::estimate)
                .findFirst();
    }

    /// One table for each arm: a row for each quantity, a column for each line-up.
    private void figures() {
        chapter(ChapterName.FIGURES);
        var lineUps =
                findings.experiment().lineUps().stream().map(LineUpPlan::name).toList();
        for (var arm : findings.experiment().arms()) {
            var own = findings.figures().stream()
                    .filter(each -> each.arm().equals(arm.name()))
                    .toList();
            var names = new LinkedHashSet<List<String>>();
            own.forEach(each -> names.add(List.of(each.quantity(), each.subject())));
            var rows = new ArrayList<List<String>>();
            for (var name : names) {
                var row = new ArrayList<String>();
                row.add(speech.quantity(name.getFirst(), name.getLast()));
                for (var lineUp : lineUps) {
                    row.add(own.stream()
                            .filter(each -> each.lineUp().equals(lineUp)
                                    && List.of(each.quantity(), each.subject()).equals(name))
                            .map(each -> speech.estimate(each.estimate()))
                            .findFirst()
                            .orElse(""));
                }
                rows.add(row);
            }
            parts.add(new Table(
                    Stream.concat(Stream.of(arm.name()), lineUps.stream()).toList(), rows));
        }
        var first = findings.experiment().measures().getFirst();
        new StrengthChanges(findings, speech)
                .sentences(each -> each.measure() != first) // the verdict tells those of the first measure
                .forEach(this::say);
    }

    private void occurrences() {
        parts.addAll(new OccurrenceTables(findings, speech).parts());
    }

    private void method() {
        var experiment = findings.experiment();
        chapter(ChapterName.METHOD);
        say(new LabSays.MethodIntervals(
                LabSays.Way.valueOf(findings.inference().name()), speech.number(100 * experiment.errorRate())));
        if (experiment.arms().size() > 1) {
            say(new LabSays.MethodLuck(LabSays.Shared.valueOf(experiment.luck().name())));
            say(new LabSays.MethodBots(
                    experiment.tuned() == Experiment.Tuning.SAME_BOTS ? LabSays.Tuned.SAME : LabSays.Tuned.EACH));
        }
        experiment
                .arms()
                .forEach(arm ->
                        arm.bots().forEach((usual, own) -> say(new LabSays.MethodOwnBot(arm.name(), own, usual))));
        findings.judge().ifPresent(judge -> say(new LabSays.MethodJudge(judge.name(), judge.sha256())));
        findings.played()
                .forEach(each -> say(new LabSays.MethodPlayed(
                        each.lineUp(), speech.count(each.games()), speech.count(each.blocks()))));
        say(new LabSays.MethodSeed(Long.toString(experiment.seed()), experiment.sha256()));
        var names = new LinkedHashSet<String>();
        findings.figures().forEach(each -> names.add(each.quantity()));
        parts.add(new Terms(names.stream()
                .map(name -> new Term(speech.quantity(name, ""), speech.definition(name) + " " + speech.source(name)))
                .toList()));
    }
}
