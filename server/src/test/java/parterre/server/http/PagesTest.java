package parterre.server.http;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// The server knows the page's addresses.
class PagesTest {
    @Test
    void page_showsSomethingAtExactlyTheServersAddresses() throws IOException {
        var behind = new HashSet<String>();
        var alone = new HashSet<String>();
        var routes = Files.readString(Path.of("../web/src/routes.ts"));
        Pattern.compile(" page\\('(\\w+)(/?)")
                .matcher(routes)
                .results()
                .forEach(page -> (page.group(2).isEmpty() ? alone : behind).add(page.group(1)));
        assertThat(alone).isEqualTo(Pages.PAGES);
        behind.removeAll(alone);
        behind.removeAll(List.of(Pages.TABLE));
        assertThat(behind).isEqualTo(Pages.OF_A_GAME);
    }
}
