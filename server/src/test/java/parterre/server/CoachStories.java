package parterre.server;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.NewTables.ME;
import static parterre.server.NewTables.OPEN;
import static parterre.server.Stories.path;

import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.review.Grade;
import parterre.server.wire.Calls;
import parterre.server.wire.MoveAdvice;
import parterre.server.wire.Snapshot;

/// Help for a person who plays against bots.
interface CoachStories extends Stories {
    private Snapshot begun() {
        return ada().post("/api/tables", PlantedBlunder.table(ME, NewTables.bot("gentle")), Snapshot.class);
    }

    /// Calls until the move is judged. On a busy machine a call may be answered before that.
    private MoveAdvice judged(String warn, Calls.SubmitMove move) {
        var last = new AtomicReference<MoveAdvice>();
        Stories.until(() -> {
            last.set(ada().post(warn, move, MoveAdvice.class));
            return last.get().judged();
        });
        return last.get();
    }

    @Test
    default void aBlunderIsWarnedOfBeforeItIsMade() {
        var table = begun();
        var warn = path(table) + "/warn";
        long decision = table.present().decision();
        var advice = judged(warn, PlantedBlunder.blunder(decision));
        assertThat(advice.warning()).hasValueSatisfying(warning -> {
            assertThat(warning.grade()).isEqualTo(Grade.BLUNDER);
            assertThat(warning.loss()).isBetween(warning.low(), warning.high());
            assertThat(warning.made().move()).isEqualTo(PlantedBlunder.BLUNDER);
            assertThat(warning.better().move()).isEqualTo(PlantedBlunder.BETTER);
            assertThat(warning.better().does().events()).isNotEmpty();
        });
        assertThat(judged(warn, PlantedBlunder.blunder(decision)))
                .as("the same call has the same answer")
                .isEqualTo(advice);
        assertThat(judged(warn, PlantedBlunder.better(decision)).warning()).isEmpty();
        assertThat(ada().get(path(table), Snapshot.class).frame().step())
                .as("no move is made")
                .isZero();
        assertThat(ada().post(path(table) + "/moves", PlantedBlunder.blunder(decision), Calls.Accepted.class))
                .as("the move that was warned of may be made")
                .isNotNull();
        assertThat(ada().fault(warn, PlantedBlunder.blunder(decision)).code()).isEqualTo("protocol/stale-version");
    }

    @Test
    default void aHintIsComparedWithAnotherMove() {
        var table = begun();
        var hint = ada().post(path(table) + "/hint", new Calls.ForSeat(Seat.of(0)), Calls.Hint.class);
        assertThat(hint.does().events()).isNotEmpty();
        // The bot thinks for a time, so that its move may differ, and another one may surely be better.
        assertThat(hint.lead().stream()).allSatisfy(lead -> {
            assertThat(lead.ahead()).isBetween(lead.low(), lead.high());
            assertThat(lead.other().move()).isNotEqualTo(hint.move());
        });
    }

    @Test
    default void nobodyIsWarnedWherePeopleCompete() {
        var shared = ada().post("/api/tables", PlantedBlunder.table(ME, ME), Snapshot.class);
        assertThat(ada().fault(path(shared) + "/warn", PlantedBlunder.blunder(1))
                        .code())
                .isEqualTo("protocol/not-now");
        assertThat(ben().fault(path(shared) + "/warn", PlantedBlunder.blunder(1))
                        .code())
                .isEqualTo("protocol/not-yours");
        var joined = ada().post("/api/tables", PlantedBlunder.table(ME, OPEN), Snapshot.class);
        ben().post(path(joined) + "/seats/P2/sit", new Calls.Sit(Optional.of("Ben"), false), Snapshot.class);
        var fault = ada().fault(path(joined) + "/warn", PlantedBlunder.blunder(1));
        assertThat(fault.code()).isEqualTo("protocol/not-now");
        assertThat(fault.message()).isEqualTo("Warnings are given only where no other people play.");
    }

    @Test
    default void whatIsNoMoveIsNotJudged() {
        var table = begun();
        var warn = path(table) + "/warn";
        long decision = table.present().decision();
        assertThat(ada().fault(warn, new Calls.SubmitMove(Seat.of(0), decision, "no move at all"))
                        .code())
                .isEqualTo("input/move");
        assertThat(ada().fault(warn, new Calls.SubmitMove(Seat.of(0), decision, "1 i7-j6 gray"))
                        .code())
                .startsWith("refused/");
    }
}
