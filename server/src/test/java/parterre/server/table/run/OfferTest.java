package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;
import org.junit.jupiter.api.Test;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.OpenDecision;
import parterre.server.wire.Present;
import parterre.server.wire.Snapshot;

/// Checks a question that one player puts to another, who has a default answer. The asker may take it back, and the
/// asked player may take more time.
final class OfferTest extends TestsAtTables {
    private static final List<Person> PEOPLE = List.of(ADA, BEN);

    private Present present(Snapshot table, Seat seat) {
        return fixture.look(table, PEOPLE.get(seat.index())).present();
    }

    /// Plays until somebody may propose a trade.
    private OpenDecision turn(Snapshot table) {
        for (int i = 0; i < 50; i++) {
            for (var seat : Seat.first(2)) {
                var asked = present(table, seat).asked();
                if (asked.isPresent() && asked.get().unlisted()) {
                    return asked.get();
                }
                asked.ifPresent(decision -> fixture.submit(
                        table,
                        PEOPLE.get(seat.index()),
                        new Command.Move(
                                seat,
                                decision.decision(),
                                decision.moves().getFirst().text())));
            }
        }
        throw new AssertionError("nobody may propose anything");
    }

    @Test
    void offersMayBeTakenBackUntilTheyAreAnswered() {
        var table = fixture.table("conformance", new ClockTerms.Live(60, 0, 20), ME, OPEN);
        fixture.sit(table, BEN, 1);
        var turn = turn(table);
        var asker = turn.seat();
        var asked = Seat.of(1 - asker.index());
        assertThat(present(table, asker).withdraw()).isEmpty();
        fixture.submit(
                table,
                PEOPLE.get(asker.index()),
                new Command.Move(asker, turn.decision(), "offer " + asked + " 1 for 0"));
        assertThat(present(table, asker).withdraw()).contains(asker);
        assertThat(present(table, asker).moreTime()).isFalse();
        assertThat(present(table, asked).withdraw()).isEmpty();
        assertThat(present(table, asked).moreTime()).isTrue();
        assertThatThrownBy(() -> fixture.submit(table, PEOPLE.get(asked.index()), new Command.Withdraw(asked)))
                .isInstanceOf(ApiException.class)
                .hasMessageContaining("not-now");
        var heard = new RecordingSink();
        fixture.host.follow(
                table.table().id(), PEOPLE.get(asked.index()), Optional.empty(), OptionalLong.empty(), heard);
        fixture.submit(table, PEOPLE.get(asker.index()), new Command.Withdraw(asker));
        assertThat(heard.events())
                .filteredOn(event -> event.contains("withdrew-proposal"))
                .hasSize(1);
        assertThat(present(table, asker).withdraw()).isEmpty();
        assertThat(present(table, asker).asked()).isPresent();
        assertThat(present(table, asked).asked()).isEmpty();
    }
}
