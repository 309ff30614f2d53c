package parterre.browser;

import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Page;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.AriaRole;
import java.io.IOException;
import java.nio.file.Path;
import org.junit.jupiter.api.AfterAll;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestInstance;
import org.junit.jupiter.api.io.TempDir;

/// Tables with several people, and what befalls them.
@TestInstance(TestInstance.Lifecycle.PER_CLASS)
class TableTest {
    private Visit visit;

    @BeforeAll
    void begin(@TempDir Path data) throws IOException, InterruptedException {
        visit = Visit.begin(data);
    }

    @AfterAll
    void end() {
        visit.close();
    }

    private record Pair(Guest host, Guest other) {
        /// Whoever is asked makes a move; gives back who that was.
        Guest move(int number) {
            var mover = host.myTurnOrAnothers() ? host : other;
            mover.bar().getByText("Choose").waitFor();
            mover.move(number);
            return mover;
        }
    }

    /// Two people at one table, by its link.
    private Pair sitDown() {
        var host = visit.guest();
        host.goTo("/");
        host.button("With friends").click();
        host.page().waitForURL("**/t/*");
        var other = visit.guest();
        other.page().navigate(host.page().url());
        other.button("Sit here").click();
        host.bar().waitFor();
        other.bar().waitFor();
        return new Pair(host, other);
    }

    @Test
    void twoBrowsersPlayByLinkAndTalk() {
        var pair = sitDown();
        for (int move = 0; move < 8; move++) {
            pair.move(5 * move);
        }
        var talk = pair.host().page();
        talk.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"))
                .click();
        talk.getByLabel("Say something").fill("<b>Good</b> game");
        pair.host().button("Say").click();
        var listen = pair.other().page();
        listen.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName("Chat"))
                .click();
        listen.getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Chat"))
                .getByText("<b>Good</b> game")
                .waitFor();
        assertThat(pair.host().errors()).isEmpty();
        assertThat(pair.other().errors()).isEmpty();
    }

    @Test
    void openingALinkTakesNoSeat() {
        var host = visit.guest();
        host.goTo("/");
        host.button("With friends").click();
        host.page().waitForURL("**/t/*");
        var other = visit.guest();
        other.page().navigate(host.page().url());
        other.button("Sit here").waitFor();
        other.page().reload();
        other.button("Sit here").waitFor();
        PlaywrightAssertions.assertThat(host.page().getByText("1 still open")).isVisible();
    }

    @Test
    void afterALostConnectionThePageCatchesUpByItself() {
        var pair = sitDown();
        var mover = pair.move(3);
        var sleeper = mover == pair.host() ? pair.other() : pair.host();
        // The sleeper is asked now: he moves while he is cut off, and sees that it was not sent.
        sleeper.bar().getByText("Choose").waitFor();
        sleeper.context().setOffline(true);
        sleeper.choose(9);
        sleeper.button("Confirm").click();
        sleeper.page().getByText("Not sent").waitFor();
        sleeper.context().setOffline(false);
        mover.bar().getByText("Choose").waitFor();
        mover.move(4);
        sleeper.bar().getByText("Choose").waitFor();
        assertThat(sleeper.page().getByText("Not sent").count()).isZero();
    }

    @Test
    void aMoveIsTakenBackAndAskedAgain() {
        var guest = visit.guest();
        guest.playAgainstTheGentlestBot();
        guest.myTurn();
        guest.move(2);
        guest.bar().getByText("Choose").waitFor();
        var log = guest.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves"));
        guest.button("Take back").click();
        log.getByText("took back").first().waitFor();
        guest.bar().getByText("Choose").waitFor();
        guest.move(5);
    }

    @Test
    void aLinkToAMomentShowsThatMoment() {
        var pair = sitDown();
        for (int move = 0; move < 4; move++) {
            pair.move(6 * move);
        }
        var page = pair.host().page();
        var table = page.url();
        page.navigate(table + "/replay?at=2");
        var scrubber = page.getByRole(AriaRole.SLIDER);
        PlaywrightAssertions.assertThat(scrubber).hasValue("2");
        page.keyboard().press("ArrowRight");
        page.waitForURL("**/replay?at=3");
        PlaywrightAssertions.assertThat(scrubber).hasValue("3");
        var told = page.locator(".now").innerText();
        assertThat(told).startsWith("3").hasSizeGreaterThan(5);

        var watcher = visit.guest();
        watcher.page().navigate(page.url());
        PlaywrightAssertions.assertThat(watcher.page().locator(".now")).hasText(told);
    }
}
