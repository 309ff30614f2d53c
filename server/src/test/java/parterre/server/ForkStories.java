package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.Stories.move;
import static parterre.server.Stories.path;

import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.NewTable;
import parterre.server.wire.Snapshot;

/// Games that are gone on with elsewhere: from a moment of a table, from a record.
interface ForkStories extends Stories {
    @Test
    default void aGameGoesOnFromAnEarlierMoment() {
        var table = ada().post("/api/tables", NewTables.table(TableStories.GAME, ME, ME), Snapshot.class);
        for (int i = 0; i < 4; i++) {
            table = move(ada(), table);
        }
        ada().post(path(table) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        Stories.agree(ada(), table);
        var fork = NewTables.from(
                NewTables.table(TableStories.GAME, ME, TableStories.BOT),
                new NewTable.Start.Fork(table.table().id(), 3));
        var forked = ada().post("/api/tables", fork, Snapshot.class);
        assertThat(forked.table().id()).isNotEqualTo(table.table().id());
        assertThat(forked.lines()).startsWith(table.lines().subList(0, 3).toArray(String[]::new));
    }

    @Test
    default void unplayableRecord_isRefusedInOneSentence() {
        var table = ada().post("/api/tables", NewTables.table(TableStories.GAME, ME, ME), Snapshot.class);
        move(ada(), table);
        var record = ada().text(path(table) + "/record");
        var wrong = record.replaceFirst("(?m)^(\\d+)\\. P1:", "$1. P0:")
                .replaceFirst("(?m)^(\\d+)\\. P2:", "$1. P1:")
                .replaceFirst("(?m)^(\\d+)\\. P0:", "$1. P2:");
        assertThat(wrong).isNotEqualTo(record);
        var fault = ada().fault(
                        "/api/tables",
                        NewTables.from(
                                NewTables.table(TableStories.GAME, ME, ME), new NewTable.Start.Recorded(wrong, 1)));
        assertThat(fault.code()).isEqualTo("input/record");
        assertThat(fault.message())
                .contains("is against table/wrong-seat; It is not for P")
                .endsWith(".")
                .doesNotContain("..");
    }

    @Test
    default void sharedDevice_gameIsForkedOnlyAfterItsEnd() {
        var secretive = NewTables.table(PositionStories.SECRETIVE, ME, ME);
        var table = ada().post("/api/tables", secretive, Snapshot.class);
        var fork =
                NewTables.from(secretive, new NewTable.Start.Fork(table.table().id(), 0));
        assertThat(ada().fault("/api/tables", fork).code()).isEqualTo("protocol/not-now");
        ada().post(path(table) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        Stories.agree(ada(), table);
        var forked = ada().post("/api/tables", fork, Snapshot.class);
        assertThat(forked.table().id()).isNotEqualTo(table.table().id());
    }
}
