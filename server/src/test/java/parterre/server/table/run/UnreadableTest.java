package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// An unreadable stored event freezes its own table and no other.
class UnreadableTest extends TestsAtTables {
    private Snapshot running() {
        var table = fixture.table(MARS, new ClockTerms.None(), ME, OPEN);
        fixture.sit(table, BEN, 1);
        fixture.move(table, ADA, BEN);
        return table;
    }

    private void change(Snapshot table, String change) {
        fixture.host.close();
        fixture.database.write(handle ->
                handle.createUpdate(change).bind("table", table.table().id()).execute());
        fixture.restart();
    }

    @Test
    void anEvent_thatCannotBeRead_freezesItsTable() {
        for (var change : List.of(
                "update table_event set body = 'nonsense' where table_id = :table and seq = 4",
                "update table_event set body = 'null' where table_id = :table and seq = 4",
                "update table_event set body = '{\"kind\":\"unheard-of\"}' where table_id = :table and seq = 4",
                "update table_event set body = '{\"kind\":\"stepped\"}' where table_id = :table and seq = 4",
                "update table_event set body = '{\"kind\":\"seated\",\"says\":\"x\"}' where table_id = :table and seq = 2",
                "delete from table_event where table_id = :table and seq = 2")) {
            var broken = running();
            var whole = running();
            change(broken, change);
            assertThat(fixture.look(broken, ADA).table().phase()).as(change).isEqualTo(TableHead.Phase.FROZEN);
            for (var command : List.of(
                    new Command.Resign(Seat.of(0)),
                    new Command.Leave(Seat.of(0)),
                    new Command.CallBot(Seat.of(1)),
                    new Command.Stop(Seat.of(0)))) {
                assertThatThrownBy(() -> fixture.submit(broken, ADA, command))
                        .as("%s after: %s", command, change)
                        .isInstanceOf(ApiException.class);
            }
            fixture.host.tick();
            fixture.move(whole, ADA, BEN);
        }
    }

    @Test
    void aFirstEvent_thatCannotBeRead_freezesItsTable() {
        for (var body : List.of("nonsense", "null", "{\"kind\":\"started\"}", "{\"kind\":\"created\"}")) {
            var table = running();
            change(table, "update table_event set body = '" + body + "' where table_id = :table and seq = 1");
            assertThatThrownBy(() -> fixture.host.look(table.table().id(), ADA, Optional.empty()))
                    .as(body)
                    .isInstanceOf(ApiException.class)
                    .hasMessageContaining("frozen");
        }
    }
}
