package parterre.cli;

import java.io.File;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.MalformedURLException;
import java.net.URL;
import java.net.URLClassLoader;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.ServiceConfigurationError;
import java.util.ServiceLoader;
import java.util.Set;
import java.util.jar.JarFile;
import java.util.stream.Stream;
import parterre.cli.words.JarMessages;
import parterre.engine.box.GameBox;
import parterre.wording.CatalogueCheck;
import parterre.wording.MessageCatalogue;
import parterre.wording.NameKeys;

/// Finds games in jars outside the tree: those that `--games FILE.jar` names, those of the variable `PARTERRE_GAMES`,
/// and those in `plugins/` of the working folder and of the data folder.
///
/// The jars are added to the context class loader, by which [Boxes] finds games. This happens before the command
/// line is read, because help and completion name the games. Commands that play many games have a number behind an
/// option of the same name; only a name that ends with `.jar` is a jar.
final class GameJars {
    private static final String OPTION = "--games";
    private static final String VARIABLE = "PARTERRE_GAMES";
    private static final String JAR = ".jar";
    private static final String DATA = "--data";
    private static final String PLUGINS = "plugins";
    private static final String SERVICE = "META-INF/services/" + GameBox.class.getName();

    private GameJars() {}

    /// Returns the jars that a command line and its surroundings name, each once.
    ///
    /// @param environment the variables; PARTERRE_GAMES has jars that are separated as in a class path
    /// @param home the working folder
    static List<Path> named(String[] args, Map<String, String> environment, Path home) {
        var jars = new LinkedHashSet<Path>();
        values(args, OPTION).stream()
                .filter(GameJars::isJar)
                .forEach(name -> jars.add(home.resolve(name).normalize()));
        Stream.of(environment.getOrDefault(VARIABLE, "").split(File.pathSeparator, -1))
                .filter(name -> !name.isBlank())
                .forEach(name -> jars.add(home.resolve(name).normalize()));
        var data = values(args, DATA);
        jars.addAll(plugins(home));
        jars.addAll(plugins(home.resolve(data.isEmpty() ? "data" : data.getLast())));
        return List.copyOf(jars);
    }

    /// Returns the command line without the jars that it names.
    static String[] without(String[] args) {
        var rest = new ArrayList<String>();
        for (int i = 0; i < args.length; i++) {
            if (args[i].equals(OPTION) && i + 1 < args.length && isJar(args[i + 1])) {
                i++;
            } else if (!args[i].startsWith(OPTION + "=") || !isJar(args[i])) {
                rest.add(args[i]);
            }
        }
        return rest.toArray(String[]::new);
    }

    private static boolean isJar(String name) {
        return name.endsWith(JAR);
    }

    private static List<String> values(String[] args, String option) {
        var values = new ArrayList<String>();
        for (int i = 0; i < args.length; i++) {
            if (args[i].startsWith(option + "=")) {
                values.add(args[i].substring(option.length() + 1));
            } else if (args[i].equals(option) && i + 1 < args.length) {
                values.add(args[i + 1]);
            }
        }
        return values;
    }

    private static List<Path> plugins(Path folder) {
        var plugins = folder.resolve(PLUGINS);
        if (!Files.isDirectory(plugins)) {
            return List.of();
        }
        try (var files = Files.list(plugins)) {
            return files.filter(file -> isJar(file.toString()))
                    .map(Path::normalize)
                    .sorted()
                    .toList();
        } catch (IOException e) {
            throw CommandException.input(new JarMessages.FolderUnreadable(plugins.toString()));
        }
    }

    /// Returns a class loader with the games of these jars, after those that are here already.
    ///
    /// @throws Complaint naming the jar, if one cannot be used
    static ClassLoader loader(List<Path> jars) {
        var own = GameJars.class.getClassLoader();
        if (jars.isEmpty()) {
            return own;
        }
        var taken = new HashSet<>(GameLookup.slugs());
        for (var jar : jars) {
            for (var slug : slugs(jar, own)) {
                if (!taken.add(slug)) {
                    throw CommandException.input(new JarMessages.SlugTaken(jar.toString(), slug));
                }
            }
        }
        return new URLClassLoader(jars.stream().map(GameJars::url).toArray(URL[]::new), own);
    }

    /// Returns the slugs of the games in this jar.
    private static Set<String> slugs(Path jar, ClassLoader own) {
        if (!Files.isRegularFile(jar)) {
            throw CommandException.input(new JarMessages.NoJar(jar.toString()));
        }
        try (var file = new JarFile(jar.toFile())) {
            if (file.getEntry(SERVICE) == null) {
                throw CommandException.input(new JarMessages.NoGameInJar(jar.toString(), SERVICE));
            }
        } catch (IOException e) {
            throw CommandException.input(new JarMessages.NotAJar(jar.toString()));
        }
        var loader = new URLClassLoader(new URL[] {url(jar)}, own);
        var slugs = new LinkedHashSet<String>();
        try {
            for (GameBox<?, ?, ?> box : ServiceLoader.load(GameBox.class, loader)) {
                var slug = box.game().info().slug();
                if (loader.equals(box.getClass().getClassLoader())) {
                    check(jar, box);
                    slugs.add(slug);
                } else if (isIn(jar, box)) {
                    throw CommandException.input(new JarMessages.SlugTaken(jar.toString(), slug));
                }
            }
        } catch (ServiceConfigurationError | LinkageError | RuntimeException e) {
            if (e instanceof CommandException) {
                throw e;
            }
            throw CommandException.input(new JarMessages.BrokenJar(jar.toString(), e.toString()));
        }
        return slugs;
    }

    /// Returns true if the jar has this class too, which is already here.
    private static boolean isIn(Path jar, GameBox<?, ?, ?> box) {
        try (var file = new JarFile(jar.toFile())) {
            return file.getEntry(box.getClass().getName().replace('.', '/') + ".class") != null;
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Checks that the game has its rules and its words, without which nothing can show it.
    private static void check(Path jar, GameBox<?, ?, ?> box) {
        var problems = MessageCatalogue.find(box, MessageCatalogue.STANDARD)
                .map(words -> CatalogueCheck.problems(words, box.messages(), NameKeys.of(box)))
                .orElse(List.of(MessageCatalogue.path(box.game().info().slug(), MessageCatalogue.STANDARD)));
        if (!problems.isEmpty()) {
            throw CommandException.input(new JarMessages.WordlessGame(
                    jar.toString(), box.game().info().slug(), problems.size(), problems.getFirst()));
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
