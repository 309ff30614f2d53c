package parterre.cli.play;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;

/// Where a person has saved the game besides its journal.
final class Copies {
    private final Set<Path> saved = new HashSet<>();

    /// Writes a record to a file, and says so or why not. A file that was not written from here is left alone.
    String save(String file, String record) {
        if (file.isEmpty()) {
            return "Say where: save FILE";
        }
        try {
            var target = Path.of(file).toAbsolutePath().normalize();
            if (Files.exists(target) && !saved.contains(target)) {
                return file + " stands there already; save the game under another name.";
            }
            var folder = target.getParent();
            if (folder != null && !Files.isDirectory(folder)) {
                return "There is no folder " + folder + "; make it first, or save the game elsewhere.";
            }
            new Journal(target).write(record);
            saved.add(target);
            return "Saved. Go on with: parterre play --resume " + file;
        } catch (InvalidPathException e) {
            return "'" + file + "' is no name of a file.";
        } catch (UncheckedIOException e) {
            return String.valueOf(e.getMessage());
        }
    }
}
