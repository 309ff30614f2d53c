package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.server.NewTables;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Snapshot;

/// Tables never take more memory than there is.
class TableRegistryTest extends TestsAtTables {
    /// A third of it has room for three tables that have hardly begun.
    private static final long LITTLE = 450_000;

    private Snapshot table() {
        return fixture.table(MARS, new ClockTerms.None(), ME, ME);
    }

    @Test
    void place_noRoomLeft_isRefusedUntilTablesGo() {
        fixture.restart(LITTLE);
        var first = table();
        assertThatThrownBy(() -> IntStream.range(0, 10).forEach(_ -> table()))
                .isInstanceOfSatisfying(
                        ApiException.class,
                        refusal -> assertThat(refusal.is(FaultCode.BUSY)).isTrue());
        // When many tables are loaded, tables without people are unloaded soon.
        fixture.clock.forward(Duration.ofSeconds(3));
        fixture.host.tick();
        assertThat(fixture.host.loaded()).isZero();
        table();
        assertThat(fixture.look(first, ADA).table().id())
                .isEqualTo(first.table().id());
    }

    @Test
    void start_moreTablesThanMemoryHolds_allCanBeVisited() {
        var tables = IntStream.range(0, 12).mapToObj(_ -> table()).toList();
        fixture.restart(LITTLE);
        fixture.until(() -> fixture.host.isResumed());
        assertThat(fixture.host.loaded()).isZero();
        for (var table : tables) {
            assertThat(fixture.look(table, ADA).present().asked()).isPresent();
            fixture.clock.forward(Duration.ofSeconds(3));
            fixture.host.tick();
        }
    }

    @Test
    void place_oneNetworkHasItsPart_othersStillMakeTables() {
        fixture.restart(4 * LITTLE);
        fixture.host.calledFrom(ADA, "203.0.113.7");
        fixture.host.calledFrom(BEN, "203.0.113.8");
        table();
        table();
        assertThatThrownBy(() -> IntStream.range(0, 3).forEach(_ -> table())).isInstanceOf(ApiException.class);
        assertThat(fixture.host
                        .create(BEN, NewTables.table(MARS, ME, ME))
                        .table()
                        .id())
                .isNotEmpty();
    }

    @Test
    void tick_inACrowd_tableThatWaitsForPlayersStays() {
        fixture.restart(LITTLE);
        table();
        table();
        fixture.table(MARS, new ClockTerms.None(), ME, OPEN);
        fixture.clock.forward(Duration.ofSeconds(3));
        fixture.host.tick();
        assertThat(fixture.host.loaded()).isEqualTo(1);
        fixture.clock.forward(Duration.ofSeconds(200));
        fixture.host.tick();
        assertThat(fixture.host.loaded()).isZero();
    }
}
