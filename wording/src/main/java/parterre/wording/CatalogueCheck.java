package parterre.wording;

import com.ibm.icu.text.MessagePattern.ArgType;
import java.lang.reflect.ParameterizedType;
import java.lang.reflect.RecordComponent;
import java.lang.reflect.Type;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.TreeMap;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.Event;
import parterre.engine.Message;
import parterre.engine.Reason;
import parterre.engine.Seat;
import parterre.engine.box.BoardWords;

/// Finds mistakes between message records and a catalogue. A mistake is a message without words, or words without a
/// message. It is also an argument that the record does not have or that its words never use. A plural of an argument
/// that is not a number is one, and so is a select by impossible words. So is a select that would miss a new constant
/// of an enum. [#differences] compares the catalogues of two languages.
public final class CatalogueCheck {
    /// The keys of the names in a [parterre.engine.box.Layout]. Which names there are is known only while a game is
    /// played, so the testkit checks it.
    private static final String LAYOUT_NAME = BoardWords.LayoutName.class.getSimpleName() + ".";

    /// The keys of what a game calls its events as themes of puzzles: `theme.Planted`. An event may have none.
    private static final String THEME = "theme.";

    /// The keys of what a game calls its events in reports: `event-kind.Planted`. An event that logs leave out may have
    /// none. A part of an event may have words of its own: `event-kind.Swapped.taken`.
    private static final String EVENT_KIND = "event-kind.";

    private enum Kind {
        NUMBER,
        TEXT
    }

    /// An argument that the words of a message may use.
    ///
    /// @param component the component of the record that it comes from
    /// @param words the words that it can be, for a select; empty if they are not known
    /// @param constants the constants, if it is an enum
    private record Argument(String component, Kind kind, Set<String> words, Set<String> constants) {
        Argument(String component, Kind kind, Set<String> words) {
            this(component, kind, words, Set.of());
        }
    }

    private final MessageCatalogue catalogue;
    private final List<String> problems = new ArrayList<>();

    private CatalogueCheck(MessageCatalogue catalogue) {
        this.catalogue = catalogue;
    }

    /// Returns everything that is wrong, empty if nothing is.
    ///
    /// @param families sealed interfaces of message records
    public static List<String> problems(MessageCatalogue catalogue, List<Class<? extends Message>> families) {
        return problems(catalogue, families, Set.of());
    }

    /// Returns all mistakes; empty if there are none.
    ///
    /// @param families sealed interfaces of message records
    /// @param names the keys of things that are described by their names alone; see [NameKeys]
    public static List<String> problems(
            MessageCatalogue catalogue, List<Class<? extends Message>> families, Set<String> names) {
        var check = new CatalogueCheck(catalogue);
        check.check(families, names);
        return check.problems;
    }

    /// Returns the differences of another language from the standard catalogue: missing or extra keys, and
    /// missing or extra arguments of a message. An argument that only a select of the standard catalogue uses
    /// may be left out. For a component `seat` a language may use the text, `seatIs` for its grammar, or both. The
    /// words for one thing (`SpeciesName.oak`) may be in one language alone: in English a card file has its name.
    public static List<String> differences(MessageCatalogue standard, MessageCatalogue other) {
        var problems = new TreeSet<String>();
        var keys = new TreeSet<>(standard.patterns().keySet());
        keys.addAll(other.patterns().keySet());
        keys.removeIf(key -> isOfOneThing(key, standard.patterns().keySet()));
        for (var key : keys) {
            var here = other.patterns().get(key);
            var there = standard.patterns().get(key);
            if (here == null || there == null) {
                problems.add("'" + key + "' " + (here == null ? "is missing" : "is not in the English catalogue"));
                continue;
            }
            var used = bases(MessagePatterns.uses(here).keySet());
            var known = MessagePatterns.uses(there);
            known.forEach((name, isSelect) -> {
                if (!isSelect && !used.contains(base(name))) {
                    problems.add("'" + key + "' does not use {" + name + "}");
                }
            });
            used.stream()
                    .filter(name -> !bases(known.keySet()).contains(name))
                    .forEach(name ->
                            problems.add("'" + key + "' uses {" + name + "}, which the English message does not use"));
        }
        return List.copyOf(problems);
    }

    /// Returns true if the part of the key before its first dot is the key of a message.
    private static boolean isOfOneThing(String key, Set<String> messages) {
        int dot = key.indexOf('.');
        return dot > 0 && messages.contains(key.substring(0, dot));
    }

    private static Set<String> bases(Set<String> names) {
        return names.stream().map(CatalogueCheck::base).collect(Collectors.toSet());
    }

    private static String base(String name) {
        return name.replaceFirst("(Is|Count)$", "");
    }

    /// Returns the records of these families and of the messages in their components. It leaves out messages of
    /// another room, because that room has their words.
    public static List<Class<?>> records(List<Class<? extends Message>> families) {
        var found = new TreeMap<String, Class<?>>();
        families.forEach(family -> gather(family, found));
        return List.copyOf(found.values());
    }

