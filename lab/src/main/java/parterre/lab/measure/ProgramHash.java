package parterre.lab.measure;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.net.URISyntaxException;
import java.nio.file.FileSystems;
import java.nio.file.Files;
import java.nio.file.Path;
import java.security.MessageDigest;
import java.security.NoSuchAlgorithmException;
import java.util.HexFormat;
import java.util.List;
import java.util.SortedMap;
import java.util.TreeMap;
import parterre.bots.BotSpec;
import parterre.engine.Attachment;
import parterre.engine.Luck;
import parterre.engine.box.GameBox;
import parterre.lab.experiment.Experiment;
import parterre.lab.game.Unit;
import parterre.lab.statistics.RatioSums;
import parterre.review.LuckMeter;

/// Identifies the program that plays and measures games by the content of its files, since a build has no number of
/// its own. The same program has the same hash on every machine, from jars and from folders of classes.
final class ProgramHash {
    /// A class of each package that can change the outcome of a game or a measure.
    private static final List<Class<?>> PARTS = List.of(
            Luck.class,
            BotSpec.class,
            LuckMeter.class,
            Experiment.class,
            Unit.class,
            ProgramHash.class,
            RatioSums.class);

    private static final ClassValue<String> HASHES = new ClassValue<>() {
        @Override
        protected String computeValue(Class<?> box) {
            var files = new TreeMap<String, byte[]>();
            PARTS.forEach(part -> add(part, files));
            add(box, files);
            return hash(files);
        }
    };

    private ProgramHash() {}

    /// Returns the SHA-256 of the engine, the bots, the laboratory and a game, as 64 hexadecimal digits.
    static String of(GameBox<?, ?, ?> box) {
        return HASHES.get(box.getClass());
    }

    private static void add(Class<?> part, SortedMap<String, byte[]> files) {
        var source = part.getProtectionDomain().getCodeSource();
        if (source == null) {
            return; // made in memory, so that no file has it
        }
        try {
            add(Path.of(source.getLocation().toURI()), part.getPackageName(), files);
        } catch (URISyntaxException e) {
            throw new IllegalStateException(e);
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    /// Adds the files of a package and of the packages in it.
    ///
    /// @param source a jar, or a folder of classes
    static void add(Path source, String name, SortedMap<String, byte[]> files) throws IOException {
        if (Files.isDirectory(source)) {
            addFolder(source, name, files);
        } else {
            try (var jar = FileSystems.newFileSystem(source)) {
                addFolder(jar.getPath("/"), name, files);
            }
        }
    }

    private static void addFolder(Path root, String name, SortedMap<String, byte[]> files) throws IOException {
        try (var found = Files.walk(root.resolve(name.replace('.', '/')))) {
            for (var file : found.filter(Files::isRegularFile).toList()) {
                files.put(root.relativize(file).toString().replace('\\', '/'), Files.readAllBytes(file));
            }
        }
    }

    /// Returns the SHA-256 of files with their names.
    static String hash(SortedMap<String, byte[]> files) {
        try {
            var all = new StringBuilder();
            for (var file : files.entrySet()) {
                var content = MessageDigest.getInstance("SHA-256").digest(file.getValue());
                all.append(file.getKey())
                        .append(' ')
                        .append(HexFormat.of().formatHex(content))
                        .append('\n');
            }
            return Attachment.sha256(all.toString());
        } catch (NoSuchAlgorithmException e) {
            throw new IllegalStateException("every Java platform has SHA-256", e);
        }
    }
}
