package parterre.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import parterre.engine.Reading;
import parterre.engine.box.RuleBook;

/// Ties a game's RULES.md, sources and tests together by the ids of rules:
///
/// - every id that a source or test mentions is in RULES.md;
/// - every rule that is not withdrawn names a file that implements it, and that file exists and mentions
///   the rule;
/// - every rule that is not withdrawn is covered by a test that says so with [Covers];
/// - every translation has the same rules, and none has changed in one language alone ([Translation]);
/// - there is a translation for every language of the game's messages.
///
/// It reads text, so that nothing needs to be loaded; a source belongs to the game if it lies under the
/// folders given.
///
/// @param prefix the prefix of the game's ids
/// @param rules its RULES.md
/// @param sources folders of what implements the rules: Java, and cards if there are any
/// @param tests folders of their tests
/// @param translations the folders that the game has in other languages, such as `languages/de/my-game`
public record RuleIndex(String prefix, Path rules, List<Path> sources, List<Path> tests, List<Path> translations) {
    private static final Pattern COVERS = Pattern.compile("@Covers\\(([^)]*)\\)");

    /// Returns the index of a game in a module of its own, laid out as all are: RULES.md, `src/main` and
    /// `src/test/java` in the module's folder, and translations below `languages`.
    public static RuleIndex ofModule(String prefix, String slug) {
        var module = Module.folder();
        return new RuleIndex(
                prefix,
                module.resolve("RULES.md"),
                List.of(module.resolve("src/main")),
                List.of(module.resolve("src/test/java")),
                Module.translations(slug));
    }

    /// Returns everything that does not fit, one sentence each; empty if all is well.
    public List<String> faults() {
        return switch (RuleBook.read(prefix, text(rules))) {
            case Reading.Bad<RuleBook>(List<Reading.Problem> problems) ->
                problems.stream()
                        .map(problem -> rules.getFileName() + ", " + English.of(problem))
                        .toList();
            case Reading.Good<RuleBook>(RuleBook book) -> faults(book);
        };
    }

    private List<String> faults(RuleBook book) {
        var faults = new ArrayList<String>();
        var sourceFiles = files(sources);
        var testFiles = files(tests);
        var all = new ArrayList<>(sourceFiles);
        all.addAll(testFiles);
        for (var file : all) {
            for (var id : RuleBook.idsIn(prefix, text(file))) {
                if (book.rule(id).isEmpty()) {
                    faults.add(file.getFileName() + " mentions " + id + ", which RULES.md does not have");
                }
            }
        }
        var covered = covered(testFiles);
        for (var rule : book.rules()) {
            if (rule.withdrawn()) {
                continue;
            }
            if (!covered.contains(rule.id())) {
                faults.add(rule.id() + " (RULES.md, line " + rule.line() + ") has no test with @Covers(\"" + rule.id()
                        + "\")");
            }
            if (rule.files().isEmpty()) {
                faults.add(rule.id() + " (RULES.md, line " + rule.line() + ") names no file that implements it");
            }
            for (var name : rule.files()) {
                var named =
                        sourceFiles.stream().filter(file -> file.endsWith(name)).toList();
                if (named.isEmpty()) {
                    faults.add(rule.id() + " (RULES.md, line " + rule.line() + ") names " + name
                            + ", which is not among the sources");
                } else if (named.stream().noneMatch(file -> mentions(file, rule.id()))) {
                    faults.add(name + " implements " + rule.id() + " by RULES.md, but does not mention it");
                }
            }
        }
        translations.forEach(folder -> faults.addAll(new Translation(prefix, rules, folder).faults()));
        return faults;
    }

    /// Only Java says whose rule it is; a card table has no place for it.
    private boolean mentions(Path file, String id) {
        return !file.toString().endsWith(".java")
                || RuleBook.idsIn(prefix, text(file)).contains(id);
    }

    private Set<String> covered(List<Path> testFiles) {
        var covered = new LinkedHashSet<String>();
        for (var file : testFiles) {
            COVERS.matcher(text(file))
                    .results()
                    .forEach(match -> covered.addAll(RuleBook.idsIn(prefix, match.group(1))));
        }
        return covered;
    }

    private static List<Path> files(List<Path> folders) {
        var files = new ArrayList<Path>();
        for (var folder : folders) {
            try (var found = Files.walk(folder)) {
                found.filter(file -> file.toString().matches(".*\\.(java|json)"))
                        .sorted()
                        .forEach(files::add);
            } catch (IOException e) {
                throw new UncheckedIOException("cannot read the folder " + folder, e);
            }
        }
        return files;
    }

    private static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read " + file, e);
        }
    }
}
