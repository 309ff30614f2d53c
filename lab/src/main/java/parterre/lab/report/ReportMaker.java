package parterre.lab.report;

import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
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
import parterre.lab.experiment.MeasureName;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.Difference;
import parterre.lab.measure.Findings.Figure;
import parterre.lab.report.LabMessages.ChapterName;
import parterre.lab.report.LabMessages.Column;
import parterre.lab.report.ReportPage.Heading;
import parterre.lab.report.ReportPage.Paragraph;
import parterre.lab.report.ReportPage.Part;
import parterre.lab.report.ReportPage.Table;
import parterre.lab.report.ReportPage.Term;
import parterre.lab.report.ReportPage.Terms;

/// Makes the report of an experiment in one language: the verdict first, then tables, then the method.
public final class ReportMaker {
    private final Findings findings;
    private final ReportFormatter formatter;
    private final StrengthChanges changes;
    private final List<Part> parts = new ArrayList<>();

    private ReportMaker(Findings findings, Locale language) {
        this.findings = findings;
        formatter = ReportFormatter.of(language, findings.experiment().box());
        changes = new StrengthChanges(findings, formatter);
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
        return ReportFormatter.of(language, experiment.box()).quantity(name, subject);
    }

    private void say(LabMessages message) {
        parts.add(new Paragraph(formatter.say(message)));
    }

    private void chapter(ChapterName name) {
        parts.add(new Heading(formatter.say(new LabMessages.Chapter(name))));
    }

    private List<String> heads(Column... columns) {
        return Stream.of(columns)
                .map(column -> formatter.say(new LabMessages.ColumnHead(column)))
                .toList();
    }

    private void verdict() {
        var experiment = findings.experiment();
        long games =
                findings.played().stream().mapToLong(Findings.Played::games).sum()
                        * experiment.arms().size();
        chapter(ChapterName.VERDICT);
        say(new LabMessages.Played(
                experiment.box().game().info().name(),
                experiment.arms().stream().map(Arm::name).collect(Collectors.joining(", ")),
                formatter.count(games),
                experiment.lineUps().size()));
        new Verdict(findings, formatter).sentences().forEach(this::say);
        say(new LabMessages.Ended(ending()));
    }

    private LabMessages.Ending ending() {
        var stop = findings.experiment().stop();
        return switch (findings.state()) {
            case COMPLETE -> LabMessages.Ending.COMPLETE;
            case INTERRUPTED -> LabMessages.Ending.INTERRUPTED;
            case DECIDED ->
                stop.gsprt().isPresent()
                        ? LabMessages.Ending.TESTED
                        : stop.precision().isPresent() ? LabMessages.Ending.PRECISE : LabMessages.Ending.DIFFERENT;
        };
    }

    private void arms() {
        var arms = new ArmTable(findings.experiment(), formatter).parts();
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
        effects();
        for (var lineUp : findings.experiment().lineUps()) {
            for (var arm : findings.experiment()
                    .arms()
                    .subList(1, findings.experiment().arms().size())) {
                differences(lineUp, arm);
            }
        }
    }

    /// One table for each arm: a row for each quantity, a column for each line-up. With one line-up it would repeat the
    /// differences.
    private void effects() {
        var lineUps = findings.experiment().lineUps();
        if (lineUps.size() < 2) {
            return;
        }
        say(new LabMessages.EffectsAtStrengths(
                findings.experiment().arms().getFirst().name()));
        for (var arm : findings.experiment().arms().stream().skip(1).toList()) {
            var rows = new LinkedHashMap<StrengthChanges.Name, List<String>>();
            for (var lineUp : lineUps) {
                for (var one : findings.differences()) {
                    if (one.arm().equals(arm.name()) && one.lineUp().equals(lineUp.name())) {
                        var name = new StrengthChanges.Name(
                                one.measure(), one.quantity(), one.subject(), Optional.of(one.arm()));
                        rows.computeIfAbsent(name, _ -> new ArrayList<>(Collections.nCopies(lineUps.size(), "")))
                                .set(lineUps.indexOf(lineUp), formatter.effect(one.estimate()));
                    }
                }
            }
            parts.add(new Table(
                    Stream.of(
                                    Stream.of(arm.name()),
                                    lineUps.stream().map(LineUpPlan::name),
                                    heads(Column.CHANGES).stream())
                            .flatMap(each -> each)
                            .toList(),
                    rows.entrySet().stream()
                            .map(row -> Stream.of(
                                            Stream.of(formatter.quantity(
                                                    row.getKey().quantity(),
                                                    row.getKey().subject())),
                                            row.getValue().stream(),
                                            Stream.of(changes.found(row.getKey())
                                                    .map(found -> formatter.say(new LabMessages.Verdict(found)))
                                                    .orElse("–")))
                                    .flatMap(each -> each)
                                    .toList())
                            .toList()));
        }
        others().flatMap(changes::effects).forEach(this::say);
    }

