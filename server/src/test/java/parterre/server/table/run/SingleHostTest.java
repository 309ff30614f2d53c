package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.Hall.ADA;
import static parterre.server.table.run.Hall.BEN;
import static parterre.server.table.run.Hall.BOT;
import static parterre.server.table.run.Hall.EVE;
import static parterre.server.table.run.Hall.ME;
import static parterre.server.table.run.Hall.OPEN;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.Wanted;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// Tables as people find them, without a socket.
class SingleHostTest extends InTheHall {
    private static final ClockTerms NONE = new ClockTerms.None();

    @Test
    void theLastTakenSeatBeginsTheGame() {
        var table = hall.table(MARS, NONE, ME, OPEN, OPEN);
        hall.sit(table, BEN, 1);
        assertThat(hall.look(table, BEN).table().phase()).isEqualTo(TableHead.Phase.SEATING);
        assertThatThrownBy(() -> hall.sit(table, EVE, 1))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("seat-taken");
        hall.sit(table, EVE, 2);
        assertThat(hall.look(table, BEN).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    @Test
    void forWhomATableWaitsIsKeptAndTold() {
        var table = twoPeople(NONE);
        var told = new Heard();
        hall.host.followWaiting(BEN, told);
        for (int i = 0; i < 6; i++) {
            boolean adas = hall.look(table, ADA).present().asked().isPresent();
            assertThat(hall.host.waiting(ADA)).hasSize(adas ? 1 : 0);
            assertThat(hall.host.waiting(BEN)).hasSize(adas ? 0 : 1);
            assertThat(told.events().getLast()).contains("\"count\":" + (adas ? 0 : 1));
            hall.move(table, ADA, BEN);
            if (i == 3) {
                hall.restart();
                told = new Heard();
                hall.host.followWaiting(BEN, told);
            }
        }
        hall.submit(table, ADA, new Command.Resign(Seat.of(0)));
        assertThat(hall.host.waiting(ADA)).isEmpty();
        assertThat(hall.host.waiting(BEN)).isEmpty();
        assertThat(told.events().getLast()).contains("\"count\":0");
    }

    @Test
    void equalNamesGetANumber() {
        var table = hall.table(MARS, NONE, ME, OPEN, OPEN);
        hall.submit(table, BEN, new Command.Sit(Seat.of(1), Optional.of("Ada"), false, Optional.empty()));
        assertThat(hall.look(table, ADA).table().seats())
                .extracting(TableHead.SeatCard::name)
                .containsExactly("Ada", "Ada 2", "");
    }

    @Test
    void onlyTheHostOrdersFreesAndFillsSeats() {
        var table = hall.table(MARS, NONE, ME, OPEN, OPEN);
        hall.sit(table, BEN, 1);
        var order = new Command.Order(java.util.List.of(Seat.of(1), Seat.of(0), Seat.of(2)));
        assertThatThrownBy(() -> hall.submit(table, BEN, order)).hasMessageContaining("protocol/not-host");
        hall.submit(table, ADA, order);
        assertThat(hall.look(table, BEN).table().mine()).containsExactly(Seat.of(0));
        hall.submit(table, ADA, new Command.Assign(Seat.of(0), Optional.empty()));
        assertThat(hall.look(table, BEN).table().mine()).isEmpty();
        hall.submit(table, ADA, new Command.Assign(Seat.of(0), Optional.of("random")));
        hall.submit(table, ADA, new Command.Assign(Seat.of(2), Optional.of("random")));
        assertThat(hall.look(table, ADA).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    @Test
    void theRightsOfALeavingHostPassOn() {
        var table = hall.table(MARS, NONE, ME, OPEN, OPEN);
        hall.sit(table, BEN, 1);
        hall.submit(table, ADA, new Command.Leave(Seat.of(0)));
        assertThat(hall.look(table, BEN).table().host()).isTrue();
    }

    @Test
    void beforeTheStart_aMinuteAway_freesTheSeat() {
        var table = hall.table(MARS, NONE, ME, OPEN, OPEN);
        hall.sit(table, BEN, 1);
        hall.clock.forward(Duration.ofSeconds(59));
        hall.host.tick();
        assertThat(hall.look(table, BEN).table().mine()).hasSize(1);
        hall.clock.forward(Duration.ofSeconds(2));
        hall.host.tick();
        assertThat(hall.look(table, BEN).table().mine()).isEmpty();
        assertThat(hall.look(table, ADA).table().mine()).hasSize(1);
    }

    @Test
    void awayTwoMinutes_botMayBeCalled_playerMayReturn() {
        var table = twoPeople(NONE);
        var heard = new Heard();
        hall.host.follow(table.table().id(), ADA, Optional.empty(), OptionalLong.empty(), heard);
        hall.host
                .follow(table.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new Heard())
                .run();
        assertThatThrownBy(() -> hall.submit(table, ADA, new Command.CallBot(Seat.of(1))))
                .hasMessageContaining("protocol/not-now");
        hall.clock.forward(Duration.ofSeconds(121));
        assertThat(hall.look(table, ADA).present().leavers()).containsExactly(Seat.of(1));
        hall.submit(table, ADA, new Command.CallBot(Seat.of(1)));
        assertThat(hall.look(table, ADA).table().seats().get(1).standIn()).isPresent();
        hall.submit(table, BEN, new Command.Return(Seat.of(1)));
        assertThat(hall.look(table, ADA).table().seats().get(1).standIn()).isEmpty();
        assertThat(hall.host.record(table.table().id(), ADA, Optional.empty())).contains("table: ");
    }

    @Test
    void liveClock_runsForAskedSeats_thenABotPlays() {
        var table = twoPeople(new ClockTerms.Live(60, 2, 10));
        hall.clock.forward(Duration.ofSeconds(20));
        var clocks = hall.look(table, ADA).present().clocks();
        assertThat(clocks).extracting(Present.SeatClock::remainingMillis).containsExactlyInAnyOrder(40_000L, 60_000L);
        hall.move(table, ADA, BEN);
        assertThat(hall.look(table, ADA).present().clocks())
                .extracting(Present.SeatClock::remainingMillis)
                .contains(42_000L);
        hall.clock.forward(Duration.ofSeconds(61));
        hall.host.tick();
        var asked = hall.look(table, ADA).present().asked().isPresent() ? ADA : BEN;
        assertThat(hall.look(table, asked).present().clocks())
                .extracting(Present.SeatClock::botInMillis)
                .contains(Optional.of(9_000L));
        hall.clock.forward(Duration.ofSeconds(9));
        hall.host.tick();
        assertThat(hall.look(table, ADA).table().seats())
                .filteredOn(seat -> seat.standIn().isPresent())
                .hasSize(1);
    }

    @Test
    void noClockRunsWhileTheServerIsDown() {
        var table = twoPeople(new ClockTerms.Live(60, 0, 10));
        hall.host.close();
        hall.clock.forward(Duration.ofHours(5));
        hall.restart();
        hall.host.tick();
        assertThat(hall.look(table, ADA).table().seats())
                .noneMatch(seat -> seat.standIn().isPresent());
        assertThat(hall.look(table, ADA).present().clocks()).allMatch(clock -> clock.remainingMillis() == 60_000);
    }

    @Test
    void aClockOfDaysCanBeStoppedByItsOwner() {
        var table = twoPeople(new ClockTerms.Days(1, 2));
        int asked = hall.look(table, ADA).present().asked().isPresent() ? 0 : 1;
        var owner = asked == 0 ? ADA : BEN;
        hall.submit(table, owner, new Command.Pause(Seat.of(asked)));
        hall.clock.forward(Duration.ofDays(2));
        assertThat(hall.look(table, owner).present().clocks().get(asked)).satisfies(clock -> {
            assertThat(clock.paused()).isTrue();
            assertThat(clock.pauseMillis()).isZero();
        });
        hall.host.tick();
        assertThat(hall.look(table, owner).present().clocks().get(asked).paused())
                .isFalse();
        hall.clock.forward(Duration.ofHours(25));
        hall.host.tick();
        assertThat(hall.look(table, ADA).table().seats().get(asked).standIn()).isPresent();
    }

    @Test
    void botsThatHoldAllSeatsRestUntilSomebodyIsBack() {
        var table = twoPeople(new ClockTerms.Live(60, 0, 10));
        for (int left = 1; left <= 2; left++) {
            hall.until(() -> !hall.look(table, ADA).table().phase().equals(TableHead.Phase.PLAYING)
                    || hall.look(table, ADA).present().asked().isPresent()
                    || hall.look(table, BEN).present().asked().isPresent());
            hall.clock.forward(Duration.ofSeconds(140));
            hall.host.tick();
            assertThat(hall.look(table, ADA).table().seats())
                    .filteredOn(seat -> seat.standIn().isPresent())
                    .hasSize(left);
        }
        assertThat(hall.look(table, ADA).present().thinking()).isEmpty();
        hall.restart();
        hall.host.tick();
        var rests = hall.look(table, ADA);
        assertThat(rests.table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        assertThat(rests.present().thinking()).isEmpty();
        var come = hall.host.followWaiting(BEN, new Heard());
        hall.host.tick();
        assertThat(hall.look(table, ADA).present().thinking())
                .as("looking on is not coming back")
                .isEmpty();
        hall.submit(
                table,
                BEN,
                new Command.Return(hall.look(table, BEN).table().mine().getFirst()));
        if (hall.look(table, BEN).present().asked().isPresent()) {
            hall.move(table, BEN);
        }
        hall.until(() -> hall.look(table, ADA).lines().stream()
                .skip(rests.lines().size())
                .anyMatch(line -> line.startsWith(
                        hall.look(table, ADA).table().mine().getFirst().toString())));
        come.run();
    }

    @Test
    void aBotsMoveSurvivesARestart() {
        var table = hall.table(MARS, NONE, ME, BOT, BOT);
        hall.restart();
        hall.restart();
        hall.until(() -> hall.look(table, ADA).present().asked().isPresent());
        assertThat(hall.look(table, ADA).present().asked()).isPresent();
    }

    @Test
    void unstoredEventsAreNeitherAcknowledgedNorSent() {
        var table = twoPeople(NONE);
        var id = table.table().id();
        var heard = new Heard();
        hall.host.follow(id, EVE, Optional.empty(), OptionalLong.empty(), heard);
        long seq = hall.look(table, ADA).seq();
        // Another writer has taken the next number.
        hall.database.write(handle -> handle.execute(
                "insert into table_event (table_id, seq, at, body) values (?, ?, 0, ?)",
                id,
                seq + 1,
                "{\"kind\":\"said\",\"person\":\"x\",\"name\":\"X\",\"badge\":\"0\",\"text\":\"me first\"}"));
        int told = heard.events().size();
        assertThatThrownBy(() -> hall.move(table, ADA, BEN)).isNotInstanceOf(ApiException.class);
        assertThat(heard.events()).hasSize(told);
        assertThat(heard.closed()).isTrue();
        assertThat(hall.look(table, ADA).seq()).isEqualTo(seq + 1);
        assertThat(hall.look(table, ADA).frame().step()).isEqualTo(table.frame().step());
        hall.move(table, ADA, BEN);
    }

    @Test
    void unreplayableTable_isFrozen_othersGoOn() {
        var good = twoPeople(NONE);
        var bad = twoPeople(NONE);
        hall.move(bad, ADA, BEN);
        hall.host.close();
        hall.database.write(handle -> handle.execute(
                "update table_event set body = replace(body, ?, ?) where table_id = ? and body like '%\"kind\":\"stepped\"%'",
                "\"text\":\"P", "\"text\":\"Q", bad.table().id()));
        hall.restart();
        var frozen = hall.look(bad, ADA);
        assertThat(frozen.table().phase()).isEqualTo(TableHead.Phase.FROZEN);
        assertThat(frozen.table().frozen()).isPresent();
        assertThat(frozen.present().asked()).isEmpty();
        hall.move(good, ADA, BEN);
    }

    @Test
    void aTableFromBeforeKeptSeatsStillOpens() {
        var table = twoPeople(NONE);
        hall.move(table, ADA, BEN);
        var frame = hall.look(table, ADA).frame();
        hall.host.close();
        hall.database.write(handle -> assertThat(handle.execute(
                        "update table_event set body = replace(replace(body, ?, ''), ?, '')"
                                + " where table_id = ? and body like ?",
                        "\"v\":2,",
                        ",\"awaited\":[]",
                        table.table().id(),
                        "%,\"awaited\":[]%"))
                .isEqualTo(1));
        hall.restart();
        assertThat(hall.look(table, ADA).frame()).isEqualTo(frame);
        hall.move(table, ADA, BEN);
    }

    @Test
    void personFromElsewhere_doesNotTalkAtTheTable() {
        var table = twoPeople(NONE);
        var says = new Command.Say("hello", Optional.empty());
        hall.host.followWaiting(EVE, new Heard());
        assertThatThrownBy(() -> hall.submit(table, EVE, says)).hasMessageContaining("protocol/not-yours");
        hall.host.follow(table.table().id(), EVE, Optional.empty(), OptionalLong.empty(), new Heard());
        hall.submit(table, EVE, says);
    }

    @Test
    void withoutSpectators_strangersFindNoTable() {
        var table = hall.host.create(ADA, Wanted.unwatched(Wanted.table(MARS, ME, BOT)));
        assertThatThrownBy(() -> hall.look(table, EVE)).hasMessageContaining("protocol/no-table");
    }

    private Snapshot twoPeople(ClockTerms clock) {
        var table = hall.table(MARS, clock, ME, OPEN);
        hall.sit(table, BEN, 1);
        return hall.look(table, ADA);
    }
}
