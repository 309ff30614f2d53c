package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.Hall.ADA;
import static parterre.server.table.run.Hall.BEN;
import static parterre.server.table.run.Hall.EVE;
import static parterre.server.table.run.Hall.ME;
import static parterre.server.table.run.Hall.OPEN;
import static parterre.server.table.run.Hall.PROGRAM;

import java.time.Duration;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.Wanted;
import parterre.server.people.Person;
import parterre.server.store.TableStore;
import parterre.server.table.decide.Command;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// People who go and come, programs that break down, links that are made void, and what the clocks make of it.
class LeavingTest extends InTheHall {
    private static final ClockTerms NONE = new ClockTerms.None();

    private Snapshot twoPeople(ClockTerms clock) {
        var table = hall.table(MARS, clock, ME, OPEN);
        hall.sit(table, BEN, 1);
        return hall.look(table, ADA);
    }

    /// Whose turn it is: the one or the other of two people.
    private Person asked(Snapshot table) {
        return hall.look(table, ADA).present().asked().isPresent() ? ADA : BEN;
    }

    private long left(Snapshot table, Person who) {
        var seat = hall.look(table, who).table().mine().getFirst();
        return hall.look(table, who).present().clocks().stream()
                .filter(clock -> clock.seat().equals(seat))
                .findFirst()
                .orElseThrow()
                .remainingMillis();
    }

    @Test
    void aBotHoldsTheSeatOfABrokenProgram() {
        for (var fault : List.of("exception", "error")) {
            hall.program(() -> {
                if (fault.equals("error")) {
                    throw new StackOverflowError();
                }
                return new IllegalStateException("it says nothing");
            });
            var table = hall.table(MARS, NONE, ME, PROGRAM);
            hall.until(() -> {
                if (hall.look(table, ADA).present().asked().isPresent()) {
                    hall.move(table, ADA);
                }
                return hall.look(table, ADA).table().seats().get(1).standIn().isPresent();
            });
            hall.until(() -> hall.look(table, ADA).lines().stream().anyMatch(line -> line.startsWith("P2")));
            assertThat(hall.look(table, ADA).table().seats().get(1).standIn())
                    .as(fault)
                    .contains("random");
        }
    }

    @Test
    void bot_goesOnThinkingAtAReloadedTable() {
        var table = hall.table(MARS, NONE, ME, Hall.BOT);
        hall.until(() -> hall.look(table, ADA).present().asked().isPresent());
        hall.clock.forward(Duration.ofMinutes(3));
        hall.host.tick();
        assertThat(hall.host.loaded()).isZero();
        hall.move(table, ADA);
        hall.until(() -> hall.look(table, ADA).present().asked().isPresent());
    }

    @Test
    void unwatchedTable_isUnloaded_itsClockRunsOut() {
        var table = twoPeople(new ClockTerms.Days(2, 0));
        hall.clock.forward(Duration.ofMinutes(3));
        hall.host.tick();
        assertThat(hall.host.loaded()).isZero();
        hall.clock.forward(Duration.ofDays(2));
        hall.host.tick();
        assertThat(hall.store.events(table.table().id()))
                .anyMatch(event -> event.body().contains("time-ran-out"));
    }

    @Test
    void thinkingTimeBeforeAServerStopCounts() {
        var table = twoPeople(new ClockTerms.Live(60, 0, 10));
        hall.clock.forward(Duration.ofSeconds(20));
        hall.host.close();
        hall.clock.forward(Duration.ofHours(5));
        hall.restart();
        assertThat(left(table, asked(table))).isEqualTo(40_000);
        hall.clock.forward(Duration.ofSeconds(15));
        assertThat(left(table, asked(table))).isEqualTo(25_000);
    }

    @Test
    void aMoveTakenBackBringsNoIncrement() {
        var table = twoPeople(new ClockTerms.Live(60, 30, 10));
        var mover = asked(table);
        hall.clock.forward(Duration.ofSeconds(10));
        hall.move(table, mover);
        assertThat(left(table, mover)).isEqualTo(80_000);
        var back = hall.look(table, mover).present().takeBack().orElseThrow();
        hall.submit(
                table,
                mover,
                new Command.TakeBack(
                        back.seat(), hall.look(table, mover).present().decision(), back.to()));
        assertThat(left(table, mover)).isEqualTo(50_000);
        assertThat(hall.look(table, mover).table().takeBacks()).isFalse();
    }

