package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.json;
import static parterre.server.Stories.move;
import static parterre.server.Stories.path;

import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableEvent;

/// Checks who can take back which steps, and who must agree.
interface TakeBackStories extends Stories {
    @Test
    default void takeBack_ownMoveIsFree_earlierOnesNeedAgreement() {
        var table = ada().post("/api/tables", NewTables.table(TableStories.GAME, ME, ME), Snapshot.class);
        // A move can be taken back only if no dice were rolled after it.
        for (int i = 0; i < 6 || table.present().takeBack().isEmpty(); i++) {
            table = move(ada(), table);
        }
        var takeBack = table.present().takeBack().orElseThrow();
        var back = ada().post(
                        path(table) + "/take-back",
                        new Calls.TakeBackTo(takeBack.seat(), table.present().decision(), takeBack.to()),
                        Snapshot.class);
        assertThat(back.frame().step()).isEqualTo(takeBack.to());
        assertThat(back.lines()).isEqualTo(table.lines().subList(0, takeBack.to()));
        var start = ada().post(
                        path(table) + "/take-back",
                        new Calls.TakeBackTo(takeBack.seat(), back.present().decision(), 1),
                        Snapshot.class);
        assertThat(start.frame().step()).isEqualTo(back.frame().step());
        var agreed = Stories.agree(ada(), table);
        assertThat(agreed.frame().step()).isEqualTo(1);
        assertThat(agreed.table().takeBacks()).isTrue();
        move(ada(), agreed);
    }

    @Test
    default void takingBackAnothersMoveNeedsTheirLeave() {
        var table = ada().post("/api/tables", NewTables.table(TableStories.GAME, ME, OPEN), Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        for (int i = 0; i < 4; i++) {
            var adas = ada().get(path(table), Snapshot.class);
            if (adas.present().asked().isPresent()) {
                move(ada(), adas);
            } else {
                move(ben(), ben().get(path(table), Snapshot.class));
            }
        }
        var now = ada().get(path(table), Snapshot.class);
        var proposed = ada().post(
                        path(table) + "/take-back",
                        new Calls.TakeBackTo(Seat.of(0), now.present().decision(), 1),
                        Snapshot.class);
        assertThat(proposed.frame().step()).isEqualTo(now.frame().step());
        var proposal =
                ben().get(path(table), Snapshot.class).present().proposal().orElseThrow();
        assertThat(proposal.yours()).isTrue();
        var stream = ada().stream(path(table) + "/events?after=" + now.seq());
        stream.next("now");
        var done = ben().post(
                        path(table) + "/vote", new Calls.Vote(proposal.id(), Optional.empty(), true), Snapshot.class);
        assertThat(done.frame().step()).isEqualTo(1);
        assertThat(done.table().takeBacks()).isTrue();
        assertThat(json(stream.next("taken-back").data(), TableEvent.TakenBack.class)
                        .agreed())
                .isTrue();
    }

    @Test
    default void takenBackRoll_needsAgreementAndIsRolledAnew() {
        var table = ada().post("/api/tables", NewTables.table(TableStories.GAME, ME, OPEN), Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.empty(), false), Snapshot.class);
        var now = ada().get(path(table), Snapshot.class);
        while (now.lines().size() < 3 || !now.lines().getLast().startsWith("*")) {
            var asked = now.present().asked().isPresent() ? ada() : ben();
            move(asked, asked.get(path(table), Snapshot.class));
            now = ada().get(path(table), Snapshot.class);
        }
        boolean isAdas = now.present().asked().isPresent();
        var roller = isAdas ? ada() : ben();
        var other = isAdas ? ben() : ada();
        int roll = now.lines().size() - 1;
        var wish = new Calls.TakeBackTo(Seat.of(isAdas ? 0 : 1), now.present().decision(), roll);
        var proposed = roller.post(path(table) + "/take-back", wish, Snapshot.class);
        assertThat(proposed.lines()).isEqualTo(now.lines());
        assertThat(proposed.present().proposal().orElseThrow().yours()).isFalse();
        var agreed = Stories.agree(other, table);
        assertThat(agreed.lines())
                .hasSize(roll + 1)
                .startsWith(now.lines().subList(0, roll).toArray(String[]::new));
        assertThat(agreed.lines().getLast()).startsWith("*");
        assertThat(agreed.table().takeBacks()).isTrue();
        var goesOn = roller.get(path(table), Snapshot.class);
        assertThat(goesOn.present().asked()).isPresent();
        move(roller, goesOn);
    }
}
