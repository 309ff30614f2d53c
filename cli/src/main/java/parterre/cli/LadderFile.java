package parterre.cli;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.channels.FileChannel;
import java.nio.channels.OverlappingFileLockException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import parterre.cli.words.FileFault;
import parterre.cli.words.LabCommandMessages;
import parterre.lab.tournament.Ladder;
import parterre.stored.StoredException;

/// The file of a standing ladder. One tournament at a time has it open: two would replace each other's
/// results. The lock is on a file beside it, because each save replaces the ladder itself. The system drops
/// the lock when the process ends, also when it is killed.
final class LadderFile implements AutoCloseable {
    private final Path file;
    private final FileChannel lock;

    private LadderFile(Path file, FileChannel lock) {
        this.file = file;
        this.lock = lock;
    }

    /// Opens the file of a ladder, which need not exist; complains if another tournament has it open.
    static LadderFile open(Path file) {
        try {
            var lock = FileChannel.open(beside(file, ".lock"), StandardOpenOption.CREATE, StandardOpenOption.WRITE);
            if (isFree(lock)) {
                return new LadderFile(file, lock);
            }
            lock.close();
        } catch (IOException e) {
            throw notWritten(file, e);
        }
        throw CommandException.input(new LabCommandMessages.LadderInUse(file.toString()));
    }

    private static boolean isFree(FileChannel lock) {
        try {
            return lock.tryLock() != null;
        } catch (OverlappingFileLockException _) {
            return false; // this process has it open already
        } catch (IOException _) {
            return true; // some network drives know no locks
        }
    }

    /// Returns the ladder; empty if there is no file yet.
    Optional<Ladder> read() {
        if (!java.nio.file.Files.exists(file)) {
            return Optional.empty();
        }
        try {
            return Optional.of(Ladder.ofJson(Files.text(file.toString())));
        } catch (StoredException _) {
            throw CommandException.input(new LabCommandMessages.NotALadder(file.toString()));
        }
    }

    /// Writes the ladder whole, so that a command that is killed loses one meeting at most.
    void save(Ladder ladder) {
        try {
            var part = beside(file, ".part");
            java.nio.file.Files.writeString(part, ladder.json());
            java.nio.file.Files.move(part, file, StandardCopyOption.REPLACE_EXISTING);
        } catch (IOException e) {
            throw notWritten(file, e);
        }
    }

    private static Path beside(Path file, String ending) {
        return file.resolveSibling(file.getFileName() + ending);
    }

    private static CommandException notWritten(Path file, IOException e) {
        return CommandException.input(new FileFault.NotWritten(file.toString(), FileFault.reason(e)));
    }

    @Override
    public void close() {
        try {
            lock.close();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }

    @Override
    public String toString() {
        return file.toString();
    }
}
