package parterre.server.store;

import java.io.IOException;
import java.nio.channels.FileChannel;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.sql.DriverManager;
import java.sql.SQLException;

/// A copy of a SQLite database as it stands at one instant, also while a server writes to it.
public final class Backup {
    private Backup() {}

    /// Writes the database of a data folder into one file, which is a database again. It stands there whole or not at
    /// all, and is its owner's alone.
    ///
    /// @param folder the server's data folder
    /// @param file where there is nothing yet
    /// @throws NoSuchFileException if the folder holds no database
    /// @throws FileAlreadyExistsException if the file is there already
    /// @throws IOException if it cannot be read or written
    public static void write(Path folder, Path file) throws IOException {
        var database = Database.file(folder);
        if (!Files.exists(database)) {
            throw new NoSuchFileException(database.toString());
        }
        if (Files.exists(file)) {
            throw new FileAlreadyExistsException(file.toString());
        }
        NativeLibrary.unpackIn(folder);
        var part = file.resolveSibling(file.getFileName() + ".part");
        Files.deleteIfExists(part);
        Files.createFile(part, Database.ownersAlone(part, "rw-------"));
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + database + "?busy_timeout=60000");
                var copy = connection.prepareStatement("vacuum into ?")) {
            copy.setString(1, part.toString());
            copy.execute();
        } catch (SQLException e) {
            Files.deleteIfExists(part);
            throw new IOException(e.getMessage(), e);
        }
        try (var written = FileChannel.open(part, StandardOpenOption.WRITE)) {
            written.force(true);
        }
        Files.move(part, file, StandardCopyOption.ATOMIC_MOVE);
    }
}
