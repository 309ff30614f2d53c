package parterre.lab.report;

import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;
import java.util.stream.Stream;
import parterre.engine.Event;
import parterre.engine.box.GameBox;
import parterre.lab.game.OccurrenceRules;
import parterre.wording.Words;

/// Says kinds of events and the words in them as readers call them. Files keep the names of [OccurrenceRules#events].
final class EventNames {
    private static final String KIND = "event-kind.";

    private final ReportFormatter formatter;
    private final SortedMap<String, Class<?>> events = new TreeMap<>();

    EventNames(ReportFormatter formatter, GameBox<?, ?, ?> box) {
        this.formatter = formatter;
        OccurrenceRules.events(box).forEach(each -> events.put(each.getSimpleName(), each));
    }

    /// Returns the kinds of events that logs tell, sorted.
    List<String> kinds() {
        return events.keySet().stream().filter(kind -> !isQuiet(kind)).toList();
    }

    /// Returns true for an event that logs leave out, or for a word in one.
    boolean isQuiet(String name) {
        return Optional.ofNullable(events.get(name.split("[.=]")[0]))
                .filter(Event.Quiet.class::isAssignableFrom)
                .isPresent();
    }

    /// Returns "flower planted" for `Planted`, and "flower planted: red" for `Planted.colour=RED`. A game without such
    /// words has the name itself.
    String of(String name) {
        var sides = name.split("=");
        var kind = kind(sides[0]);
        return sides.length < 2
                ? kind.orElse(name)
                : kind.flatMap(words -> word(sides[0], sides[1]).map(word -> words + ": " + word))
                        .orElse(name);
    }

    /// Returns the words of the longest part of a path that has some.
    private Optional<String> kind(String path) {
        var words = formatter.wording().text(KIND + path, Map.of());
        int dot = path.lastIndexOf('.');
        return words.isPresent() || dot < 0 ? words : kind(path.substring(0, dot));
    }

    private Optional<String> word(String path, String constant) {
        var parts = path.split("\\.");
        var type = Optional.<Class<?>>ofNullable(events.get(parts[0]));
        for (var part : Arrays.asList(parts).subList(1, parts.length)) {
            type = type.flatMap(each -> part(each, part));
        }
        return type.stream()
                .flatMap(each -> each.isEnum() ? Stream.of(each.getEnumConstants()) : Stream.empty())
                .map(each -> (Enum<?>) each)
                .filter(each -> each.name().equals(constant))
                .findFirst()
                .flatMap(each -> formatter.wording().text(Words.key(each), Map.of()));
    }

    private static Optional<Class<?>> part(Class<?> type, String name) {
        return Stream.ofNullable(type.getRecordComponents())
                .flatMap(Stream::of)
                .filter(each -> each.getName().equals(name))
                .map(RecordComponent::getGenericType)
                .map(EventNames::element)
                .findFirst();
    }

    /// Returns the type within a list or an optional.
    private static Class<?> element(Type type) {
        return switch (type) {
            case ParameterizedType generic -> element(generic.getActualTypeArguments()[0]);
            case Class<?> plain -> plain;
            default -> Object.class;
        };
    }
}
