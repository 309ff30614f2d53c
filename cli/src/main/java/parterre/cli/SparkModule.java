package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URISyntaxException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.regex.Pattern;
import parterre.cli.words.LabCommandMessages;
import parterre.lab.run.Cluster;

/// Finds the module that plays experiments on Spark. It is not part of `parterre.jar`, because its libraries are far
/// larger than all the rest. Its folder has its own jar, and the libraries in `jars/`.
final class SparkModule {
    private static final String VARIABLE = "PARTERRE_SPARK";
    private static final String BUILT = "lab-spark/target/spark";
    private static final String BESIDE = "spark";
    private static final Pattern MASTER =
            Pattern.compile("local(\\[(\\*|[1-9][0-9]{0,3})])?|spark://[^/\\s]+:[0-9]+(,[^/\\s]+:[0-9]+)*");

    private SparkModule() {}

    /// Complains if this is no address of Spark, or if the module is not there.
    static void check(String master) {
        if (!MASTER.matcher(master).matches()) {
            throw CommandException.usage(new LabCommandMessages.NotAMaster(master));
        }
        provider(System.getenv());
    }

    /// Connects to Spark; complains if that fails.
    static Cluster connect(String master) {
        var provider = provider(System.getenv());
        var thread = Thread.currentThread();
        var before = thread.getContextClassLoader();
        // Spark finds its own parts, and the games, by the class loader of the thread that starts it.
        thread.setContextClassLoader(provider.getClass().getClassLoader());
        try {
            return provider.connect(master);
        } catch (IllegalStateException e) {
            throw CommandException.input(new LabCommandMessages.MasterLost(master, String.valueOf(e.getMessage())));
        } finally {
            thread.setContextClassLoader(before);
        }
    }

    /// Returns the module; complains if it is not there.
    static Cluster.Provider provider(Map<String, String> environment) {
        var present = Thread.currentThread().getContextClassLoader();
        return Cluster.provider(present).orElseGet(() -> {
            var folder = folder(environment);
            var jars = new ArrayList<Path>(jars(folder));
            jars.addAll(jars(folder.resolve("jars")));
            // The class loader lives as long as the process.
            var loader = new URLClassLoader(jars.stream().map(SparkModule::url).toArray(URL[]::new), present);
            return Cluster.provider(loader)
                    .orElseThrow(() -> CommandException.input(new LabCommandMessages.NoSpark(folder.toString())));
        });
    }

    /// Returns the folder that the variable names, that beside the program's jar, or that in which the tree builds it.
    private static Path folder(Map<String, String> environment) {
        var named = environment.getOrDefault(VARIABLE, "");
        if (!named.isBlank()) {
            return Path.of(named);
        }
        var beside = program().resolveSibling(BESIDE);
        if (Files.isDirectory(beside)) {
            return beside;
        }
        // The tree builds the program in cli/target.
        var tree = program().resolve("../../..").normalize();
        return tree.resolve(BUILT);
    }

    private static Path program() {
        try {
            return Path.of(SparkModule.class
                    .getProtectionDomain()
                    .getCodeSource()
                    .getLocation()
                    .toURI());
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        }
    }

    private static List<Path> jars(Path folder) {
        if (!Files.isDirectory(folder)) {
            return List.of();
        }
        try (var files = Files.list(folder)) {
            return files.filter(file -> file.toString().endsWith(".jar"))
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    private static URL url(Path jar) {
        try {
            return jar.toUri().toURL();
        } catch (MalformedURLException e) {
            throw new IllegalArgumentException(jar + " has no address", e);
        }
    }
}
