package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import io.zonky.test.db.postgres.embedded.EmbeddedPostgres;
import java.sql.SQLException;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.server.wire.Json;
import tools.jackson.databind.JsonNode;

/// The events of all tables, as they stand in a PostgreSQL.
record PostgresqlEvents(Map<String, Map<Long, JsonNode>> tables) {
    static PostgresqlEvents read(EmbeddedPostgres postgres) throws SQLException {
        var tables = new HashMap<String, Map<Long, JsonNode>>();
        try (var connection = postgres.getPostgresDatabase().getConnection();
                var statement = connection.createStatement();
                var rows = statement.executeQuery("select table_id, seq, body from table_event")) {
            while (rows.next()) {
                tables.computeIfAbsent(rows.getString(1), _ -> new HashMap<>())
                        .put(rows.getLong(2), Json.MAPPER.readTree(rows.getString(3)));
            }
        }
        return new PostgresqlEvents(tables);
    }

    private JsonNode event(String table, long seq) {
        return Optional.ofNullable(tables.getOrDefault(table, Map.of()).get(seq))
                .orElseThrow(() -> new AssertionError("event " + seq + " of table " + table + " is missing"));
    }

    /// Checks that each acknowledged move is kept under its number, and that no decision was answered twice.
    void check(List<RetryingPlayer> players) {
        for (var player : players) {
            for (var move : player.acknowledged()) {
                var event = event(move.table(), move.seq());
                assertThat(event.path("text").asString("")).as("%s", move).endsWith(move.move());
                assertThat(event.path("decision").asLong(-1)).isEqualTo(move.decision());
            }
        }
        tables.forEach((table, events) -> {
            var answered = new HashSet<Long>();
            for (long seq = 1; seq <= events.size(); seq++) {
                var event = event(table, seq);
                if (event.path("kind").asString("").equals("stepped") && event.has("by")) {
                    assertThat(answered.add(event.path("decision").asLong(-1)))
                            .as("a decision of table %s that is answered once: %s", table, event)
                            .isTrue();
                }
            }
        });
    }
}
