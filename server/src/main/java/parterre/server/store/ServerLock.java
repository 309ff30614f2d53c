package parterre.server.store;

import java.nio.file.Path;
import java.util.Optional;

/// Keeps a database for one server. A second server beside it would play on from data that the first has long
/// changed.
public sealed interface ServerLock extends AutoCloseable permits FolderLock, DatabaseLock {
    /// Takes a data folder or, where there is an address, that PostgreSQL.
    ///
    /// @throws java.io.UncheckedIOException if it cannot be used, or another server uses it; says which
    static ServerLock take(Path folder, Optional<String> url) {
        return url.<ServerLock>map(DatabaseLock::take).orElseGet(() -> FolderLock.take(folder));
    }

    /// Says where the server that has it can be reached.
    void reachedAt(String address);

    /// Raises the epoch of the database, as its holder, and returns it.
    ///
    /// @throws java.io.UncheckedIOException if the database is not held any more
    long raiseEpoch(Database database);

    /// Makes sure that it is still held.
    ///
    /// @throws java.io.UncheckedIOException if it is not
    void keep();

    /// Lets others have it.
    @Override
    void close();
}
