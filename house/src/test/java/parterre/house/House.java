package parterre.house;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/// The files of the source tree, for the tests of this room.
final class House {
    /// The root of the checkout, found from wherever the build runs.
    static final Path ROOT = root();

    private House() {}

    private static Path root() {
        var here = Path.of("").toAbsolutePath();
        while (!Files.exists(here.resolve("parterre")) || !Files.exists(here.resolve("pom.xml"))) {
            here = here.getParent();
            if (here == null) {
                throw new IllegalStateException("not within a checkout of Parterre");
            }
        }
        return here;
    }

    /// The games' folders, by name.
    static List<String> games() {
        try (var folders = Files.list(ROOT.resolve("games"))) {
            return folders.filter(folder -> Files.exists(folder.resolve("pom.xml")))
                    .map(folder -> folder.getFileName().toString())
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// The package of the game in this folder: its only folder under `src/main/java/parterre`.
    static String packageOf(String game) {
        var top = ROOT.resolve("games/" + game + "/src/main/java/parterre");
        try (var folders = Files.list(top)) {
            return "parterre." + folders.findFirst().orElseThrow().getFileName();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Every Java file that is not generated.
    static List<Path> javaFiles() {
        return files().filter(file -> file.toString().endsWith(".java")).toList();
    }

    /// Every folder that holds main code.
    static List<Path> mainPackages() {
        return javaFiles().stream()
                .filter(file -> file.toString().contains("/src/main/java/"))
                .map(Path::getParent)
                .distinct()
                .toList();
    }

    static String text(Path file) {
        try {
            return Files.readString(file);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Every file of the tree, what was built and what is hidden left out.
    static Stream<Path> files() {
        try (var walk = Files.walk(ROOT)) {
            return walk
                    .filter(Files::isRegularFile)
                    .filter(file -> Stream.of(ROOT.relativize(file).toString().split("/"))
                            .noneMatch(part ->
                                    part.equals("target") || part.equals("node_modules") || part.startsWith(".")))
                    .toList()
                    .stream();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
