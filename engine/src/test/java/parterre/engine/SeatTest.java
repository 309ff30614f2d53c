package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import org.junit.jupiter.api.Test;

class SeatTest {
    @Test
    void seatsReadAsTheyAreWritten() {
        for (var seat : Seat.first(Seat.MOST)) {
            assertThat(Seat.read(seat.toString()).orThrow()).isEqualTo(seat);
            assertThat(Seat.of(seat.index())).isEqualTo(new Seat(seat.index()));
        }
    }

    @Test
    void otherTextsAreRefused() {
        for (var text : new String[] {"", "P", "P0", "P9", "p1", "1", "P10", " P1", "P١", "*"}) {
            assertThat(Seat.read(text)).as(text).isInstanceOf(Reading.Bad.class);
        }
        assertThatThrownBy(() -> new Seat(8)).hasMessageContaining("not within 0 and 7");
        assertThatThrownBy(() -> new Seat(-1)).isInstanceOf(IllegalArgumentException.class);
    }

    @Test
    void afterTheLastSeatComesTheFirst() {
        assertThat(Seat.of(1).next(3)).isEqualTo(Seat.of(2));
        assertThat(Seat.of(2).next(3)).isEqualTo(Seat.of(0));
        assertThat(Seat.of(0).next(1)).isEqualTo(Seat.of(0));
        assertThat(Seat.of(0)).isLessThan(Seat.of(1));
        assertThat(Seat.of(4).number()).isEqualTo(5);
    }
}
