package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.Route;
import com.microsoft.playwright.options.AriaRole;
import java.util.ArrayDeque;
import java.util.List;
import java.util.regex.Pattern;
import org.assertj.core.api.Assertions;
import org.junit.jupiter.api.Test;

/// Gnomes are chosen in secret and at once: what the pages of two people show before, between and after.
class CommitTest extends SharedBrowserSession {
    private static final String GNOME = "\\w+: .*; \\d hours?, charisma \\d+";
    private static final Pattern PREVIEWS = Pattern.compile("/api/tables/[^/]+/previews?");
    private static final Pattern REVEALED = Pattern.compile("plays? .+ plays? ");

    CommitTest() {
        super("gnomadic-gardeners");
    }

    /// Whichever player is first is told what they have played. The other is told nothing, and what they had begun
    /// to choose stays.
    @Test
    void aServerThatGoesAwayBetweenTwoAnswersLosesNeither() {
        var pair = Pair.sitDown(session().guest(), session().guest());
        tell(pair.host(), pair.other(), 1);
        resolve(pair);
        tell(pair.other(), pair.host(), 2);
        Assertions.assertThat(pair.host().errors()).isEmpty();
        Assertions.assertThat(pair.other().errors()).isEmpty();
    }

    private void tell(Guest early, Guest late, int rounds) {
        early.bar().getByText("Choose the gnomes").waitFor();
        late.bar().getByText("Choose the gnomes").waitFor();
        var before = late.page().locator("main").innerText();
        var gnome = early.button(GNOME).first();
        var name = gnome.getAttribute("aria-label").split(":")[0];
        gnome.click();
        early.confirm();
        var sealed = "Your answer is in";
        assertThat(early.bar()).containsText(sealed);
        var down = early.page().getByLabel(Pattern.compile(name + ": .*face down"));
        assertThat(down).isVisible();
        Assertions.assertThat(late.page().locator("main").innerText()).isEqualTo(before);
        early.page().reload();
        assertThat(down).isVisible();
        assertThat(early.page().getByLabel("What you have chosen")).containsText("hour");

        var half = late.button(GNOME).nth(1);
        half.click();
        session().without(() -> {
            assertThat(early.page().getByText("Connection lost")).isVisible();
            assertThat(late.page().getByText("Connection lost")).isVisible();
        });
        assertThat(early.page().getByText("Connection lost")).hasCount(0);
        assertThat(late.page().getByText("Connection lost")).hasCount(0);
        assertThat(early.bar()).containsText(sealed);
        assertThat(down).isVisible();
        assertThat(half).hasAttribute("aria-pressed", "true");
        assertThat(moves(late).getByText(REVEALED)).hasCount(rounds - 1);

        late.confirm();
        for (var guest : List.of(early, late)) {
            assertThat(moves(guest).getByText(REVEALED)).hasCount(rounds);
            assertThat(down).hasCount(0);
            assertThat(moves(guest).getByText(REVEALED).last())
                    .containsText(Pattern.compile("plays? " + name + " \\("));
        }
    }

    private static Locator moves(Guest guest) {
        return guest.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves"));
    }

    /// Both do no task.
    private static void resolve(Pair pair) {
        var first = pair.asked();
        for (var mover : List.of(first, first == pair.host() ? pair.other() : pair.host())) {
            mover.myTurn();
            mover.button("Do no task").click();
            mover.confirm();
        }
    }

    /// The page asks the server what a choice brings. The choice shows at once. Its effect shows when the answer
    /// has come, and it belongs to the last choice.
    @Test
    void gnomesAreChosenBeforeTheFirstForecastComes() {
        var guest = session().guest();
        var asked = new ArrayDeque<Route>();
        guest.page().route(PREVIEWS, asked::add);
        guest.playAgainstTheGentlestBot();
        var hand = guest.button(GNOME);
        var chosen =
                guest.page().getByRole(AriaRole.GROUP, new Page.GetByRoleOptions().setName("What you have chosen"));
        hand.nth(0).click();
        assertThat(chosen).containsText("1 gnome");
        assertThat(chosen).not().containsText("hour");
        assertThat(guest.bar().getByTitle(Pattern.compile("^play "))).isVisible();
        guest.page().waitForCondition(() -> !asked.isEmpty());
        hand.nth(1).click();
        assertThat(chosen).containsText("2 gnomes");

        guest.page().unroute(PREVIEWS);
        asked.forEach(Route::resume);
        assertThat(chosen).containsText(Pattern.compile("2 gnomes.*\\d hours"));
        assertThat(guest.bar()).containsText("hour");
        guest.confirm();
        Assertions.assertThat(guest.errors()).isEmpty();
    }
}
