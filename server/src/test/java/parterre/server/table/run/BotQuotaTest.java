package parterre.server.table.run;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Optional;
import java.util.concurrent.CompletableFuture;
import java.util.stream.IntStream;
import org.assertj.core.api.ThrowableAssert;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Reason;
import parterre.engine.Seat;
import parterre.server.NewTables;
import parterre.server.people.Person;
import parterre.server.table.decide.Command;
import parterre.server.wire.ApiException;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.NewTable;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;

/// A person can keep bots busy at only a few tables.
class BotQuotaTest {
    private static final String GAME = "gardens-of-mars";

    @TempDir
    Path folder;

    private static Snapshot table(TableFixture fixture, NewTable.NewSeat... seats) {
        return fixture.table(GAME, new ClockTerms.None(), seats);
    }

    @Test
    void oneTableTooManyIsRefusedAndSaysWhy() {
        try (var fixture = new TableFixture(folder, 1)) {
            Snapshot last = table(fixture, TableFixture.ME, TableFixture.BOT);
            for (int i = 1; i < TableFixture.MOST_WITH_BOTS; i++) {
                last = table(fixture, TableFixture.ME, TableFixture.BOT);
            }
            assertThatThrownBy(() -> table(fixture, TableFixture.ME, TableFixture.BOT))
                    .isInstanceOfSatisfying(
                            ApiException.class,
                            refusal ->
                                    assertThat(refusal.is(FaultCode.TOO_MANY)).isTrue())
                    .hasMessageContaining(new ServerFault.BotsBusy(TableFixture.MOST_WITH_BOTS).toString());
            var open = table(fixture, TableFixture.ME, TableFixture.OPEN);
            assertThatThrownBy(() -> fixture.submit(
                            open, TableFixture.ADA, new Command.Assign(Seat.of(1), Optional.of("random"))))
                    .isInstanceOf(ApiException.class);
            fixture.submit(last, TableFixture.ADA, new Command.Resign(Seat.of(0)));
            assertThat(table(fixture, TableFixture.ME, TableFixture.BOT).table().id())
                    .isNotEmpty();
        }
    }

    @Test
    void tablesAtOnce_getNoMoreThanOneByOne() {
        try (var fixture = new TableFixture(folder, 1)) {
            var made = IntStream.range(0, 4 * TableFixture.MOST_WITH_BOTS)
                    .mapToObj(_ -> CompletableFuture.supplyAsync(() -> {
                        try {
                            table(fixture, TableFixture.ME, TableFixture.BOT);
                            return 1;
                        } catch (ApiException refusal) {
                            return 0;
                        }
                    }))
                    .toList();
            assertThat(made.stream().mapToInt(CompletableFuture::join).sum()).isEqualTo(TableFixture.MOST_WITH_BOTS);
        }
    }

    private static void assertRefused(Reason says, ThrowableAssert.ThrowingCallable call) {
        assertThatThrownBy(call)
                .isInstanceOfSatisfying(
                        ApiException.class,
                        refusal -> assertThat(refusal.is(FaultCode.TOO_MANY)).isTrue())
                .hasMessageContaining(says.toString());
    }

    @Test
    void nextGamesWithBotsAreRefusedLikeNewOnes() {
        try (var fixture = new TableFixture(folder, 1)) {
            var over = table(fixture, TableFixture.ME, TableFixture.BOT);
            fixture.submit(over, TableFixture.ADA, new Command.Resign(Seat.of(0)));
            for (int i = 0; i < TableFixture.MOST_WITH_BOTS; i++) {
                table(fixture, TableFixture.ME, TableFixture.BOT);
            }
            assertRefused(
                    new ServerFault.BotsBusy(TableFixture.MOST_WITH_BOTS),
                    () -> fixture.host.rematch(over.table().id(), TableFixture.ADA, () -> {}));
        }
    }

    /// Somebody else's last seat begins the game.
    @Test
    void waitingTables_areLimitedWhenTheyBegin() {
        try (var fixture = new TableFixture(folder, 1)) {
            var waiting = table(fixture, TableFixture.ME, TableFixture.BOT, TableFixture.OPEN);
            for (int i = 0; i < TableFixture.MOST_WITH_BOTS; i++) {
                table(fixture, TableFixture.ME, TableFixture.BOT);
            }
            assertRefused(
                    new ServerFault.HostsBotsBusy(TableFixture.MOST_WITH_BOTS),
                    () -> fixture.sit(waiting, TableFixture.BEN, 2));
        }
    }

    /// Tables that were let go from memory are counted no longer, but bots that think again are, also after a restart.
    @Test
    void botsThatThinkAreCountedWhateverSetThemThinking() {
        try (var fixture = new TableFixture(folder, 1)) {
            var tables = new ArrayList<Snapshot>();
            for (int i = 0; i <= TableFixture.MOST_WITH_BOTS; i++) {
                tables.add(table(fixture, TableFixture.ME, TableFixture.BOT));
                fixture.clock.forward(Duration.ofMinutes(3));
                fixture.host.tick();
            }
            assertThat(fixture.host.loaded()).isZero();
            var last = tables.removeLast();
            fixture.holdBots();
            tables.forEach(table -> fixture.move(table, TableFixture.ADA));
            assertRefused(new ServerFault.BotsThinking(), () -> fixture.move(last, TableFixture.ADA));
            fixture.holdBots();
            fixture.restart();
            fixture.until(() -> fixture.botsAsked() == TableFixture.MOST_WITH_BOTS);
            assertRefused(new ServerFault.BotsThinking(), () -> fixture.move(last, TableFixture.ADA));
            fixture.submit(
                    last,
                    TableFixture.ADA,
                    new Command.Say("Nobody is kept from talking or leaving.", Optional.empty()));
            fixture.releaseBots();
            fixture.until(() -> fixture.host.thoughtsWaiting() == 0);
            fixture.move(last, TableFixture.ADA);
        }
    }

    @Test
    void aNetworkHasALimitAsWell() {
        try (var fixture = new TableFixture(folder, 1)) {
            for (int i = 0; i <= BotQuota.PEOPLE; i++) {
                fixture.host.calledFrom(person(i), "192.0.2.1");
            }
            for (int i = 0; i < BotQuota.PEOPLE * TableFixture.MOST_WITH_BOTS; i++) {
                fixture.host.create(
                        person(i % BotQuota.PEOPLE), NewTables.table(GAME, TableFixture.ME, TableFixture.BOT));
            }
            var wanted = NewTables.table(GAME, TableFixture.ME, TableFixture.BOT);
            assertRefused(
                    new ServerFault.NetworksBotsBusy(BotQuota.PEOPLE * TableFixture.MOST_WITH_BOTS),
                    () -> fixture.host.create(person(BotQuota.PEOPLE), wanted));
            fixture.host.calledFrom(person(BotQuota.PEOPLE), "192.0.2.2");
            assertThat(fixture.host
                            .create(person(BotQuota.PEOPLE), wanted)
                            .table()
                            .id())
                    .isNotEmpty();
        }
    }

    private static Person person(int number) {
        return new Person(
                "person " + number, "Person " + number, Integer.toString(number).repeat(16));
    }
}
