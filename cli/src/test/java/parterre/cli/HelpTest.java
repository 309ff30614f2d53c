package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatCode;

import java.io.IOException;
import java.io.PrintWriter;
import java.io.StringWriter;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Locale;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

/// Help and `docs/cli.md` are kept true.
class HelpTest {
    private static final Path DOC = Path.of("../docs/cli.md");
    private static final Pattern WORD = Pattern.compile("'([^']*)'|(\\S+)");

    private static CommandLine parterre() {
        return Parterre.commandLine(
                Locale.ENGLISH, new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()));
    }

    private static Stream<CommandLine> commands() {
        return parterre().getSubcommands().values().stream();
    }

    /// The words of an example as a shell would hand them over, without the command itself, redirections
    /// and remarks.
    private static List<String> words(String example) {
        var words = new ArrayList<String>();
        var matcher = WORD.matcher(example.strip().replaceFirst(" +#.*", "").replaceFirst(" +>.*", ""));
        while (matcher.find()) {
            words.add(matcher.group(1) == null ? matcher.group(2) : matcher.group(1));
        }
        return words.subList(1, words.size());
    }

    private static void isUnderstood(String example) {
        assertThatCode(() -> parterre().parseArgs(words(example).toArray(String[]::new)))
                .as(example)
                .doesNotThrowAnyException();
    }

    @Test
    void everyCommandTeachesByExamplesThatAreUnderstood() {
        assertThat(commands().filter(command -> !command.getCommandName().equals("help")))
                .allSatisfy(command -> {
                    var footer = command.getCommandSpec().usageMessage().footer();
                    assertThat(footer).isNotEmpty();
                    assertThat(Arrays.stream(footer).map(String::strip)).allSatisfy(line -> {
                        assertThat(line).matches("(source <\\()?parterre " + command.getCommandName() + "\\b.*");
                        if (line.startsWith("parterre")) {
                            isUnderstood(line);
                        }
                    });
                });
    }

    @Test
    void everyExampleOfTheDocumentIsUnderstood() throws IOException {
        var examples = Files.readAllLines(DOC).stream()
                .filter(line -> line.startsWith("./parterre "))
                .toList();
        assertThat(examples).hasSizeGreaterThan(20).allSatisfy(HelpTest::isUnderstood);
    }

    @Test
    void theDocumentNamesEveryCommandAndOption() throws IOException {
        var text = Files.readString(DOC);
        assertThat(commands()).allSatisfy(command -> {
            assertThat(text).contains("| `" + command.getCommandName() + "` |");
            assertThat(command.getCommandSpec().options())
                    .allSatisfy(option -> assertThat(option.names())
                            .allSatisfy(name -> assertThat(text)
                                    .containsPattern("`(\\./parterre .*)?" + Pattern.quote(name) + "[ `=]")));
        });
    }

    @Test
    void theDocumentNamesEveryExitCode() throws IOException {
        var text = Files.readString(DOC);
        assertThat(Exit.values()).allSatisfy(exit -> assertThat(text).contains("| " + exit.code() + " | "));
    }

    @Test
    void everyOptionSaysWhatItDoes() {
        assertThat(commands().flatMap(command -> command.getCommandSpec().options().stream()))
                .allSatisfy(option -> assertThat(String.join(" ", option.description()))
                        .as(option.longestName())
                        .isNotBlank());
    }
}
