package parterre.house;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.util.HashMap;
import java.util.Map;
import java.util.TreeMap;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// What a person reads stands in message catalogues. The rules and what they are built on make no sentences.
class SentenceTest {
    /// The rooms whose main code is looked through.
    private static final Pattern ROOMS =
            Pattern.compile("(engine|catalogue|bots|testkit|games/[a-z-]+)/src/main/java/.*\\.java");

    private static final Pattern TEXT = Pattern.compile("\"((?:[^\"\\\\\\n]|\\\\.)*)\"");

    /// Three words in a row within a text.
    private static final Pattern SENTENCE = Pattern.compile("\\b[A-Za-z']+[,;:]? [a-z']+[,;:]? [a-z']+");

    private static final Pattern COMMENT = Pattern.compile("(?m)//.*$");

    @Test
    void rulesHaveNoSentences() {
        var allowed = allowed();
        var tooMany = new TreeMap<String, Integer>();
        counts().forEach((file, count) -> {
            if (count > allowed.getOrDefault(file, 0)) {
                tooMany.put(file, count);
            }
        });
        assertThat(tooMany)
                .as("files with more sentences than sentences.txt allows; make a message of each new one")
                .isEmpty();
    }

    private static Map<String, Integer> counts() {
        var counts = new TreeMap<String, Integer>();
        for (var file : House.javaFiles()) {
            var name = House.ROOT.relativize(file).toString().replace('\\', '/');
            int count = ROOMS.matcher(name).matches() ? sentences(House.text(file)) : 0;
            if (count > 0) {
                counts.put(name, count);
            }
        }
        return counts;
    }

    /// Counts the sentences outside of comments and of exceptions, which tell programmers of their mistakes.
    private static int sentences(String source) {
        var code = COMMENT.matcher(source).replaceAll("");
        var texts = TEXT.matcher(code);
        int count = 0;
        while (texts.find()) {
            int begin = Math.max(
                    code.lastIndexOf(';', texts.start()),
                    Math.max(code.lastIndexOf('{', texts.start()), code.lastIndexOf('}', texts.start())));
            var before = code.substring(begin + 1, texts.start());
            boolean isOfAnException = before.contains("Exception") || before.contains("AssertionError");
            if (!isOfAnException && SENTENCE.matcher(texts.group(1)).find()) {
                count++;
            }
        }
        return count;
    }

    /// What is still there, by file. The list only shrinks.
    private static Map<String, Integer> allowed() {
        var allowed = new HashMap<String, Integer>();
        House.text(House.ROOT.resolve(Path.of("house", "src", "test", "resources", "sentences.txt")))
                .lines()
                .filter(line -> !line.isBlank())
                .forEach(line -> {
                    var words = line.split(" ");
                    allowed.put(words[0], Integer.parseInt(words[1]));
                });
        return allowed;
    }
}
