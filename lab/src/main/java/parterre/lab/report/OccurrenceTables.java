package parterre.lab.report;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.bots.series.Estimate;
import parterre.engine.box.RuleBook;
import parterre.lab.experiment.MeasureName;
import parterre.lab.game.CardNames;
import parterre.lab.game.Occurrence;
import parterre.lab.game.OccurrenceRules;
import parterre.lab.measure.Findings;
import parterre.lab.measure.Findings.OccurrenceShare;
import parterre.lab.report.LabMessages.ChapterName;
import parterre.lab.report.LabMessages.Column;
import parterre.lab.report.ReportPage.Heading;
import parterre.lab.report.ReportPage.Paragraph;
import parterre.lab.report.ReportPage.Part;
import parterre.lab.report.ReportPage.Table;
import parterre.lab.statistics.Wilson;
import parterre.wording.RulesText;

/// The chapters of a report about rules, events and cards: how often each of them mattered.
final class OccurrenceTables {
    /// An event in a smaller share of games is rare, in hundredths.
    private static final double RARE = 1;

    /// An event in a larger share of games is usual, in hundredths.
    private static final double USUAL = 90;

    /// The most letters of a rule that a table shows.
    private static final int LONGEST = 80;

    private final Findings findings;
    private final ReportFormatter formatter;
    private final EventNames events;
    private final Map<String, String> rules;
    private final List<Part> parts = new ArrayList<>();

    OccurrenceTables(Findings findings, ReportFormatter formatter) {
        this.findings = findings;
        this.formatter = formatter;
        events = new EventNames(formatter, findings.experiment().box());
        rules = ruleTexts();
    }

    List<Part> parts() {
        if (findings.experiment().measures(MeasureName.RULES)) {
            rules();
        }
        if (findings.experiment().measures(MeasureName.CARDS)
                && findings.occurrences().stream().anyMatch(OccurrenceTables::isCard)) {
            cards();
        }
        return parts;
    }

    /// Returns what did not matter: events that never happened, rules without an effect, cards that no event
    /// named.
    List<LabMessages> headlines() {
        var headlines = new ArrayList<LabMessages>();
        if (findings.experiment().measures(MeasureName.RULES)) {
            var happened = names(Occurrence.EVENT);
            var never = events.kinds().stream()
                    .filter(kind -> !happened.contains(kind))
                    .toList();
            if (!never.isEmpty()) {
                headlines.add(new LabMessages.NeverHappened(said(never)));
            }
            var idle = idleRules();
            if (!idle.isEmpty()) {
                headlines.add(new LabMessages.RulesWithoutEffect(idle));
            }
        }
        if (findings.experiment().measures(MeasureName.CARDS)) {
            var unseen = unseenCards();
            if (!unseen.isEmpty()) {
                headlines.add(new LabMessages.CardsUnseen(unseen));
            }
        }
        return headlines;
    }

    /// Returns the rules that events can show, and that none showed.
    private List<String> idleRules() {
        var shown = names(Occurrence.RULE);
        var watched = OccurrenceRules.of(findings.experiment().box());
        return rules.keySet().stream()
                .filter(rule -> watched.contains(rule) && !shown.contains(rule))
                .toList();
    }

    private List<String> said(List<String> names) {
        return names.stream().map(events::of).toList();
    }

    private static boolean isCard(OccurrenceShare occurrence) {
        return occurrence.kind() == Occurrence.CARD || occurrence.kind() == Occurrence.PLAYED;
    }

    private void say(LabMessages message) {
        parts.add(new Paragraph(formatter.say(message)));
    }

    /// Returns the share of games of one line-up in one arm, for each of them.
    private List<String> columns() {
        return findings.experiment().lineUps().stream()
                .flatMap(lineUp -> findings.experiment().arms().stream()
                        .map(arm -> findings.experiment().arms().size() == 1
                                ? lineUp.name()
                                : lineUp.name() + ", " + arm.name()))
                .toList();
    }

    private List<String> shares(Occurrence kind, String name) {
        return findings.experiment().lineUps().stream()
                .flatMap(lineUp -> findings.experiment().arms().stream()
                        .map(arm -> findings.occurrences().stream()
                                .filter(each -> each.kind() == kind
                                        && each.name().equals(name)
                                        && each.lineUp().equals(lineUp.name())
                                        && each.arm().equals(arm.name()))
                                .map(this::share)
                                .findFirst()
                                .orElseGet(() -> never(lineUp.name()))))
                .toList();
    }

    /// Returns a share with its interval. Games with rare things are counted as well.
    private String share(OccurrenceShare one) {
        return percent(one.percent()) + (one.percent().value() < RARE ? " (" + formatter.count(one.games()) + ")" : "");
    }

    private String percent(Estimate percent) {
        return formatter.percent(percent.value()) + " % [" + formatter.percent(percent.low()) + "; "
                + formatter.percent(percent.high()) + "]";
    }

    /// Returns the share of what happened in no game. Blocks are the independent trials.
    private String never(String lineUp) {
        int blocks = findings.played().stream()
                .filter(each -> each.lineUp().equals(lineUp))
                .mapToInt(Findings.Played::blocks)
                .sum();
        return blocks == 0 ? "0" : percent(Wilson.percent(0, blocks)) + " (0)";
    }

    private Set<String> names(Occurrence kind) {
        return findings.occurrences().stream()
                .filter(each -> each.kind() == kind)
                .map(OccurrenceShare::name)
                .collect(Collectors.toCollection(TreeSet::new));
    }