    @Test
    void timeRanOut_playerMayReturnWithSomeTime() {
        var table = twoPeople(new ClockTerms.Live(60, 0, 10));
        var late = asked(table);
        var seat = hall.look(table, late).table().mine().getFirst();
        hall.clock.forward(Duration.ofSeconds(70));
        hall.host.tick();
        assertThat(hall.look(table, ADA).table().seats().get(seat.index()).standIn())
                .isPresent();
        hall.submit(table, late, new Command.Return(seat));
        assertThat(left(table, late)).isGreaterThanOrEqualTo(30_000);
        hall.host.tick();
        assertThat(hall.look(table, ADA).table().seats().get(seat.index()).standIn())
                .isEmpty();
    }

    @Test
    void absentPlayer_keepsTheirVoteUntilTheyResign() {
        var table = hall.table(MARS, NONE, ME, OPEN, OPEN);
        hall.sit(table, BEN, 1);
        hall.sit(table, EVE, 2);
        hall.submit(table, ADA, new Command.Stop(Seat.of(0)));
        hall.submit(table, BEN, new Command.Leave(Seat.of(1)));
        var proposal = hall.look(table, EVE).present().proposal().orElseThrow();
        assertThat(proposal.open()).containsExactly(Seat.of(1), Seat.of(2));
        assertThat(proposal.kind()).isEqualTo(Present.Proposal.Motion.STOP);
        hall.submit(table, EVE, new Command.Vote(proposal.id(), Optional.empty(), true));
        assertThat(hall.look(table, ADA).table().outcome()).isEmpty();
        hall.submit(table, BEN, new Command.Return(Seat.of(1)));
        hall.submit(table, BEN, new Command.Resign(Seat.of(1)));
        assertThat(hall.look(table, ADA).table().outcome().orElseThrow().stopped())
                .isTrue();
    }

