package parterre.cli;

import java.io.PrintWriter;
import java.util.ArrayList;
import java.util.List;
import java.util.Locale;
import org.jspecify.annotations.Nullable;
import parterre.engine.GameInfo;
import parterre.engine.Reading;
import parterre.engine.box.RuleBook;
import picocli.CommandLine.Command;
import picocli.CommandLine.Help.Ansi;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre rules`: reads a game's rules aloud, whole or rule by rule.
@Command(
        name = "rules",
        description = {
            "Shows a game's rules: all of them, one by its id, or those that speak of something.",
            "A refused move names the rule that refuses it."
        },
        footer = {
            "  parterre rules GAME",
            "  parterre rules GAME 3.4",
            "  parterre rules GAME 3         # rule 3 and all that stand under it",
            "  parterre rules GAME --find winner",
        })
final class RulesCommand implements Runnable {
    private static final int WIDTH = 100;

    @Spec
    private CommandSpec spec;

    @Parameters(
            index = "0",
            paramLabel = "GAME",
            completionCandidates = Shelf.Slugs.class,
            description = "The game ('parterre games' lists them).")
    private String game;

    @Parameters(
            index = "1..*",
            arity = "0..*",
            paramLabel = "ID",
            description = "Ids of rules, with the game's prefix or without it.")
    private List<String> ids = new ArrayList<>();

    @Option(names = "--find", paramLabel = "WORDS", description = "The rules in which these words stand.")
    private @Nullable String words;

    @Override
    public void run() {
        var out = spec.commandLine().getOut();
        var box = Shelf.box(game);
        var info = box.game().info();
        if (ids.isEmpty() && words == null) {
            out.print(box.rules());
            return;
        }
        var book = book(info, box.rules());
        for (var id : ids) {
            rules(info.rules(), book, id).forEach(rule -> tell(rule, out));
        }
        if (words != null) {
            find(book, words).forEach(rule -> tell(rule, out));
        }
    }

    /// The rules that people mean by this id: the rule itself and those under it, with or without the prefix.
    ///
    /// @param prefix of the game's ids
    /// @throws Complaint with the closest ids, if there are none
    static List<RuleBook.Rule> rules(String prefix, RuleBook book, String id) {
        var prefixed = id.toUpperCase(Locale.ROOT).startsWith(prefix + "-") ? id : prefix + "-" + id;
        var found = book.under(prefixed);
        if (found.isEmpty()) {
            var known = book.rules().stream().map(RuleBook.Rule::id).toList();
            throw Complaint.usage("there is no rule '" + id + "'" + Nearest.question(prefixed, known)
                    + "\nwithout an id, 'parterre rules' shows them all");
        }
        return found;
    }

    /// The game's rules, read.
    static RuleBook book(GameInfo info, String text) {
        return switch (RuleBook.read(info.rules(), text)) {
            case Reading.Good<RuleBook>(RuleBook book) -> book;
            case Reading.Bad<RuleBook>(var problems) -> throw Complaint.input("RULES.md of " + info.slug(), problems);
        };
    }

    /// The rules in which these words stand, in whatever case.
    ///
    /// @throws Complaint if there are none
    static List<RuleBook.Rule> find(RuleBook book, String words) {
        var wanted = words.toLowerCase(Locale.ROOT);
        var found = book.rules().stream()
                .filter(rule -> rule.says().toLowerCase(Locale.ROOT).contains(wanted))
                .toList();
        if (found.isEmpty()) {
            throw Complaint.usage("no rule speaks of '" + words + "'; try another word");
        }
        return found;
    }

    private static void tell(RuleBook.Rule rule, PrintWriter out) {
        out.println(Ansi.AUTO.string("@|bold " + rule.id() + "|@")
                + (rule.chapter().isEmpty() ? "" : "  (" + rule.chapter() + ")"));
        Grid.wrapped(rule.says(), WIDTH - 2).forEach(line -> out.println("  " + line));
        out.println();
    }
}
