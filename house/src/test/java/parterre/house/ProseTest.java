package parterre.house;

import static java.util.stream.Collectors.joining;
import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.server.http.Endpoint;

/// Documents, comments, messages and the API's summaries are plain: short sentences, and no turns of phrase that
/// `prose/rules.txt` forbids. Translations are measured only.
class ProseTest {
    /// The most words of a sentence in a document or a comment.
    private static final int LONGEST = 29;

    private static final int MOST_SEMICOLONS = 1;

    private static final Path FILES = House.ROOT.resolve("house/src/test/resources/prose");
    private static final List<Rule> RULES = rules();

    private static final Pattern TEXT = Pattern.compile("\\.(md|java|json|ts|svelte)$");
    private static final Pattern MARKDOWN = Pattern.compile(".*\\.md");
    private static final Pattern TRANSLATION = Pattern.compile("(.*/)?languages/.*");
    private static final Pattern JAVA = Pattern.compile(".*/src/(main|test)/java/.*\\.java");
    private static final Pattern PAGE = Pattern.compile(".*\\.(ts|svelte)");
    private static final Pattern CATALOGUE = Pattern.compile("(.*/)?messages/en\\.json");

    /// A forbidden turn of phrase: its pattern, the reason, a sentence that has it and the same sentence in better
    /// words.
    record Rule(String name, Pattern pattern, String why, String bad, String good) {
        @Override
        public String toString() {
            return name;
        }
    }

    /// A sentence that breaks a rule, and what is wrong with it.
    private record Fault(String file, int line, String rule, String sentence, String why) {
        @Override
        public String toString() {
            return file + ":" + line + " " + rule + ": " + sentence + " (" + why + ")";
        }
    }

    private record Excuse(String file, String rule, String words, String reason) {
        boolean excuses(Fault fault) {
            return fault.file().equals(file)
                    && fault.rule().equals(rule)
                    && fault.sentence().contains(words);
        }
    }

    @Test
    void textsOfTheTree_arePlain() {
        var allowed = excuses();
        var unused = new HashSet<>(allowed);
        var faults = new ArrayList<Fault>();
        texts().forEach(file -> faults(House.ROOT.relativize(file).toString().replace('\\', '/'), House.text(file))
                .forEach(fault -> {
                    var used = allowed.stream()
                            .filter(excuse -> excuse.excuses(fault))
                            .toList();
                    used.forEach(unused::remove);
                    if (used.isEmpty()) {
                        faults.add(fault);
                    }
                }));
        assertThat(faults)
                .as("%d sentences to write in plainer words", faults.size())
                .isEmpty();
        assertThat(unused).as("lines of exceptions.txt that excuse nothing").isEmpty();
    }

    @Test
    void summariesOfTheApi_arePlain() {
        var faults = new ArrayList<Fault>();
        for (var endpoint : Endpoint.all()) {
            var name = endpoint.method() + " " + endpoint.path();
            for (var text : Prose.markdown(endpoint.says() + ".")) {
                measure(name, text, faults);
                look(name, text, faults);
            }
        }
        assertThat(faults)
                .as("%d sentences of endpoints to write in plainer words", faults.size())
                .isEmpty();
    }

