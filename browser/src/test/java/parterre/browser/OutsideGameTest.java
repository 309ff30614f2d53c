package parterre.browser;

import static com.microsoft.playwright.assertions.PlaywrightAssertions.assertThat;
import static org.assertj.core.api.Assertions.assertThat;

import com.microsoft.playwright.Locator;
import com.microsoft.playwright.Page;
import com.microsoft.playwright.options.AriaRole;
import com.microsoft.playwright.options.ColorScheme;
import java.io.IOException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.testkit.ExampleJar;

/// A game that the page was not built with: its layout is drawn, its words are said, and people play it by clicking.
class OutsideGameTest extends SharedBrowserSession {
    OutsideGameTest() {
        super("thirsty-pots");
    }

    @Override
    @BeforeAll
    void begin(@TempDir Path data) throws IOException, InterruptedException {
        var jar = ExampleJar.thirstyPots(data).toUri().toURL();
        var thread = Thread.currentThread();
        var before = thread.getContextClassLoader();
        thread.setContextClassLoader(new URLClassLoader(new URL[] {jar}, before));
        try {
            super.begin(data);
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    private static void fits(Guest guest, int width) {
        guest.resize(width, 780);
        assertThat((List<?>) guest.page().evaluate(Guest.CUT_OFF))
                .as("%d px wide", width)
                .isEmpty();
    }

    @Test
    void aPersonPlaysOnTheLayoutInBothLanguages() {
        var ann = session().open();
        ann.playAgainstTheGentlestBot();
        assertThat(ann.myTurn()).isTrue();
        var board = ann.page().locator(".board");
        assertThat(board).containsText("Can");
        assertThat(board.getByText("Height", new Locator.GetByTextOptions().setExact(true)))
                .hasCount(2);
        assertThat(board.getByText("worth")).hasCount(1);
        assertThat(board.getByText("face down")).hasCount(1);
        Axe.findsNothing(ann, "the layout of a game from outside");

        ann.button("Water").click();
        ann.confirm();
        assertThat(ann.page().getByRole(AriaRole.LIST, new Page.GetByRoleOptions().setName("Moves")))
                .containsText("You fill the can");
        for (int turn = 0; turn < 3 && ann.myTurn(); turn++) {
            ann.button("Stop").or(ann.button("Water")).first().click();
            ann.confirm();
        }
        fits(ann, 390);
        fits(ann, 320);
        ann.page().emulateMedia(new Page.EmulateMediaOptions().setColorScheme(ColorScheme.DARK));
        Axe.findsNothing(ann, "the layout in the dark", "color-contrast");

        ann.page().navigate(ann.page().url() + "?lang=de");
        assertThat(board).containsText("Kanne");
        assertThat(board).containsText("Höhe");
        assertThat(ann.button("Gießen")
                        .or(ann.page().getByText("ist an der Reihe"))
                        .first())
                .isVisible();

        ann.page().navigate(ann.page().url().replaceFirst("\\?.*", "") + "/replay?at=1&lang=de");
        assertThat(board).containsText("Kanne");
        assertThat(ann.errors()).isEmpty();
    }
}