    private static void gather(Class<?> type, Map<String, Class<?>> found) {
        if (type.isRecord()) {
            if (!Message.class.isAssignableFrom(type)) {
                return;
            }
            var other = found.putIfAbsent(type.getSimpleName(), type);
            if (other != null && other != type) {
                throw new IllegalArgumentException(
                        "two messages are called " + type.getSimpleName() + ": " + other + " and " + type);
            }
            if (other == null) {
                Stream.of(type.getRecordComponents())
                        .map(part -> element(part.getGenericType()))
                        .filter(part -> room(part).equals(room(type)))
                        .forEach(part -> gather(part, found));
            }
        } else if (type.isSealed()) {
            Stream.of(type.getPermittedSubclasses()).forEach(each -> gather(each, found));
        }
    }

    /// The room of a type is the first package below `parterre`.
    private static String room(Class<?> type) {
        var packages = type.getPackageName().split("\\.");
        return packages.length > 1 ? packages[1] : "";
    }

    private void check(List<Class<? extends Message>> families, Set<String> names) {
        var keys = new TreeSet<String>(names);
        for (var name : names) {
            var pattern = catalogue.patterns().get(name);
            if (pattern == null) {
                wrong(name, "has no words", "add it to " + name());
            } else {
                arguments(name, pattern, Map.of(), Set.of());
            }
        }
        for (var record : records(families)) {
            keys.add(record.getSimpleName());
            var pattern = catalogue.patterns().get(record.getSimpleName());
            if (pattern == null) {
                wrong(record.getSimpleName(), "has no words", "add it to " + name());
            } else {
                arguments(record.getSimpleName(), pattern, argumentsOf(record), componentsToUse(record));
            }
            ofThings(record, keys);
            for (var part : record.getRecordComponents()) {
                var type = element(part.getGenericType());
                if (type.isEnum()) {
                    words(type, keys);
                }
            }
        }
        catalogue.patterns().forEach((key, pattern) -> {
            if (key.startsWith(LAYOUT_NAME)
                    || isOfEvent(THEME, key, families)
                    || isOfEvent(EVENT_KIND, key, families)) {
                keys.add(key);
                arguments(key, pattern, Map.of(), Set.of());
            }
        });
        eventKinds(families);
        catalogue.patterns().forEach((key, pattern) -> {
            if (pattern.isBlank()) {
                wrong(key, "says nothing", "write its words; an event that logs leave out is an Event.Quiet");
            }
        });
        catalogue.patterns().keySet().stream()
                .filter(key -> !keys.contains(key))
                .forEach(key -> wrong(key, "belongs to no message", "remove it from " + name()));
    }

    private static boolean isOfEvent(String prefix, String key, List<Class<? extends Message>> families) {
        return key.startsWith(prefix)
                && events(families).anyMatch(event -> (key + ".").startsWith(prefix + event.getSimpleName() + "."));
    }

    private static Stream<Class<?>> events(List<Class<? extends Message>> families) {
        return records(families).stream().filter(Event.class::isAssignableFrom);
    }

    /// Checks that either all events that logs tell have words for reports, or none has.
    private void eventKinds(List<Class<? extends Message>> families) {
        if (catalogue.patterns().keySet().stream().anyMatch(key -> key.startsWith(EVENT_KIND))) {
            events(families)
                    .filter(event -> !Event.Quiet.class.isAssignableFrom(event))
                    .map(event -> EVENT_KIND + event.getSimpleName())
                    .filter(key -> !catalogue.patterns().containsKey(key))
                    .forEach(key -> wrong(key, "has no words although other events have", "add it to " + name()));
        }
    }

    /// Checks the words of a message for single things, such as `SpeciesName.oak`. Only a message with an id has some.
    private void ofThings(Class<?> record, Set<String> keys) {
        if (argumentsOf(record).containsKey(MessageCatalogue.ID)) {
            catalogue.patterns().forEach((key, pattern) -> {
                if (key.startsWith(record.getSimpleName() + ".")) {
                    keys.add(key);
                    arguments(key, pattern, argumentsOf(record), Set.of());
                }
            });
        }
    }

    /// Checks that either all constants of an enum have words, or none has.
    private void words(Class<?> type, Set<String> keys) {
        var all = Stream.of(type.getEnumConstants())
                .map(constant -> Words.key((Enum<?>) constant))
                .toList();
        keys.addAll(all);
        if (all.stream().anyMatch(catalogue.patterns()::containsKey)) {
            all.stream()
                    .filter(key -> !catalogue.patterns().containsKey(key))
                    .forEach(key -> wrong(key, "has no words although others of its kind have", "add it to " + name()));
        }
    }

    /// Returns the components that the words of a message must use. A refusal or a fault exists only for its
    /// words. An event or a question has further components for code that reads it as data.
    private static Set<String> componentsToUse(Class<?> record) {
        return Reason.class.isAssignableFrom(record)
                ? Stream.of(record.getRecordComponents())
                        .map(RecordComponent::getName)
                        .collect(Collectors.toSet())
                : Set.of();
    }

