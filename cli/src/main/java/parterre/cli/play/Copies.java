package parterre.cli.play;

import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.InvalidPathException;
import java.nio.file.Path;
import java.util.HashSet;
import java.util.Set;
import parterre.cli.words.FileFault;
import parterre.cli.words.Localizer;
import parterre.engine.Message;

/// The files in which a person has saved the game, besides its journal.
final class Copies {
    private final Set<Path> saved = new HashSet<>();
    private final Localizer localizer;

    Copies(Localizer localizer) {
        this.localizer = localizer;
    }

    /// Writes a record to a file, and returns a message about the result. It never overwrites a file that it
    /// did not write.
    String save(String file, String record) {
        return localizer.say(saved(file, record));
    }

    private Message saved(String file, String record) {
        if (file.isEmpty()) {
            return new TableMessages.SaveWhere();
        }
        try {
            var target = Path.of(file).toAbsolutePath().normalize();
            if (Files.exists(target) && !saved.contains(target)) {
                return new TableMessages.FileThere(file);
            }
            var folder = target.getParent();
            if (folder != null && !Files.isDirectory(folder)) {
                return new TableMessages.FolderMissing(folder.toString());
            }
            new Journal(target).write(record);
            saved.add(target);
            return new TableMessages.Saved(file);
        } catch (InvalidPathException e) {
            return new TableMessages.NoFileName(file);
        } catch (UncheckedIOException e) {
            return new FileFault.NotWritten(file, FileFault.reason(e));
        }
    }
}