    private void rules() {
        parts.add(new Heading(formatter.say(new LabMessages.Chapter(ChapterName.RULES))));
        var happened = names(Occurrence.EVENT);
        var never =
                events.kinds().stream().filter(kind -> !happened.contains(kind)).toList();
        if (!never.isEmpty()) {
            say(new LabMessages.NeverHappened(said(never)));
        }
        var rare = happened.stream()
                .filter(name -> isRare(name) && !events.isQuiet(name))
                .toList();
        if (!rare.isEmpty()) {
            say(new LabMessages.RarelyHappened(said(rare)));
        }
        var idle = idleRules();
        if (!idle.isEmpty()) {
            say(new LabMessages.RulesWithoutEffect(idle));
        }
        var refusing = names(Occurrence.REFUSAL);
        var watched = OccurrenceRules.of(findings.experiment().box());
        var unwatched = rules.keySet().stream()
                .filter(rule -> !watched.contains(rule) && !refusing.contains(rule))
                .toList();
        if (!unwatched.isEmpty()) {
            say(new LabMessages.RulesNotWatched(unwatched));
        }
        ruleTable(Occurrence.RULE);
        if (!refusing.isEmpty()) {
            say(new LabMessages.RulesThatRefused(
                    rules.keySet().stream().filter(refusing::contains).toList()));
            ruleTable(Occurrence.REFUSAL);
        }
        table(
                Occurrence.EVENT,
                happened.stream().filter(this::isTold).toList(),
                List.of(Column.EVENT, Column.FILES),
                name -> List.of(events.of(name), name));
    }

    /// Rules are listed as in the text of the rules.
    private void ruleTable(Occurrence kind) {
        var shown = names(kind);
        table(
                kind,
                rules.keySet().stream().filter(shown::contains).toList(),
                List.of(Column.RULE),
                name -> List.of(name + " " + rules.get(name)));
    }

    private boolean isRare(String event) {
        return findings.occurrences().stream()
                .filter(each -> each.kind() == Occurrence.EVENT && each.name().equals(event))
                .allMatch(each -> each.percent().value() < RARE);
    }

    /// Returns true for an event that logs tell, and for a word in one that not nearly all games have.
    private boolean isTold(String name) {
        return !events.isQuiet(name)
                && (!name.contains("=")
                        || findings.occurrences().stream()
                                .filter(each -> each.kind() == Occurrence.EVENT
                                        && each.name().equals(name))
                                .anyMatch(each -> each.percent().value() < USUAL));
    }

    /// @param heads the columns before the shares of games
    /// @param cells what a name has there
    private void table(Occurrence kind, List<String> names, List<Column> heads, Function<String, List<String>> cells) {
        if (names.isEmpty()) {
            return;
        }
        parts.add(new Table(
                Stream.concat(
                                heads.stream().map(column -> formatter.say(new LabMessages.ColumnHead(column))),
                                columns().stream())
                        .toList(),
                names.stream()
                        .map(name -> Stream.concat(cells.apply(name).stream(), shares(kind, name).stream())
                                .toList())
                        .toList()));
    }

    private Map<String, String> ruleTexts() {
        var box = findings.experiment().box();
        var markdown = RulesText.of(box, formatter.language()).markdown();
        return RuleBook.read(box.game().info().rules(), markdown).orThrow().rules().stream()
                .filter(rule -> !rule.withdrawn())
                .collect(Collectors.toMap(
                        RuleBook.Rule::id, rule -> shortened(rule.says()), (one, _) -> one, LinkedHashMap::new));
    }

    /// Leaves out the names of the files that implement a rule.
    private static String shortened(String rule) {
        var text = rule.replaceAll(" ?`[^` ]+\\.java`", "");
        return text.length() <= LONGEST ? text : text.substring(0, text.lastIndexOf(' ', LONGEST)) + " …";
    }

    /// Returns the cards of all arms.
    private Set<String> allCards() {
        var experiment = findings.experiment();
        var all = new LinkedHashSet<String>();
        for (var arm : experiment.arms()) {
            for (var lineUp : experiment.lineUps()) {
                var info = experiment.box().game().info();
                all.addAll(CardNames.of(info, arm.setup(info, lineUp.seats())));
            }
        }
        return all;
    }

    private List<String> unseenCards() {
        var seen = names(Occurrence.CARD);
        return allCards().stream().filter(card -> !seen.contains(card)).toList();
    }

    private void cards() {
        parts.add(new Heading(formatter.say(new LabMessages.Chapter(ChapterName.CARDS))));
        var all = allCards();
        var seen = names(Occurrence.CARD);
        var unseen = unseenCards();
        if (!unseen.isEmpty()) {
            say(new LabMessages.CardsUnseen(unseen));
        }
        var rows = all.stream()
                .filter(seen::contains)
                .sorted(Comparator.naturalOrder())
                .map(card -> Stream.of(
                                Stream.of(card),
                                shares(Occurrence.CARD, card).stream(),
                                shares(Occurrence.PLAYED, card).stream())
                        .flatMap(each -> each)
                        .toList())
                .toList();
        parts.add(new Table(
                Stream.of(
                                Stream.of(formatter.say(new LabMessages.ColumnHead(Column.CARD))),
                                columns().stream()
                                        .map(each ->
                                                formatter.say(new LabMessages.ColumnHead(Column.SEEN)) + ", " + each),
                                columns().stream()
                                        .map(each ->
                                                formatter.say(new LabMessages.ColumnHead(Column.NAMED)) + ", " + each))
                        .flatMap(each -> each)
                        .toList(),
                rows));
    }
}
