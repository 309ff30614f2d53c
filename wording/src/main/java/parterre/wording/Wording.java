package parterre.wording;

import com.ibm.icu.text.ListFormatter;
import com.ibm.icu.text.MessageFormat;
import com.ibm.icu.util.ULocale;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.Collection;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Stream;
import parterre.engine.Described;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;

/// Formats messages in one language. Thread-safe.
///
/// A key that the language lacks is formatted in the standard language. A key that no catalogue has is a defect
/// and throws an exception.
public final class Wording {
    private final ULocale locale;
    private final Map<String, String> patterns;
    private final Map<String, MessageFormat> formats = new ConcurrentHashMap<>();

    private Wording(Locale language, Map<String, String> patterns) {
        this.locale = ULocale.forLocale(language);
        this.patterns = patterns;
    }

    /// Finds the catalogues of these rooms for this language, each over the room's standard catalogue.
    public static Wording of(Locale language, List<String> rooms) {
        return of(language, rooms, List.of());
    }

    /// Finds the catalogues of these rooms and games for this language, each over its standard catalogue.
    public static Wording of(Locale language, List<String> rooms, List<? extends GameBox<?, ?, ?>> games) {
        var patterns = new HashMap<String, String>();
        for (var each : List.of(MessageCatalogue.STANDARD, language)) {
            rooms.forEach(
                    room -> MessageCatalogue.find(room, each).ifPresent(found -> patterns.putAll(found.patterns())));
            games.forEach(
                    game -> MessageCatalogue.find(game, each).ifPresent(found -> patterns.putAll(found.patterns())));
        }
        return new Wording(language, patterns);
    }

    /// Creates a wording with the words of this catalogue alone.
    public static Wording of(MessageCatalogue catalogue) {
        return new Wording(catalogue.language(), catalogue.patterns());
    }

    /// Returns the message as a text.
    ///
    /// @throws IllegalArgumentException naming the key, if no catalogue has it
    public String say(Message message, Naming naming) {
        return format(key(message), arguments(message, naming));
    }

    /// Returns the key of a message. If it has an `id` for which the language has words of its own, that is their key:
    /// `SpeciesName.oak`.
    private String key(Message message) {
        var key = message.getClass().getSimpleName();
        return Stream.of(message.getClass().getRecordComponents())
                .filter(part -> part.getName().equals(MessageCatalogue.ID))
                .map(part -> key + "." + value(message, part))
                .filter(patterns::containsKey)
                .findFirst()
                .orElse(key);
    }

    /// Returns several messages as one text, in order.
    public String say(List<? extends Message> messages, Naming naming) {
        return String.join(
                " ", messages.stream().map(message -> say(message, naming)).toList());
    }

    /// Returns the words for something that is described by its name alone: the pattern `KIND.NAME`, with hyphens for
    /// spaces. Empty if the catalogues have none.
    public Optional<String> named(String kind, String name) {
        return text(kind + "." + name.replace(' ', '-'), Map.of());
    }

    /// Returns the text of a key that belongs to no message record; empty if the catalogues have none.
    ///
    /// @param arguments by name
    public Optional<String> text(String key, Map<String, Object> arguments) {
        return patterns.containsKey(key) ? Optional.of(format(key, arguments)) : Optional.empty();
    }

    /// Returns the words for something that is described by its name alone, such as `("option", "lap")`; [NameKeys] has
    /// all kinds.
    ///
    /// @throws IllegalArgumentException naming the key, if no catalogue has it
    public String describe(String kind, String name) {
        return format(kind + "." + name, Map.of());
    }

    private String format(String key, Map<String, Object> arguments) {
        var format = formats.computeIfAbsent(key, this::compile);
        // MessageFormat keeps state while it formats.
        return format.clone().format(arguments);
    }

    private MessageFormat compile(String key) {
        var pattern = patterns.get(key);
        if (pattern == null) {
            throw new IllegalArgumentException("no catalogue has a message " + key);
        }
        return new MessageFormat(pattern, locale);
    }

    private Map<String, Object> arguments(Message message, Naming naming) {
        var arguments = new HashMap<String, Object>();
        for (var part : message.getClass().getRecordComponents()) {
            put(arguments, part.getName(), value(message, part), naming);
        }
        return arguments;
    }

    private void put(Map<String, Object> arguments, String name, Object value, Naming naming) {
        switch (value) {
            case Optional<?> optional -> {
                optional.ifPresent(there -> put(arguments, name, there, naming));
                arguments.putIfAbsent(name, "");
                if (optional.filter(Seat.class::isInstance).isEmpty()) {
                    arguments.put(name + "Is", optional.isPresent() ? "some" : "none");
                }
            }
            case OptionalInt optional -> {
                arguments.put(name, optional.isPresent() ? optional.getAsInt() : "");
                arguments.put(name + "Is", optional.isPresent() ? "some" : "none");
            }
            case Seat seat -> {
                arguments.put(name, naming.of(seat));
                arguments.put(name + "Is", naming.isReader(seat) ? "you" : "other");
            }
            case Enum<?> constant -> {
                arguments.put(name, item(constant, naming));
                arguments.put(name + "Is", Words.of(constant.name()));
            }
            case Collection<?> items -> {
                arguments.put(name, joined(items, naming));
                arguments.put(name + "Count", items.size());
            }
            case Boolean truth -> arguments.put(name, truth.toString());
            default -> arguments.put(name, item(value, naming));
        }
    }

    private Object item(Object value, Naming naming) {
        return switch (value) {
            case Message message -> say(message, naming);
            case Seat seat -> naming.of(seat);
            case Enum<?> constant -> word(constant);
            case Described(String kind, String name) -> describe(kind, name);
            default -> value;
        };
    }

    private String word(Enum<?> constant) {
        return text(Words.key(constant), Map.of()).orElseGet(() -> Words.of(constant.name()));
    }

    private String joined(Collection<?> items, Naming naming) {
        return ListFormatter.getInstance(locale)
                .format(items.stream()
                        .map(item -> item(item, naming).toString())
                        .toList());
    }

    static Object value(Message message, RecordComponent part) {
        try {
            var accessor = part.getAccessor();
            return accessor.invoke(message);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalArgumentException(
                    message.getClass() + " is no public record: its component " + part.getName() + " cannot be read",
                    e);
        }
    }
}
