package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.testkit.Covers;

/// Chapter 9; that both ways agree is the contract's to check.
class NotationTest {
    @Test
    @Covers("CF-9.1")
    void movesAreVerbsWithObjects() {
        var offer = ShedNotation.NOTATION.read("offer P2 1R for 0BB").orThrow();
        assertThat(offer)
                .isEqualTo(new ShedMove.Offer(
                        Seat.of(1), new Bundle(1, Cards.one(Kind.RAIN)), new Bundle(0, new Cards(0, 0, 2, 0))));
        assertThat(ShedNotation.NOTATION.write(
                        ShedNotation.NOTATION.read("SOW srR stake 1").orThrow()))
                .isEqualTo("sow RRS stake 1");
        for (var bad : new String[] {
            "",
            "sow",
            "sow R",
            "sow R stake -1",
            "storm",
            "storm from bed",
            "theft from hand",
            "offer P2 1 0",
            "offer P2 R for 1",
            "keep X",
            "keep RS",
            "rest now"
        }) {
            assertThat(ShedNotation.NOTATION.read(bad)).as(bad).isInstanceOf(Reading.Bad.class);
        }
    }

    @Test
    @Covers("CF-9.2")
    void positionsHaveALineForEachPlace() {
        var text = """
                edition: 2
                seats: 2
                option forecast: mine.txt
                  1 sun
                  3 crow
                option rounds: 1
                round: 1
                stage: window P1 P2 P1 0
                hare: 0
                bag: RRRRRSSSSSBBBBBCCCC
                shelf: P1=R
                looked: -
                discard: C
                P1: hand S, nest B from P2, basket -, petals 3
                P2: hand C, nest -, basket -, petals 2
                """;
        var position = ShedPositions.FORM.read(text).orThrow();
        assertThat(position.terms().forecast().in(3)).contains(Kind.CROW);
        assertThat(ShedPositions.FORM.read(ShedPositions.FORM.write(position)).orThrow())
                .isEqualTo(position);
        assertThat(((Reading.Bad<Position>) ShedPositions.FORM.read(text.replace("hand S", "hand X"))).problems())
                .anySatisfy(problem -> assertThat(problem.toString()).startsWith("line 14: 'X'"));
    }
}
