package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.util.List;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/// People report and block each other at the page, and the operator acts at a page of their own.
class ModerationTest extends SharedBrowserSession {
    private static final int[] WIDTHS = {390, 1280};

    ModerationTest() {
        super("gardens-of-mars");
    }

    /// Asserts at a phone's width and a desk's that nothing is cut off and no rule of axe is broken.
    private static void isWellMade(Guest guest, String where) {
        for (int width : WIDTHS) {
            guest.resize(width, 844);
            assertThat((List<?>) guest.page().evaluate(Guest.CUT_OFF))
                    .as(where + " at " + width)
                    .isEmpty();
            Axe.findsNothing(guest, where + " at " + width);
        }
    }

    private static void isSaid(Guest guest, String text) {
        PlaywrightAssertions.assertThat(guest.page().getByText(text).first()).isVisible();
    }

    @Test
    void reportAndBlock_atTheTable_areKept() {
        var pair = Pair.sitDown(session().guest(), session().guest());
        var host = pair.host();
        host.tab("Table").click();
        host.button("Report or block").click();
        isWellMade(host, "the form for a report");
        host.button("Block ").click();
        isSaid(host, "is blocked.");
        assertThat(host.errors()).isEmpty();

        host.goTo("/settings");
        host.button("Unblock ").waitFor();
        isWellMade(host, "settings with a blocked person");
        host.button("Unblock ").click();
        isSaid(host, "You have blocked nobody.");
    }

    @Test
    void operator_readsAReportAndMutesThePerson() {
        var pair = Pair.sitDown(session().guest(), session().guest());
        var host = pair.host();
        host.tab("Table").click();
        host.button("Report or block").click();
        host.page().getByLabel("What happened").fill("They shout at me.");
        host.button("Report$").click();
        isSaid(host, "The operator has your report.");

        var operator = session().guest();
        operator.goTo("/admin");
        operator.page().getByLabel("Token").fill("not the token");
        operator.button("Go on").click();
        isSaid(operator, "Only the operator of this server may do this.");
        isWellMade(operator, "the operator's page without a token");

        operator = session().guest();
        operator.goTo("/admin#" + session().operatorToken());
        isSaid(operator, "They shout at me.");
        PlaywrightAssertions.assertThat(operator.page()).hasURL(Pattern.compile("/admin$"));
        operator.button("Take action against ").first().click();
        operator.page().getByLabel("Reason, told to the person").fill("shouting");
        isWellMade(operator, "the operator's page");
        operator.button("Mute ").click();
        isSaid(operator, "Muted until");
        operator.button("Settle the report").click();
        isSaid(operator, "No report is open.");
        assertThat(operator.errors()).isEmpty();

        var other = pair.other();
        other.tab("Chat").click();
        other.page().getByLabel("Say something").fill("HELLO");
        other.button("Say$").click();
        isSaid(other, "The operator of this server has muted you.");
    }

    /// Gives the guest another name.
    private static final String RENAME = """
            async name => {
                const body = JSON.stringify({ name });
                const answer = await fetch('/api/me', { method: 'PUT', headers: { 'Content-Type': 'application/json' }, body });
                if (!answer.ok) throw new Error(await answer.text());
            }
            """;

    /// Returns the guest's name at the server.
    private static String name(Guest guest) {
        return (String) guest.page().evaluate("async () => (await (await fetch('/api/me')).json()).name");
    }

    @Test
    void operator_removesAWatcher_renamesBansAndClosesATable() {
        var pair = Pair.sitDown(session().guest(), session().guest());
        var address = pair.host().page().url();
        var watcher = session().guest();
        // The operator reads once who watches: each person with a stream of the table.
        watcher.page()
                .waitForResponse(
                        Pattern.compile("/api/tables/[^/]+/events"),
                        () -> watcher.page().navigate(address));
        watcher.tab("Chat").waitFor();

        var operator = session().guest();
        operator.goTo("/admin#" + session().operatorToken());
        var link = operator.page().getByLabel("Id or link of a table");
        link.fill(address);
        link.press("Enter");
        isSaid(operator, "Players: ");
        isWellMade(operator, "a table at the operator's page");
        operator.button("Remove ").click();
        isGone(operator.button("Remove "));
        watcher.page().navigate(address);
        isSaid(watcher, "No such table");

        // Drawn names are not unique.
        pair.other().page().evaluate(RENAME, "Rowdy Visitor");
        operator.page()
                .getByLabel("Name", new Page.GetByLabelOptions().setExact(true))
                .fill("Rowdy Visitor");
        operator.button("Find").click();
        operator.page()
                .getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("People"))
                .getByRole(AriaRole.BUTTON, new Locator.GetByRoleOptions().setName("Take action against"))
                .click();
        operator.page().getByLabel("New name").fill("Quiet Visitor");
        operator.button("Rename").click();
        isSaid(pair.host(), "Quiet Visitor");
        operator.page().getByLabel("Reason, told to the person").fill("for insults");
        operator.button("Ban Quiet Visitor").click();
        isSaid(operator, "Banned until");
        isSaid(pair.other(), "for insults");

        operator.button("Close this table").click();
        operator.button("Yes, close it").click();
        pair.host().result().waitFor();
        isGone(operator.button("Close this table"));
        assertThat(operator.errors()).isEmpty();
    }

    @Test
    void operator_changesTheKeyAtOnce_everybodyIsSignedOut() {
        var ada = session().guest();
        ada.goTo("/settings");
        var before = name(ada);
        var operator = session().guest();
        operator.goTo("/admin#" + session().operatorToken());
        operator.page().getByLabel("Days").fill("0");
        operator.button("Change the key").click();
        isSaid(operator, "The key is new.");
        assertThat(name(ada)).isNotEqualTo(before);
        assertThat(operator.errors()).isEmpty();
    }

    private static void isGone(Locator locator) {
        PlaywrightAssertions.assertThat(locator).hasCount(0);
    }
}
