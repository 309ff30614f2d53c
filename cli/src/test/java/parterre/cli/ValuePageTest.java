package parterre.cli;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import parterre.bots.value.LearnedValues;
import parterre.bots.value.NetFile;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;

/// `docs/value.md` names the nets of the games and how to train them again. To write its tables anew, run this test
/// with `-Dparterre.write=true` and look at the difference.
class ValuePageTest {
    private static final Path PAGE = Path.of("..", "docs", "value.md");
    private static final Pattern HASH = Pattern.compile("SHA-256 of the net: (\\w+)");

    private static Stream<GameBox<?, ?, ?>> boxes() {
        return Boxes.all().stream()
                .filter(box -> !box.getClass().getPackageName().startsWith("parterre.testkit"))
                .filter(box -> box.features().isPresent());
    }

    private static void check(String section, Stream<String> rows) throws IOException {
        var wanted = rows.collect(Collectors.joining("\n", "\n| command | SHA-256 |\n| --- | --- |\n", "\n\n"));
        var place = Pattern.compile("(?s)(<!-- " + section + " -->\n)(.*?)(<!-- end -->)");
        if (Boolean.getBoolean("parterre.write")) {
            Files.writeString(
                    PAGE,
                    place.matcher(Files.readString(PAGE)).replaceFirst("$1" + Matcher.quoteReplacement(wanted) + "$3"));
        }
        var matcher = place.matcher(Files.readString(PAGE));
        assertThat(matcher.find()).as("docs/value.md has a section %s", section).isTrue();
        assertThat(matcher.group(2)).isEqualTo(wanted);
    }

    private static String row(List<String> words, String hash) {
        return "| `./parterre " + String.join(" ", words) + "` | `" + hash + "` |";
    }

    @Test
    void page_namesTheNetOfEveryGame() throws IOException {
        check(
                "nets",
                boxes().map(box -> LearnedValues.file(box).orElseThrow()).map(file -> row(command(file), file.hash())));
    }

    /// The command that a net says it was trained by.
    private static List<String> command(NetFile file) {
        var words = Stream.of("generations", "games", "bots", "seed", "search", "lambda")
                .flatMap(part -> Optional.ofNullable(file.about().get(part)).stream()
                        .map(value -> "--" + part + " " + value.replace(' ', ',')));
        return Stream.concat(Stream.of("train", file.about().getOrDefault("game", "")), words)
                .toList();
    }

    @Test
    void smallTrainings_giveTheNetsOfThePage() throws IOException {
        check("small nets", boxes().map(box -> {
            var words = List.of("train", box.game().info().slug(), "--generations", "1", "--games", "40");
            var said = CommandRun.in(words.toArray(String[]::new));
            var matcher = HASH.matcher(said.out());
            assertThat(matcher.find())
                    .as("the hash in what %s says: %s", words, said)
                    .isTrue();
            return row(words, matcher.group(1));
        }));
    }
}
