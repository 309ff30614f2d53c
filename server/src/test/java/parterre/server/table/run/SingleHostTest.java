package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.BOT;
import static parterre.server.table.run.TableFixture.EVE;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.time.Duration;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.NewTables;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// Tables as people find them, without a socket.
class SingleHostTest extends TestsAtTables {
    private static final ClockTerms NONE = new ClockTerms.None();

    @Test
    void theLastTakenSeatBeginsTheGame() {
        var table = fixture.table(MARS, NONE, ME, OPEN, OPEN);
        fixture.sit(table, BEN, 1);
        assertThat(fixture.look(table, BEN).table().phase()).isEqualTo(TableHead.Phase.SEATING);
        assertThatThrownBy(() -> fixture.sit(table, EVE, 1))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("seat-taken");
        fixture.sit(table, EVE, 2);
        assertThat(fixture.look(table, BEN).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    @Test
    void forWhomATableWaitsIsKeptAndTold() {
        var table = twoPeople(NONE);
        var told = new RecordingSink();
        fixture.host.followWaiting(BEN, told);
        for (int i = 0; i < 6; i++) {
            boolean adas = fixture.look(table, ADA).present().asked().isPresent();
            assertThat(fixture.host.waiting(ADA)).hasSize(adas ? 1 : 0);
            assertThat(fixture.host.waiting(BEN)).hasSize(adas ? 0 : 1);
            assertThat(told.events().getLast()).contains("\"count\":" + (adas ? 0 : 1));
            fixture.move(table, ADA, BEN);
            if (i == 3) {
                fixture.restart();
                told = new RecordingSink();
                fixture.host.followWaiting(BEN, told);
            }
        }
        fixture.submit(table, ADA, new Command.Resign(Seat.of(0)));
        assertThat(fixture.host.waiting(ADA)).isEmpty();
        assertThat(fixture.host.waiting(BEN)).isEmpty();
        assertThat(told.events().getLast()).contains("\"count\":0");
    }

    @Test
    void equalNamesGetANumber() {
        var table = fixture.table(MARS, NONE, ME, OPEN, OPEN);
        fixture.submit(table, BEN, new Command.Sit(Seat.of(1), Optional.of("Ada"), false, Optional.empty()));
        assertThat(fixture.look(table, ADA).table().seats())
                .extracting(TableHead.SeatCard::name)
                .containsExactly("Ada", "Ada 2", "");
    }

    @Test
    void onlyTheHostOrdersFreesAndFillsSeats() {
        var table = fixture.table(MARS, NONE, ME, OPEN, OPEN);
        fixture.sit(table, BEN, 1);
        var order = new Command.Order(java.util.List.of(Seat.of(1), Seat.of(0), Seat.of(2)));
        assertThatThrownBy(() -> fixture.submit(table, BEN, order)).hasMessageContaining("protocol/not-host");
        fixture.submit(table, ADA, order);
        assertThat(fixture.look(table, BEN).table().mine()).containsExactly(Seat.of(0));
        fixture.submit(table, ADA, new Command.Assign(Seat.of(0), Optional.empty()));
        assertThat(fixture.look(table, BEN).table().mine()).isEmpty();
        fixture.submit(table, ADA, new Command.Assign(Seat.of(0), Optional.of("random")));
        fixture.submit(table, ADA, new Command.Assign(Seat.of(2), Optional.of("random")));
        assertThat(fixture.look(table, ADA).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    @Test
    void theRightsOfALeavingHostPassOn() {
        var table = fixture.table(MARS, NONE, ME, OPEN, OPEN);
        fixture.sit(table, BEN, 1);
        fixture.submit(table, ADA, new Command.Leave(Seat.of(0)));
        assertThat(fixture.look(table, BEN).table().host()).isTrue();
    }

    @Test
    void beforeTheStart_aMinuteAway_freesTheSeat() {
        var table = fixture.table(MARS, NONE, ME, OPEN, OPEN);
        fixture.sit(table, BEN, 1);
        fixture.clock.forward(Duration.ofSeconds(59));
        fixture.host.tick();
        assertThat(fixture.look(table, BEN).table().mine()).hasSize(1);
        fixture.clock.forward(Duration.ofSeconds(2));
        fixture.host.tick();
        assertThat(fixture.look(table, BEN).table().mine()).isEmpty();
        assertThat(fixture.look(table, ADA).table().mine()).hasSize(1);
    }

    @Test
    void awayTwoMinutes_botMayBeCalled_playerMayReturn() {
        var table = twoPeople(NONE);
        var heard = new RecordingSink();
        fixture.host.follow(table.table().id(), ADA, Optional.empty(), OptionalLong.empty(), heard);
        fixture.host
                .follow(table.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new RecordingSink())
                .run();
        assertThatThrownBy(() -> fixture.submit(table, ADA, new Command.CallBot(Seat.of(1))))
                .hasMessageContaining("protocol/not-now");
        fixture.clock.forward(Duration.ofSeconds(121));
        assertThat(fixture.look(table, ADA).present().leavers()).containsExactly(Seat.of(1));
        fixture.submit(table, ADA, new Command.CallBot(Seat.of(1)));
        assertThat(fixture.look(table, ADA).table().seats().get(1).standIn()).isPresent();
        fixture.submit(table, BEN, new Command.Return(Seat.of(1)));
        assertThat(fixture.look(table, ADA).table().seats().get(1).standIn()).isEmpty();
        assertThat(fixture.host.record(table.table().id(), ADA, Optional.empty()))
                .contains("table: ");
    }

    @Test
    void liveClock_runsForAskedSeats_thenABotPlays() {
        var table = twoPeople(new ClockTerms.Live(60, 2, 10));
        fixture.clock.forward(Duration.ofSeconds(20));
        var clocks = fixture.look(table, ADA).present().clocks();
        assertThat(clocks).extracting(Present.SeatClock::remainingMillis).containsExactlyInAnyOrder(40_000L, 60_000L);
        fixture.move(table, ADA, BEN);
        assertThat(fixture.look(table, ADA).present().clocks())
                .extracting(Present.SeatClock::remainingMillis)
                .contains(42_000L);
        fixture.clock.forward(Duration.ofSeconds(61));
        fixture.host.tick();
        var asked = fixture.look(table, ADA).present().asked().isPresent() ? ADA : BEN;
        assertThat(fixture.look(table, asked).present().clocks())
                .extracting(Present.SeatClock::botInMillis)
                .contains(Optional.of(9_000L));
        fixture.clock.forward(Duration.ofSeconds(9));
        fixture.host.tick();
        assertThat(fixture.look(table, ADA).table().seats())
                .filteredOn(seat -> seat.standIn().isPresent())
                .hasSize(1);
    }

    @Test
    void noClockRunsWhileTheServerIsDown() {
        var table = twoPeople(new ClockTerms.Live(60, 0, 10));
        fixture.host.close();
        fixture.clock.forward(Duration.ofHours(5));
        fixture.restart();
        fixture.host.tick();
        assertThat(fixture.look(table, ADA).table().seats())
                .noneMatch(seat -> seat.standIn().isPresent());
        assertThat(fixture.look(table, ADA).present().clocks()).allMatch(clock -> clock.remainingMillis() == 60_000);
    }

    @Test
    void aClockOfDaysCanBeStoppedByItsOwner() {
        var table = twoPeople(new ClockTerms.Days(1, 2));
        int asked = fixture.look(table, ADA).present().asked().isPresent() ? 0 : 1;
        var owner = asked == 0 ? ADA : BEN;
        fixture.submit(table, owner, new Command.Pause(Seat.of(asked)));
        fixture.clock.forward(Duration.ofDays(2));
        assertThat(fixture.look(table, owner).present().clocks().get(asked)).satisfies(clock -> {
            assertThat(clock.paused()).isTrue();
            assertThat(clock.pauseMillis()).isZero();
        });
        fixture.host.tick();
        assertThat(fixture.look(table, owner).present().clocks().get(asked).paused())
                .isFalse();
        fixture.clock.forward(Duration.ofHours(25));
        fixture.host.tick();
        assertThat(fixture.look(table, ADA).table().seats().get(asked).standIn())
                .isPresent();
    }

    @Test
    void botsThatHoldAllSeatsRestUntilSomebodyIsBack() {
        var table = twoPeople(new ClockTerms.Live(60, 0, 10));
        for (int left = 1; left <= 2; left++) {
            fixture.until(() -> !fixture.look(table, ADA).table().phase().equals(TableHead.Phase.PLAYING)
                    || fixture.look(table, ADA).present().asked().isPresent()
                    || fixture.look(table, BEN).present().asked().isPresent());
            fixture.clock.forward(Duration.ofSeconds(140));
            fixture.host.tick();
            assertThat(fixture.look(table, ADA).table().seats())
                    .filteredOn(seat -> seat.standIn().isPresent())
                    .hasSize(left);
        }
        assertThat(fixture.look(table, ADA).present().thinking()).isEmpty();
        fixture.restart();
        fixture.host.tick();
        var rests = fixture.look(table, ADA);
        assertThat(rests.table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        assertThat(rests.present().thinking()).isEmpty();
        var come = fixture.host.followWaiting(BEN, new RecordingSink());
        fixture.host.tick();
        assertThat(fixture.look(table, ADA).present().thinking())
                .as("looking on is not coming back")
                .isEmpty();
        fixture.submit(
                table,
                BEN,
                new Command.Return(fixture.look(table, BEN).table().mine().getFirst()));
        if (fixture.look(table, BEN).present().asked().isPresent()) {
            fixture.move(table, BEN);
        }
        fixture.until(() -> fixture.look(table, ADA).lines().stream()
                .skip(rests.lines().size())
                .anyMatch(line -> line.startsWith(
                        fixture.look(table, ADA).table().mine().getFirst().toString())));
        come.run();
    }

    @Test
    void aBotsMoveSurvivesARestart() {
        var table = fixture.table(MARS, NONE, ME, BOT, BOT);
        fixture.restart();
        fixture.restart();
        fixture.until(() -> fixture.look(table, ADA).present().asked().isPresent());
        assertThat(fixture.look(table, ADA).present().asked()).isPresent();
    }

    @Test
    void unstoredEventsAreNeitherAcknowledgedNorSent() {
        var table = twoPeople(NONE);
        var id = table.table().id();
        var heard = new RecordingSink();
        fixture.host.follow(id, EVE, Optional.empty(), OptionalLong.empty(), heard);
        long seq = fixture.look(table, ADA).seq();
        // Another writer has taken the next number.
        fixture.database.write(handle -> handle.execute(
                "insert into table_event (table_id, seq, at, body) values (?, ?, 0, ?)",
                id,
                seq + 1,
                "{\"kind\":\"said\",\"person\":\"x\",\"name\":\"X\",\"badge\":\"0\",\"text\":\"me first\"}"));
        int told = heard.events().size();
        assertThatThrownBy(() -> fixture.move(table, ADA, BEN)).isNotInstanceOf(ApiException.class);
        assertThat(heard.events()).hasSize(told);
        assertThat(heard.closed()).isTrue();
        assertThat(fixture.look(table, ADA).seq()).isEqualTo(seq + 1);
        assertThat(fixture.look(table, ADA).frame().step())
                .isEqualTo(table.frame().step());
        fixture.move(table, ADA, BEN);
    }

    @Test
    void unreplayableTable_isFrozen_othersGoOn() {
        var good = twoPeople(NONE);
        var bad = twoPeople(NONE);
        fixture.move(bad, ADA, BEN);
        fixture.host.close();
        fixture.database.write(handle -> handle.execute(
                "update table_event set body = replace(body, ?, ?) where table_id = ? and body like '%\"kind\":\"stepped\"%'",
                "\"text\":\"P", "\"text\":\"Q", bad.table().id()));
        fixture.restart();
        var frozen = fixture.look(bad, ADA);
        assertThat(frozen.table().phase()).isEqualTo(TableHead.Phase.FROZEN);
        assertThat(frozen.table().frozen()).isPresent();
        assertThat(frozen.present().asked()).isEmpty();
        fixture.move(good, ADA, BEN);
    }

    @Test
    void aTableFromBeforeKeptSeatsStillOpens() {
        var table = twoPeople(NONE);
        fixture.move(table, ADA, BEN);
        var frame = fixture.look(table, ADA).frame();
        fixture.host.close();
        fixture.database.write(handle -> assertThat(handle.execute(
                        "update table_event set body = replace(replace(body, ?, ''), ?, '')"
                                + " where table_id = ? and body like ?",
                        "\"v\":2,",
                        ",\"awaited\":[]",
                        table.table().id(),
                        "%,\"awaited\":[]%"))
                .isEqualTo(1));
        fixture.restart();
        assertThat(fixture.look(table, ADA).frame()).isEqualTo(frame);
        fixture.move(table, ADA, BEN);
    }

    @Test
    void personFromElsewhere_doesNotTalkAtTheTable() {
        var table = twoPeople(NONE);
        var says = new Command.Say("hello", Optional.empty());
        fixture.host.followWaiting(EVE, new RecordingSink());
        assertThatThrownBy(() -> fixture.submit(table, EVE, says)).hasMessageContaining("protocol/not-yours");
        fixture.host.follow(table.table().id(), EVE, Optional.empty(), OptionalLong.empty(), new RecordingSink());
        fixture.submit(table, EVE, says);
    }

    @Test
    void withoutSpectators_strangersFindNoTable() {
        var table = fixture.host.create(ADA, NewTables.unwatched(NewTables.table(MARS, ME, BOT)));
        assertThatThrownBy(() -> fixture.look(table, EVE)).hasMessageContaining("protocol/no-table");
    }

    private Snapshot twoPeople(ClockTerms clock) {
        var table = fixture.table(MARS, clock, ME, OPEN);
        fixture.sit(table, BEN, 1);
        return fixture.look(table, ADA);
    }
}
