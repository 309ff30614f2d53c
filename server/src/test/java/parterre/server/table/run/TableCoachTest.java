package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BOT;
import static parterre.server.table.run.TableFixture.ME;

import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.PlantedBlunder;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.MoveAdvice;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;
import parterre.server.work.Caller;
import parterre.server.work.WorkOwner;

/// The coach gives way to bots, and never stands in the way of a move.
class TableCoachTest extends TestsAtTables {
    private static final Caller STAYS = new Caller(new WorkOwner("", ADA.id()), () -> true);

    private MoveAdvice advice(Snapshot table) {
        return fixture.host
                .coach()
                .advice(
                        table.table().id(),
                        ADA,
                        STAYS,
                        PlantedBlunder.blunder(table.present().decision()));
    }

    @Test
    void advice_aBlunder_isWarnedOf() {
        var table = fixture.host.create(ADA, PlantedBlunder.table(ME, BOT));
        // On a busy machine it may take several calls until one is judged in time.
        fixture.until(() -> advice(table).judged());
        fixture.until(() -> advice(table).warning().isPresent());
    }

    @Test
    void advice_botsWaitForAThread_letsTheMoveThrough() {
        var table = fixture.host.create(ADA, PlantedBlunder.table(ME, BOT));
        fixture.holdBots();
        for (int other = 0; other < 2; other++) {
            fixture.table(MARS, new ClockTerms.None(), BOT, ME);
        }
        fixture.until(() -> fixture.host.thoughtsWaiting() == 1);
        var advice = advice(table);
        assertThat(advice.judged()).isFalse();
        assertThat(advice.warning()).isEmpty();
        fixture.submit(table, ADA, new Command.Move(Seat.of(0), table.present().decision(), PlantedBlunder.BLUNDER));
        assertThat(fixture.look(table, ADA).frame().step()).isPositive();
    }

    @Test
    void advice_severalNamesAtOneDevice_isRefused() {
        var table = fixture.host.create(ADA, PlantedBlunder.table(ME, ME));
        assertThatThrownBy(() -> advice(table))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining(new ServerFault.WarningsAlone().toString());
    }
}
