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
        var shown = new HashSet<String>();
        var alone = new HashSet<String>();
        var router = Files.readString(Path.of("../web/src/App.svelte"));
        var branch =
                Pattern.compile("\\{:else if parts\\[0\\] === '(\\w+)'([^}]*)}").matcher(router);
        while (branch.find()) {
            shown.add(branch.group(1));
            if (branch.group(2).isEmpty()) {
                alone.add(branch.group(1));
            }
        }
        assertThat(alone).isEqualTo(Pages.PAGES);
        shown.removeAll(alone);
        shown.removeAll(List.of(Pages.TABLE));
        assertThat(shown).isEqualTo(Pages.OF_A_GAME);
    }
}