    @Test
    void aVoidLinkLetsNobodySitDown() {
        var table = hall.table(MARS, NONE, ME, OPEN, OPEN);
        var id = table.table().id();
        assertThat(hall.host.invitation(id, ADA)).isEmpty();
        assertThatThrownBy(() -> hall.submit(table, BEN, new Command.Revoke())).hasMessageContaining("not-host");
        hall.submit(table, ADA, new Command.Revoke());
        var first = hall.host.invitation(id, ADA);
        assertThat(first).isPresent();
        assertThat(hall.host.invitation(id, BEN)).isEmpty();
        assertThat(hall.store.open("seating", TableStore.Flag.LISTED, 0, 10)).isEmpty();
        assertThatThrownBy(() -> hall.sit(table, BEN, 1)).hasMessageContaining("protocol/link-revoked");
        hall.submit(table, BEN, sit(1, first));
        hall.submit(table, ADA, new Command.Revoke());
        assertThatThrownBy(() -> hall.submit(table, EVE, sit(2, first))).hasMessageContaining("link-revoked");
        hall.restart();
        hall.submit(table, EVE, sit(2, hall.host.invitation(id, BEN)));
        assertThat(hall.look(table, EVE).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    private static Command.Sit sit(int seat, Optional<String> token) {
        return new Command.Sit(Seat.of(seat), Optional.empty(), false, token);
    }

    @Test
    void unwantedSpectatorsAreSentAwayAtTheStart() {
        var table = hall.host.create(ADA, Wanted.unwatched(Wanted.table(MARS, ME, OPEN)));
        var eve = new Heard();
        hall.host.follow(table.table().id(), EVE, Optional.empty(), OptionalLong.empty(), eve);
        hall.sit(table, BEN, 1);
        assertThat(eve.closed()).isTrue();
        assertThat(eve.events()).noneMatch(event -> event.startsWith("stepped"));
    }

    @Test
    void theHostLosesTheirSeatOnceSomebodyElseIsThere() {
        var table = hall.table(MARS, NONE, ME, OPEN, OPEN);
        hall.clock.forward(Duration.ofSeconds(90));
        hall.host.tick();
        assertThat(hall.look(table, ADA).table().mine()).hasSize(1);
        hall.sit(table, BEN, 1);
        hall.host.follow(table.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new Heard());
        hall.host.tick();
        assertThat(hall.look(table, ADA).table().mine()).isEmpty();
        assertThat(hall.look(table, BEN).table().host()).isTrue();

        var without = hall.table(MARS, NONE, OPEN, OPEN, OPEN);
        hall.sit(without, BEN, 1);
        hall.host.follow(without.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new Heard());
        hall.host.tick();
        assertThat(hall.look(without, BEN).table().host()).isFalse();
        hall.clock.forward(Duration.ofSeconds(90));
        hall.host.tick();
        assertThat(hall.look(without, BEN).table().host())
                .as("a host without a seat who has gone")
                .isTrue();
    }

    @Test
    void callableBot_isToldWithoutAnyCommand() {
        for (boolean onTurn : List.of(true, false)) {
            var table = twoPeople(NONE);
            var goes = onTurn ? asked(table) : other(asked(table));
            var stays = other(goes);
            var heard = new Heard();
            var leaveToo = hall.host.follow(table.table().id(), stays, Optional.empty(), OptionalLong.empty(), heard);
            var leave = hall.host.follow(table.table().id(), goes, Optional.empty(), OptionalLong.empty(), new Heard());
            leave.run();
            hall.clock.forward(Duration.ofSeconds(119));
            hall.host.tick();
            assertThat(heard.now().leavers()).isEmpty();
            hall.clock.forward(Duration.ofSeconds(2));
            hall.host.tick();
            var seat = hall.look(table, goes).table().mine().getFirst();
            assertThat(heard.now().leavers()).as("on turn: " + onTurn).containsExactly(seat);
            int told = heard.events().size();
            hall.host.tick();
            assertThat(heard.events()).hasSize(told);
            hall.submit(table, stays, new Command.CallBot(seat));
            assertThat(heard.now().leavers()).isEmpty();
            leaveToo.run();
        }
    }

    @Test
    void aStreamOfAnotherTableCountsAsPresent() {
        var table = twoPeople(NONE);
        var elsewhere = twoPeople(NONE);
        var heard = new Heard();
        hall.host.follow(table.table().id(), ADA, Optional.empty(), OptionalLong.empty(), heard);
        var here = hall.host.follow(table.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new Heard());
        var there = hall.host.follow(elsewhere.table().id(), BEN, Optional.empty(), OptionalLong.empty(), new Heard());
        here.run();
        hall.clock.forward(Duration.ofMinutes(5));
        hall.host.tick();
        assertThat(heard.now().away()).isEmpty();
        assertThat(heard.now().leavers()).isEmpty();
        there.run();
        hall.host.tick();
        assertThat(heard.now().away()).containsExactly(Seat.of(1));
        hall.clock.forward(Duration.ofSeconds(119));
        hall.host.tick();
        assertThat(heard.now().leavers()).isEmpty();
        hall.clock.forward(Duration.ofSeconds(2));
        hall.host.tick();
        assertThat(heard.now().leavers()).containsExactly(Seat.of(1));
        hall.host.followWaiting(BEN, new Heard());
        hall.host.tick();
        assertThat(heard.now().away()).isEmpty();
    }

    private static Person other(Person one) {
        return one.equals(ADA) ? BEN : ADA;
    }

    private Snapshot over(ClockTerms clock) {
        var table = twoPeople(clock);
        hall.submit(table, BEN, new Command.Resign(Seat.of(1)));
        return table;
    }

    private Snapshot rematch(Snapshot over, Person by) {
        var id = hall.host.rematch(over.table().id(), by, () -> {});
        return hall.host.look(id, by, Optional.empty());
    }

    @Test
    void liveClock_nextGame_beginsWhenAllWantIt() {
        var over = over(new ClockTerms.Live(60, 0, 10));
        var next = rematch(over, ADA);
        assertThat(next.table().phase()).isEqualTo(TableHead.Phase.SEATING);
        assertThat(next.table().seats().getFirst().name()).isEqualTo("Ben");
        assertThat(next.table().seats().getFirst().awaited()).isTrue();
        assertThat(hall.host.waiting(BEN)).containsExactly(next.table().id());
        assertThat(hall.store.open("seating", TableStore.Flag.LISTED, 0, 10)).isEmpty();
        assertThat(rematch(over, ADA).table().phase()).isEqualTo(TableHead.Phase.SEATING);
        hall.clock.forward(Duration.ofSeconds(30));
        hall.restart();
        assertThat(hall.look(next, ADA).table().seats().getFirst().awaited()).isTrue();
        hall.sit(next, BEN, 0);
        assertThat(hall.look(next, ADA).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        assertThat(left(next, BEN)).isEqualTo(60_000);
    }

    @Test
    void rematchWithLiveClock_absentPlayerLosesTheSeat() {
        var next = rematch(over(new ClockTerms.Live(60, 0, 10)), ADA);
        hall.host.follow(next.table().id(), ADA, Optional.empty(), OptionalLong.empty(), new Heard());
        hall.clock.forward(Duration.ofSeconds(61));
        hall.host.tick();
        assertThat(hall.look(next, ADA).table().phase()).isEqualTo(TableHead.Phase.SEATING);
        assertThat(hall.look(next, ADA).table().seats().getFirst().kind()).isEqualTo(TableHead.SeatCard.Holder.OPEN);
        assertThat(hall.host.waiting(BEN)).isEmpty();
        hall.sit(next, EVE, 0);
        assertThat(hall.look(next, EVE).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    @Test
    void noLiveClock_nextGame_waitsForItsPeople() {
        var over = over(new ClockTerms.Days(2, 0));
        var next = rematch(over, ADA);
        hall.clock.forward(Duration.ofDays(1));
        hall.host.tick();
        assertThat(hall.look(next, ADA).table().seats())
                .noneMatch(card -> card.name().isEmpty());
        rematch(over, BEN);
        assertThat(hall.look(next, BEN).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
    }

    @Test
    void lastMove_proposalToTakeItBackCanBeWithdrawn() {
        var table = twoPeople(NONE);
        var first = asked(table);
        var second = other(first);
        assertThat(hall.look(table, first).present().lastMove()).isEmpty();
        int before = hall.look(table, first).frame().step();
        while (asked(table).equals(first)) {
            hall.move(table, first);
            before =
                    asked(table).equals(first) ? hall.look(table, first).frame().step() : before;
        }
        assertThat(hall.look(table, second).present().lastMove()).isEmpty();
        assertThat(hall.look(table, first).present().lastMove().orElseThrow().to())
                .isEqualTo(before);
        hall.move(table, second);
        assertThat(hall.look(table, first).present().lastMove().orElseThrow().to())
                .isEqualTo(before);

        var seat = hall.look(table, first).table().mine().getFirst();
        var heard = new Heard();
        hall.host.follow(table.table().id(), second, Optional.empty(), OptionalLong.empty(), heard);
        for (boolean withdraws : List.of(true, false)) {
            var decision = hall.look(table, first).present().decision();
            hall.submit(table, first, new Command.TakeBack(seat, decision, before));
            var proposal = hall.look(table, second).present().proposal().orElseThrow();
            hall.submit(table, withdraws ? first : second, new Command.Vote(proposal.id(), Optional.empty(), false));
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
        hall.host.follow(table.table().id(), silent, Optional.empty(), OptionalLong.empty(), new Heard());
        hall.clock.forward(Duration.ofHours(71));
        var seat = hall.look(table, silent).table().mine().getFirst();
        assertThat(hall.look(table, ADA).present().leavers()).doesNotContain(seat);
        hall.clock.forward(Duration.ofHours(2));
        assertThat(hall.look(table, ADA).present().leavers()).contains(seat);
    }
}
