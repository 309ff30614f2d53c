package parterre.testkit;

import java.nio.file.Files;
import java.nio.file.Path;

/// The Maven module whose tests are running.
final class Module {
    private Module() {}

    /// Returns its folder. Surefire runs tests there; an IDE may not, and can say `-Dbasedir=FOLDER`.
    static Path folder() {
        return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    }

    /// Returns its path from the root of the house, as Maven's `-pl` wants it.
    static String path() {
        var root = folder();
        while (root != null && !Files.isDirectory(root.resolve(".mvn"))) {
            root = root.getParent();
        }
        return root == null ? "." : root.relativize(folder()).toString();
    }
}
