package parterre.engine.table;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.engine.table.Records.FORM;
import static parterre.engine.table.Records.WHOLE;
import static parterre.engine.table.Records.problems;
import static parterre.engine.table.Records.replay;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import parterre.engine.Reading;

/// Holds docs/record-format.md to the truth: its example, its table of problems, its limits.
class RecordDocTest {
    private static final Pattern ROW = Pattern.compile("\\| (\\d+) \\| (–|`.*`) \\| (.*) \\|");

    private final String doc = page();

    @Test
    void theExampleReplaysAndIsCanonical() {
        int start = doc.indexOf("```\nparterre-record") + 4;
        var example = doc.substring(start, doc.indexOf("```", start));
        assertThat(example).isEqualTo(WHOLE);
        assertThat(FORM.write(FORM.read(example).orThrow())).isEqualTo(example);
        assertThat(replay(example).orThrow().result()).isPresent();
    }

    @TestFactory
    List<DynamicTest> everyRowOfTheTableIsAnsweredSo() {
        var tests = new ArrayList<DynamicTest>();
        var row = ROW.matcher(doc);
        while (row.find()) {
            int line = Integer.parseInt(row.group(1));
            var instead = row.group(2).replace("`", "").replace("\\|", "|");
            var answer = row.group(3).replace("\\|", "|");
            tests.add(DynamicTest.dynamicTest(
                    "line " + line + ": " + instead, () -> assertAnswer(line, instead, answer)));
        }
        assertThat(tests).hasSizeGreaterThan(35);
        return tests;
    }

    private static void assertAnswer(int line, String instead, String answer) {
        var lines = new ArrayList<>(Arrays.asList(WHOLE.split("\n")));
        lines.remove(line - 1);
        if (!instead.equals("–")) {
            lines.add(line - 1, instead);
        }
        assertThat(problems(replay(String.join("\n", lines)))).contains(answer);
    }

    @Test
    void theLimitsAreThoseOfTheReader() {
        assertThat(doc.replace("\n", " "))
                .contains(
                        String.format(Locale.ROOT, "%,d bytes", RecordForm.MOST_BYTES),
                        String.format(Locale.ROOT, "%,d characters on a line", RecordForm.MOST_LINE),
                        String.format(Locale.ROOT, "%,d steps and acts of the table", RecordForm.MOST_ENTRIES),
                        RecordForm.MOST_NOTES + " notes",
                        "after " + Reading.MOST_PROBLEMS + " problems");
    }

    private static String page() {
        try {
            return Files.readString(Path.of("..", "docs", "record-format.md"));
        } catch (IOException e) {
            throw new IllegalStateException("the tests run in the engine's folder, beside docs/", e);
        }
    }
}
