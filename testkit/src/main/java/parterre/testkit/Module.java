package parterre.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// The Maven module whose tests are running.
final class Module {
    private Module() {}

    /// Returns its folder. Surefire runs tests there; an IDE may not, and can say `-Dbasedir=FOLDER`.
    static Path folder() {
        return Path.of(System.getProperty("basedir", "")).toAbsolutePath();
    }

    /// Returns the folders that a game has in `languages`, one for each language. A game from outside the tree has that
    /// folder in its module, the games of the tree share the one at the root.
    static List<Path> translations(String slug) {
        var module = folder();
        while (module != null && !Files.isDirectory(module.resolve("languages"))) {
            module = module.getParent();
        }
        if (module == null) {
            return List.of();
        }
        try (var languages = Files.list(module.resolve("languages"))) {
            return languages
                    .map(language -> language.resolve(slug))
                    .filter(Files::isDirectory)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException("cannot read the folder of languages", e);
        }
    }

    /// Returns its path from the root of the tree, as Maven's `-pl` wants it.
    static String path() {
        var root = folder();
        while (root != null && !Files.isDirectory(root.resolve(".mvn"))) {
            root = root.getParent();
        }
        return root == null ? "." : root.relativize(folder()).toString();
    }
}
