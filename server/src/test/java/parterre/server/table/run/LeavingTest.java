package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.EVE;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;
import static parterre.server.table.run.TableFixture.PROGRAM;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.NewTables;
import parterre.server.people.Person;
import parterre.server.store.TableStore;
import parterre.server.table.decide.Command;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// People who go and come, programs that break down, links that are made void, and what the clocks make of it.
class LeavingTest extends TestsAtTables {
    private static final ClockTerms NONE = new ClockTerms.None();

    private Snapshot twoPeople(ClockTerms clock) {
        var table = fixture.table(MARS, clock, ME, OPEN);
        fixture.sit(table, BEN, 1);
        return fixture.look(table, ADA);
    }

    /// Returns the person whose turn it is, of two people.
    private Person asked(Snapshot table) {
        return fixture.look(table, ADA).present().asked().isPresent() ? ADA : BEN;
    }

    private long left(Snapshot table, Person who) {
        var seat = fixture.look(table, who).table().mine().getFirst();
        return fixture.look(table, who).present().clocks().stream()
                .filter(clock -> clock.seat().equals(seat))
                .findFirst()
                .orElseThrow()
                .remainingMillis();
    }

    @Test
    void aBotHoldsTheSeatOfABrokenProgram() {
        for (var fault : List.of("exception", "error")) {
            fixture.program(() -> {
                if (fault.equals("error")) {
                    throw new StackOverflowError();
                }
                return new IllegalStateException("it says nothing");
            });
            var table = fixture.table(MARS, NONE, ME, PROGRAM);
            fixture.until(() -> {
                if (fixture.look(table, ADA).present().asked().isPresent()) {
                    fixture.move(table, ADA);
                }
                return fixture.look(table, ADA).table().seats().get(1).standIn().isPresent();
            });
            fixture.until(() -> fixture.look(table, ADA).lines().stream().anyMatch(line -> line.startsWith("P2")));
            assertThat(fixture.look(table, ADA).table().seats().get(1).standIn())
                    .as(fault)
                    .contains("random");
        }
    }

    @Test
    void bot_goesOnThinkingAtAReloadedTable() {
        var table = fixture.table(MARS, NONE, ME, TableFixture.BOT);
        fixture.until(() -> fixture.look(table, ADA).present().asked().isPresent());
        fixture.clock.forward(Duration.ofMinutes(3));
        fixture.host.tick();
        assertThat(fixture.host.loaded()).isZero();
        fixture.move(table, ADA);
        fixture.until(() -> fixture.look(table, ADA).present().asked().isPresent());
    }

    @Test
    void unwatchedTable_isUnloaded_itsClockRunsOut() {
        var table = twoPeople(new ClockTerms.Days(2, 0));
        fixture.clock.forward(Duration.ofMinutes(3));
        fixture.host.tick();
        assertThat(fixture.host.loaded()).isZero();
        fixture.clock.forward(Duration.ofDays(2));
        fixture.host.tick();
        assertThat(fixture.store.events(table.table().id()))
                .anyMatch(event -> event.body().contains("time-ran-out"));
    }

    @Test
    void thinkingTimeBeforeAServerStopCounts() {
        var table = twoPeople(new ClockTerms.Live(60, 0, 10));
        fixture.clock.forward(Duration.ofSeconds(20));
        fixture.host.close();
        fixture.clock.forward(Duration.ofHours(5));
        fixture.restart();
        assertThat(left(table, asked(table))).isEqualTo(40_000);
        fixture.clock.forward(Duration.ofSeconds(15));
        assertThat(left(table, asked(table))).isEqualTo(25_000);
    }

    @Test
    void aMoveTakenBackBringsNoIncrement() {
        var table = twoPeople(new ClockTerms.Live(60, 30, 10));
        var mover = asked(table);
        fixture.clock.forward(Duration.ofSeconds(10));
        fixture.move(table, mover);
        assertThat(left(table, mover)).isEqualTo(80_000);
        var back = fixture.look(table, mover).present().takeBack().orElseThrow();
        fixture.submit(
                table,
                mover,
                new Command.TakeBack(
                        back.seat(), fixture.look(table, mover).present().decision(), back.to()));
        assertThat(left(table, mover)).isEqualTo(50_000);
        assertThat(fixture.look(table, mover).table().takeBacks()).isFalse();
    }

