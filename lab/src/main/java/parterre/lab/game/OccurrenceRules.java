package parterre.lab.game;

import java.lang.reflect.Field;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import parterre.engine.ByRule;
import parterre.engine.Event;
import parterre.engine.box.GameBox;

/// The rules that the events of a game can show.
public final class OccurrenceRules {
    private OccurrenceRules() {}

    /// Returns the ids of the rules that the events of a game show: by their kinds, their words, their parts, and by
    /// their positions.
    public static Set<String> of(GameBox<?, ?, ?> box) {
        var rules = new TreeSet<>(box.eventRules().all());
        for (var event : events(box)) {
            rules.addAll(named(Optional.ofNullable(event.getAnnotation(ByRule.class))));
            if (!event.isRecord()) {
                continue;
            }
            for (var part : event.getRecordComponents()) {
                rules.addAll(named(Optional.ofNullable(part.getAnnotation(ByRule.class))));
                for (var word : part.getType().isEnum() ? part.getType().getFields() : new Field[0]) {
                    rules.addAll(named(Optional.ofNullable(word.getAnnotation(ByRule.class))));
                }
            }
        }
        return rules;
    }

    /// Returns the kinds of events of a game.
    public static List<? extends Class<?>> events(GameBox<?, ?, ?> box) {
        return box.messages().stream()
                .filter(Event.class::isAssignableFrom)
                .filter(Class::isSealed)
                .flatMap(family -> Stream.of(family.getPermittedSubclasses()))
                .toList();
    }

    private static List<String> named(Optional<ByRule> annotation) {
        return annotation.stream().flatMap(rule -> Stream.of(rule.value())).toList();
    }
}
