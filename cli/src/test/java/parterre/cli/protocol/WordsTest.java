package parterre.cli.protocol;

import static org.assertj.core.api.Assertions.assertThat;

import java.time.Duration;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.testkit.English;

class WordsTest {
    @Test
    void aCommandIsSplitAsAShellDoes() {
        assertThat(words("python3 my.py")).containsExactly("python3", "my.py");
        assertThat(words("  a   'b c'\t\"d 'e\" f\\ g 'h'i ")).containsExactly("a", "b c", "d 'e", "f g", "hi");
        assertThat(words("a '' \"\"")).containsExactly("a", "", "");
        assertThat(words("'a\\b' \"c\\\"d\"")).containsExactly("a\\b", "c\"d");
        assertThat(words("")).isEmpty();
        assertThat(Words.of("a 'b")).isInstanceOf(Reading.Bad.class);
    }

    @Test
    void aProgramMayBeQuotedAndHaveOptions() {
        assertThat(entrant("exec:python3 my.py").time()).isEqualTo(ExecEntrant.STANDARD_TIME);
        assertThat(entrant("exec:\"python3 my.py\",time=500ms").time()).isEqualTo(Duration.ofMillis(500));
        var both = entrant("exec:python3 'my bot.py',time=2s,playouts=100");
        assertThat(both.time()).isEqualTo(Duration.ofSeconds(2));
        assertThat(both.playouts()).contains(100);
        assertThat(both.name()).isEqualTo("exec:python3 'my bot.py',time=2s,playouts=100");
        assertThat(both.reproducible()).isFalse();
    }

    @Test
    void problemsOfAProgramAreReported() {
        assertThat(problem("exec:")).contains("names no program");
        assertThat(problem("exec:a,time=fast")).contains("'time=fast' is not a time");
        assertThat(problem("exec:a,time=1000")).contains("is not a time");
        assertThat(problem("exec:a,playouts=2s")).contains("is not a number of playouts");
        assertThat(problem("exec:a,speed=3")).contains("'speed=3' is not an option of a program");
        assertThat(problem("exec:a 'b")).contains("quote without an end");
    }

    private static List<String> words(String command) {
        return Words.of(command).orThrow();
    }

    private static ExecEntrant entrant(String text) {
        return ExecEntrant.read(text).orThrow();
    }

    private static String problem(String text) {
        return switch (ExecEntrant.read(text)) {
            case Reading.Good<ExecEntrant>(ExecEntrant good) -> "good: " + good.name();
            case Reading.Bad<ExecEntrant>(var problems) -> English.of(problems.getFirst());
        };
    }
}
