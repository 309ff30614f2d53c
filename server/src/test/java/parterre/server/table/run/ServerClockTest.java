package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.table.run.Hall.ADA;
import static parterre.server.table.run.Hall.BEN;
import static parterre.server.table.run.Hall.ME;
import static parterre.server.table.run.Hall.OPEN;

import java.time.Duration;
import java.util.ArrayList;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.table.state.Span;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.TableHead;

/// A step of the system's clock costs players no time.
class ServerClockTest extends InTheHall {
    private final HandClock system = new HandClock();
    private final HandClock counting = new HandClock();

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
        var live = hall.table(MARS, new ClockTerms.Live(60, 5, 10), ME, OPEN);
        hall.sit(live, BEN, 1);
        var seating = hall.table(MARS, new ClockTerms.None(), ME, OPEN, OPEN);
        hall.sit(seating, BEN, 1);
        hall.system.forward(Duration.ofDays(1));
        hall.host.tick();
        hall.restart();
        hall.host.tick();
        assertThat(hall.look(live, ADA).table().seats())
                .noneMatch(seat -> seat.standIn().isPresent());
        assertThat(hall.look(live, ADA).present().leavers()).isEmpty();
        assertThat(hall.look(seating, BEN).table().mine()).containsExactly(Seat.of(1));
        assertThat(hall.look(live, ADA).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        // And time that really goes by counts as before.
        hall.clock.forward(Duration.ofSeconds(71));
        hall.host.tick();
        assertThat(hall.look(live, ADA).table().seats())
                .anyMatch(seat -> seat.standIn().isPresent());
    }

    @Test
    void start_clockWasAheadAndIsRightAgain_clocksRun() {
        hall.system.forward(Duration.ofDays(365));
        hall.host.tick();
        hall.system.forward(Duration.ofDays(-365));
        hall.restart();
        var live = hall.table(MARS, new ClockTerms.Live(60, 5, 10), ME, OPEN);
        hall.sit(live, BEN, 1);
        hall.clock.forward(Duration.ofSeconds(71));
        hall.host.tick();
        assertThat(hall.look(live, ADA).table().seats())
                .anyMatch(seat -> seat.standIn().isPresent());
    }
}
