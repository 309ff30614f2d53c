package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

class BySeatTest {
    private static final Seat P1 = Seat.of(0);
    private static final Seat P2 = Seat.of(1);
    private static final Seat P4 = Seat.of(3);

    @Test
    void seatsMayBeMissing() {
        var answers = BySeat.only(P4, "pass").with(P2, "call");
        assertThat(answers.seats()).containsExactly(P2, P4);
        assertThat(answers.size()).isEqualTo(2);
        assertThat(answers.has(P1)).isFalse();
        assertThat(answers.has(Seat.of(7))).isFalse();
        assertThat(answers.of(P4)).isEqualTo("pass");
        assertThatThrownBy(() -> answers.of(P1))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessage("P1 has no value here; [P2, P4] have");
        assertThat(answers).hasToString("{P2=call, P4=pass}");
    }

    @Test
    void equalityLooksAtSeatsAndValuesOnly() {
        var longer = BySeat.only(P4, "x").with(P1, "y");
        var shorter = BySeat.only(P1, "y");
        assertThat(BySeat.only(P1, "y").with(P4, "x")).isEqualTo(longer).hasSameHashCodeAs(longer);
        assertThat(shorter).isNotEqualTo(longer).isNotEqualTo(BySeat.only(P2, "y"));
        assertThat(BySeat.none()).isEqualTo(BySeat.each(0, seat -> seat));
        assertThat(BySeat.inOrder(List.of("a", "b")))
                .isEqualTo(BySeat.only(P2, "b").with(P1, "a"));
    }

    @Test
    void withLeavesTheOldOneAsItWas() {
        var before = BySeat.each(2, Seat::number);
        var after = before.with(P1, 9);
        assertThat(before.of(P1)).isEqualTo(1);
        assertThat(after.of(P1)).isEqualTo(9);
        var list = new ArrayList<>(List.of(1, 2));
        var made = BySeat.inOrder(list);
        list.set(0, 7);
        assertThat(made.of(P1)).isEqualTo(1);
    }

    @Test
    void mapKeepsTheSeats() {
        var names = BySeat.only(P4, 4).with(P2, 2).map((seat, number) -> seat + "/" + number);
        assertThat(names).isEqualTo(BySeat.only(P2, "P2/2").with(P4, "P4/4"));
    }
}
