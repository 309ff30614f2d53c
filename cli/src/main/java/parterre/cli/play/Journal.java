package parterre.cli.play;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.file.AtomicMoveNotSupportedException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.time.LocalDateTime;
import java.time.format.DateTimeFormatter;

/// The file that holds the game after every step. It is complete at every moment, so that the game can go on
/// whatever kills the command.
///
/// @param file a record, as `docs/record-format.md` describes it
public record Journal(Path file) {
    private static final DateTimeFormatter STAMP = DateTimeFormatter.ofPattern("yyyyMMdd-HHmmss");

    /// Returns a new file in the folder for journals: `$XDG_STATE_HOME/parterre`, by default
    /// `~/.local/state/parterre`.
    ///
    /// @param game the game's slug, with which the file's name begins
    public static Journal fresh(String game, LocalDateTime now) {
        var home = System.getenv("XDG_STATE_HOME");
        var state = home == null || home.isBlank()
                ? Path.of(System.getProperty("user.home"), ".local", "state")
                : Path.of(home);
        var folder = state.resolve("parterre");
        var name = game + "-" + STAMP.format(now);
        var file = folder.resolve(name + ".record");
        for (int i = 2; Files.exists(file); i++) {
            file = folder.resolve(name + "-" + i + ".record");
        }
        return new Journal(file);
    }

    /// Replaces the record. It writes a file beside the old one, forces it to the disk, and then renames it. So
    /// there is always a complete file.
    ///
    /// @throws UncheckedIOException if it cannot be written
    void write(String record) {
        try {
            var target = file.toAbsolutePath();
            var folder = target.getParent();
            if (folder != null) {
                Files.createDirectories(folder);
            }
            var draft = target.resolveSibling(target.getFileName() + ".new");
            Files.writeString(draft, record);
            try (var channel = FileChannel.open(draft, StandardOpenOption.WRITE)) {
                channel.force(true);
            }
            try {
                Files.move(draft, target, StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING);
            } catch (AtomicMoveNotSupportedException e) {
                Files.move(draft, target, StandardCopyOption.REPLACE_EXISTING);
            }
        } catch (IOException e) {
            throw new UncheckedIOException("the game cannot be kept in " + file + ": " + e.getMessage(), e);
        }
    }

    /// Removes the file, because the game will not go on.
    void discard() {
        try {
            Files.deleteIfExists(file);
        } catch (IOException e) {
            throw new UncheckedIOException(file + " cannot be removed: " + e.getMessage(), e);
        }
    }
}
