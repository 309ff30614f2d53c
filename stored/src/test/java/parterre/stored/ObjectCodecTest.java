package parterre.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.function.Function;
import org.junit.jupiter.api.Test;
import tools.jackson.databind.JsonNode;

/// The differences between stored forms are options of the declaration.
class ObjectCodecTest {
    private record Score(int games, Optional<String> left, Optional<String> empty, double mean, int later) {
        Score {
            if (games < 0) {
                throw new IllegalArgumentException("negative");
            }
        }
    }

    private static final Score SCORE = new Score(3, Optional.empty(), Optional.empty(), Double.NaN, 1);

    private static final String TEXT = "{\"games\":3,\"empty\":null,\"mean\":\"NaN\",\"later\":1}";

    private static Function<JsonNode, Score> declare(ObjectCodec.Fields<Score> fields) {
        var games = fields.add("games", Codecs.INT, Score::games);
        var left = fields.addOptional("left", Codecs.TEXT, Score::left);
        var empty = fields.addNullable("empty", Codecs.TEXT, Score::empty);
        var mean = fields.add("mean", Codecs.ANY_NUMBER, Score::mean);
        var later = fields.addLater("later", Codecs.INT, Score::later, 7);
        return stored ->
                new Score(games.of(stored), left.of(stored), empty.of(stored), mean.of(stored), later.of(stored));
    }

    private static final ObjectCodec<Score> STRICT = ObjectCodec.of(ObjectCodecTest::declare);
    private static final ObjectCodec<Score> EXTENSIBLE = ObjectCodec.extensible(ObjectCodecTest::declare);

    @Test
    void optionalFields_areLeftOutOrNull() {
        assertThat(STRICT.text(SCORE)).isEqualTo(TEXT);
        assertThat(STRICT.ofText(TEXT)).isEqualTo(SCORE);
        assertThat(STRICT.ofText(TEXT.replace("\"empty\":null,", ""))).isEqualTo(SCORE);
        assertThat(STRICT.indentedText(SCORE)).startsWith("{\n  \"games\" : 3,\n");
    }

    @Test
    void laterField_mayBeMissing() {
        assertThat(STRICT.ofText(TEXT.replace(",\"later\":1", "")).later()).isEqualTo(7);
    }

    @Test
    void unknownFields_areIgnoredByExtensibleObjectsAlone() {
        var text = TEXT.replace("{", "{\"unknown\":[],");
        assertThat(EXTENSIBLE.ofText(text)).isEqualTo(SCORE);
        assertThatThrownBy(() -> STRICT.ofText(text))
                .isInstanceOf(StoredException.class)
                .hasMessageContaining("'unknown'");
    }

    @Test
    void otherTexts_areRefused() {
        for (var text : List.of(
                "{",
                "[]",
                TEXT + "{}",
                TEXT.replace("\"games\":3,", ""),
                TEXT.replace("3", "-3"),
                TEXT.replace("3", "3,\"games\":3"),
                TEXT.replace("NaN", "nan"))) {
            assertThatThrownBy(() -> STRICT.ofText(text)).as(text).isInstanceOf(StoredException.class);
        }
        assertThatThrownBy(() -> Codecs.NUMBER.ofText("\"NaN\"")).isInstanceOf(StoredException.class);
    }

    @Test
    void maps_areSortedOrKeepTheirOrder() {
        Map<String, Integer> map = new LinkedHashMap<>();
        map.put("z", 1);
        map.put("a", 2);
        assertThat(Codecs.map(Codecs.INT).text(map)).isEqualTo("{\"a\":2,\"z\":1}");
        assertThat(Codecs.orderedMap(Codecs.INT).text(map)).isEqualTo("{\"z\":1,\"a\":2}");
        assertThat(Codecs.map(Codecs.INT).ofText("{\"z\":1,\"a\":2}").keySet()).containsExactly("z", "a");
        SortedMap<String, Integer> sorted = new TreeMap<>(map);
        assertThat(Codecs.sortedMap(Codecs.INT).text(sorted)).isEqualTo("{\"a\":2,\"z\":1}");
        assertThat(Codecs.sortedMap(Codecs.INT).ofText("{\"z\":1,\"a\":2}")).isEqualTo(sorted);
        assertThat(Codecs.sortedMap(Codecs.INT).ofText("{}")).isEqualTo(Collections.emptySortedMap());
    }

    private enum Colour {
        RED,
        BLUE
    }

    @Test
    void everyConstant_needsAWordOfItsOwn() {
        var words = new EnumCodec<>(Colour.class, Map.of(Colour.RED, "r", Colour.BLUE, "b"));
        assertThat(words.ofText(words.text(Colour.BLUE))).isEqualTo(Colour.BLUE);
        assertThat(words.find("RED")).isEmpty();
        assertThat(words.words()).containsExactly("r", "b");
        for (var wrong : List.of(Map.of(Colour.RED, "r"), Map.of(Colour.RED, "r", Colour.BLUE, "r"))) {
            assertThatThrownBy(() -> new EnumCodec<>(Colour.class, wrong)).isInstanceOf(IllegalArgumentException.class);
        }
    }
}