    /// @param toUse the components that the pattern has to use
    private void arguments(String key, String pattern, Map<String, Argument> known, Set<String> toUse) {
        var unused = new TreeSet<>(toUse);
        for (var name : MessagePatterns.uses(pattern).keySet()) {
            var argument = known.get(name);
            if (argument == null) {
                wrong(key, "uses {" + name + "}, which the message does not have", "use one of " + known.keySet());
            } else {
                unused.remove(argument.component());
            }
        }
        unused.forEach(name -> wrong(key, "never uses {" + name + "}", "use it, or take it out of the message"));
        for (var argument : MessagePatterns.arguments(pattern)) {
            var what = known.get(argument.name());
            if (argument.type().hasPluralStyle() && what != null && what.kind() != Kind.NUMBER) {
                wrong(key, "takes the plural of {" + argument.name() + "}, which is no number", "use select");
            }
            if (argument.type() == ArgType.CHOICE) {
                wrong(key, "uses a choice format", "use plural or select");
            }
            if (argument.type() == ArgType.SELECT
                    && what != null
                    && !what.words().isEmpty()) {
                argument.cases().keySet().stream()
                        .filter(word -> !word.equals("other") && !what.words().contains(word))
                        .forEach(word -> wrong(
                                key,
                                "selects {" + argument.name() + "} by '" + word + "', which it never is",
                                "use some of " + what.words()));
                other(key, pattern, argument, what);
            }
        }
    }

    /// Checks that a select would miss a new constant of an enum. Otherwise it would say nothing, or what another
    /// constant says. So `other` stands for one constant, or is empty and stands for none. It may stand for several
    /// if the message has the name of the constant, too.
    private void other(String key, String pattern, MessagePatterns.Use select, Argument what) {
        var other = select.cases().getOrDefault("other", "");
        var unnamed = new TreeSet<>(what.constants());
        select.cases().keySet().stream().filter(word -> !word.equals("other")).forEach(unnamed::remove);
        boolean isNamed = !MessagePatterns.uses(pattern).getOrDefault(what.component(), true);
        if (what.constants().isEmpty() || select.cases().size() == 1 || isNamed) {
            return;
        }
        var selects = "selects {" + select.name() + "} ";
        if (other.isBlank() && !unnamed.isEmpty()) {
            wrong(key, selects + "and says nothing for " + unnamed, "write a case for each");
        } else if (unnamed.size() > 1) {
            wrong(
                    key,
                    selects + "and says the same for " + unnamed,
                    "write a case for all but one, or use {" + what.component() + "}");
        } else if (!other.isBlank() && unnamed.isEmpty()) {
            wrong(key, selects + "by each constant and by 'other', which it never is", "leave 'other' empty");
        }
    }

    private static Map<String, Argument> argumentsOf(Class<?> record) {
        var arguments = new TreeMap<String, Argument>();
        for (var part : record.getRecordComponents()) {
            var name = part.getName();
            var type = part.getGenericType();
            var raw = type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
            var item = element(type);
            boolean isNumber = item == int.class
                    || item == long.class
                    || item == double.class
                    || item == Integer.class
                    || item == Long.class
                    || item == Double.class;
            if (Collection.class.isAssignableFrom(raw)) {
                arguments.put(name, new Argument(name, Kind.TEXT, Set.of()));
                arguments.put(name + "Count", new Argument(name, Kind.NUMBER, Set.of()));
                continue;
            }
            boolean isTruth = item == boolean.class || item == Boolean.class;
            arguments.put(
                    name,
                    new Argument(
                            name, isNumber ? Kind.NUMBER : Kind.TEXT, isTruth ? Set.of("true", "false") : Set.of()));
            boolean isOptional = raw == Optional.class || raw == OptionalInt.class;
            if (isOptional || item == Seat.class || item.isEnum()) {
                var words = new TreeSet<>(words(isOptional, item));
                arguments.put(
                        name + "Is",
                        new Argument(name, Kind.TEXT, words, isOptional || !item.isEnum() ? Set.of() : words));
            }
        }
        return arguments;
    }

    private static Set<String> words(boolean isOptional, Class<?> item) {
        if (item == Seat.class) {
            return isOptional ? Set.of("you", "none") : Set.of("you");
        }
        return isOptional
                ? Set.of("some", "none")
                : Stream.of(item.getEnumConstants())
                        .map(constant -> Words.of(((Enum<?>) constant).name()))
                        .collect(Collectors.toSet());
    }

    private static Class<?> element(Type type) {
        return switch (type) {
            case Class<?> plain -> plain == OptionalInt.class ? int.class : plain;
            case ParameterizedType generic ->
                element(generic.getActualTypeArguments()[generic.getActualTypeArguments().length - 1]);
            default -> Object.class;
        };
    }

    private String name() {
        return MessageCatalogue.path(catalogue.room(), catalogue.language());
    }

    private void wrong(String key, String says, String remedy) {
        problems.add("'" + key + "' " + says + "; " + remedy);
    }
}
