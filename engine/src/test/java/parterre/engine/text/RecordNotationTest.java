package parterre.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;

class RecordNotationTest {
    enum Colour {
        RED,
        DARK_BLUE
    }

    sealed interface Act extends Move {
        record Pass() implements Act {}

        record DarkPlant(Seat seat, int size, boolean deep) implements Act {
            public DarkPlant {
                if (size > 9) {
                    throw new IllegalArgumentException("size");
                }
            }
        }

        record Paint(List<Colour> colours, Optional<Seat> of) implements Act {}
    }

    private record Odd(double share) implements Move {}

    private static final RecordNotation<Act> NOTATION = RecordNotation.of(Act.class);

    private static void comesBack(Act act, String text) {
        assertThat(NOTATION.write(act)).isEqualTo(text);
        assertThat(NOTATION.read(text)).isEqualTo(Reading.good(act));
    }

    @Test
    void movesComeBackFromTheirWords() {
        comesBack(new Act.Pass(), "pass");
        comesBack(new Act.DarkPlant(Seat.of(1), -3, true), "dark-plant P2 -3 yes");
        comesBack(new Act.Paint(List.of(Colour.RED, Colour.DARK_BLUE), Optional.empty()), "paint red,dark-blue -");
        comesBack(new Act.Paint(List.of(), Optional.of(Seat.of(0))), "paint - P1");
    }

    @Test
    void textsThatAreNoMovesAreTold() {
        for (var text : List.of("", "dig", "pass 3", "dark-plant P2", "dark-plant P2 10 no", "paint green -")) {
            assertThat(NOTATION.read(text)).as(text).isInstanceOf(Reading.Bad.class);
        }
    }

    @Test
    void everyKindHasAnExample() {
        assertThat(NOTATION.examples()).extracting(example -> example.text()).contains("pass", "paint red P1");
        assertThat(NOTATION.examples()).hasSize(3);
    }

    @Test
    void aComponentWithoutAFormIsNamed() {
        assertThatThrownBy(() -> RecordNotation.of(Odd.class))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining("Odd.share");
    }
}
