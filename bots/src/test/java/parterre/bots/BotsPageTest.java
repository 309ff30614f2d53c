package parterre.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.bots.search.SearchOption;
import parterre.bots.toys.Heap;
import parterre.wording.MessageCatalogue;
import parterre.wording.Wording;

/// Checks that docs/bots.md has the options and levels as they are.
class BotsPageTest {
    private static String page() throws IOException {
        // Tests run in their module's folder.
        return Files.readString(Path.of("..", "docs", "bots.md"));
    }

    @Test
    void everyOptionStandsThereAsItIs() throws IOException {
        var english = Wording.of(MessageCatalogue.STANDARD, List.of("bots"));
        for (var option : SearchOption.ALL) {
            var values = english.text("search." + option.name() + ".values", BotWordsTest.values(option));
            assertThat(page())
                    .contains("| `%s` | %s | %s |"
                            .formatted(option.name(), values.orElseThrow(), english.describe("search", option.name())));
        }
    }

    @Test
    void everyLevelStandsThere() throws IOException {
        for (var level : Level.values()) {
            assertThat(page())
                    .contains("| %s | `%s` |"
                            .formatted(
                                    level.word(),
                                    Levels.of(new Heap(9)).spec(level).name()));
        }
    }
}
