package parterre.lab.games;

import java.sql.Connection;
import java.sql.SQLException;
import java.util.Objects;
import java.util.Properties;
import org.duckdb.DuckDBConnection;
import org.duckdb.DuckDBDriver;

/// Opens databases that live in memory.
final class DuckDb {
    private DuckDb() {}

    /// Returns a new database. The driver is named here, because on a cluster it comes by a class loader that
    /// [java.sql.DriverManager] does not ask.
    static DuckDBConnection open() throws SQLException {
        Connection connection = new DuckDBDriver().connect("jdbc:duckdb:", new Properties());
        return (DuckDBConnection) Objects.requireNonNull(connection);
    }
}
