package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static parterre.server.table.run.TableFixture.ADA;
import static parterre.server.table.run.TableFixture.BEN;
import static parterre.server.table.run.TableFixture.EVE;
import static parterre.server.table.run.TableFixture.ME;
import static parterre.server.table.run.TableFixture.OPEN;

import java.time.Duration;
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
import parterre.server.wire.Snapshot;

/// While seats answer in secret, a spectator gets a `now` event when people come, go or fall silent, and never by
/// an answer.
class NowEventsTest extends TestsAtTables {
    private final RecordingSink spectator = new RecordingSink();

    /// Returns a table with a spectator at which both seats are asked in secret.
    private Snapshot askedTogether() {
        var table = fixture.table("gnomadic-gardeners", new ClockTerms.None(), ME, OPEN);
        fixture.sit(table, BEN, 1);
        while (fixture.look(table, ADA).present().waitingFor().size() < 2) {
            fixture.move(table, ADA, BEN);
        }
        var _ = follow(table, EVE, spectator);
        assertThat(heard()).hasSize(1);
        return table;
    }

    /// Opens a stream. Returns what closes it.
    private Runnable follow(Snapshot table, Person who, RecordingSink sink) {
        return fixture.host.follow(table.table().id(), who, Optional.empty(), OptionalLong.empty(), sink);
    }

    private void answer(Snapshot table, Person who, OpenDecision asked) {
        var move = asked.moves().getFirst().text();
        fixture.submit(table, who, new Command.Move(asked.seat(), asked.decision(), move));
    }

    /// Returns the events of the spectator's stream, without how many tables wait for them.
    private List<String> heard() {
        return spectator.events().stream()
                .filter(event -> !event.startsWith("waiting "))
                .toList();
    }

    private OpenDecision asked(Snapshot table, Person who) {
        return fixture.look(table, who).present().asked().orElseThrow();
    }

    private void letTimeGoBy(Duration duration) {
        fixture.clock.forward(duration);
        fixture.host.tick();
    }

    @Test
    void secretAnswer_bringsNoEvent_howeverLongTheOthersThink() {
        var table = askedTogether();
        var _ = follow(table, ADA, new RecordingSink());
        var _ = follow(table, BEN, new RecordingSink());
        int before = heard().size();
        answer(table, ADA, asked(table, ADA));
        for (int hour = 0; hour < 24; hour++) {
            letTimeGoBy(Duration.ofHours(1));
        }
        assertThat(heard()).hasSize(before);
    }

    @Test
    void eachStreamThatOpensOrCloses_bringsOneEvent() {
        var table = askedTogether();
        var closing = follow(table, ADA, new RecordingSink());
        assertThat(heard()).hasSize(2).allMatch(event -> event.startsWith("now "));
        answer(table, ADA, asked(table, ADA));
        assertThat(heard()).hasSize(2);
        closing.run();
        assertThat(heard()).hasSize(3).allMatch(event -> event.startsWith("now "));
    }

    /// A person without a stream counts as away since their last command. Whether the command answers or is refused
    /// makes no difference.
    @Test
    void commandOfSomebodyAway_bringsOneEvent_evenIfRefused() {
        var table = askedTogether();
        letTimeGoBy(Duration.ofMinutes(3));
        assertThat(heard()).hasSize(2);
        assertThat(spectator.now().leavers()).containsExactly(Seat.of(0), Seat.of(1));

        answer(table, ADA, asked(table, ADA));
        assertThat(heard()).hasSize(2);
        fixture.host.tick();
        assertThat(heard()).hasSize(3);
        assertThat(spectator.now().leavers()).containsExactly(Seat.of(1));

        var stale = new Command.Move(Seat.of(1), asked(table, BEN).decision() + 1, "nothing");
        assertThatThrownBy(() -> fixture.submit(table, BEN, stale)).isInstanceOf(ApiException.class);
        assertThat(heard()).hasSize(3);
        fixture.host.tick();
        assertThat(heard()).hasSize(4).allMatch(event -> event.startsWith("now "));
        assertThat(spectator.now().leavers()).isEmpty();
    }
}
