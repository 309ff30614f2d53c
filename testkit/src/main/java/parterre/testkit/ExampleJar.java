package parterre.testkit;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.jar.JarEntry;
import java.util.jar.JarOutputStream;

/// Packs compiled classes as a jar, as Maven does, for tests of games from outside the tree.
public final class ExampleJar {
    private ExampleJar() {}

    /// Packs the example game of the tree, whose module must have been built.
    ///
    /// @param folder where the jar is put
    public static Path thirstyPots(Path folder) {
        var root = Module.folder();
        while (root != null && !Files.isDirectory(root.resolve(".mvn"))) {
            root = root.getParent();
        }
        if (root == null) {
            throw new IllegalStateException(Module.folder() + " is not within a checkout of Parterre");
        }
        return pack(root.resolve("examples/thirsty-pots/target/classes"), folder.resolve("thirsty-pots.jar"));
    }

    /// Packs the files of a folder.
    ///
    /// @return the jar
    public static Path pack(Path classes, Path jar) {
        try (var files = Files.walk(classes);
                var out = new JarOutputStream(Files.newOutputStream(jar))) {
            for (var file : files.filter(Files::isRegularFile).sorted().toList()) {
                out.putNextEntry(
                        new JarEntry(classes.relativize(file).toString().replace('\\', '/')));
                Files.copy(file, out);
                out.closeEntry();
            }
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
        return jar;
    }
}
