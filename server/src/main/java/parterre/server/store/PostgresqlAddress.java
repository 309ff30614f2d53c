package parterre.server.store;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.time.Duration;
import java.util.Properties;

/// Addresses of PostgreSQL databases: `jdbc:postgresql://host/name?user=...`, or the same without `jdbc:`.
public final class PostgresqlAddress {
    /// After so long without an answer a PostgreSQL counts as away.
    static final Duration SILENCE = Duration.ofSeconds(10);

    private PostgresqlAddress() {}

    /// Returns true if a PostgreSQL can be named like this, whether or not there is one.
    public static boolean isValid(String url) {
        try {
            return jdbc(url).matches("jdbc:postgresql:[^@?]+(\\?.*)?")
                    && DriverManager.getDriver(jdbc(url)).acceptsURL(jdbc(url));
        } catch (SQLException e) {
            return false;
        }
    }

    /// Returns the name of a database: its address without the part after the question mark, where a password stands.
    static String name(String url) {
        return url.replaceFirst("\\?.*", "");
    }

    static String jdbc(String url) {
        return url.startsWith("jdbc:") ? url : "jdbc:" + url;
    }

    /// Opens a connection beside the pool. A PostgreSQL that does not answer is waited for as long as in the pool.
    ///
    /// @param url also of a SQLite
    static Connection connect(String url) throws SQLException {
        var properties = new Properties();
        if (url.startsWith("jdbc:postgresql:")) {
            properties.setProperty("loginTimeout", Long.toString(SILENCE.toSeconds()));
            properties.setProperty("socketTimeout", Long.toString(SILENCE.toSeconds()));
        }
        return DriverManager.getConnection(url, properties);
    }
}