    @Test
    void timeRanOut_playerMayReturnWithSomeTime() {
        var table = twoPeople(new ClockTerms.Live(60, 0, 10));
        var late = asked(table);
        var seat = fixture.look(table, late).table().mine().getFirst();
        fixture.clock.forward(Duration.ofSeconds(70));
        fixture.host.tick();
        assertThat(fixture.look(table, ADA).table().seats().get(seat.index()).standIn())
                .isPresent();
        fixture.submit(table, late, new Command.Return(seat));
        assertThat(left(table, late)).isGreaterThanOrEqualTo(30_000);
        fixture.host.tick();
        assertThat(fixture.look(table, ADA).table().seats().get(seat.index()).standIn())
                .isEmpty();
    }

    @Test
    void absentPlayer_keepsTheirVoteUntilTheyResign() {
        var table = fixture.table(MARS, NONE, ME, OPEN, OPEN);
        fixture.sit(table, BEN, 1);
        fixture.sit(table, EVE, 2);
        fixture.submit(table, ADA, new Command.Stop(Seat.of(0)));
        fixture.submit(table, BEN, new Command.Leave(Seat.of(1)));
        var proposal = fixture.look(table, EVE).present().proposal().orElseThrow();
        assertThat(proposal.open()).containsExactly(Seat.of(1), Seat.of(2));
        assertThat(proposal.kind()).isEqualTo(Present.Proposal.Motion.STOP);
        fixture.submit(table, EVE, new Command.Vote(proposal.id(), Optional.empty(), true));
        assertThat(fixture.look(table, ADA).table().outcome()).isEmpty();
        fixture.submit(table, BEN, new Command.Return(Seat.of(1)));
        fixture.submit(table, BEN, new Command.Resign(Seat.of(1)));
        assertThat(fixture.look(table, ADA).table().outcome().orElseThrow().stopped())
                .isTrue();
    }

