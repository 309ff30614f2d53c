package parterre.browser;

import com.microsoft.playwright.Browser;
import com.microsoft.playwright.BrowserType;
import com.microsoft.playwright.Playwright;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;
import org.jspecify.annotations.Nullable;

/// The system's Chromium, rather without a window's frame around it (headless shell), which halves the time of the
/// tests. Where it is missing, root installs it; anybody else is told what to do.
final class Chromium {
    /// The arguments that let Chromium talk only to the server under test.
    private static final List<String> ARGUMENTS = List.of(
            "--no-sandbox",
            "--disable-gpu",
            "--disable-quic",
            "--no-first-run",
            "--disable-background-networking",
            "--disable-component-update",
            "--disable-sync");

    private static final Path SHELL = Path.of("/usr/bin/chromium-headless-shell");
    private static final List<Path> PLACES = List.of(
            SHELL,
            Path.of("/usr/bin/chromium"),
            Path.of("/usr/bin/chromium-browser"),
            Path.of("/usr/bin/google-chrome"));
    private static final long MINUTES_TO_INSTALL = 10;

    private static @Nullable Browser browser;

    private Chromium() {}

    /// Returns the browser of this process, with which it ends: to start one takes longer than most tests.
    static Browser browser() throws IOException, InterruptedException {
        if (browser == null) {
            var chromium = find();
            var playwright = Playwright.create();
            Runtime.getRuntime().addShutdownHook(new Thread(playwright::close));
            browser = playwright
                    .chromium()
                    .launch(new BrowserType.LaunchOptions()
                            .setExecutablePath(chromium)
                            .setArgs(ARGUMENTS));
        }
        return browser;
    }

    private static Path find() throws IOException, InterruptedException {
        if (!Files.isExecutable(SHELL) && "root".equals(System.getProperty("user.name"))) {
            run("apt-get", "update", "-q");
            run("apt-get", "install", "-y", "-q", "chromium-headless-shell");
        }
        return found().stream()
                .findFirst()
                .orElseThrow(() -> new IllegalStateException("The browser tests want Chromium at one of " + PLACES
                        + ": apt-get install chromium-headless-shell"));
    }

    private static List<Path> found() {
        return PLACES.stream().filter(Files::isExecutable).toList();
    }

    private static void run(String... command) throws IOException, InterruptedException {
        var process = new ProcessBuilder(Stream.of(command).toList())
                .redirectErrorStream(true)
                .redirectOutput(ProcessBuilder.Redirect.DISCARD)
                .start();
        if (!process.waitFor(MINUTES_TO_INSTALL, TimeUnit.MINUTES)) {
            process.destroy();
        }
    }
}
