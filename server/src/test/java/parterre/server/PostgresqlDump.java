package parterre.server;

import java.sql.Connection;
import java.sql.DriverManager;
import java.sql.ResultSet;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;

/// A PostgreSQL database as plain SQL that makes it anew: its tables, indexes and rows.
final class PostgresqlDump {
    private final Connection database;
    private final StringBuilder sql = new StringBuilder();

    private PostgresqlDump(Connection database) {
        this.database = database;
    }

    static String of(String url) throws SQLException {
        try (var database = DriverManager.getConnection(url)) {
            var dump = new PostgresqlDump(database);
            for (var table :
                    dump.list("select tablename from pg_tables where schemaname = 'public' order by tablename")) {
                dump.table(table);
            }
            dump.list("""
                    select indexdef from pg_indexes where schemaname = 'public' and indexname not in
                    (select conname from pg_constraint) order by indexname""").forEach(dump::statement);
            return dump.sql.toString();
        }
    }

    private void statement(String text) {
        sql.append(text).append(";\n");
    }

    private void table(String table) throws SQLException {
        var parts = new ArrayList<String>(list("""
                select quote_ident(a.attname) || ' ' || format_type(a.atttypid, a.atttypmod)
                  || coalesce(' default ' || pg_get_expr(d.adbin, d.adrelid), '')
                  || case when a.attnotnull then ' not null' else '' end
                from pg_attribute a left join pg_attrdef d on d.adrelid = a.attrelid and d.adnum = a.attnum
                where a.attrelid = '%s'::regclass and a.attnum > 0 and not a.attisdropped order by a.attnum""".replace("%s", table)));
        parts.addAll(list("""
                select 'constraint ' || quote_ident(conname) || ' ' || pg_get_constraintdef(oid) from pg_constraint
                where conrelid = '%s'::regclass and contype in ('p', 'u') order by conname""".replace("%s", table)));
        statement("create table " + table + " (" + String.join(", ", parts) + ")");
        try (var question = database.createStatement();
                var rows = question.executeQuery("select * from " + table)) {
            while (rows.next()) {
                row(table, rows);
            }
        }
    }

    private void row(String table, ResultSet row) throws SQLException {
        var values = new ArrayList<String>();
        for (int column = 1; column <= row.getMetaData().getColumnCount(); column++) {
            var value = row.getString(column);
            values.add(value == null ? "null" : "'" + value.replace("'", "''") + "'");
        }
        statement("insert into " + table + " values (" + String.join(", ", values) + ")");
    }

    private List<String> list(String query) throws SQLException {
        var found = new ArrayList<String>();
        try (var question = database.createStatement();
                var rows = question.executeQuery(query)) {
            while (rows.next()) {
                found.add(rows.getString(1));
            }
        }
        return found;
    }
}
