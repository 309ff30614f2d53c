package parterre.browser;

import com.microsoft.playwright.BrowserContext;
import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.PlaywrightException;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.FilePayload;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Pattern;

/// A person at the page, who finds things by role and name.
final class Guest implements AutoCloseable {
    static final int PATIENCE_MILLIS = 60_000;

    /// How the table says that it waits for this guest.
    private static final String MINE = "(?:Your turn|A question to you)";

    /// The name of a flower of Gardens of Mars that can be planted: what is left of it, and what it brings.
    static final String FLOWER = "^\\w+, \\d+ left(\\.|$)";

    /// Lists what is wider than the window or than its own place: no text is cut off or runs into what stands beside
    /// it. A place that scrolls or ends its text with dots has room for any.
    static final String CUT_OFF = """
            () => {
                const called = (one) => one.tagName + (one.className ? '.' + one.className : '') + ' ' + (one.getAttribute('aria-label') ?? one.textContent).trim().slice(0, 60);
                const spoken = (one) => [...one.childNodes].some((node) => node.nodeType === Node.TEXT_NODE && node.data.trim());
                const tight = (one) => {
                    const style = getComputedStyle(one);
                    if (style.display.startsWith('inline') && style.display !== 'inline-block' && style.display !== 'inline-flex') return false;
                    if (style.textOverflow === 'ellipsis' || ['auto', 'scroll'].includes(style.overflowX)) return false;
                    if (one.clientWidth <= 1) return false;
                    if (one.scrollWidth > one.clientWidth + 1) return true;
                    return style.overflowY !== 'visible' && !['auto', 'scroll'].includes(style.overflowY) && one.scrollHeight > one.clientHeight + 2;
                };
                return [document.documentElement, ...document.querySelectorAll('body *')]
                    .filter((one) => one.checkVisibility() && !one.closest('.unseen, .skip, svg, textarea')
                        && ((one.matches('dialog, button, input, select, a, h1, h2, p, li') && one.getBoundingClientRect().right > innerWidth + 1)
                            || (one.matches('html, dialog') && one.scrollWidth > one.clientWidth)
                            || (one.matches('body *') && spoken(one) && tight(one))))
                    .map(called);
            }
            """;

    private final BrowserContext context;
    private final Page page;
    private final String address;
    private final List<String> errors = new ArrayList<>();

    Guest(BrowserContext context, String address) {
        this.context = context;
        this.address = address;
        // Every move is confirmed, so that each test can look at it first. A frame that belongs to no site has no
        // settings.
        context.addInitScript(
                "origin === 'null' || localStorage.getItem('parterre.settings')"
                        + " || localStorage.setItem('parterre.settings', JSON.stringify({ confirm: 'always', forced: false }))");
        page = context.newPage();
        page.setDefaultTimeout(PATIENCE_MILLIS);
        page.onPageError(errors::add);
    }

    Page page() {
        return page;
    }

    /// Makes the window so wide and high, and waits until the page has drawn itself anew: only a picture later its
    /// scripts know of it.
    void resize(int width, int height) {
        page.setViewportSize(width, height);
        shown();
    }

    /// Waits until the page has drawn what it knows.
    void shown() {
        page.evaluate("() => new Promise(done => requestAnimationFrame(() => requestAnimationFrame(done)))");
    }

    BrowserContext context() {
        return context;
    }

    /// Returns the errors of the page's own script.
    List<String> errors() {
        return List.copyOf(errors);
    }

    void goTo(String path) {
        page.navigate(address + path);
    }

    Locator button(String name) {
        return page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^" + name)));
    }

    Locator tab(String name) {
        return page.getByRole(AriaRole.TAB, new Page.GetByRoleOptions().setName(name));
    }

    /// Gives the game up, and waits for the result.
    void resign() {
        tab("Table").click();
        button("Resign").click();
        button("Yes, I resign").click();
        result().waitFor();
    }

    /// The game's own cards, as a designer would begin with them.
    ///
    /// @param game its slug
    String ownCards(String game) {
        return (String) page.evaluate("async game => (await fetch(`/api/games/${game}/files/cards`)).text()", game);
    }

    /// Opens the form for a new table.
    Locator newTable() {
        goTo("/");
        button("New table").click();
        return page.getByRole(AriaRole.DIALOG);
    }

    /// Gives the new table a file of the guest's own.
    void chooseFile(String name, String content) {
        page.getByLabel("Choose a file")
                .setInputFiles(new FilePayload(name, "application/json", content.getBytes(StandardCharsets.UTF_8)));
    }

