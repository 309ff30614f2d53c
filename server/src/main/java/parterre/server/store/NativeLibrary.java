package parterre.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/// Chooses the folder into which SQLite unpacks its native library. In the common folder for temporary files
/// a full disk would keep a server from its start, and each `kill -9` would leave a library behind.
final class NativeLibrary {
    /// An operator who sets this property decides for themselves.
    private static final String FOLDER = "org.sqlite.tmpdir";

    /// The library takes about 2 MB. On a disk that is fuller, SQLite itself says so, from the common folder.
    private static final long LEAST_ROOM = 8L << 20;

    private NativeLibrary() {}

    /// Lets SQLite unpack its library in a folder of the data folder, unless something else has been said before, and
    /// deletes what earlier programs left there.
    static synchronized void unpackIn(Path data) {
        if (System.getProperty(FOLDER) != null) {
            return;
        }
        var folder = data.resolve("native").toAbsolutePath();
        try {
            if (Files.getFileStore(data).getUsableSpace() < LEAST_ROOM) {
                return;
            }
            Database.make(folder);
            for (var left : files(folder)) {
                Files.deleteIfExists(left);
            }
            System.setProperty(FOLDER, folder.toString());
        } catch (IOException e) {
            throw new UncheckedIOException("cannot clear " + folder, e);
        }
    }

    private static List<Path> files(Path folder) throws IOException {
        try (var files = Files.list(folder)) {
            return files.toList();
        }
    }
}
