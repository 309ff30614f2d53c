package parterre.engine.box;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Fault;
import parterre.engine.Reading;
import parterre.engine.Seat;

final class SelectionReaderTest {
    private static final List<String> PICKS = List.of("seat", "card");

    @Test
    void pickedValuesAreReadAndOthersAreEmpty() {
        var picked = new SelectionReader(Selection.none().with("seat", "P2"), PICKS);
        var seat = picked.one("seat", Seat::read);
        assertThat(seat).contains(Seat.of(1));
        assertThat(picked.one("card")).isEmpty();
        assertThat(picked.finish(seat)).isEqualTo(Reading.good(Seat.of(1)));
    }

    @Test
    void everyProblemIsToldAtItsPick() {
        var picked = new SelectionReader(Selection.none().with("hat", "x").with("seat", List.of("P1", "P2")), PICKS);
        assertThat(picked.alone("card", Reading::good)).isEmpty();
        assertThat(picked.one("seat")).isEmpty();
        picked.one("seat");
        assertThat(picked.finish(Optional.empty()))
                .isEqualTo(new Reading.Bad<>(List.of(
                        Reading.Problem.of("hat", new Fault.NotAPick("seat, card")),
                        Reading.Problem.of("hat", new Fault.PickAlone("card")),
                        Reading.Problem.of("seat", new Fault.PickAlone("card")),
                        Reading.Problem.of("card", new Fault.PickMissing()),
                        Reading.Problem.of("seat", new Fault.PickOne(2)))));
    }

    @Test
    void aMoveIsNotGivenWhereAPickIsWrong() {
        var picked = new SelectionReader(Selection.none().with("seat", "P9"), PICKS);
        assertThat(picked.one("seat", Seat::read)).isEmpty();
        assertThat(picked.finish(Reading.good("a move"))).isInstanceOf(Reading.Bad.class);
        assertThat(new SelectionReader(Selection.none(), PICKS).finish(Reading.good("a move")))
                .isEqualTo(Reading.good("a move"));
    }
}
