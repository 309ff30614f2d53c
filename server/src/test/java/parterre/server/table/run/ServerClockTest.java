package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.table.state.Span;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.TableHead;

/// A step of the system's clock costs players no time.
class ServerClockTest extends TestsAtTables {
    private final ManualClock system = new ManualClock();
    private final ManualClock counting = new ManualClock();

    @Test
    void followStep_clockPutForward_tellsTheTimeSkipped() {
        var clock = ServerClock.of(system, counting);
        long began = clock.now();
        var skipped = new ArrayList<Span>();
        system.forward(Duration.ofSeconds(1));
        clock.followStep(skipped::add);
        assertThat(skipped).as("less than a step").isEmpty();
        system.forward(Duration.ofHours(1));
        assertThat(clock.now()).isEqualTo(began);
        clock.followStep(skipped::add);
        assertThat(skipped).containsExactly(new Span(began, began + 3_601_000));
        assertThat(clock.now()).isEqualTo(began + 3_601_000);
    }

    @Test
    void followStep_clockPutBack_countsOn() {
        var clock = ServerClock.of(system, counting);
        long began = clock.now();
        system.forward(Duration.ofDays(-1));
        counting.forward(Duration.ofSeconds(5));
        clock.followStep(_ -> {
            throw new AssertionError("nothing was skipped");
        });
        assertThat(clock.now()).isEqualTo(began + 5_000);
    }

    @Test
    void tick_clockADayForward_costsNobodyASeat() {
        var live = fixture.table(MARS, new ClockTerms.Live(60, 5, 10), ME, OPEN);
        fixture.sit(live, BEN, 1);
        var seating = fixture.table(MARS, new ClockTerms.None(), ME, OPEN, OPEN);
        fixture.sit(seating, BEN, 1);
        fixture.system.forward(Duration.ofDays(1));
        fixture.host.tick();
        fixture.restart();
        fixture.host.tick();
        assertThat(fixture.look(live, ADA).table().seats())
                .noneMatch(seat -> seat.standIn().isPresent());
        assertThat(fixture.look(live, ADA).present().leavers()).isEmpty();
        assertThat(fixture.look(seating, BEN).table().mine()).containsExactly(Seat.of(1));
        assertThat(fixture.look(live, ADA).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        // And time that really goes by counts as before.
        fixture.clock.forward(Duration.ofSeconds(71));
        fixture.host.tick();
        assertThat(fixture.look(live, ADA).table().seats())
                .anyMatch(seat -> seat.standIn().isPresent());
    }

    @Test
    void start_clockWasAheadAndIsRightAgain_clocksRun() {
        fixture.system.forward(Duration.ofDays(365));
        fixture.host.tick();
        fixture.system.forward(Duration.ofDays(-365));
        fixture.restart();
        var live = fixture.table(MARS, new ClockTerms.Live(60, 5, 10), ME, OPEN);
        fixture.sit(live, BEN, 1);
        fixture.clock.forward(Duration.ofSeconds(71));
        fixture.host.tick();
        assertThat(fixture.look(live, ADA).table().seats())
                .anyMatch(seat -> seat.standIn().isPresent());
    }
}
