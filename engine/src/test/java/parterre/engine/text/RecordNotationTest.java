package parterre.engine.text;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import parterre.engine.Move;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.engine.Worded;

class RecordNotationTest {
    enum Colour implements Worded {
        CRIMSON("red"),
        NAVY("dark-blue");

        private final String word;

        Colour(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }
    }

    enum Wordless {
        ONE
    }

    sealed interface Act extends Move {
        @Stored("pass")
        record Skip() implements Act {}

        @Stored("dark-plant")
        record Plant(
                @Stored("seat") Seat seat,
                @Stored("size") int size,
                @Stored("deep") boolean isDeep) implements Act {
            public Plant {
                if (size > 9) {
                    throw new IllegalArgumentException("size");
                }
            }
        }

        @Stored("paint")
        record Paint(
                @Stored("colours") List<Colour> colours,
                @Stored("of") Optional<Seat> of) implements Act {}
    }

    @Stored("odd")
    private record Odd(@Stored("share") double share) implements Move {}

    private record Nameless() implements Move {}

    @Stored("grow")
    private record NamelessPart(int size) implements Move {}

    @Stored("choose")
    private record WordlessPart(@Stored("what") Wordless what) implements Move {}

    private static final RecordNotation<Act> NOTATION = RecordNotation.of(Act.class);

    private static void comesBack(Act act, String text) {
        assertThat(NOTATION.write(act)).isEqualTo(text);
        assertThat(NOTATION.read(text)).isEqualTo(Reading.good(act));
    }

    @Test
    void movesComeBackFromTheirWords() {
        comesBack(new Act.Skip(), "pass");
        comesBack(new Act.Plant(Seat.of(1), -3, true), "dark-plant P2 -3 yes");
        comesBack(new Act.Paint(List.of(Colour.CRIMSON, Colour.NAVY), Optional.empty()), "paint red,dark-blue -");
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
    void whatHasNoFormOrNameIsRefusedByName() {
        isRefused(Odd.class, "Odd, component 'double share'");
        isRefused(Nameless.class, "Nameless");
        isRefused(NamelessPart.class, "NamelessPart, component 'int size'");
        isRefused(WordlessPart.class, "WordlessPart, component");
    }

    private static void isRefused(Class<? extends Move> move, String named) {
        assertThatThrownBy(() -> RecordNotation.of(move))
                .isInstanceOf(IllegalArgumentException.class)
                .hasMessageContaining(named);
    }
}
