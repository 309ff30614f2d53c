package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Asks axe-core about a page. Its script comes with the page's own tools (`web/package.json`).
final class Axe {
    private static final Path SCRIPT = Path.of("..", "web", "node_modules", "axe-core", "axe.min.js");
    /// The rules that are broken, each with the first place where it is.
    private static final String ASK = """
            async rules => {
                const told = await axe.run(rules.length > 0 ? { runOnly: rules } : {});
                return told.violations.map(rule => `${rule.id}: ${rule.nodes[0].html}`);
            }""";

    private Axe() {}

    /// Asserts that no rule is broken.
    ///
    /// @param where what is shown, for the message
    /// @param rules the only rules to be asked; none for all
    static void findsNothing(Guest guest, String where, String... rules) {
        var page = guest.page();
        page.evaluate(script());
        assertThat((List<?>) page.evaluate(ASK, List.of(rules))).as(where).isEmpty();
    }

    private static String script() {
        try {
            return Files.readString(SCRIPT);
        } catch (IOException e) {
            throw new UncheckedIOException("axe-core is not there: install it with npm ci in web", e);
        }
    }
}
