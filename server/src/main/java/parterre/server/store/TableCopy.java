package parterre.server.store;

import java.sql.Connection;
import java.sql.PreparedStatement;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Set;

/// Copies all rows from one database to another. Both have the tables of this version, whatever kind they are: the
/// migrations run unchanged on SQLite and PostgreSQL and use texts and whole numbers only.
final class TableCopy {
    private static final int BATCH = 500;

    /// Belongs to the database and not to what is kept in it: which migrations it has had, and who writes to it.
    private static final Set<String> NOT_COPIED = Set.of("flyway_schema_history", "writer");

    private final Connection sqlite;
    private final Connection from;
    private final Connection to;

    /// @param sqlite the one of the two that is SQLite; it knows the names of the tables
    TableCopy(Connection sqlite, Connection from, Connection to) {
        this.sqlite = sqlite;
        this.from = from;
        this.to = to;
    }

    /// Copies everything in one transaction of each side, as it stands at one instant.
    void run() throws SQLException {
        from.setAutoCommit(false);
        to.setAutoCommit(false);
        for (var table : tables()) {
            try (var clear = to.createStatement()) {
                clear.executeUpdate("delete from " + table);
            }
            rows(table);
        }
        to.commit();
        from.commit();
    }

    private List<String> tables() throws SQLException {
        var tables = new ArrayList<String>();
        try (var found = sqlite.getMetaData().getTables(null, null, "%", new String[] {"TABLE"})) {
            while (found.next()) {
                tables.add(found.getString("TABLE_NAME"));
            }
        }
        tables.removeIf(table -> NOT_COPIED.contains(table) || table.startsWith("sqlite_"));
        Collections.sort(tables);
        return tables;
    }

    private void rows(String table) throws SQLException {
        try (var read = from.createStatement()) {
            read.setFetchSize(BATCH);
            try (var rows = read.executeQuery("select * from " + table);
                    var insert = to.prepareStatement(insertion(table, rows))) {
                int waiting = 0;
                while (rows.next()) {
                    take(rows, insert);
                    waiting++;
                    if (waiting % BATCH == 0) {
                        insert.executeBatch();
                    }
                }
                insert.executeBatch();
            }
        }
    }

    private static String insertion(String table, ResultSet rows) throws SQLException {
        var columns = new ArrayList<String>();
        for (int column = 1; column <= rows.getMetaData().getColumnCount(); column++) {
            columns.add(rows.getMetaData().getColumnName(column));
        }
        return "insert into " + table + " (" + String.join(", ", columns) + ") values ("
                + String.join(", ", Collections.nCopies(columns.size(), "?")) + ")";
    }

    private static void take(ResultSet row, PreparedStatement insert) throws SQLException {
        for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
            insert.setObject(column, row.getObject(column));
        }
        insert.addBatch();
    }
}
