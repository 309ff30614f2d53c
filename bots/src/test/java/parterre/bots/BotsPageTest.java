package parterre.bots;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.Test;
import parterre.bots.search.SearchOption;

/// docs/bots.md tells the truth.
class BotsPageTest {
    private static String page() throws IOException {
        // Tests run in their module's folder.
        return Files.readString(Path.of("..", "docs", "bots.md"));
    }

    @Test
    void everyOptionStandsThereAsItIs() throws IOException {
        for (var option : SearchOption.ALL) {
            assertThat(page()).contains("| `%s` | %s | %s |".formatted(option.name(), option.values(), option.says()));
        }
    }

    @Test
    void everyLevelStandsThere() throws IOException {
        for (var level : Level.values()) {
            assertThat(page()).contains(level.word());
        }
    }
}
