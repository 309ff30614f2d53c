package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.Locale;
import java.util.Map;
import java.util.Objects;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import javax.lang.model.SourceVersion;
import org.jspecify.annotations.Nullable;
import parterre.cli.words.JarMessages;
import picocli.CommandLine.Command;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Parameters;
import picocli.CommandLine.Spec;

/// `parterre new-game`: copies the example game under a new name.
@Command(name = "new-game")
final class NewGameCommand implements Runnable {
    private static final String SKELETON = "/parterre/skeleton/";
    private static final Pattern NAME = Pattern.compile("[A-Za-z][A-Za-z0-9]*([ -][A-Za-z0-9]+)*");

    /// Words that would make a class of the new game called like one of the contract.
    private static final Set<String> CONTRACT = Set.of("Game", "Record", "View");

    @Spec
    private CommandSpec spec;

    @Parameters(index = "0", descriptionKey = "name", paramLabel = "NAME")
    private String name;

    @Parameters(index = "1", arity = "0..1", descriptionKey = "folder", paramLabel = "FOLDER")
    private @Nullable Path folder;

    @Override
    public void run() {
        var names = Names.of(name);
        var target = folder == null ? Path.of(names.slug()) : folder;
        if (Files.exists(target)) {
            throw CommandException.usage(new JarMessages.FolderExists(target.toString()));
        }
        var files = files(isWithinTheTree(target));
        try {
            for (var file : files.entrySet()) {
                var path = target.resolve(names.in(file.getKey()));
                Files.createDirectories(Objects.requireNonNull(path.getParent()));
                Files.writeString(path, names.in(file.getValue()));
            }
        } catch (IOException e) {
            throw new UncheckedIOException("cannot write to " + target, e);
        }
        spec.commandLine()
                .getOut()
                .println(Parterre.localizer(spec)
                        .say(new JarMessages.NewGameMade(names.title(), target.toString(), files.size())));
    }

    /// Returns true if the folder is one of the folders of games in the tree of Parterre.
    private static boolean isWithinTheTree(Path target) {
        var games = Objects.requireNonNull(target.toAbsolutePath().normalize().getParent())
                .resolve("pom.xml");
        try {
            return Files.exists(games) && Files.readString(games).contains("<artifactId>parterre-games</artifactId>");
        } catch (IOException e) {
            throw new UncheckedIOException(games + " cannot be read", e);
        }
    }

    /// Returns the texts of the skeleton by their paths.
    private static Map<String, String> files(boolean within) {
        var files = new LinkedHashMap<String, String>();
        text("files.txt").lines().forEach(path -> files.put(path, text(path)));
        files.put(
                "pom.xml",
                within
                        ? text("pom.xml")
                                .replaceFirst("\\s*<relativePath>.*</relativePath>", "")
                                .replaceFirst("\\s*<!--[^>]*-->\\s*<languages>.*</languages>", "")
                        : text("outside-pom.xml"));
        files.put("README.md", text("README.md"));
        return files;
    }

    private static String text(String path) {
        try (var file = NewGameCommand.class.getResourceAsStream(SKELETON + path)) {
            return new String(Objects.requireNonNull(file, path).readAllBytes(), StandardCharsets.UTF_8);
        } catch (IOException e) {
            throw new UncheckedIOException(path, e);
        }
    }

    /// The names of a game in their different spellings.
    ///
    /// @param title as people write it
    /// @param slug in addresses and commands
    /// @param type what its classes begin with
    /// @param prefix what its rules begin with
    record Names(String title, String slug, String type, String prefix) {
        /// Returns the names of a game that people write like this.
        static Names of(String title) {
            var words = title.strip().split("[ -]+");
            var type = Stream.of(words).map(Names::capital).collect(Collectors.joining());
            var small = type.toLowerCase(Locale.ROOT);
            if (!NAME.matcher(title.strip()).matches() || !SourceVersion.isName(small) || CONTRACT.contains(type)) {
                throw CommandException.usage(new JarMessages.NotAGameName(title));
            }
            var initials = Stream.of(words).map(word -> word.substring(0, 1)).collect(Collectors.joining());
            var prefix = words.length > 1 ? initials : (title.strip() + "X").substring(0, 2);
            return new Names(
                    title.contains("-")
                            ? Stream.of(words).map(Names::capital).collect(Collectors.joining(" "))
                            : title.strip(),
                    String.join("-", words).toLowerCase(Locale.ROOT),
                    type,
                    prefix.toUpperCase(Locale.ROOT));
        }

        private static String capital(String word) {
            return word.substring(0, 1).toUpperCase(Locale.ROOT) + word.substring(1);
        }

        /// Returns the text with these names in place of those of the example game.
        String in(String text) {
            return text.replace("ThirstyPots", type)
                    .replace("thirstypots", type.toLowerCase(Locale.ROOT))
                    .replace("thirsty-pots", slug)
                    .replace("Thirsty Pots", title)
                    .replace("\"TP\"", '"' + prefix + '"')
                    .replace("TP-", prefix + "-");
        }
    }
}
