package parterre.bots.series;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;
import static org.assertj.core.api.Assertions.within;

import java.util.List;
import org.junit.jupiter.api.Test;
import parterre.bots.series.StrengthFile.Pair;
import parterre.bots.series.StrengthFile.Rated;
import parterre.stored.StoredException;

class StrengthFileCodecTest {
    private static final StrengthFile FILE = new StrengthFile(
            "two \"players\"",
            List.of(new Rated("random", 0, 0, 0, 200), new Rated("level:keen", 512, 480, 540, 200)),
            List.of(new Pair("level:keen", "random", 200, 85.5)));

    /// The bytes that files of today have.
    private static final String TEXT = """
            {
              "says": "two \\"players\\"",
              "pool": [
                {"bot":"random","elo":0,"low":0,"high":0,"games":200},
                {"bot":"level:keen","elo":512,"low":480,"high":540,"games":200}
              ],
              "pairs": [
                {"bot":"level:keen","against":"random","games":200,"won":85.5}
              ]
            }
            """;

    @Test
    void filesAreWrittenAndReadByTheirDocumentedNames() {
        assertThat(StrengthFileCodec.write(FILE)).isEqualTo(TEXT);
        assertThat(StrengthFileCodec.read(TEXT)).isEqualTo(FILE);
        assertThat(StrengthFileCodec.read(StrengthFileCodec.write(StrengthFile.NONE)))
                .isEqualTo(StrengthFile.NONE);
    }

    @Test
    void steps_areThoseOfTheRatings() {
        var scores = List.of(new PairScore(0, 1, 30, 9.5), new PairScore(1, 2, 30, 7), new PairScore(0, 2, 30, 2));
        var file = StrengthFile.of("", List.of("random", "greedy", "level:keen"), 1, scores);
        var last = Ratings.of(3, 0, scores).difference(2, 1);
        assertThat(file.steps()).hasSize(2);
        assertThat(file.steps().getLast().value()).isCloseTo(last.value(), within(1e-6));
        assertThat(file.steps().getLast().high()).isCloseTo(last.high(), within(1e-6));
        assertThat(StrengthFile.NONE.steps()).isEmpty();
    }

    @Test
    void mistakesInFilesAreRefused() {
        assertThatThrownBy(() -> StrengthFileCodec.read(TEXT.replace("\"won\"", "\"wins\"")))
                .isInstanceOf(StoredException.class)
                .hasMessageContaining("wins");
        assertThatThrownBy(() -> StrengthFileCodec.read(TEXT.replace("200", "0")))
                .isInstanceOf(StoredException.class);
    }
}
