package parterre.mars;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.testkit.English;

/// Checks the notation of moves.
final class NotationTest {
    private static final MarsNotation NOTATION = new MarsNotation();

    private static String read(String text) {
        return switch (NOTATION.read(text)) {
            case Reading.Good<MarsMove>(MarsMove move) -> NOTATION.write(move);
            case Reading.Bad<MarsMove> bad -> English.of(bad.problems().getFirst());
        };
    }

    @Test
    void movesAreReadInAnyCaseAndSpacing() {
        assertThat(read(" PLACE  E5 ")).isEqualTo("place e5");
        assertThat(read("3  e5-H5 Red")).isEqualTo("3 e5-h5 red");
        assertThat(read("3 e5-h5")).isEqualTo("3 e5-h5");
        assertThat(read("waste 6")).isEqualTo("waste 6");
        assertThat(read("roll f11")).isEqualTo("roll f11");
        assertThat(read("dice 3 1 3")).isEqualTo("dice 1 3 3");
        assertThat(read("begin p2")).isEqualTo("begin P2");
        assertThat(read("deal p1 1 red 10 green,  P2 none")).isEqualTo("deal P1 10 green 1 red, P2 none");
    }

    @Test
    void wrongMovesAreReportedWithARemedy() {
        assertThat(read("")).contains("is not a move", "3 e5-h5 red");
        assertThat(read("place")).contains("is not a whole move", "place e5");
        assertThat(read("waste")).contains("waste 6");
        assertThat(read("place e55")).contains("'e55' is not in the garden", "row e has 2 to 11");
        assertThat(read("7 e5-h5 red")).contains("'7' is not the value of a die");
        assertThat(read("3 e5-h5 pink")).contains("'pink' is not a colour", "green, blue");
        assertThat(read("3 e5 h5")).contains("is not a move");
        assertThat(read("3 e5-h5 red now")).contains("is not a move");
        assertThat(read("dice 0")).contains("'0' is not the value of a die");
        assertThat(read("dice")).contains("names no dice");
        assertThat(read("dice 1 1 1 1 1 1 1")).contains("at most 6");
        assertThat(read("begin P9")).contains("'P9' is not a seat");
        assertThat(read("deal P2 1 red")).contains("begin with P1");
        assertThat(read("deal")).contains("begin with P1");
        assertThat(read("deal P1 12 red")).contains("'12' is not a number of flowers");
        assertThat(read("deal P1 1 red 2 red")).contains("names red twice");
        assertThat(read("deal P1 none,P2 none,P3 none,P4 none,P5 none,P6 none,P7 none,P8 none,P9 none"))
                .contains("one bunch too many");
    }
}
