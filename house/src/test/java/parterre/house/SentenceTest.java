package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// Checks that Java code makes no sentences: people read texts of message catalogues. `sentences.txt` counts
/// those that
/// are still there, by file. The list is exact, so it only shrinks: with `-Dparterre.write=true` the test lowers it to
/// what is there.
class SentenceTest {
    private static final Path LIST = House.ROOT.resolve(Path.of("house", "src", "test", "resources", "sentences.txt"));

    /// The rooms whose main code is looked through.
    private static final Pattern ROOMS = Pattern.compile(
            "(engine|catalogue|wording|stored|bots|learn|review|lab|lab-spark|server|cli|testkit|games/[a-z-]+)/src/main/java/.*\\.java");

    /// SQL, the English description of the interface for programmers, and what the testkit and the check of catalogues
    /// tell them.
    private static final Pattern NO_WORDS = Pattern.compile(
            "server/src/main/java/parterre/server/(store/.*|http/(\\w*Endpoint|OpenApi|Metrics)\\.java|shape/.*)"
                    + "|lab/src/main/java/parterre/lab/games/.*"
                    + "|wording/src/main/java/parterre/wording/CatalogueCheck\\.java"
                    + "|testkit/src/main/java/parterre/testkit/[A-Z].*");

    private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");

    /// Three words in a row within a text.
    private static final Pattern SENTENCE = Pattern.compile("\\b[A-Za-z']+[,;:]? [a-z']+[,;:]? [a-z']+");

    /// The word of an enum's constant, which files contain for good.
    private static final Pattern OF_CONSTANT = Pattern.compile("\\b[A-Z][A-Z0-9_]*\\($");

    private static final Pattern COMMENT = Pattern.compile("(?m)//.*$");

    @Test
    void codeHasTheSentencesOfTheListAndNoMore() {
        var counts = counts();
        if (Boolean.getBoolean("parterre.write")) {
            write(allowed(), counts);
        }
        var allowed = allowed();
        var files = new TreeSet<>(allowed.keySet());
        files.addAll(counts.keySet());
        var wrong = files.stream()
                .filter(file -> !counts.getOrDefault(file, 0).equals(allowed.getOrDefault(file, 0)))
                .map(file -> file + " has " + counts.getOrDefault(file, 0) + ", allowed are "
                        + allowed.getOrDefault(file, 0))
                .toList();
        assertThat(wrong)
                .as("sentences in Java code; make a message of each new one. Where fewer are left, lower the list by"
                        + " -Dtest=SentenceTest -Dparterre.write=true")
                .isEmpty();
    }

    private static void write(Map<String, Integer> allowed, Map<String, Integer> counts) {
        var lines = new TreeSet<String>();
        allowed.forEach((file, count) -> {
            int left = Math.min(count, counts.getOrDefault(file, 0));
            if (left > 0) {
                lines.add(file + " " + left);
            }
        });
        try {
            Files.write(LIST, lines);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static Map<String, Integer> counts() {
        var counts = new TreeMap<String, Integer>();
        for (var file : House.javaFiles()) {
            var name = House.ROOT.relativize(file).toString().replace('\\', '/');
            int count = ROOMS.matcher(name).matches() && !NO_WORDS.matcher(name).matches()
                    ? sentences(House.text(file))
                    : 0;
            if (count > 0) {
                counts.put(name, count);
            }
        }
        return counts;
    }

    /// Counts the sentences outside of comments, of exceptions and errors, which tell programmers of their mistakes,
    /// and of the words that constants have in files.
    private static int sentences(String source) {
        var code = COMMENT.matcher(source).replaceAll("");
        var texts = TEXT.matcher(code);
        boolean declaresWords = source.contains(" implements Worded") || source.contains(" implements EndCause");
        int count = 0;
        while (texts.find()) {
            int begin = Math.max(
                    code.lastIndexOf(';', texts.start()),
                    Math.max(code.lastIndexOf('{', texts.start()), code.lastIndexOf('}', texts.start())));
            var before = code.substring(begin + 1, texts.start());
            boolean isOfAnException = before.contains("Exception") || before.contains("Error(");
            boolean isWord = declaresWords && OF_CONSTANT.matcher(before).find();
            if (!isOfAnException && !isWord && SENTENCE.matcher(texts.group(1)).find()) {
                count++;
            }
        }
        return count;
    }

    /// Returns the number of allowed sentences, by file. A file that is gone has none.
    private static Map<String, Integer> allowed() {
        var allowed = new HashMap<String, Integer>();
        House.text(LIST).lines().filter(line -> !line.isBlank()).forEach(line -> {
            var words = line.split(" ");
            allowed.put(words[0], Integer.parseInt(words[1]));
        });
        return allowed;
    }
}
