package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;

import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.server.http.Limits;
import parterre.server.people.SanctionKind;
import parterre.server.store.Database;
import parterre.server.wire.Admin;
import parterre.server.wire.Calls;
import parterre.server.wire.FrozenCause;
import parterre.server.wire.People;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// A table that can no longer be loaded does not disturb other tables.
class FrozenTableTest {
    @TempDir
    Path data;

    /// A check after the server's restart.
    private interface Check {
        void check(Operator operator, Browser ada, List<String> tables);
    }

    /// Lets two people open three tables, changes the middle one in the database while the server is down, and looks.
    private void afterAChange(String sql, Check check) throws SQLException {
        var options = ServerOptions.standard(data).onPort(0).with(Limits.none());
        int port;
        try (var server = Server.start(options)) {
            port = server.port();
        }
        try (var ada = new Browser(port);
                var ben = new Browser(port)) {
            var tables = tables(options.onPort(port), ada, ben);
            change(sql, tables.get(1));
            try (var _ = Server.start(options.onPort(port));
                    var browser = new Browser(port)) {
                check.check(Operator.of(data, browser), ada, tables);
            }
        }
    }

    @Test
    void bansSkipOnlyTheFrozenTable() throws SQLException {
        // The first event is unreadable.
        afterAChange("update table_event set body = 'x' where table_id = ? and seq = 1", (operator, ada, tables) -> {
            var banned = operator.post(
                    "people/" + operator.find("Troublemaker").badge() + "/sanctions",
                    new Admin.Impose(SanctionKind.BAN, 3, "for insults"),
                    Admin.PersonCard.class);
            assertThat(banned.sanctions()).hasSize(1);
            for (var table : List.of(tables.get(0), tables.get(2))) {
                assertThat(ada.get(table, Snapshot.class).table().seats().get(1).standIn())
                        .as("a bot holds the seat")
                        .isPresent();
            }
        });
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "update table_event set body = 'x' where table_id = ? and seq = 1",
                "update table_event set body = 'x' where table_id = ? and seq = 2"
            })
    void theOperatorClosesAFrozenTable(String damage) throws SQLException {
        afterAChange(damage, (operator, ada, tables) -> {
            var close = "tables/" + id(tables.get(1)) + "/close";
            operator.post(close, "", Calls.TableRef.class);
            var left = List.of(id(tables.get(0)), id(tables.get(2)));
            assertThat(operator.get("tables", Admin.Tables.class).tables())
                    .extracting(People.TableCard::id)
                    .containsExactlyInAnyOrderElementsOf(left);
            assertThat(ada.get("/api/tables", People.Lobby.class).mine())
                    .extracting(People.TableCard::id)
                    .containsExactlyInAnyOrderElementsOf(left);
            assertThat(ada.get("/api/me/tables", People.History.class).tables())
                    .extracting(People.TableCard::phase)
                    .containsExactly(TableHead.Phase.OVER);
            assertThat(operator.send("POST", close, "").statusCode())
                    .as("it is over already")
                    .isEqualTo(409);
            assertThat(events(tables.get(1))).as("nothing is lost").contains("x");
        });
    }

    private List<String> events(String table) {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + Database.file(data));
                var query =
                        connection.prepareStatement("select body from table_event where table_id = ? order by seq")) {
            query.setString(1, id(table));
            var events = new ArrayList<String>();
            var rows = query.executeQuery();
            while (rows.next()) {
                events.add(rows.getString(1));
            }
            return events;
        } catch (SQLException e) {
            throw new AssertionError(e);
        }
    }

    @Test
    void unreadableCardsAreLeftOutOfLists() throws SQLException {
        afterAChange("update table_card set card = 'x' where id = ?", (operator, ada, tables) -> {
            assertThat(operator.get("tables", Admin.Tables.class).tables())
                    .extracting(People.TableCard::id)
                    .containsExactlyInAnyOrder(id(tables.get(0)), id(tables.get(2)));
            assertThat(ada.get("/api/tables", People.Lobby.class).mine()).hasSize(2);
        });
    }

    /// Three tables of these two, at a server that has stopped since.
    private static List<String> tables(ServerOptions options, Browser ada, Browser ben) {
        try (var _ = Server.start(options)) {
            ben.put("/api/me", new People.Rename("Troublemaker"), People.Me.class);
            return Stream.generate(() -> table(ada, ben)).limit(3).toList();
        }
    }

    private static String table(Browser ada, Browser ben) {
        var table = ada.post(
                "/api/tables", NewTables.table("gardens-of-mars", NewTables.ME, NewTables.OPEN), Snapshot.class);
        ben.post(Stories.path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        return Stories.path(table);
    }

    private static String id(String table) {
        return table.replaceFirst(".*/", "");
    }

    private void change(String sql, String table) throws SQLException {
        try (var connection = DriverManager.getConnection("jdbc:sqlite:" + Database.file(data));
                var change = connection.prepareStatement(sql)) {
            change.setString(1, id(table));
            assertThat(change.executeUpdate()).isEqualTo(1);
        }
    }

    @Test
    void unreadablePreferences_freezeTheirTable_andNameIt() throws SQLException {
        afterAChange("insert into standing_answer values (?, 'P1', 'x')", (_, ada, tables) -> {
            var frozen = ada.get(tables.get(1), Snapshot.class).table();
            assertThat(frozen.phase()).isEqualTo(TableHead.Phase.FROZEN);
            assertThat(frozen.frozen()).hasValue(new FrozenCause.AnswerUnreadable("P1"));
            assertThat(ada.get(tables.get(2), Snapshot.class).table().seats()).hasSize(2);
        });
    }
}
