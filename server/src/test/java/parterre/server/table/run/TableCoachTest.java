package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.Hall.ADA;
import static parterre.server.table.run.Hall.BOT;
import static parterre.server.table.run.Hall.ME;

import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.PlantedBlunder;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.MoveAdvice;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;

/// The coach gives way to bots, and never stands in the way of a move.
class TableCoachTest extends InTheHall {
    private MoveAdvice advice(Snapshot table) {
        return hall.host
                .coach()
                .advice(
                        table.table().id(),
                        ADA,
                        PlantedBlunder.blunder(table.present().decision()));
    }

    @Test
    void advice_aBlunder_isWarnedOf() {
        var table = hall.host.create(ADA, PlantedBlunder.table(ME, BOT));
        // On a busy machine it may take several calls until one is judged in time.
        hall.until(() -> advice(table).judged());
        hall.until(() -> advice(table).warning().isPresent());
    }

    @Test
    void advice_botsWaitForAThread_letsTheMoveThrough() {
        var table = hall.host.create(ADA, PlantedBlunder.table(ME, BOT));
        hall.holdBots();
        for (int other = 0; other < 2; other++) {
            hall.table(MARS, new ClockTerms.None(), BOT, ME);
        }
        hall.until(() -> hall.host.thoughtsWaiting() == 1);
        var advice = advice(table);
        assertThat(advice.judged()).isFalse();
        assertThat(advice.warning()).isEmpty();
        hall.submit(table, ADA, new Command.Move(Seat.of(0), table.present().decision(), PlantedBlunder.BLUNDER));
        assertThat(hall.look(table, ADA).frame().step()).isPositive();
    }

    @Test
    void advice_severalNamesAtOneDevice_isRefused() {
        var table = hall.host.create(ADA, PlantedBlunder.table(ME, ME));
        assertThatThrownBy(() -> advice(table))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining(new ServerFault.WarningsAlone().toString());
    }
}
