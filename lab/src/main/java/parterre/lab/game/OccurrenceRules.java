package parterre.lab.game;

import java.lang.reflect.Field;
import java.util.Collection;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import parterre.engine.ByRule;

/// The rules that the events of a game can show.
public final class OccurrenceRules {
    private OccurrenceRules() {}

    /// Returns the ids of the rules that these kinds of events, their words and their parts name.
    public static Set<String> of(Collection<? extends Class<?>> events) {
        var rules = new TreeSet<String>();
        for (var event : events) {
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

    private static List<String> named(Optional<ByRule> annotation) {
        return annotation.stream().flatMap(rule -> Stream.of(rule.value())).toList();
    }
}