    /// Returns the measures but the first one, whose changes with strength the verdict tells.
    private Stream<MeasureName> others() {
        return findings.experiment().measures().stream().skip(1);
    }

    private void differences(LineUpPlan lineUp, Arm arm) {
        var first = findings.experiment().arms().getFirst().name();
        var rows = new ArrayList<List<String>>();
        for (var difference : findings.differences()) {
            if (difference.lineUp().equals(lineUp.name()) && difference.arm().equals(arm.name())) {
                rows.add(List.of(
                        formatter.quantity(difference.quantity(), difference.subject()),
                        figure(difference, first)
                                .map(each -> formatter.number(each.value()))
                                .orElse("–"),
                        figure(difference, arm.name())
                                .map(each -> formatter.number(each.value()))
                                .orElse("–"),
                        formatter.signed(difference.estimate().value()),
                        "[" + formatter.number(difference.estimate().low()) + "; "
                                + formatter.number(difference.estimate().high()) + "]",
                        formatter.probability(difference.adjusted()),
                        formatter.number(difference.resolution()),
                        formatter.say(new LabMessages.Verdict(difference.alarm()))));
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
                row.add(formatter.quantity(name.getFirst(), name.getLast()));
                for (var lineUp : lineUps) {
                    row.add(own.stream()
                            .filter(each -> each.lineUp().equals(lineUp)
                                    && List.of(each.quantity(), each.subject()).equals(name))
                            .map(each -> formatter.estimate(each.estimate()))
                            .findFirst()
                            .orElse(""));
                }
                rows.add(row);
            }
            parts.add(new Table(
                    Stream.concat(Stream.of(arm.name()), lineUps.stream()).toList(), rows));
        }
        others().flatMap(changes::figures).forEach(this::say);
    }

    private void occurrences() {
        parts.addAll(new OccurrenceTables(findings, formatter).parts());
    }

    /// Returns whether bots were tuned for each arm.
    private static LabMessages bots(Experiment experiment) {
        return switch (experiment.tuned()) {
            case SAME_BOTS -> new LabMessages.MethodBots(LabMessages.Tuned.SAME);
            case EACH_ARM ->
                experiment
                        .retune()
                        .<LabMessages>map(effort -> new LabMessages.MethodRetuned(
                                effort.runs(), effort.tries(), effort.pairs(), effort.playoff()))
                        .orElseGet(() -> new LabMessages.MethodBots(LabMessages.Tuned.EACH));
        };
    }

    private void method() {
        var experiment = findings.experiment();
        chapter(ChapterName.METHOD);
        say(new LabMessages.MethodIntervals(
                LabMessages.Way.valueOf(findings.inference().name()), formatter.number(100 * experiment.errorRate())));
        experiment
                .stop()
                .gsprt()
                .ifPresent(rule -> say(new LabMessages.MethodTest(
                        formatter.number(rule.elo0()),
                        formatter.number(rule.elo1()),
                        formatter.number(rule.alpha()),
                        formatter.number(rule.beta()))));
        if (experiment.arms().size() > 1) {
            say(new LabMessages.MethodLuck(
                    LabMessages.Shared.valueOf(experiment.luck().name())));
            var random = experiment.lineUps().stream()
                    .filter(experiment::isOneStream)
                    .map(LineUpPlan::name)
                    .toList();
            if (experiment.luck() == Experiment.SharedLuck.CHANCE && !random.isEmpty()) {
                say(new LabMessages.MethodRandomLuck(random));
            }
            say(bots(experiment));
        }
        experiment
                .arms()
                .forEach(arm ->
                        arm.bots().forEach((usual, own) -> say(new LabMessages.MethodOwnBot(arm.name(), own, usual))));
        findings.judge().ifPresent(judge -> say(new LabMessages.MethodJudge(judge.name(), judge.sha256())));
        findings.played()
                .forEach(each -> say(new LabMessages.MethodPlayed(
                        each.lineUp(), formatter.count(each.games()), formatter.count(each.blocks()))));
        say(new LabMessages.MethodSeed(
                Long.toString(experiment.seed()),
                experiment.sha256(),
                Optional.of(findings.versions()).filter(each -> !each.isEmpty())));
        var names = new LinkedHashSet<String>();
        findings.figures().forEach(each -> names.add(each.quantity()));
        parts.add(new Terms(names.stream()
                .map(name -> new Term(
                        formatter.quantity(name, ""), formatter.definition(name) + " " + formatter.source(name)))
                .toList()));
    }
}
