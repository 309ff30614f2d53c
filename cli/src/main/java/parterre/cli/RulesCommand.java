package parterre.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.CommandMessages;
import parterre.cli.words.RecordMessages;
import parterre.engine.GameInfo;
import parterre.engine.Reading;
import parterre.engine.box.RuleBook;
import parterre.wording.RulesText;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Mixin;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre rules`: prints a game's rules, whole or rule by rule.
@Command(name = "rules")
final class RulesCommand implements Runnable {
    private static final int WIDTH = 100;
    private static final Pattern WORD_ENDS = Pattern.compile("[^\\p{L}\\p{N}]+");

    @Spec
    private CommandSpec spec;

    @Mixin
    private ChosenGame game;

    @Parameters(index = "1..*", arity = "0..*", descriptionKey = "id", paramLabel = "ID")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--find", paramLabel = "WORDS")
    private @Nullable String words;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var box = game.box();
        var info = box.game().info();
        var rules = RulesText.of(box, Parterre.language(spec));
        if (ids.isEmpty() && words == null) {
            out.print(rules.markdown());
            return;
        }
        var book = book(info, rules);
        for (var id : ids) {
            rules(info.rules(), book, id).forEach(rule -> tell(rule, out));
        }
        if (words != null) {
            find(book, words).forEach(rule -> tell(rule, out));
        }
    }

    /// Returns the rules for this id, with or without the prefix: the rule itself and those under it.
    ///
    /// @param prefix the prefix of the game's ids
    /// @throws Complaint with the closest ids, if there are no such rules
    static List<RuleBook.Rule> rules(String prefix, RuleBook book, String id) {
        var prefixed = id.toUpperCase(Locale.ROOT).startsWith(prefix + "-") ? id : prefix + "-" + id;
        var found = book.under(prefixed);
        if (found.isEmpty()) {
            var known = book.rules().stream().map(RuleBook.Rule::id).toList();
            throw CommandException.usage(new RecordMessages.NoRuleId(id, CommandMessages.nearest(prefixed, known)));
        }
        return found;
    }

    /// Returns the game's rules.
    private static RuleBook book(GameInfo info, RulesText text) {
        return switch (RuleBook.read(info.rules(), text.markdown())) {
            case Reading.Good<RuleBook>(RuleBook book) -> book;
            case Reading.Bad<RuleBook>(var problems) ->
                throw CommandException.input("RULES.md of " + info.slug(), problems);
        };
    }

    /// Returns the rules that contain these words, in any case and order. If no rule has them all, it returns
    /// the rules that have the most of them.
    ///
    /// @throws Complaint if no rule has any of them
    static List<RuleBook.Rule> find(RuleBook book, String words) {
        var wanted = Set.copyOf(words(words));
        var found = new TreeMap<Long, List<RuleBook.Rule>>();
        for (var rule : book.rules()) {
            var said = words(rule.says());
            long had = wanted.stream()
                    .filter(word -> said.stream().anyMatch(each -> each.startsWith(word)))
                    .count();
            found.computeIfAbsent(had, _ -> new ArrayList<>()).add(rule);
        }
        found.remove(0L);
        if (found.isEmpty()) {
            throw CommandException.usage(new RecordMessages.NoRuleSpeaks(words));
        }
        return found.lastEntry().getValue();
    }

    private static List<String> words(String text) {
        return WORD_ENDS
                .splitAsStream(text.toLowerCase(Locale.ROOT))
                .filter(word -> !word.isEmpty())
                .toList();
    }

    private static void tell(RuleBook.Rule rule, PrintWriter out) {
        out.println(Ansi.AUTO.string("@|bold " + rule.id() + "|@")
                + (rule.chapter().isEmpty() ? "" : "  (" + rule.chapter() + ")"));
        TextTable.wrapped(rule.says(), WIDTH - 2).forEach(line -> out.println("  " + line));
        out.println();
    }
}