    /// Opens the table that the form describes.
    void openTable() {
        button("Open the table").click();
        page.waitForURL("**/t/*");
    }

    /// Two clicks: the address, and Play.
    void playAgainstTheGentlestBot() {
        goTo("/");
        button("Play").click();
        page.waitForURL("**/t/*");
    }

    Locator result() {
        return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Result"));
    }

    /// Returns the bar, which says whose move it is and what is chosen.
    Locator bar() {
        return page.getByRole(AriaRole.REGION, new Page.GetByRoleOptions().setName("Your move"));
    }

    /// Returns all that the page says, by its text and by the names of its parts.
    String said() {
        return (String) page.evaluate(
                "() => [document.querySelector('main').innerText, ...[...document.querySelectorAll('main [aria-label]')]"
                        + ".map(one => one.ariaLabel)].join('\\n')");
    }

    /// The cells that may be chosen now.
    Locator targets() {
        return page.locator("[data-cell][aria-disabled=false]");
    }

    /// True once it is this guest's turn, false if the game is over instead.
    boolean myTurn() {
        var asked = page.getByText(Pattern.compile("^" + MINE))
                .and(page.locator("p"))
                .or(result());
        asked.first().waitFor();
        return result().count() == 0;
    }

    /// The same for a guest who does not wait for the motion of others' moves. They click beside everything at each
    /// frame, and so see its end at once.
    boolean myTurnInAHurry() {
        page.waitForFunction("""
                () => {
                    document.querySelector('main')?.click();
                    return document.querySelector('.turn.yours, section[aria-label=Result]');
                }
                """, null, new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MILLIS));
        return myTurn();
    }

    /// Returns true if the page asks this guest now. It does not wait.
    boolean isAsked() {
        return page.locator("p.turn.yours").count() > 0;
    }

    /// Makes some move by mouse, and waits until the table has it.
    ///
    /// @param number which of the cells, counted round
    void move(int number) {
        choose(number);
        confirm();
    }

    /// Chooses some move by mouse: a cell (or, where no cell can be reached, a die) and a flower.
    ///
    /// @param number which of the cells, counted round
    void choose(int number) {
        bar().getByText(Pattern.compile("^Choose")).or(result()).first().waitFor();
        var dice = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile("^die \\d")));
        // The board may come later than the bar.
        targets().or(dice).first().waitFor();
        int cells = targets().count();
        if (cells > 0) {
            var cell = targets().nth(number % cells);
            cell.scrollIntoViewIfNeeded();
            var edge = cell.boundingBox();
            page.mouse().click(edge.x + edge.width / 2, edge.y + edge.height / 2);
        } else {
            dice.first().click();
        }
        var flower = page.getByRole(AriaRole.BUTTON, new Page.GetByRoleOptions().setName(Pattern.compile(FLOWER)))
                .first();
        if (button("Confirm").count() == 0) {
            flower.click();
        }
    }

    /// Confirms what is chosen, and waits until the table has it.
    void confirm() {
        confirm(() -> button("Confirm").click());
    }

    /// Confirms what is chosen, and waits until the table has it: until it asks something else, or nothing.
    ///
    /// @param how the click or key that confirms
    void confirm(Runnable how) {
        page.getByRole(
                        AriaRole.BUTTON,
                        new Page.GetByRoleOptions()
                                .setName(Pattern.compile("^Confirm"))
                                .setDisabled(false))
                .waitFor();
        answer(how);
    }

    /// Answers what is asked, and waits until the table asks something else, or nothing.
    ///
    /// @param how the click or key that answers
    void answer(Runnable how) {
        var asked = bar().getAttribute("data-asked");
        how.run();
        page.waitForFunction(
                "asked => document.querySelector('[data-asked]')?.dataset.asked !== asked",
                asked,
                new Page.WaitForFunctionOptions().setTimeout(PATIENCE_MILLIS));
    }

    /// Returns the address and what a screen reader finds there, for the log of a test that failed.
    String seen() {
        try {
            return page.url() + "\n" + errors + "\n" + page.locator("body").ariaSnapshot();
        } catch (PlaywrightException e) {
            return page.url() + "\n" + e.getMessage();
        }
    }

    @Override
    public void close() {
        // A request on its way would otherwise be handed to a page that is gone.
        context.pages().forEach(Page::unrouteAll);
        context.unrouteAll();
        context.close();
    }
}
