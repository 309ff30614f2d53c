package parterre.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.assertions.PlaywrightAssertions;
import com.microsoft.playwright.options.ReducedMotion;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.Server;
import parterre.server.ServerOptions;
import parterre.server.http.Limits;
import parterre.server.people.OperatorToken;

/// A server for one test class, with people who come and go. All of them use the one browser of this process.
final class BrowserSession implements AutoCloseable {
    private final ServerOptions options;
    private Server server;
    private final Browser browser;
    private final List<Guest> guests = new ArrayList<>();

    private BrowserSession(ServerOptions options, Server server, Browser browser) {
        this.options = options;
        this.server = server;
        this.browser = browser;
    }

    /// Starts both, with one game.
    ///
    /// @param data an empty folder for the database
    /// @param game its slug
    static BrowserSession begin(Path data, String game) throws IOException, InterruptedException {
        return begin(data, game, Limits.none());
    }

    /// The same, with limits of what one caller may ask for.
    static BrowserSession begin(Path data, String game, Limits limits) throws IOException, InterruptedException {
        return begin(data, offered(game), limits);
    }

    /// Starts both, with all games.
    static BrowserSession begin(Path data) throws IOException, InterruptedException {
        return begin(data, Boxes.all(), Limits.none());
    }

    /// The same, with these games.
    static BrowserSession begin(Path data, List<GameBox<?, ?, ?>> games, Limits limits)
            throws IOException, InterruptedException {
        if (BrowserSession.class.getResource("/web/assets") == null) {
            throw new IllegalStateException(
                    "There is no page on the class path: build it first, with node web/build.mjs"
                            + " or with a Maven phase from prepare-package on, such as verify");
        }
        PlaywrightAssertions.setDefaultAssertionTimeout(Guest.PATIENCE_MILLIS);
        var options = ServerOptions.standard(data).onPort(0).with(games).with(limits);
        return new BrowserSession(options, Server.start(options), Chromium.browser());
    }

    /// Returns the game of a slug, alone.
    static List<GameBox<?, ?, ?>> offered(String game) {
        return Boxes.all().stream()
                .filter(box -> box.game().info().slug().equals(game))
                .toList();
    }

    /// The server goes away, and comes back at the same address with the same data.
    ///
    /// @param meanwhile what happens while there is none
    void without(Runnable meanwhile) {
        int port = server.port();
        server.close();
        meanwhile.run();
        server = Server.start(options.onPort(port));
    }

    String address() {
        return "http://127.0.0.1:" + server.port();
    }

    /// Returns the token by which the server knows its operator.
    String operatorToken() {
        try {
            return Files.readAllLines(OperatorToken.file(options.data())).get(1);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// A new person at a desk, without motion.
    Guest guest() {
        return guest(new Browser.NewContextOptions().setViewportSize(1440, 900));
    }

    /// A new person at a desk, into whose page a test may put scripts.
    Guest open() {
        return guest(new Browser.NewContextOptions().setViewportSize(1440, 900).setBypassCSP(true));
    }

    /// A new person with such a browser.
    Guest guest(Browser.NewContextOptions options) {
        var guest = new Guest(browser.newContext(options.setReducedMotion(ReducedMotion.REDUCE)), address());
        guests.add(guest);
        return guest;
    }

    /// A person goes away, whose browser would otherwise stay open to the end.
    void leave(Guest guest) {
        guests.remove(guest);
        guest.close();
    }

    /// Returns everybody who came, except those who have left.
    List<Guest> guests() {
        return List.copyOf(guests);
    }

    @Override
    public void close() {
        guests.forEach(Guest::close);
        server.close();
    }
}
