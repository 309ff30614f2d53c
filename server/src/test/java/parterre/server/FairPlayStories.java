package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.engine.table.RecordForm;
import parterre.engine.table.Referee;
import parterre.server.wire.Calls;
import parterre.server.wire.Fault;
import parterre.server.wire.Json;
import parterre.server.wire.NewTable;
import parterre.server.wire.Snapshot;

/// A player cannot try out a running game with other people elsewhere.
interface FairPlayStories extends Stories {
    String OPEN_GAME = "gardens-of-mars";

    /// Two people in the middle of a game.
    private Snapshot inTheMiddle() {
        var table = ada().post("/api/tables", NewTables.table(OPEN_GAME, ME, OPEN), Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        for (int i = 0; i < 4; i++) {
            var seen = ada().get(path(table), Snapshot.class);
            var asked = seen.present().asked().isPresent() ? ada() : ben();
            Stories.move(asked, asked.get(path(table), Snapshot.class));
        }
        return ada().get(path(table), Snapshot.class);
    }

    private Optional<Fault> begins(Browser browser, NewTable.Start start) {
        var wanted = NewTables.from(NewTables.table(OPEN_GAME, ME, ME), start);
        var response = browser.send("POST", "/api/tables", wanted);
        return response.statusCode() < 300
                ? Optional.empty()
                : Optional.of(Json.MAPPER.readValue(response.body(), Fault.class));
    }

    private void stop(Snapshot table) {
        ada().post(path(table) + "/stop", new Calls.ForSeat(Seat.of(0)), Snapshot.class);
        var proposal =
                ben().get(path(table), Snapshot.class).present().proposal().orElseThrow();
        ben().post(path(table) + "/vote", new Calls.Vote(proposal.id(), Optional.empty(), true), Snapshot.class);
    }

    private static NewTable.Start recorded(String record, int at) {
        return new NewTable.Start.Recorded(record, at);
    }

    @Test
    default void runningGame_recordCannotBeForkedUntilItsEnd() {
        var table = inTheMiddle();
        int steps = table.frame().step();
        var record = ada().text(path(table) + "/record");
        var stranger = ada().stranger();
        assertThat(record).doesNotContain(table.table().id());
        assertThat(begins(ada(), recorded(record, steps)).orElseThrow()).satisfies(fault -> {
            assertThat(fault.code()).isEqualTo("protocol/not-now");
            assertThat(fault.where()).contains("start");
        });
        assertThat(begins(stranger, recorded(record, steps)))
                .as("the record names its table, whoever brings it")
                .isPresent();
        stop(table);
        assertThat(begins(ada(), recorded(record, steps))).isEmpty();
    }

    @Test
    default void positionsOfOnesRunningGameAreRecognized() {
        var table = inTheMiddle();
        int steps = table.frame().step();
        var copied = ada().text(path(table) + "/record").replaceAll("note running-table: \\w+\n", "");
        var stranger = ada().stranger();
        for (int at = 2; at <= steps; at++) {
            assertThat(begins(ben(), recorded(copied, at))).as("step " + at).isPresent();
        }
        assertThat(begins(ben(), recorded(copied, 0)))
                .as("every game begins like that")
                .isEmpty();
        assertThat(begins(stranger, recorded(copied, steps)))
                .as("who does not play may try it out")
                .isEmpty();
        var box = Boxes.named(OPEN_GAME).orElseThrow();
        var position = position(box, copied);
        assertThat(begins(ada(), new NewTable.Start.Position(position))).isPresent();
        stop(table);
        assertThat(begins(ada(), new NewTable.Start.Position(position))).isEmpty();
        assertThat(begins(ben(), recorded(copied, steps))).isEmpty();
    }

    private static <S, M extends Move, V> String position(GameBox<S, M, V> box, String record) {
        var form = new RecordForm(List.of(box.game().info()));
        var referee = Referee.resume(
                        box.game(), box.positions(), form.read(record).orThrow())
                .orThrow();
        return box.positions().write(referee.position()).stripTrailing();
    }
}
