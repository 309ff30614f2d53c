package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.move;
import static parterre.server.Stories.path;

import java.time.Duration;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.wire.Calls;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;

/// Quick answers to another's act have a time of their own; an answer that does not come in time is the default one.
interface ClockStories extends Stories {
    ClockTerms TERMS = new ClockTerms.Live(60, 0, 10);

    /// Ada has offered Ben a trade, five seconds after the question.
    private Snapshot offered() {
        var table = ada().post(
                        "/api/tables",
                        NewTables.timed(NewTables.table("conformance", ME, OPEN), TERMS),
                        Snapshot.class);
        ben().post(path(table) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        move(ada(), ada().get(path(table), Snapshot.class));
        move(ben(), ben().get(path(table), Snapshot.class));
        later(Duration.ofSeconds(5));
        var asked = ada().get(path(table), Snapshot.class).present().asked().orElseThrow();
        var offer = asked.moves().stream()
                .map(OpenDecision.ListedMove::text)
                .filter(text -> text.startsWith("offer P2 "))
                .findFirst()
                .orElseThrow();
        ada().post(
                        path(table) + "/moves",
                        new Calls.SubmitMove(asked.seat(), asked.decision(), offer),
                        Calls.Accepted.class);
        return ben().get(path(table), Snapshot.class);
    }

    private static Present.SeatClock clock(Snapshot table, int seat) {
        return table.present().clocks().stream()
                .filter(clock -> clock.seat().equals(Seat.of(seat)))
                .findFirst()
                .orElseThrow();
    }

    @Test
    default void unansweredQuestion_isDeclined_withoutLossOfSeatOrTime() {
        var asked = offered();
        assertThat(clock(asked, 1).remainingMillis()).isEqualTo(10_000);
        assertThat(clock(asked, 1).running()).isTrue();
        assertThat(clock(asked, 0).remainingMillis()).isEqualTo(55_000);
        assertThat(clock(asked, 0).running()).isFalse();
        var stream = ada().stream(path(asked) + "/events");
        later(Duration.ofSeconds(9));
        assertThat(clock(ben().get(path(asked), Snapshot.class), 1).remainingMillis())
                .isEqualTo(1_000);
        later(Duration.ofSeconds(2));
        assertThat(stream.next("stepped").data()).contains("P2: decline").contains("\"bot\":false");
        var after = ben().get(path(asked), Snapshot.class);
        assertThat(after.table().seats().get(1).standIn()).isEmpty();
        assertThat(clock(after, 1).remainingMillis()).isEqualTo(60_000);
        assertThat(after.present().waitingFor()).containsExactly(Seat.of(0));
    }

    @Test
    default void quickAnswersAndServerStopsCostNoTime() {
        var asked = offered();
        later(Duration.ofSeconds(4));
        restart();
        var again = ben().get(path(asked), Snapshot.class);
        assertThat(clock(again, 1).remainingMillis()).isGreaterThanOrEqualTo(6_000);
        var accept = again.present().asked().orElseThrow();
        ben().post(
                        path(asked) + "/moves",
                        new Calls.SubmitMove(accept.seat(), accept.decision(), "decline"),
                        Calls.Accepted.class);
        assertThat(clock(ben().get(path(asked), Snapshot.class), 1).remainingMillis())
                .isEqualTo(60_000);
    }
}
