package parterre.server.store;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.ByteBuffer;
import java.nio.channels.FileChannel;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardOpenOption;
import java.util.Map;
import java.util.concurrent.ConcurrentHashMap;

/// Keeps a data folder for one server.
///
/// The system holds the lock as long as the process lives, so that one that was killed leaves nothing behind to clear.
public final class FolderLock implements Hold {
    /// What is locked lies behind all text, which others can read then on every system.
    private static final long FAR_BEHIND = Long.MAX_VALUE - 1;

    /// Systems lock for a whole process: what it holds itself it must know itself.
    private static final Map<Path, FolderLock> HELD = new ConcurrentHashMap<>();

    private final Path folder;
    private final FileChannel file;
    private volatile String holder = process();

    private FolderLock(Path folder, FileChannel file) {
        this.folder = folder;
        this.file = file;
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
            var path = real.resolve("parterre.lock");
            var file = FileChannel.open(
                    path, StandardOpenOption.CREATE, StandardOpenOption.READ, StandardOpenOption.WRITE);
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

    private static String inUse(String holder) {
        return "a server uses it already, " + holder + "; stop that one, or choose another folder by --data";
    }

    private static String process() {
        return "the process " + ProcessHandle.current().pid();
    }

    @Override
    public void reachedAt(String address) {
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

    /// The system keeps it.
    @Override
    public void keep() {}

    @Override
    public void close() {
        HELD.remove(folder);
        try {
            file.close();
        } catch (IOException e) {
            throw new UncheckedIOException("the data folder " + folder + " cannot be given back", e);
        }
    }
}
