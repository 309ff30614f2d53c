package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
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
        findsNothing(guest.page(), where, rules);
    }

    /// Asserts the same of a page without a guest.
    static void findsNothing(Page page, String where, String... rules) {
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
