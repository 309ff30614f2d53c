package parterre.server.table;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.nio.file.Path;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;
import parterre.engine.Seat;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.NewTable;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Snapshot;
import parterre.server.wire.Trouble;

/// Nobody keeps the bots busy at more than a few tables.
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
                            Trouble.class,
                            trouble -> assertThat(trouble.status()).isEqualTo(429))
                    .hasMessageContaining(new ServerFault.BotsBusy(Hall.MOST_WITH_BOTS).toString());
            var open = table(hall, Hall.ME, Hall.OPEN);
            assertThatThrownBy(() -> hall.submit(open, Hall.ADA, new Command.Assign(Seat.of(1), Optional.of("random"))))
                    .isInstanceOf(Trouble.class);
            hall.submit(last, Hall.ADA, new Command.Resign(Seat.of(0)));
            assertThat(table(hall, Hall.ME, Hall.BOT).table().id()).isNotEmpty();
        }
    }
}