    @Test
    void aVoidLinkLetsNobodySitDown() {
        var table = fixture.table(MARS, NONE, ME, OPEN, OPEN);
        var id = table.table().id();
        assertThat(fixture.host.invitation(id, ADA)).isEmpty();
        assertThatThrownBy(() -> fixture.submit(table, BEN, new Command.Revoke()))
                .hasMessageContaining("not-host");
        fixture.submit(table, ADA, new Command.Revoke());
        var first = fixture.host.invitation(id, ADA);
        assertThat(first).isPresent();
        assertThat(fixture.host.invitation(id, BEN)).isEmpty();
        assertThat(fixture.store.open("seating", TableStore.Flag.LISTED, 0, 10)).isEmpty();
        assertThatThrownBy(() -> fixture.sit(table, BEN, 1)).hasMessageContaining("protocol/link-revoked");
        fixture.submit(table, BEN, sit(1, first));
        fixture.submit(table, ADA, new Command.Revoke());
        assertThatThrownBy(() -> fixture.submit(table, EVE, sit(2, first))).hasMessageContaining("link-revoked");
        fixture.restart();
        fixture.submit(table, EVE, sit(2, fixture.host.invitation(id, BEN)));
        assertThat(fixture.look(table, EVE).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    private static Command.Sit sit(int seat, Optional<String> token) {
        return new Command.Sit(Seat.of(seat), Optional.empty(), false, token);
    }

    @Test
    void unwantedSpectatorsAreSentAwayAtTheStart() {
        var table = fixture.host.create(ADA, NewTables.unwatched(NewTables.table(MARS, ME, OPEN)));
        var eve = new RecordingSink();
        fixture.host.follow(table.table().id(), EVE, Optional.empty(), OptionalLong.empty(), eve);
        fixture.sit(table, BEN, 1);
        assertThat(eve.closed()).isTrue();
        assertThat(eve.events()).noneMatch(event -> event.startsWith("stepped"));
    }

    @Test
    void theHostLosesTheirSeatOnceSomebodyElseIsThere() {
        var table = fixture.table(MARS, NONE, ME, OPEN, OPEN);
        fixture.clock.forward(Duration.ofSeconds(90));
        fixture.host.tick();
        assertThat(fixture.look(table, ADA).table().mine()).hasSize(1);
        fixture.sit(table, BEN, 1);
        fixture.host.follow(table.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new RecordingSink());
        fixture.host.tick();
        assertThat(fixture.look(table, ADA).table().mine()).isEmpty();
        assertThat(fixture.look(table, BEN).table().host()).isTrue();

        var without = fixture.table(MARS, NONE, OPEN, OPEN, OPEN);
        fixture.sit(without, BEN, 1);
        fixture.host.follow(without.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new RecordingSink());
        fixture.host.tick();
        assertThat(fixture.look(without, BEN).table().host()).isFalse();
        fixture.clock.forward(Duration.ofSeconds(90));
        fixture.host.tick();
        assertThat(fixture.look(without, BEN).table().host())
                .as("a host without a seat who has gone")
                .isTrue();
    }

    @Test
    void callableBot_isToldWithoutAnyCommand() {
        for (boolean onTurn : List.of(true, false)) {
            var table = twoPeople(NONE);
            var goes = onTurn ? asked(table) : other(asked(table));
            var stays = other(goes);
            var heard = new RecordingSink();
            var leaveToo =
                    fixture.host.follow(table.table().id(), stays, Optional.empty(), OptionalLong.empty(), heard);
            var leave = fixture.host.follow(
                    table.table().id(), goes, Optional.empty(), OptionalLong.empty(), new RecordingSink());
            leave.run();
            fixture.clock.forward(Duration.ofSeconds(119));
            fixture.host.tick();
            assertThat(heard.now().leavers()).isEmpty();
            fixture.clock.forward(Duration.ofSeconds(2));
            fixture.host.tick();
            var seat = fixture.look(table, goes).table().mine().getFirst();
            assertThat(heard.now().leavers()).as("on turn: " + onTurn).containsExactly(seat);
            int told = heard.events().size();
            fixture.host.tick();
            assertThat(heard.events()).hasSize(told);
            fixture.submit(table, stays, new Command.CallBot(seat));
            assertThat(heard.now().leavers()).isEmpty();
            leaveToo.run();
        }
    }

    @Test
    void aStreamOfAnotherTableCountsAsPresent() {
        var table = twoPeople(NONE);
        var elsewhere = twoPeople(NONE);
        var heard = new RecordingSink();
        fixture.host.follow(table.table().id(), ADA, Optional.empty(), OptionalLong.empty(), heard);
        var here = fixture.host.follow(
                table.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new RecordingSink());
        var there = fixture.host.follow(
                elsewhere.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new RecordingSink());
        here.run();
        fixture.clock.forward(Duration.ofMinutes(5));
        fixture.host.tick();
        assertThat(heard.now().away()).isEmpty();
        assertThat(heard.now().leavers()).isEmpty();
        there.run();
        fixture.host.tick();
        assertThat(heard.now().away()).containsExactly(Seat.of(1));
        fixture.clock.forward(Duration.ofSeconds(119));
        fixture.host.tick();
        assertThat(heard.now().leavers()).isEmpty();
        fixture.clock.forward(Duration.ofSeconds(2));
        fixture.host.tick();
        assertThat(heard.now().leavers()).containsExactly(Seat.of(1));
        fixture.host.followWaiting(BEN, new RecordingSink());
        fixture.host.tick();
        assertThat(heard.now().away()).isEmpty();
    }

    private static Person other(Person one) {
        return one.equals(ADA) ? BEN : ADA;
    }

    private Snapshot over(ClockTerms clock) {
        var table = twoPeople(clock);
        fixture.submit(table, BEN, new Command.Resign(Seat.of(1)));
        return table;
    }

    private Snapshot rematch(Snapshot over, Person by) {
        var id = fixture.host.rematch(over.table().id(), by, () -> {});
        return fixture.host.look(id, by, Optional.empty());
    }

    @Test
    void liveClock_nextGame_beginsWhenAllWantIt() {
        var over = over(new ClockTerms.Live(60, 0, 10));
        var next = rematch(over, ADA);
        assertThat(next.table().phase()).isEqualTo(TableHead.Phase.SEATING);
        assertThat(next.table().seats().getFirst().name()).isEqualTo("Ben");
        assertThat(next.table().seats().getFirst().awaited()).isTrue();
        assertThat(fixture.host.waiting(BEN)).containsExactly(next.table().id());
        assertThat(fixture.store.open("seating", TableStore.Flag.LISTED, 0, 10)).isEmpty();
        assertThat(rematch(over, ADA).table().phase()).isEqualTo(TableHead.Phase.SEATING);
        fixture.clock.forward(Duration.ofSeconds(30));
        fixture.restart();
        assertThat(fixture.look(next, ADA).table().seats().getFirst().awaited()).isTrue();
        fixture.sit(next, BEN, 0);
        assertThat(fixture.look(next, ADA).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        assertThat(left(next, BEN)).isEqualTo(60_000);
    }

    @Test
    void rematchWithLiveClock_absentPlayerLosesTheSeat() {
        var next = rematch(over(new ClockTerms.Live(60, 0, 10)), ADA);
        fixture.host.follow(next.table().id(), ADA, Optional.empty(), OptionalLong.empty(), new RecordingSink());
        fixture.clock.forward(Duration.ofSeconds(61));
        fixture.host.tick();
        assertThat(fixture.look(next, ADA).table().phase()).isEqualTo(TableHead.Phase.SEATING);
        assertThat(fixture.look(next, ADA).table().seats().getFirst().kind()).isEqualTo(TableHead.SeatCard.Holder.OPEN);
        assertThat(fixture.host.waiting(BEN)).isEmpty();
        fixture.sit(next, EVE, 0);
        assertThat(fixture.look(next, EVE).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    @Test
    void noLiveClock_nextGame_waitsForItsPeople() {
        var over = over(new ClockTerms.Days(2, 0));
        var next = rematch(over, ADA);
        fixture.clock.forward(Duration.ofDays(1));
        fixture.host.tick();
        assertThat(fixture.look(next, ADA).table().seats())
                .noneMatch(card -> card.name().isEmpty());
        rematch(over, BEN);
        assertThat(fixture.look(next, BEN).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    @Test
    void lastMove_proposalToTakeItBackCanBeWithdrawn() {
        var table = twoPeople(NONE);
        var first = asked(table);
        var second = other(first);
        assertThat(fixture.look(table, first).present().lastMove()).isEmpty();
        int before = fixture.look(table, first).frame().step();
        while (asked(table).equals(first)) {
            fixture.move(table, first);
            before = asked(table).equals(first)
                    ? fixture.look(table, first).frame().step()
                    : before;
        }
        assertThat(fixture.look(table, second).present().lastMove()).isEmpty();
        assertThat(fixture.look(table, first).present().lastMove().orElseThrow().to())
                .isEqualTo(before);
        fixture.move(table, second);
        assertThat(fixture.look(table, first).present().lastMove().orElseThrow().to())
                .isEqualTo(before);

        var seat = fixture.look(table, first).table().mine().getFirst();
        var heard = new RecordingSink();
        fixture.host.follow(table.table().id(), second, Optional.empty(), OptionalLong.empty(), heard);
        for (boolean withdraws : List.of(true, false)) {
            var decision = fixture.look(table, first).present().decision();
            fixture.submit(table, first, new Command.TakeBack(seat, decision, before));
            var proposal = fixture.look(table, second).present().proposal().orElseThrow();
            fixture.submit(table, withdraws ? first : second, new Command.Vote(proposal.id(), Optional.empty(), false));
            assertThat(heard.now().proposal()).isEmpty();
            assertThat(heard.events())
                    .filteredOn(event -> event.contains(withdraws ? "withdrew-proposal" : "declined-proposal"))
                    .hasSize(1);
        }
    }

    @Test
    void threeDaysOfSilenceCountAsLeaving() {
        var table = twoPeople(NONE);
        var silent = asked(table);
        fixture.host.follow(table.table().id(), silent, Optional.empty(), OptionalLong.empty(), new RecordingSink());
        fixture.clock.forward(Duration.ofHours(71));
        var seat = fixture.look(table, silent).table().mine().getFirst();
        assertThat(fixture.look(table, ADA).present().leavers()).doesNotContain(seat);
        fixture.clock.forward(Duration.ofHours(2));
        assertThat(fixture.look(table, ADA).present().leavers()).contains(seat);
    }
}
