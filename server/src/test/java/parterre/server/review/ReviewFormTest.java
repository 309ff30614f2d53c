package parterre.server.review;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Objects;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.review.Grade;
import parterre.review.ReviewEffort;
import parterre.stored.StoredException;

/// The stored form of reviews, byte for byte. No program writes the files in `src/test/resources/stored`.
class ReviewFormTest {
    /// The stored form of one type.
    ///
    /// @param again reads a line and writes it again
    record Stored(String file, UnaryOperator<String> again) {}

    static Stream<Stored> stored() {
        return Stream.of(
                new Stored("reviews", line -> ReviewCodec.write(ReviewCodec.read(line))),
                new Stored("chances", line -> ChancesCodec.write(ChancesCodec.read(line))));
    }

    @ParameterizedTest
    @MethodSource("stored")
    void readTextsAreWrittenWithTheSameBytes(Stored stored) {
        assertThat(lines(stored.file()))
                .isNotEmpty()
                .allSatisfy(line -> assertThat(stored.again().apply(line)).isEqualTo(line));
    }

    /// The builds until November 2026 stored no version.
    @ParameterizedTest
    @MethodSource("stored")
    void textsWithoutAVersionAreRead(Stored stored) {
        assertThat(lines(stored.file()))
                .allSatisfy(line -> assertThat(stored.again().apply(line.replace("{\"v\":1,", "{")))
                        .isEqualTo(line));
    }

    @Test
    void everyGradeHasAStoredWord() {
        assertThat(Grade.STORED.words())
                .hasSize(Grade.values().length)
                .containsExactly("forced", "decided", "best", "good", "inaccuracy", "mistake", "blunder");
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "body",
                "[]",
                "{\"players\":[]}",
                "{\"v\":2,\"players\":[],\"decisions\":[]}",
                "{\"players\":[],\"decisions\":[],\"more\":1}",
                "{\"players\":[{\"seat\":\"P1\",\"accuracy\":\"1\",\"blunders\":0,\"mistakes\":0,\"inaccuracies\":0}],"
                        + "\"decisions\":[]}"
            })
    void readingIsStrict(String line) {
        assertThatThrownBy(() -> ReviewCodec.read(line)).isInstanceOf(StoredException.class);
    }

    @Test
    void theHashedEffortIsTheTextOfTheFirstReviews() {
        assertThat(ReviewHash.text(ReviewEffort.of(2_000)))
                .isEqualTo("ReviewEffort[screening=500, candidates=4, searches=8, rounds=37]");
    }

    private static List<String> lines(String file) {
        var name = "/stored/" + file + ".jsonl";
        try (var text = Objects.requireNonNull(ReviewFormTest.class.getResourceAsStream(name), name)) {
            return new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList();
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
