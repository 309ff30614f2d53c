package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.Map;
import org.junit.jupiter.api.Test;
import parterre.engine.Reading;
import parterre.engine.Setup;
import parterre.testkit.Covers;

/// Chapter 1.
class SetupTest {
    private static final PottingShed GAME = new PottingShed();

    private static Setup setup(int seats, Map<String, String> options) {
        return Setup.read(ShedOptions.INFO, 2, seats, options).orThrow();
    }

    @Test
    @Covers({"CF-1.1", "CF-1.2"})
    void atTheStartAllCardsAreInTheBag() {
        var two = new Scene(GAME.start(setup(2, Map.of())));
        assertThat(two.at("bag")).isEqualTo("RRRRRRSSSSSSBBBBBBCCCCCC");
        assertThat(two.at("P1")).isEqualTo("hand -, nest -, basket -, petals 3");
        assertThat(new Scene(GAME.start(setup(4, Map.of()))).at("P4")).endsWith("petals 2");
        var other = new Scene(GAME.start(setup(2, Map.of("cards", "R1 S2 B3 C4", "petals", "9"))));
        assertThat(other.at("bag")).isEqualTo("RSSBBBCCCC");
        assertThat(other.at("P2")).endsWith("petals 9");
    }

    @Test
    @Covers("CF-1.1")
    void theNumbersOfCardsAreReadWithCare() {
        for (var bad : new String[] {"R6 S6 B6", "R6 S6 C6 B6", "R13 S6 B6 C6", "6 6 6 6", "", "R6 S6 B6 Cx"}) {
            assertThat(ShedOptions.CARDS.read(bad)).as(bad).isInstanceOf(Reading.Bad.class);
        }
    }

    @Test
    @Covers("CF-1.3")
    void thereMustBeThreeCardsForEachSeat() {
        assertThat(GAME.refusal(setup(4, Map.of("cards", "R3 S3 B3 C3")))).isEmpty();
        assertThat(GAME.refusal(setup(4, Map.of("cards", "R3 S3 B3 C2")))
                        .orElseThrow()
                        .rule())
                .isEqualTo("CF-1.3");
    }

    @Test
    @Covers("CF-1.4")
    void theHareStaysAwayFromFour() {
        assertThat(GAME.refusal(setup(3, Map.of("hare", "on")))).isEmpty();
        assertThat(GAME.refusal(setup(4, Map.of("hare", "on"))).orElseThrow().rule())
                .isEqualTo("CF-1.4");
    }

    @Test
    @Covers("CF-1.5")
    void theForecastIsAFile() {
        assertThat(Forecast.read("2 bee\n\n 1  rain").orThrow().in(2)).contains(Kind.BEE);
        assertThat(GAME.refusal(setup(2, Map.of("forecast", "empty.txt\n")))).isEmpty();
        for (var bad : new String[] {"rain", "6 rain", "1 snow", "1 rain\n1 sun", "1 rain sun"}) {
            assertThat(GAME.refusal(setup(2, Map.of("forecast", "bad.txt\n" + bad)))
                            .orElseThrow()
                            .rule())
                    .as(bad)
                    .isEqualTo("CF-1.5");
        }
    }

    @Test
    @Covers("CF-1.6")
    void aPositionThatDoesNotFitTogetherIsRefused() {
        var good = ShedPositions.FORM.write(Scene.of("P1: hand RSB, nest C from P2, basket -, petals 3", "bag: RSB")
                .position());
        assertThat(ShedPositions.FORM.read(good)).isInstanceOf(Reading.Good.class);
        assertBad(good.replace("bag: RSB", "bag: RS"), "cards");
        assertBad(good.replace("round: 1", "round: 4"), "round");
        assertBad(good.replace("turn P1 1", "turn P3 1"), "stage");
        assertBad(good.replace("turn P1 1", "turn P1 2"), "stage");
        assertBad(good.replace("turn P1 1", "steal P1 P2"), "stage");
        assertBad(good.replace("turn P1 1", "keep P1"), "looked");
        assertBad(good.replace("hand RSB,", "hand RSB dry,"), "P1");
        assertBad(good.replace("from P2", "from P1"), "P1");
        assertBad(good.replace("hand RSB,", "hand RSBS,").replace("discard: RRRRSSSS", "discard: RRRRSSS"), "P1");
    }

    private static void assertBad(String text, String where) {
        assertThat(ShedPositions.FORM.read(text)).as(text).isInstanceOf(Reading.Bad.class);
        assertThat(((Reading.Bad<Position>) ShedPositions.FORM.read(text)).problems())
                .extracting(Reading.Problem::where)
                .contains(where);
    }
}
