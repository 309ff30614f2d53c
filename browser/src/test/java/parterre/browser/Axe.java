package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.deque.html.axecore.playwright.AxeBuilder;
import java.util.List;

/// What axe-core says of a page; its script is let in only where the browser ignores the page's security policy.
final class Axe {
    private Axe() {}

    /// Asserts that no rule is broken.
    ///
    /// @param where what is shown, for the message
    /// @param rules the only rules to be asked; none for all
    static void findsNothing(Guest guest, String where, String... rules) {
        var axe = new AxeBuilder(guest.page());
        if (rules.length > 0) {
            axe.withRules(List.of(rules));
        }
        assertThat(axe.analyze().getViolations())
                .as(where)
                .extracting(
                        rule -> rule.getId() + ": " + rule.getNodes().getFirst().getHtml())
                .isEmpty();
    }
}
