package parterre.server.table.stored;

import static org.assertj.core.api.Assertions.assertThat;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.sql.DriverManager;
import java.sql.SQLException;
import java.util.HashSet;
import java.util.Set;
import java.util.zip.GZIPInputStream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.server.table.state.StoredEvent;

/// The fixture of every event is complete, and this build writes what it reads there.
class StoredFixtureTest {
    @TempDir
    Path folder;

    @Test
    void everyKindOfEventIsThere() throws IOException, SQLException {
        var file = folder.resolve("fixture.db");
        var fixture = Path.of("src/test/resources/databases/2026-11-28.db.gz");
        try (var packed = new GZIPInputStream(Files.newInputStream(fixture))) {
            Files.copy(packed, file);
        }
        var types = new HashSet<Class<?>>();
        var words = new HashSet<Object>();
        try (var database = DriverManager.getConnection("jdbc:sqlite:" + file);
                var question = database.createStatement()) {
            try (var rows = question.executeQuery("select body from table_event")) {
                while (rows.next()) {
                    var event = EventCodec.read(rows.getString(1));
                    types.add(event.getClass());
                    switch (event) {
                        case StoredEvent.Ended(StoredEvent.Ending how) -> words.add(how);
                        case StoredEvent.TakenBack(int _, var _, StoredEvent.Manner manner) -> words.add(manner);
                        default -> {}
                    }
                    assertThat(EventCodec.read(EventCodec.write(event))).isEqualTo(event);
                }
            }
            try (var rows = question.executeQuery("select card from table_card")) {
                while (rows.next()) {
                    var card = CardCodec.read(rows.getString(1));
                    assertThat(CardCodec.read(CardCodec.write(card))).isEqualTo(card);
                }
            }
        }
        assertThat(types).isEqualTo(Set.of(StoredEvent.class.getPermittedSubclasses()));
        assertThat(words).contains((Object[]) StoredEvent.Ending.values()).contains((Object[])
                StoredEvent.Manner.values());
    }
}
