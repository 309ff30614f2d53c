package parterre.engine.box;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import parterre.engine.Reading;

/// A game's RULES.md, rule by rule.
///
/// ## Format
///
/// RULES.md is ordinary Markdown. A rule is a paragraph (or one item of a list) that begins with the rule's id in bold
/// and a space. It ends at the next empty line, heading or rule. Everything else is prose and belongs to no rule.
///
/// ```text
/// ## 3 The turn
///
/// **GM-3.5** If there is a cell to go to, the gardener must go to one of them; see GM-3.4. `Turns.java`
///
/// - **GM-A8** Ruling: a gardener in the way is never jumped. Reason: the text says "stops". `Rays.java`
/// ```
///
/// - An id is the game's prefix, `-`, then letters and digits in parts joined by dots: `GM-3.5`, `GM-A8`,
///   `FF-J19`. Every id occurs once and is never used again for another rule; a rule that is gone keeps its
///   paragraph, whose text then begins with the word `Withdrawn`.
/// - The file that implements the rule is named in backticks, with its ending: `` `Turns.java` ``. There
///   may be several.
/// - Other ids in the text are references, and the rules they name must exist.
///
/// @param rules in the order of the text
public record RuleBook(List<Rule> rules) {
    private static final Pattern RULE = Pattern.compile("(?:[-*] )?\\*\\*([A-Za-z0-9.-]+)\\*\\*(?:\\s+(.*))?");
    private static final Pattern FILE = Pattern.compile("`([A-Za-z0-9_./-]+\\.[a-z]+)`");

    public RuleBook {
        rules = List.copyOf(rules);
    }

    /// One rule.
    ///
    /// @param id such as `GM-3.5`
    /// @param chapter the nearest heading above it; empty if there is none
    /// @param says the text of the rule as Markdown, on one line
    /// @param files the files that implement it
    /// @param line where it begins, counted from 1
    public record Rule(String id, String chapter, String says, List<String> files, int line) {
        public Rule {
            files = List.copyOf(files);
        }

        /// Returns true if the rule is gone and only its id is kept.
        public boolean withdrawn() {
            return says.startsWith("Withdrawn");
        }
    }

    /// Reads a RULES.md.
    ///
    /// @param prefix the prefix of its ids, from [parterre.engine.GameInfo#rules()]
    public static Reading<RuleBook> read(String prefix, String markdown) {
        var problems = new ArrayList<Reading.Problem>();
        var rules = new LinkedHashMap<String, Rule>();
        for (var rule : paragraphs(prefix, markdown)) {
            if (!isId(prefix, rule.id())) {
                problems.add(new Reading.Problem(rule.line(), rule.id(), new RuleBookFault.NotARuleId(prefix)));
            } else if (rule.says().isBlank()) {
                problems.add(new Reading.Problem(rule.line(), rule.id(), new RuleBookFault.EmptyRule()));
            } else if (rules.putIfAbsent(rule.id(), rule) != null) {
                problems.add(new Reading.Problem(rule.line(), rule.id(), new RuleBookFault.RuleTwice()));
            }
        }
        for (var rule : rules.values()) {
            for (var id : idsIn(prefix, rule.says())) {
                if (!rules.containsKey(id)) {
                    problems.add(new Reading.Problem(rule.line(), rule.id(), new RuleBookFault.UnknownRule(id)));
                }
            }
        }
        if (rules.isEmpty() && problems.isEmpty()) {
            problems.add(new Reading.Problem(0, "RULES.md", new RuleBookFault.NoRules(prefix)));
        }
        return problems.isEmpty()
                ? Reading.good(new RuleBook(List.copyOf(rules.values())))
                : new Reading.Bad<>(problems);
    }

    /// Returns every id with this prefix that a text mentions, in order, each once. It works on sources and
    /// tests as well.
    public static List<String> idsIn(String prefix, String text) {
        return Pattern.compile("(?<![A-Za-z0-9_-])" + idPattern(prefix))
                .matcher(text)
                .results()
                .map(match -> match.group())
                .distinct()
                .toList();
    }

    /// Returns the rule with exactly this id.
    public Optional<Rule> rule(String id) {
        return rules.stream().filter(rule -> rule.id().equalsIgnoreCase(id)).findFirst();
    }

    /// Returns the rules under this id: `GM-3` gives GM-3 itself, GM-3.1, GM-3.2 and so on; `GM-3.4` gives
    /// GM-3.4 itself, GM-3.4a, GM-3.4b and so on.
    public List<Rule> under(String id) {
        var under = Pattern.compile(Pattern.quote(id) + "(?:[a-z]|[a-z]?\\..*)?", Pattern.CASE_INSENSITIVE);
        return rules.stream().filter(rule -> under.matcher(rule.id()).matches()).toList();
    }

    private static String idPattern(String prefix) {
        return Pattern.quote(prefix) + "-[A-Z]?[0-9]+[a-z]?(?:\\.[A-Za-z0-9]+)*(?![A-Za-z0-9_-])";
    }

    private static boolean isId(String prefix, String text) {
        return text.matches(idPattern(prefix));
    }

    private static List<Rule> paragraphs(String prefix, String markdown) {
        var found = new ArrayList<Rule>();
        var lines = markdown.lines().map(String::strip).toList();
        var chapter = "";
        for (int i = 0; i < lines.size(); i++) {
            var line = lines.get(i);
            if (line.startsWith("#")) {
                chapter = line.replaceFirst("^#+\\s*", "");
            }
            var start = RULE.matcher(line);
            if (!begins(prefix, line) || !start.matches()) {
                continue;
            }
            var text = new StringBuilder(start.group(2) == null ? "" : start.group(2));
            for (int j = i + 1; j < lines.size() && goesOn(prefix, lines.get(j)); j++) {
                text.append(' ').append(lines.get(j));
            }
            var says = text.toString().strip();
            var files =
                    FILE.matcher(says).results().map(match -> match.group(1)).distinct();
            found.add(new Rule(start.group(1), chapter, says, files.toList(), i + 1));
        }
        return found;
    }

    private static boolean begins(String prefix, String line) {
        var start = RULE.matcher(line);
        return start.matches() && start.group(1).startsWith(prefix + "-");
    }

    private static boolean goesOn(String prefix, String line) {
        return !line.isEmpty() && !line.startsWith("#") && !begins(prefix, line);
    }
}
