package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.Hall.ADA;
import static parterre.server.table.run.Hall.BEN;
import static parterre.server.table.run.Hall.ME;
import static parterre.server.table.run.Hall.OPEN;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.server.Wanted;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Snapshot;

/// Tables never take more memory than there is.
class TableRegistryTest extends InTheHall {
    /// A third of it has room for three tables that have hardly begun.
    private static final long LITTLE = 450_000;

    private Snapshot table() {
        return hall.table(MARS, new ClockTerms.None(), ME, ME);
    }

    @Test
    void place_noRoomLeft_isRefusedUntilTablesGo() {
        hall.restart(LITTLE);
        var first = table();
        assertThatThrownBy(() -> IntStream.range(0, 10).forEach(_ -> table()))
                .isInstanceOfSatisfying(
                        ApiException.class,
                        refusal -> assertThat(refusal.is(FaultCode.BUSY)).isTrue());
        // When many tables are loaded, tables without people are unloaded soon.
        hall.clock.forward(Duration.ofSeconds(3));
        hall.host.tick();
        assertThat(hall.host.loaded()).isZero();
        table();
        assertThat(hall.look(first, ADA).table().id()).isEqualTo(first.table().id());
    }

    @Test
    void start_moreTablesThanMemoryHolds_allCanBeVisited() {
        var tables = IntStream.range(0, 12).mapToObj(_ -> table()).toList();
        hall.restart(LITTLE);
        hall.until(() -> hall.host.isResumed());
        assertThat(hall.host.loaded()).isZero();
        for (var table : tables) {
            assertThat(hall.look(table, ADA).present().asked()).isPresent();
            hall.clock.forward(Duration.ofSeconds(3));
            hall.host.tick();
        }
    }

    @Test
    void place_oneNetworkHasItsPart_othersStillMakeTables() {
        hall.restart(4 * LITTLE);
        hall.host.calledFrom(ADA, "203.0.113.7");
        hall.host.calledFrom(BEN, "203.0.113.8");
        table();
        table();
        assertThatThrownBy(() -> IntStream.range(0, 3).forEach(_ -> table())).isInstanceOf(ApiException.class);
        assertThat(hall.host.create(BEN, Wanted.table(MARS, ME, ME)).table().id())
                .isNotEmpty();
    }

    @Test
    void tick_inACrowd_tableThatWaitsForPlayersStays() {
        hall.restart(LITTLE);
        table();
        table();
        hall.table(MARS, new ClockTerms.None(), ME, OPEN);
        hall.clock.forward(Duration.ofSeconds(3));
        hall.host.tick();
        assertThat(hall.host.loaded()).isEqualTo(1);
        hall.clock.forward(Duration.ofSeconds(200));
        hall.host.tick();
        assertThat(hall.host.loaded()).isZero();
    }
}
