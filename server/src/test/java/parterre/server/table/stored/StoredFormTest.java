package parterre.server.table.stored;

import static org.assertj.core.api.Assertions.assertThat;
import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Objects;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.UnaryOperator;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import org.junit.jupiter.params.provider.ValueSource;
import parterre.server.table.state.StoredEvent;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.GameEnding;
import parterre.server.wire.Json;
import parterre.server.wire.TableNote;
import parterre.stored.StoredException;
import tools.jackson.databind.JsonNode;

/// The stored form of events, cards and preferences, byte for byte. No program writes the files in
/// `src/test/resources/stored`: a new kind or field gets a new line by hand.
class StoredFormTest {
    /// The stored form of one type.
    ///
    /// @param file has a line for each kind; `NAME-1.jsonl` has lines of earlier builds, each followed by its
    ///     present form
    /// @param again reads a line and writes it again
    record Stored(String file, UnaryOperator<String> again) {}

    static Stream<Stored> stored() {
        return Stream.of(
                new Stored("events", line -> EventCodec.write(EventCodec.read(line))),
                new Stored("cards", line -> CardCodec.write(CardCodec.read(line))),
                new Stored("preferences", line -> PreferenceCodec.write(PreferenceCodec.read(line))));
    }

    @ParameterizedTest
    @MethodSource("stored")
    void readTextsAreWrittenWithTheSameBytes(Stored stored) {
        assertThat(lines(stored.file()))
                .allSatisfy(line -> assertThat(stored.again().apply(line)).isEqualTo(line));
    }

    @ParameterizedTest
    @MethodSource("stored")
    void linesOfEarlierBuildsGetTheirPresentForm(Stored stored) {
        var lines = lines(stored.file() + "-1");
        assertThat(lines).hasSizeGreaterThan(1);
        for (int i = 0; i < lines.size(); i += 2) {
            assertThat(stored.again().apply(lines.get(i))).isEqualTo(lines.get(i + 1));
        }
    }

    @Test
    void everyKindHasAStoredNameAndALine() {
        var events = lines("events").stream().map(EventCodec::read).toList();
        var notes = events.stream()
                .flatMap(
                        event -> event instanceof StoredEvent.Seated seated ? Stream.of(seated.note()) : Stream.empty())
                .toList();
        var clocks = events.stream()
                .flatMap(event -> event instanceof StoredEvent.Created created
                        ? Stream.of(created.terms().clock())
                        : Stream.empty())
                .toList();
        var endings = lines("cards").stream()
                .flatMap(line -> CardCodec.read(line).outcome().stream())
                .map(outcome -> outcome.ending())
                .toList();
        assertThat(types(events)).isEqualTo(Set.of(StoredEvent.class.getPermittedSubclasses()));
        assertThat(types(notes)).isEqualTo(Set.of(TableNote.class.getPermittedSubclasses()));
        assertThat(types(clocks)).isEqualTo(Set.of(ClockTerms.class.getPermittedSubclasses()));
        assertThat(types(endings)).isEqualTo(Set.of(GameEnding.class.getPermittedSubclasses()));
    }

    private static Set<Class<?>> types(List<?> values) {
        var types = new HashSet<Class<?>>();
        values.forEach(value -> types.add(value.getClass()));
        return types;
    }

    @Test
    void everyFieldHasALine() {
        var used = new TreeSet<String>();
        for (var file : List.of("events", "cards", "cards-1", "preferences", "reviews", "chances")) {
            lines(file).forEach(line -> addNames(Json.MAPPER.readTree(line), used));
        }
        assertThat(used)
                .containsAll(StoredShapes.all().values().stream()
                        .flatMap(List::stream)
                        .toList());
    }

    private static void addNames(JsonNode node, Set<String> names) {
        names.addAll(node.propertyNames());
        node.values().forEach(value -> addNames(value, names));
    }

    @ParameterizedTest
    @ValueSource(
            strings = {
                "",
                "null",
                "[]",
                "{}",
                "{\"v\":2}",
                "{\"v\":0,\"kind\":\"started\"}",
                "{\"v\":3,\"kind\":\"started\"}",
                "{\"v\":\"2\",\"kind\":\"started\"}",
                "{\"v\":2,\"kind\":\"start\"}",
                "{\"v\":2,\"kind\":\"started\",\"at\":1}",
                "{\"v\":2,\"kind\":\"started\"} {}",
                "{\"v\":2,\"kind\":\"ended\",\"how\":\"PLAYED\"}",
                "{\"v\":2,\"kind\":\"ended\",\"how\":\"played\",\"how\":\"stopped\"}",
                "{\"v\":2,\"kind\":\"ended\"}",
                "{\"v\":2,\"kind\":\"hosted\",\"person\":5}",
                "{\"v\":2,\"kind\":\"ordered\",\"seats\":[\"P9\"]}",
                "{\"v\":2,\"kind\":\"paused\",\"seat\":\"P1\",\"stopped\":\"true\"}",
                "{\"v\":2,\"kind\":\"seated\",\"chair\":{},\"note\":{\"kind\":\"game-began\"}}",
                "{\"v\":2,\"kind\":\"proposed\",\"motion\":\"stop\",\"by\":\"P1\",\"to\":1.5}"
            })
    void readingIsStrict(String line) {
        assertThatThrownBy(() -> EventCodec.read(line)).isInstanceOf(StoredException.class);
    }

    private static List<String> lines(String file) {
        var name = "/stored/" + file + ".jsonl";
        try (var text = Objects.requireNonNull(StoredFormTest.class.getResourceAsStream(name), name)) {
            return new ArrayList<>(new String(text.readAllBytes(), StandardCharsets.UTF_8)
                    .lines()
                    .toList());
        } catch (IOException e) {
            throw new UncheckedIOException(e);
        }
    }
}