    /// Every file that may hold texts, those of the forge included.
    private static Stream<Path> texts() {
        try (var hidden = Files.walk(House.ROOT.resolve(".github"))) {
            return Stream.concat(House.files(), hidden.filter(Files::isRegularFile).toList().stream())
                    .filter(file -> TEXT.matcher(file.toString()).find());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static List<Fault> faults(String file, String source) {
        var faults = new ArrayList<Fault>();
        if (MARKDOWN.matcher(file).matches()) {
            for (var text : Prose.markdown(source)) {
                measure(file, text, faults);
                if (!TRANSLATION.matcher(file).matches()) {
                    look(file, text, faults);
                }
            }
        } else if (JAVA.matcher(file).matches() || PAGE.matcher(file).matches()) {
            for (var text : file.endsWith(".java") ? Prose.javaComments(source) : Prose.pageComments(source)) {
                measure(file, text, faults);
                look(file, text, faults);
            }
        } else if (CATALOGUE.matcher(file).matches()) {
            Prose.messages(source).forEach(text -> look(file, text, faults));
        }
        return faults;
    }

    private static void measure(String file, Prose.Text text, List<Fault> faults) {
        for (var sentence : Prose.sentences(text.words())) {
            int words = Prose.words(sentence);
            if (words > LONGEST) {
                faults.add(new Fault(file, text.line(), "length", sentence, words + " words; at most " + LONGEST));
            }
            long semicolons = sentence.chars().filter(letter -> letter == ';').count();
            if (semicolons > MOST_SEMICOLONS) {
                faults.add(new Fault(file, text.line(), "semicolons", sentence, semicolons + " semicolons; at most 1"));
            }
        }
    }

    private static void look(String file, Prose.Text text, List<Fault> faults) {
        for (var sentence : Prose.sentences(text.words())) {
            for (var rule : RULES) {
                if (rule.pattern().matcher(sentence).find()) {
                    faults.add(new Fault(file, text.line(), rule.name(), sentence, rule.why()));
                }
            }
        }
    }

    static List<Rule> rules() {
        return Stream.of(read("rules.txt").split("\n\n"))
                .map(block ->
                        block.lines().filter(line -> !line.startsWith("#")).toList())
                .filter(lines -> !lines.isEmpty())
                .map(lines -> {
                    assertThat(lines).hasSize(4);
                    int colon = lines.getFirst().indexOf(": ");
                    return new Rule(
                            lines.getFirst().substring(0, colon),
                            Pattern.compile(
                                    lines.getFirst().substring(colon + 2),
                                    Pattern.CASE_INSENSITIVE | Pattern.UNICODE_CASE),
                            value(lines.get(1), "why:"),
                            value(lines.get(2), "bad:"),
                            value(lines.get(3), "good:"));
                })
                .toList();
    }

    private static List<Excuse> excuses() {
        return read("exceptions.txt")
                .lines()
                .filter(line -> !line.isBlank() && !line.startsWith("#"))
                .map(line -> line.split(" \\| "))
                .map(parts -> {
                    assertThat(parts).as("file | rule | words | reason").hasSize(4);
                    return new Excuse(parts[0], parts[1], parts[2], parts[3]);
                })
                .toList();
    }

    private static String value(String line, String name) {
        assertThat(line).startsWith(name);
        return line.substring(name.length()).strip();
    }

    private static String read(String name) {
        return House.text(FILES.resolve(name));
    }

    @ParameterizedTest
    @MethodSource("rules")
    void everyRule_catchesItsBadSentenceAlone(Rule rule) {
        assertThat(names("README.md", rule.bad())).contains(rule.name());
        assertThat(names("a/src/main/java/A.java", "/// " + rule.bad())).contains(rule.name());
        assertThat(names("web/messages/en.json", "{\"key\": \"" + rule.bad().replace("\"", "\\\"") + "\"}"))
                .contains(rule.name());
        assertThat(names("web/src/a.ts", "/** " + rule.bad() + " */")).contains(rule.name());
        assertThat(names("README.md", rule.good())).isEmpty();
        assertThat(names("languages/de/a-game/RULES.md", rule.bad())).isEmpty();
    }

    private static Set<String> names(String file, String source) {
        var names = new HashSet<String>();
        faults(file, source).forEach(fault -> names.add(fault.rule()));
        return names;
    }

    private static String sentence(int words) {
        return IntStream.range(0, words).mapToObj(_ -> "word").collect(joining(" ", "", "."));
    }

    @Test
    void sentencesAreMeasured_inEveryLanguage() {
        for (var file : List.of("README.md", "languages/de/a-game/RULES.md")) {
            assertThat(names(file, sentence(29))).isEmpty();
            assertThat(names(file, "Short.\n\n" + sentence(30))).containsExactly("length");
            assertThat(names(file, "One; two; three.")).containsExactly("semicolons");
        }
        assertThat(names("a/src/main/java/A.java", "    /// " + sentence(30))).containsExactly("length");
        assertThat(names("a/src/test/java/A.java", "    /// " + sentence(30))).containsExactly("length");
        assertThat(names("a/src/main/java/A.java", "    // " + sentence(30))).containsExactly("length");
        assertThat(names("web/src/a.ts", "/**\n * " + sentence(30) + "\n */")).containsExactly("length");
        assertThat(names("web/src/A.svelte", "    // One; two; three.")).containsExactly("semicolons");
    }

    @Test
    void itemsCellsAndHeadings_areTextsOfTheirOwn() {
        var twenty = sentence(20).replace(".", "");
        assertThat(Prose.markdown("# " + twenty + "\n" + twenty + "\n- " + twenty + "\n  more\n2. " + twenty))
                .extracting(Prose.Text::line)
                .containsExactly(1, 2, 3, 5);
        assertThat(Prose.markdown("| a | b c |\n| --- | --- |\n| `d | e` | f |"))
                .extracting(Prose.Text::words)
                .containsExactly("a", "b c", "Code", "f");
    }

    @Test
    void inlineCodeAndAddresses_areOneWord() {
        var texts = Prose.markdown("""
                Run `mvn -q test` as [the page](docs/page.md) says: https://example.org/a.b here.

                ```
                code
                ```

                    code
                """);
        assertThat(texts).extracting(Prose.Text::words).containsExactly("Run Code as the page says: Code here.");
        assertThat(Prose.words(texts.getFirst().words() + " — 1")).isEqualTo(9);
        assertThat(Prose.javaComments("/// See [House#text(Path)], `a` and [the page](docs/page.md)."))
                .extracting(Prose.Text::words)
                .containsExactly("See Code, Code and the page.");
        assertThat(Prose.words("It has Code, Code and Code.")).isEqualTo(3);
        assertThat(Prose.words("A net (Doe, \"A title of a work\", 2014) learns."))
                .isEqualTo(3);
    }

    @Test
    void commentsOfThePage_areTextsWithTheirLine() {
        assertThat(Prose.pageComments("""
                import { a } from 'b';
                // One line,
                // and one more.
                /** A block. */
                const a = 1;
                /**
                 * A block of
                 * two lines.
                 *
                 * @param a a number
                 */
                """))
                .containsExactly(
                        new Prose.Text(2, "One line, and one more."),
                        new Prose.Text(4, "A block."),
                        new Prose.Text(7, "A block of two lines."),
                        new Prose.Text(10, "a a number"));
    }

    @Test
    void sentencesEnd_beforeACapitalOrANumber() {
        assertThat(Prose.sentences(
                        "It waits (\"no.\") Then 2 go. 3 stay, e.g. Ann and J. Doe. Ctrl-C. Who? Me… of 1.5 years."))
                .containsExactly(
                        "It waits (\"no.\")",
                        "Then 2 go.",
                        "3 stay, e.g. Ann and J. Doe.",
                        "Ctrl-C.",
                        "Who?",
                        "Me… of 1.5 years.");
    }
}
