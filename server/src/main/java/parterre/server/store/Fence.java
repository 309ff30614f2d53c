package parterre.server.store;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.OptionalLong;
import org.jdbi.v3.core.Handle;

/// Keeps a server from writing once another server has taken over its database.
///
/// The database holds a number, the epoch. A server raises it when it takes the database over, and remembers its
/// own. Each of its transactions first compares the two, and locks the number until the transaction ends. So a
/// server that was replaced can no longer write, whatever it still believes about its lock. The server that takes
/// over waits for the transaction that is under way.
final class Fence {
    private final Database.Engine engine;
    private volatile OptionalLong own = OptionalLong.empty();

    Fence(Database.Engine engine) {
        this.engine = engine;
    }

    /// Raises the epoch over this connection and returns it. The server with the previous epoch can no longer
    /// write.
    static long raise(Connection connection) throws SQLException {
        try (var statement = connection.createStatement();
                var raised =
                        statement.executeQuery("update writer set epoch = epoch + 1 where id = 1 returning epoch")) {
            if (!raised.next()) {
                throw new SQLException("the table 'writer' has lost its row");
            }
            return raised.getLong(1);
        }
    }

    /// Takes the epoch that was raised as this server's own.
    void own(long epoch) {
        own = OptionalLong.of(epoch);
    }

    /// Returns true if this server has taken the database over.
    boolean isOwned() {
        return own.isPresent();
    }

    /// Checks within a transaction that no other server has taken the database over, and keeps others from doing so
    /// until the transaction ends.
    ///
    /// @throws FencedException if another server has
    void check(Handle handle) {
        compare(
                handle,
                switch (engine) {
                    case POSTGRESQL -> " for update";
                    // A transaction of SQLite that may write is the only one.
                    case SQLITE -> "";
                });
    }

    /// Checks the same without a lock.
    void look(Handle handle) {
        compare(handle, "");
    }

    private void compare(Handle handle, String lock) {
        long epoch = handle.createQuery("select epoch from writer where id = 1" + lock)
                .mapTo(Long.class)
                .one();
        if (own.isPresent() && own.getAsLong() != epoch) {
            throw new FencedException();
        }
    }
}
