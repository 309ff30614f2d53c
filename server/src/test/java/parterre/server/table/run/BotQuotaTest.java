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
import parterre.server.Wanted;
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

    private static Snapshot table(Hall hall, NewTable.NewSeat... seats) {
        return hall.table(GAME, new ClockTerms.None(), seats);
    }

    @Test
    void oneTableTooManyIsRefusedAndSaysWhy() {
        try (var hall = new Hall(folder, 1)) {
            Snapshot last = table(hall, Hall.ME, Hall.BOT);
            for (int i = 1; i < Hall.MOST_WITH_BOTS; i++) {
                last = table(hall, Hall.ME, Hall.BOT);
            }
            assertThatThrownBy(() -> table(hall, Hall.ME, Hall.BOT))
                    .isInstanceOfSatisfying(
                            ApiException.class,
                            refusal ->
                                    assertThat(refusal.is(FaultCode.TOO_MANY)).isTrue())
                    .hasMessageContaining(new ServerFault.BotsBusy(Hall.MOST_WITH_BOTS).toString());
            var open = table(hall, Hall.ME, Hall.OPEN);
            assertThatThrownBy(() -> hall.submit(open, Hall.ADA, new Command.Assign(Seat.of(1), Optional.of("random"))))
                    .isInstanceOf(ApiException.class);
            hall.submit(last, Hall.ADA, new Command.Resign(Seat.of(0)));
            assertThat(table(hall, Hall.ME, Hall.BOT).table().id()).isNotEmpty();
        }
    }

    @Test
    void tablesAtOnce_getNoMoreThanOneByOne() {
        try (var hall = new Hall(folder, 1)) {
            var made = IntStream.range(0, 4 * Hall.MOST_WITH_BOTS)
                    .mapToObj(_ -> CompletableFuture.supplyAsync(() -> {
                        try {
                            table(hall, Hall.ME, Hall.BOT);
                            return 1;
                        } catch (ApiException refusal) {
                            return 0;
                        }
                    }))
                    .toList();
            assertThat(made.stream().mapToInt(CompletableFuture::join).sum()).isEqualTo(Hall.MOST_WITH_BOTS);
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
        try (var hall = new Hall(folder, 1)) {
            var over = table(hall, Hall.ME, Hall.BOT);
            hall.submit(over, Hall.ADA, new Command.Resign(Seat.of(0)));
            for (int i = 0; i < Hall.MOST_WITH_BOTS; i++) {
                table(hall, Hall.ME, Hall.BOT);
            }
            assertRefused(
                    new ServerFault.BotsBusy(Hall.MOST_WITH_BOTS),
                    () -> hall.host.rematch(over.table().id(), Hall.ADA, () -> {}));
        }
    }

    /// Somebody else's last seat begins the game.
    @Test
    void waitingTables_areLimitedWhenTheyBegin() {
        try (var hall = new Hall(folder, 1)) {
            var waiting = table(hall, Hall.ME, Hall.BOT, Hall.OPEN);
            for (int i = 0; i < Hall.MOST_WITH_BOTS; i++) {
                table(hall, Hall.ME, Hall.BOT);
            }
            assertRefused(new ServerFault.HostsBotsBusy(Hall.MOST_WITH_BOTS), () -> hall.sit(waiting, Hall.BEN, 2));
        }
    }

    /// Tables that were let go from memory are counted no longer, but bots that think again are, also after a restart.
    @Test
    void botsThatThinkAreCountedWhateverSetThemThinking() {
        try (var hall = new Hall(folder, 1)) {
            var tables = new ArrayList<Snapshot>();
            for (int i = 0; i <= Hall.MOST_WITH_BOTS; i++) {
                tables.add(table(hall, Hall.ME, Hall.BOT));
                hall.clock.forward(Duration.ofMinutes(3));
                hall.host.tick();
            }
            assertThat(hall.host.loaded()).isZero();
            var last = tables.removeLast();
            hall.holdBots();
            tables.forEach(table -> hall.move(table, Hall.ADA));
            assertRefused(new ServerFault.BotsThinking(), () -> hall.move(last, Hall.ADA));
            hall.holdBots();
            hall.restart();
            hall.until(() -> hall.botsAsked() == Hall.MOST_WITH_BOTS);
            assertRefused(new ServerFault.BotsThinking(), () -> hall.move(last, Hall.ADA));
            hall.submit(last, Hall.ADA, new Command.Say("Nobody is kept from talking or leaving.", Optional.empty()));
            hall.releaseBots();
            hall.until(() -> hall.host.thoughtsWaiting() == 0);
            hall.move(last, Hall.ADA);
        }
    }

    @Test
    void aNetworkHasALimitAsWell() {
        try (var hall = new Hall(folder, 1)) {
            for (int i = 0; i <= BotQuota.PEOPLE; i++) {
                hall.host.calledFrom(person(i), "192.0.2.1");
            }
            for (int i = 0; i < BotQuota.PEOPLE * Hall.MOST_WITH_BOTS; i++) {
                hall.host.create(person(i % BotQuota.PEOPLE), Wanted.table(GAME, Hall.ME, Hall.BOT));
            }
            var wanted = Wanted.table(GAME, Hall.ME, Hall.BOT);
            assertRefused(
                    new ServerFault.NetworksBotsBusy(BotQuota.PEOPLE * Hall.MOST_WITH_BOTS),
                    () -> hall.host.create(person(BotQuota.PEOPLE), wanted));
            hall.host.calledFrom(person(BotQuota.PEOPLE), "192.0.2.2");
            assertThat(hall.host.create(person(BotQuota.PEOPLE), wanted).table().id())
                    .isNotEmpty();
        }
    }

    private static Person person(int number) {
        return new Person(
                "person " + number, "Person " + number, Integer.toString(number).repeat(16));
    }
}
