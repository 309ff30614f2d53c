package parterre.engine;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import org.junit.jupiter.api.Test;

class LinesTest {
    private static final Notation<Pebbles.Act> WORDS = new Pebbles().notation();
    private static final Seat P1 = Seat.of(0);
    private static final Seat P2 = Seat.of(1);

    @Test
    void everyKindOfStepReadsAsItIsWritten() {
        Step<Pebbles.Act> turn = new Step.Turn<>(P1, new Pebbles.Act.Take(2));
        Step<Pebbles.Act> chance = new Step.Chance<>(new Pebbles.Act.Roll(5));
        Step<Pebbles.Act> together = new Step.Together<>(
                BySeat.only(P2, (Pebbles.Act) new Pebbles.Act.Hide("red")).with(P1, new Pebbles.Act.Hide("blue")));
        assertThat(Lines.full(WORDS, turn)).isEqualTo("P1: take 2");
        assertThat(Lines.full(WORDS, chance)).isEqualTo("*: rolls 5");
        assertThat(Lines.full(WORDS, together)).isEqualTo("& P1: hide blue | P2: hide red");
        for (var step : List.of(turn, chance, together)) {
            assertThat(Lines.read(WORDS, Lines.full(WORDS, step)).orThrow()).isEqualTo(step);
        }
    }

    @Test
    void spacingDoesNotMatter() {
        assertThat(Lines.read(WORDS, "&P2:call|  P1 : pass ").orThrow())
                .isEqualTo(Lines.read(WORDS, "& P1: pass | P2: call").orThrow());
        assertThat(Lines.read(WORDS, "*:rolls 5").orThrow()).isInstanceOf(Step.Chance.class);
    }

    @Test
    void wrongLinesAreReported() {
        assertThat(problem("take 1"))
                .isEqualTo("'take 1' names no seat; begin with 'P1:', '& P1:' or, for chance, '*:'");
        assertThat(problem("P9: take 1")).contains("'P9' is not a seat");
        assertThat(problem("& P1: pass | P1: call")).contains("'P1' answers twice");
        assertThat(problem("& P1: pass |")).contains("names no seat");
        assertThat(problem("&")).contains("names no seat");
        assertThat(problem("")).contains("names no seat");
        assertThat(problem("*:")).contains("is no act");
        assertThat(problem("P1: ?")).contains("'?' is no act");
    }

    private static String problem(String text) {
        return switch (Lines.read(WORDS, text)) {
            case Reading.Good<Step<Pebbles.Act>>(var step) -> "read as " + step;
            case Reading.Bad<Step<Pebbles.Act>>(var problems) -> EngineWords.of(problems.getFirst());
        };
    }

    @Test
    void namesAndRemarksAreOfOneLine() {
        assertThat(Lines.isOneLine("Ana \uD83C\uDF37 the 2nd")).isTrue();
        for (var text :
                new String[] {"", " ", " a", "a ", "a\nb", "a\tb", "a\u0000", "a\u0085b", "a\u2028b", "\uD83C"}) {
            assertThat(Lines.isOneLine(text)).as(text).isFalse();
        }
        assertThat(Lines.isWord("seed-2")).isTrue();
        for (var text : new String[] {"", "Seed", "2seed", "-seed", "se ed", "säd"}) {
            assertThat(Lines.isWord(text)).as(text).isFalse();
        }
    }
}
