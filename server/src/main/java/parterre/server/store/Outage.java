package parterre.server.store;

import java.net.ConnectException;
import java.net.NoRouteToHostException;
import java.net.UnknownHostException;
import java.sql.SQLException;
import java.sql.SQLNonTransientConnectionException;
import java.sql.SQLTransientConnectionException;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import org.jdbi.v3.core.ConnectionException;
import org.slf4j.Logger;
import org.sqlite.SQLiteErrorCode;
import org.sqlite.SQLiteException;

/// A time in which the database cannot be used, although the program makes no mistake. What failed in it can be tried
/// again later.
public final class Outage {
    /// The message to operators and players about a full disk.
    public static final String FULL = "the disk is full, so nothing can be kept; make room on it";

    /// The message to operators about a database that cannot be reached or read, now or in time.
    public static final String AWAY = "the database does not answer";

    /// PostgreSQL's SQL state of a full disk.
    private static final String DISK_FULL = "53100";
    /// How SQLite tells that the disk is full: for its files, and for the memory that it shares by one.
    private static final Set<SQLiteErrorCode> FULL_CODES =
            EnumSet.of(SQLiteErrorCode.SQLITE_FULL, SQLiteErrorCode.SQLITE_IOERR_SHMSIZE);

    /// The SQL states of a failed connection or a stopping server.
    private static final Pattern AWAY_STATES = Pattern.compile("08.*|57P.*");

    private Outage() {}

    /// Returns true if something failed because of an outage. The database may also be another server's by now, or
    /// closed because the server stops.
    public static boolean is(Throwable failure) {
        return reason(failure).isPresent();
    }

    /// Returns true if something failed because the disk has no room for it.
    public static boolean isFull(Throwable failure) {
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof SQLException sql
                    && (DISK_FULL.equals(sql.getSQLState())
                            || (sql instanceof SQLiteException lite && FULL_CODES.contains(lite.getResultCode())))) {
                return true;
            }
        }
        return false;
    }

    /// Returns the reason of an outage, as a sentence for operators; empty if something failed for another reason.
    public static Optional<String> reason(Throwable failure) {
        if (isFull(failure)) {
            return Optional.of(FULL);
        }
        for (var cause = failure; cause != null; cause = cause.getCause()) {
            if (cause instanceof FencedException fenced) {
                return Optional.ofNullable(fenced.getMessage());
            }
            if (isAway(cause)) {
                return Optional.of(AWAY);
            }
        }
        return Optional.empty();
    }

    private static boolean isAway(Throwable cause) {
        return cause instanceof ConnectionException
                || cause instanceof SQLTransientConnectionException
                || cause instanceof SQLNonTransientConnectionException
                || cause instanceof ConnectException
                || cause instanceof NoRouteToHostException
                || cause instanceof UnknownHostException
                || (cause instanceof SQLiteException lite && lite.getErrorCode() == SQLiteErrorCode.SQLITE_IOERR.code)
                || (cause instanceof SQLException sql
                        && AWAY_STATES
                                .matcher(String.valueOf(sql.getSQLState()))
                                .matches());
    }

    /// Logs a failure as an error: an outage with its reason in one line, anything else with its stack trace.
    ///
    /// @param failed what could not be done, with `{}` for each value
    public static void log(Logger log, Throwable failure, String failed, Object... values) {
        var reason = reason(failure);
        var all = Arrays.copyOf(values, values.length + 1, Object[].class);
        all[values.length] = reason.isPresent() ? reason.get() : failure;
        log.error(reason.isPresent() ? failed + ": {}" : failed, all);
    }
}
