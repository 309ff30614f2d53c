package parterre.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.Hall.ADA;
import static parterre.server.table.Hall.ME;

import java.time.Duration;
import java.util.stream.IntStream;
import org.junit.jupiter.api.Test;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Snapshot;

/// Tables take no more memory than there is.
class TableRegistryTest extends InTheHall {
    /// A third of it has room for three tables that have hardly begun.
    private static final long LITTLE = 300_000;

    private Snapshot table() {
        return hall.table(MARS, new ClockTerms.None(), ME, ME);
    }

    @Test
    void place_noRoomIsLeft_isRefusedUntilTablesHaveGone() {
        hall.restart(LITTLE);
        var first = table();
        table();
        table();
        assertThatThrownBy(this::table)
                .isInstanceOfSatisfying(
                        ApiException.class,
                        refusal -> assertThat(refusal.is(FaultCode.BUSY)).isTrue());
        assertThatThrownBy(() -> IntStream.range(0, 10).forEach(_ -> table())).isInstanceOf(ApiException.class);
        // In a crowd tables go soon at which nobody is.
        hall.clock.forward(Duration.ofSeconds(3));
        hall.host.tick();
        assertThat(hall.host.loaded()).isZero();
        table();
        assertThat(hall.look(first, ADA).table().id()).isEqualTo(first.table().id());
    }

    @Test
    void start_moreRunningTablesThanTheMemoryHolds_allCanBeVisited() {
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
}
