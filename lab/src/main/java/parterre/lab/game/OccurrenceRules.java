package parterre.lab.game;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.Type;
import java.util.HashSet;
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

    /// Returns the ids of the rules that the events of a game show: by their kinds, their words and their parts.
    public static Set<String> of(GameBox<?, ?, ?> box) {
        var rules = new TreeSet<String>();
        var seen = new HashSet<Class<?>>();
        events(box).forEach(event -> add(event, rules, seen));
        return rules;
    }

    /// Adds the rules that a type, its parts and their words name.
    private static void add(Type type, Set<String> rules, Set<Class<?>> seen) {
        if (type instanceof ParameterizedType generic) {
            Stream.of(generic.getActualTypeArguments()).forEach(each -> add(each, rules, seen));
        } else if (type instanceof Class<?> known && seen.add(known)) {
            rules.addAll(named(known));
            if (known.isRecord()) {
                for (var part : known.getRecordComponents()) {
                    rules.addAll(named(part));
                    add(part.getGenericType(), rules, seen);
                }
            } else if (known.isEnum()) {
                Stream.of(known.getFields()).forEach(word -> rules.addAll(named(word)));
            } else if (known.isSealed()) {
                Stream.of(known.getPermittedSubclasses()).forEach(each -> add(each, rules, seen));
            }
        }
    }

    /// Returns the kinds of events of a game.
    public static List<? extends Class<?>> events(GameBox<?, ?, ?> box) {
        return box.messages().stream()
                .filter(Event.class::isAssignableFrom)
                .flatMap(OccurrenceRules::kinds)
                .toList();
    }

    private static Stream<Class<?>> kinds(Class<?> family) {
        return family.isSealed()
                ? Stream.of(family.getPermittedSubclasses()).flatMap(OccurrenceRules::kinds)
                : Stream.of(family);
    }

    private static List<String> named(AnnotatedElement element) {
        return Optional.ofNullable(element.getAnnotation(ByRule.class)).stream()
                .flatMap(rule -> Stream.of(rule.value()))
                .toList();
    }
}
