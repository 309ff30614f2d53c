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
import parterre.wording.MessageCatalogue;
import picocli.CommandLine;
import picocli.CommandLine.Model.CommandSpec;

/// Help and `docs/cli.md` are kept true.
class HelpTest {
    private static final Path DOC = Path.of("../docs/cli.md");
    private static final Pattern ACCENTED = Pattern.compile("[^\\x00-\\x7F]");
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
        var matcher = WORD.matcher(example.strip().replaceFirst(" +#.*", "").replaceFirst(" +[<>].*", ""));
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

    /// In the language of tests every text of a catalogue has accents. All languages have the same keys, as
    /// [LanguageTest] says.
    @Test
    void everyCommandAndOptionHasAHelpText() {
        var pseudo = Parterre.commandLine(
                MessageCatalogue.PSEUDO, new PrintWriter(new StringWriter()), new PrintWriter(new StringWriter()));
        assertThat(all(pseudo.getCommandSpec())).hasSizeGreaterThan(25).allSatisfy(command -> {
            assertThat(command.usageMessage().description())
                    .as(command.qualifiedName())
                    .anySatisfy(line -> assertThat(line).containsPattern(ACCENTED));
            assertThat(command.args())
                    .allSatisfy(argument -> assertThat(String.join(" ", argument.description()))
                            .as(command.qualifiedName() + " " + argument)
                            .containsPattern(ACCENTED));
        });
    }

    private static Stream<CommandSpec> all(CommandSpec command) {
        return Stream.concat(
                Stream.of(command),
                command.subcommands().values().stream().flatMap(each -> all(each.getCommandSpec())));
    }
}
