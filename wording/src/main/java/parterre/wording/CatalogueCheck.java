package parterre.wording;

import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.text.MessagePattern;
import com.ibm.icu.text.MessagePattern.ArgType;
import com.ibm.icu.util.ULocale;
import java.lang.reflect.ParameterizedType;
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
import java.util.stream.Stream;
import parterre.engine.Message;
import parterre.engine.Seat;

/// Finds what is wrong between message records and a catalogue: a message without words, words without a message, an
/// argument that the record does not have, a plural of something that is no number.
public final class CatalogueCheck {
    private enum Kind {
        NUMBER,
        TEXT
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

    /// Returns everything that is wrong, empty if nothing is.
    ///
    /// @param families sealed interfaces of message records
    /// @param names the keys of what is described by its name alone; see [NameKeys]
    public static List<String> problems(
            MessageCatalogue catalogue, List<Class<? extends Message>> families, Set<String> names) {
        var check = new CatalogueCheck(catalogue);
        check.check(families, names);
        return check.problems;
    }

    /// Returns the records of these families and of the messages that they are made of.
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
                Stream.of(type.getRecordComponents()).forEach(part -> gather(element(part.getGenericType()), found));
            }
        } else if (type.isSealed()) {
            Stream.of(type.getPermittedSubclasses()).forEach(each -> gather(each, found));
        }
    }

    private void check(List<Class<? extends Message>> families, Set<String> names) {
        var keys = new TreeSet<String>(names);
        for (var name : names) {
            var pattern = catalogue.patterns().get(name);
            if (pattern == null) {
                wrong(name, "has no words", "add it to " + name());
            } else {
                arguments(name, pattern, Map.of());
            }
        }
        for (var record : records(families)) {
            keys.add(record.getSimpleName());
            var pattern = catalogue.patterns().get(record.getSimpleName());
            if (pattern == null) {
                wrong(record.getSimpleName(), "has no words", "add it to " + name());
            } else {
                arguments(record.getSimpleName(), pattern, argumentsOf(record));
            }
            for (var part : record.getRecordComponents()) {
                var type = element(part.getGenericType());
                if (type.isEnum()) {
                    words(type, keys);
                }
            }
        }
        catalogue.patterns().keySet().stream()
                .filter(key -> !keys.contains(key))
                .forEach(key -> wrong(key, "belongs to no message", "remove it from " + name()));
    }

    /// Either all constants of an enum have words, or none has.
    private void words(Class<?> type, Set<String> keys) {
        var all = Stream.of(type.getEnumConstants())
                .map(constant -> type.getSimpleName() + "." + Words.of(((Enum<?>) constant).name()))
                .toList();
        keys.addAll(all);
        if (all.stream().anyMatch(catalogue.patterns()::containsKey)) {
            all.stream()
                    .filter(key -> !catalogue.patterns().containsKey(key))
                    .forEach(key -> wrong(key, "has no words although others of its kind have", "add it to " + name()));
        }
    }

    private void arguments(String key, String pattern, Map<String, Kind> known) {
        var parts = new MessageFormat(pattern, ULocale.forLocale(catalogue.language()));
        for (var argument : parts.getArgumentNames()) {
            if (!known.containsKey(argument)) {
                wrong(key, "uses {" + argument + "}, which the message does not have", "use one of " + known.keySet());
            }
        }
        var tree = new MessagePattern(pattern);
        for (int i = 0; i < tree.countParts(); i++) {
            var part = tree.getPart(i);
            if (part.getType() == MessagePattern.Part.Type.ARG_START
                    && part.getArgType().hasPluralStyle()
                    && known.getOrDefault(tree.getSubstring(tree.getPart(i + 1)), Kind.NUMBER) != Kind.NUMBER) {
                wrong(
                        key,
                        "takes the plural of {" + tree.getSubstring(tree.getPart(i + 1)) + "}, which is no number",
                        "use select");
            }
            if (part.getType() == MessagePattern.Part.Type.ARG_START && part.getArgType() == ArgType.CHOICE) {
                wrong(key, "uses a choice format", "use plural or select");
            }
        }
    }

    private static Map<String, Kind> argumentsOf(Class<?> record) {
        var arguments = new TreeMap<String, Kind>();
        for (var part : record.getRecordComponents()) {
            var type = part.getGenericType();
            var raw = type instanceof ParameterizedType generic ? (Class<?>) generic.getRawType() : (Class<?>) type;
            var item = element(type);
            boolean number = item == int.class
                    || item == long.class
                    || item == double.class
                    || item == Integer.class
                    || item == Long.class
                    || item == Double.class;
            if (Collection.class.isAssignableFrom(raw)) {
                arguments.put(part.getName(), Kind.TEXT);
                arguments.put(part.getName() + "Count", Kind.NUMBER);
                continue;
            }
            arguments.put(part.getName(), number ? Kind.NUMBER : Kind.TEXT);
            if (raw == Optional.class || raw == OptionalInt.class || item == Seat.class || item.isEnum()) {
                arguments.put(part.getName() + "Is", Kind.TEXT);
            }
        }
        return arguments;
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
        return catalogue.room() + "/messages/" + catalogue.language().getLanguage() + ".json";
    }

    private void wrong(String key, String says, String remedy) {
        problems.add("'" + key + "' " + says + "; " + remedy);
    }
}
