package parterre.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.nio.file.attribute.BasicFileAttributes;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/// Keeps a data folder for one server.
///
/// The system holds the lock as long as the process lives, so that one that was killed leaves nothing behind to clear.
public final class FolderLock implements ServerLock {
    /// The locked byte lies far behind the text, so that others can read the text on every system.
    private static final long FAR_BEHIND = Long.MAX_VALUE - 1;

    /// Systems lock for a whole process, so this process keeps a list of its own locks.
    private static final Map<Path, FolderLock> HELD = new ConcurrentHashMap<>();

    private final Path folder;
    private FileChannel file;
    private volatile String holder = process();

    private Optional<Object> key;

    private FolderLock(Path folder, FileChannel file) throws IOException {
        this.folder = folder;
        this.file = file;
        key = key(folder);
    }

    /// Takes the folder, which is made if need be.
    ///
    /// @throws UncheckedIOException if it cannot be used, or another server uses it; says which
    public static synchronized FolderLock take(Path folder) {
        Database.make(folder);
        try {
            var real = folder.toRealPath();
            var held = HELD.get(real);
            if (held != null) {
                throw new IOException(inUse(held.holder));
            }
            var path = file(real);
            var file = opened(path);
            if (file.tryLock(FAR_BEHIND, 1, false) == null) {
                file.close();
                throw new IOException(inUse(Files.readString(path).strip()));
            }
            var lock = new FolderLock(real, file);
            HELD.put(real, lock);
            lock.write();
            return lock;
        } catch (IOException e) {
            throw new UncheckedIOException("the data folder " + folder + " cannot be used", e);
        }
    }

    /// Returns the server that uses a folder, with its address once it is open.
    ///
    /// @throws IOException if the lock cannot be read
    static synchronized Optional<String> holder(Path folder) throws IOException {
        if (!Files.exists(file(folder))) {
            return Optional.empty();
        }
        var held = HELD.get(folder.toRealPath());
        if (held != null) {
            return Optional.of(held.holder);
        }
        try (var file = FileChannel.open(file(folder), StandardOpenOption.READ);
                var free = file.tryLock(FAR_BEHIND, 1, true)) {
            return free == null ? Optional.of(Files.readString(file(folder)).strip()) : Optional.empty();
        }
    }

    private static Path file(Path folder) {
        return folder.resolve("parterre.lock");
    }

    private static FileChannel opened(Path path) throws IOException {
        return FileChannel.open(
                path,
                Set.of(StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE),
                Database.ownersAlone(path, "rw-------"));
    }

    private static String inUse(String holder) {
        return "a server uses it already, " + holder + "; stop that one, or choose another folder by --data";
    }

    private static String process() {
        return "the process " + ProcessHandle.current().pid();
    }

    @Override
    public synchronized void reachedAt(String address) {
        holder = process() + " at " + address;
        try {
            write();
        } catch (IOException e) {
            throw new UncheckedIOException("the data folder " + folder + " cannot be used", e);
        }
    }

    private void write() throws IOException {
        file.truncate(0);
        file.write(ByteBuffer.wrap((holder + "\n").getBytes(StandardCharsets.UTF_8)), 0);
    }

    @Override
    public long raiseEpoch(Database database) {
        return database.raiseEpoch();
    }

    /// Makes the lock file again and locks it, if somebody has deleted it. If another server was faster, that one has
    /// taken over the database, and the [Fence] keeps this one from writing.
    @Override
    public synchronized void keep() {
        try {
            if (isStillThere()) {
                return;
            }
            var again = opened(file(folder));
            if (again.tryLock(FAR_BEHIND, 1, false) == null) {
                again.close();
                return;
            }
            file.close();
            file = again;
            key = key(folder);
            write();
        } catch (IOException e) {
            throw new UncheckedIOException("the data folder " + folder + " cannot be used", e);
        }
    }

    private boolean isStillThere() throws IOException {
        return Files.exists(file(folder)) && key.equals(key(folder));
    }

    /// Returns the identity of the lock file, which another file of the same name does not have. Empty if the system
    /// does not tell it.
    private static Optional<Object> key(Path folder) throws IOException {
        return Optional.ofNullable(
                Files.readAttributes(file(folder), BasicFileAttributes.class).fileKey());
    }

    @Override
    public synchronized void close() {
        HELD.remove(folder);
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException("the data folder " + folder + " cannot be given back", e);
        }
    }
}
