package parterre.lab.games;

import java.nio.file.Path;
import java.sql.Array;
import java.sql.Connection;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;
import org.jspecify.annotations.Nullable;

/// Asks the single games of experiments by SQL, in DuckDB's dialect. The table is called `games`.
public final class GameQuery {
    private GameQuery() {}

    /// The result of a query.
    ///
    /// @param columns their names
    /// @param rows texts, numbers, truth values, lists and maps of them, or null
    public record Answer(List<String> columns, List<List<@Nullable Object>> rows) {}

    /// A query that the database refuses.
    public static final class RefusedException extends Exception {
        private static final long serialVersionUID = 1;

        RefusedException(SQLException e) {
            super(e.getMessage(), e);
        }
    }

    /// Returns the answer to a query.
    ///
    /// @param folders of experiments whose games were kept; the column `experiment` has the folder's name
    /// @throws RefusedException if the query is wrong, or if the folders have no games
    public static Answer ask(List<Path> folders, String sql) throws RefusedException {
        try (var connection = DuckDb.open()) {
            view(connection, folders);
            try (var statement = connection.createStatement();
                    var result = statement.executeQuery(sql)) {
                return answer(result);
            }
        } catch (SQLException e) {
            throw new RefusedException(e);
        }
    }

    private static void view(Connection connection, List<Path> folders) throws SQLException {
        if (folders.isEmpty()) {
            return;
        }
        var parts = folders.stream()
                .map(folder -> "select " + quoted(String.valueOf(folder.getFileName()))
                        + " as experiment, * from read_parquet("
                        + quoted(folder.resolve("games").resolve("*.parquet").toString()) + ")")
                .collect(Collectors.joining(" union all by name "));
        try (var statement = connection.createStatement()) {
            statement.execute("create view games as " + parts);
        }
    }

    private static String quoted(String text) {
        return "'" + text.replace("'", "''") + "'";
    }

    private static Answer answer(ResultSet result) throws SQLException {
        var head = result.getMetaData();
        var columns = new ArrayList<String>();
        for (int column = 1; column <= head.getColumnCount(); column++) {
            columns.add(head.getColumnLabel(column));
        }
        var rows = new ArrayList<List<@Nullable Object>>();
        while (result.next()) {
            var row = new ArrayList<@Nullable Object>();
            for (int column = 1; column <= columns.size(); column++) {
                row.add(plain(result.getObject(column)));
            }
            rows.add(row);
        }
        return new Answer(columns, rows);
    }

    /// Returns a value of the database as plain Java.
    private static @Nullable Object plain(@Nullable Object value) throws SQLException {
        return switch (value) {
            case null -> null;
            case Array array -> {
                var list = new ArrayList<@Nullable Object>();
                for (var each : (Object[]) array.getArray()) {
                    list.add(plain(each));
                }
                yield list;
            }
            case Map<?, ?> map -> {
                var plain = new LinkedHashMap<String, @Nullable Object>();
                for (var entry : map.entrySet()) {
                    plain.put(String.valueOf(entry.getKey()), plain(entry.getValue()));
                }
                yield plain;
            }
            case Number number -> number;
            case Boolean truth -> truth;
            default -> value.toString();
        };
    }
}
