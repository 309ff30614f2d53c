package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.time.Duration;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.NewTables;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.NewTable;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;
import parterre.server.wire.TableHead;

/// A question that comes to one player in another's turn has a time of its own. When the time runs out, a
/// default answer stands, and no seat is lost.
final class OutOfTurnTest extends TestsAtTables {
    private static final ClockTerms LIVE = new ClockTerms.Live(60, 5, 20);

    /// It is P1's turn; a fire has reached the plant of the seat that has the Fire Station.
    private static final String FIRE = """
            seats: 2
            stage: asking / question station / seat ASKED / cause sweep / where both / seats LEFT / row ASKED / slot 3 / plant big sagebrush / icons fire / line 1
            turns: 4, first P1
            event: arson
            market: chino-hills parrot-park carrizo-plain
            """;

    private static final String STATION =
            "coins 3, hand water 2, lands empty-field-1(fire-station) headquarters-1 point-lobos(big sagebrush)\n";
    private static final String OTHER = "coins 6, hand time 1, lands headquarters-3 empty-field-3\n";

    private Snapshot fire(Seat asked, ClockTerms clock) {
        var own = asked.equals(Seat.of(0));
        var text = FIRE.replace("ASKED", asked.toString()).replace("LEFT", own ? "P2" : "-")
                + ("P1: " + (own ? STATION : OTHER))
                + ("P2: " + (own ? OTHER : STATION));
        var table = fixture.host.create(
                ADA,
                NewTables.timed(
                        NewTables.from(NewTables.table("fire-and-flora", ME, OPEN), new NewTable.Start.Position(text)),
                        clock));
        fixture.sit(table, BEN, 1);
        return table;
    }

    private Present present(Snapshot table, Person who) {
        return fixture.look(table, who).present();
    }

    private long left(Snapshot table, Person who, int seat) {
        return present(table, who).clocks().stream()
                .filter(clock -> clock.seat().equals(Seat.of(seat)))
                .findFirst()
                .orElseThrow()
                .remainingMillis();
    }

    private void assertLetGo(Snapshot table) {
        assertThat(fixture.look(table, ADA).lines()).first().asString().startsWith("P2: leave");
        assertThat(fixture.look(table, ADA).table().seats().get(1).kind()).isEqualTo(TableHead.SeatCard.Holder.PERSON);
    }

    @Test
    void itHasItsOwnTime_andThenPasses() {
        var table = fire(Seat.of(1), LIVE);
        assertThat(present(table, BEN).asked()).isPresent();
        assertThat(left(table, BEN, 1)).isLessThanOrEqualTo(20_000);
        assertThat(present(table, BEN).moreTime()).isTrue();
        fixture.clock.forward(Duration.ofSeconds(21));
        fixture.host.tick();
        assertLetGo(table);
        assertThat(left(table, BEN, 1)).as("the game's own clock has not run").isEqualTo(60_000);
    }

    @Test
    void itMayBeExtendedAndCostsNothing() {
        var table = fire(Seat.of(1), LIVE);
        fixture.submit(
                table, BEN, new Command.Extend(Seat.of(1), present(table, BEN).decision()));
        fixture.clock.forward(Duration.ofSeconds(30));
        fixture.host.tick();
        var asked = present(table, BEN).asked().orElseThrow();
        fixture.submit(table, BEN, new Command.Move(Seat.of(1), asked.decision(), "save"));
        assertThat(fixture.look(table, ADA).lines()).first().asString().startsWith("P2: save");
        assertThat(left(table, BEN, 1))
                .as("neither time spent nor an increment")
                .isEqualTo(60_000);
    }

    @Test
    void overDaysItHasTwelveHours() {
        var table = fire(Seat.of(1), new ClockTerms.Days(3, 7));
        fixture.clock.forward(Duration.ofHours(11));
        fixture.host.tick();
        assertThat(present(table, BEN).asked()).isPresent();
        fixture.clock.forward(Duration.ofHours(2));
        fixture.host.tick();
        assertLetGo(table);
    }

    @Test
    void inOnesOwnTurnItIsPartOfTheTurn() {
        var table = fire(Seat.of(0), LIVE);
        assertThat(present(table, ADA).asked()).isPresent();
        assertThat(left(table, ADA, 0)).isGreaterThan(20_000);
        assertThat(present(table, ADA).moreTime()).isFalse();
        fixture.clock.forward(Duration.ofSeconds(21));
        fixture.host.tick();
        assertThat(present(table, ADA).asked()).isPresent();
    }
}
