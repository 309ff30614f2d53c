package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BOT;
import static parterre.server.table.run.TableFixture.EVE;
import static parterre.server.table.run.TableFixture.ME;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.NewTables;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.ChatLine;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.NewTable;
import parterre.server.wire.Present;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;
import parterre.server.work.Caller;
import parterre.server.work.WorkOwner;

/// Names that share a device are separate players: each is asked about what concerns them.
class VoicesTest extends TestsAtTables {
    private static final String HIDING = "conformance";

    private Snapshot shared(String game, NewTable.NewSeat... seats) {
        return fixture.table(game, new ClockTerms.None(), seats);
    }

    private Present now(Snapshot table) {
        return fixture.look(table, ADA).present();
    }

    private Seat asked(Snapshot table) {
        return now(table).asked().orElseThrow().seat();
    }

    private void takeBack(Snapshot table, Seat by, int to) {
        fixture.submit(table, ADA, new Command.TakeBack(by, now(table).decision(), to));
    }

    private void vote(Snapshot table, Seat as, boolean agree) {
        var proposal = now(table).proposal().orElseThrow();
        fixture.submit(table, ADA, new Command.Vote(proposal.id(), Optional.of(as), agree));
    }

    /// Lets the first player move until it is the other's turn. Returns the take-back of the first player's last
    /// move.
    private Present.TakeBack firstTurn(Snapshot table) {
        var first = asked(table);
        int before = now(table).step();
        while (asked(table).equals(first)) {
            before = now(table).step();
            fixture.move(table, ADA);
        }
        return new Present.TakeBack(first, before);
    }

    @Test
    void ownTurnsAreFreelyTakenBackUntilOthersAct() {
        var table = shared(MARS, ME, ME);
        var last = firstTurn(table);
        assertThat(now(table).takeBack()).contains(last);
        takeBack(table, last.seat(), last.to());
        assertThat(now(table).step()).isEqualTo(last.to());
        assertThat(fixture.look(table, ADA).table().takeBacks()).isFalse();
    }

    @Test
    void moveOfAnotherName_isTakenBackOnlyByAgreement() {
        var table = shared(MARS, ME, ME);
        var last = firstTurn(table);
        var second = asked(table);
        fixture.move(table, ADA);
        int step = now(table).step();
        assertThat(now(table).takeBack().filter(free -> free.to() <= last.to())).isEmpty();

        takeBack(table, last.seat(), last.to());
        assertThat(now(table).step()).isEqualTo(step);
        assertThat(now(table).proposal().orElseThrow().open()).containsExactly(second);
        assertThat(now(table).proposal().orElseThrow().yours()).isTrue();
        vote(table, second, false);
        assertThat(now(table).proposal()).isEmpty();
        assertThat(now(table).step()).isEqualTo(step);

        takeBack(table, last.seat(), last.to());
        vote(table, second, true);
        assertThat(now(table).step()).isEqualTo(last.to());
        assertThat(fixture.look(table, ADA).table().takeBacks()).isTrue();
        assertThat(fixture.host.record(table.table().id(), ADA, Optional.empty()))
                .contains("took back to step " + last.to() + ". Everybody agreed.");
    }

    @Test
    void soloPlayersTakeBackWithoutAsking() {
        var table = shared(MARS, ME, BOT);
        fixture.until(() -> now(table).asked().isPresent());
        int step = now(table).step();
        fixture.move(table, ADA);
        fixture.until(() -> now(table).asked().isPresent());
        takeBack(table, Seat.of(0), step);
        assertThat(now(table).proposal()).isEmpty();
        assertThat(fixture.look(table, ADA).table().takeBacks()).isTrue();
        assertThat(fixture.host.record(table.table().id(), ADA, Optional.empty()))
                .contains("took back to step " + step)
                .doesNotContain("Everybody agreed");
    }

    @Test
    void forkOfAHiddenRunningGame_staysMarked() {
        for (var game : List.of(MARS, HIDING)) {
            var table = shared(game, ME, BOT);
            var fork = NewTables.from(
                    NewTables.table(game, ME, BOT),
                    new NewTable.Start.Fork(table.table().id(), 0));
            var forked = fixture.host.create(ADA, fork);
            var record = fixture.host.record(forked.table().id(), ADA, Optional.empty());
            if (game.equals(HIDING)) {
                var note = new TableNote.Imagined(0, 1);
                assertThat(forked.table().imagined()).contains(note);
                assertThat(record).contains("note imagined: step 0 seen by P1\n");
                fixture.restart();
                assertThat(fixture.look(forked, ADA).table().imagined()).contains(note);
            } else {
                assertThat(forked.table().imagined()).isEmpty();
                assertThat(record).doesNotContain("imagined");
            }
        }
    }

    @Test
    void aDevicesLastMoveBelongsToItsName() {
        var table = shared(MARS, ME, ME);
        var last = firstTurn(table);
        assertThat(now(table).lastMove()).contains(last);
        var second = asked(table);
        int before = now(table).step();
        fixture.move(table, ADA);
        assertThat(now(table).lastMove()).contains(new Present.TakeBack(second, before));
    }

    @Test
    void aGameIsStoppedWhenEveryNameHasAgreed() {
        var table = shared(MARS, ME, ME, ME);
        fixture.submit(table, ADA, new Command.Stop(Seat.of(1)));
        assertThat(now(table).proposal().orElseThrow().open()).containsExactly(Seat.of(0), Seat.of(2));
        vote(table, Seat.of(0), true);
        assertThat(fixture.look(table, ADA).table().phase()).isEqualTo(TableHead.Phase.PLAYING);
        vote(table, Seat.of(2), true);
        assertThat(fixture.look(table, ADA).table().phase()).isEqualTo(TableHead.Phase.OVER);
    }

    @Test
    void noHelpOrForksWhileAnotherNamePlays() {
        for (var game : List.of(MARS, HIDING)) {
            var table = shared(game, ME, ME);
            var id = table.table().id();
            assertThatThrownBy(() -> fixture.host
                            .coach()
                            .hint(id, ADA, new Caller(new WorkOwner("", ADA.id()), () -> true), Seat.of(0)))
                    .isInstanceOf(ApiException.class)
                    .hasMessageContaining(new ServerFault.HintsAlone().toString());
            var fork = NewTables.from(NewTables.table(game, ME, BOT), new NewTable.Start.Fork(id, 0));
            assertThatThrownBy(() -> fixture.host.create(ADA, fork))
                    .isInstanceOf(ApiException.class)
                    .hasMessageContaining(new ServerFault.NotForkable().toString());
            assertThat(fixture.host.record(id, ADA, Optional.empty())).contains(FairPlay.NOTE);
        }
    }

    @Test
    void watchersWhoTalkAreNotTakenForEachOther() {
        var table = shared(MARS, ME, ME);
        var like = new Person("like", "Еvе", "f".repeat(16)); // with two letters of the Cyrillic alphabet
        for (var person : List.of(EVE, like, EVE)) {
            fixture.host.follow(
                    table.table().id(), person, Optional.empty(), OptionalLong.empty(), new RecordingSink());
            fixture.submit(table, person, new Command.Say("hello", Optional.empty()));
        }
        assertThat(fixture.look(table, ADA).chat()).extracting(ChatLine::name).containsExactly("Eve", "Еvе 2", "Eve");
    }
}
