package parterre.engine.view;

import java.lang.reflect.Method;
import java.lang.reflect.RecordComponent;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalDouble;
import java.util.OptionalInt;
import java.util.OptionalLong;
import java.util.stream.Stream;
import parterre.engine.BySeat;
import parterre.engine.Seat;

/// Takes plain values apart: records, lists, maps, optionals and values by seat.
public final class ValueTree {
    /// The name under which the kind of a record is found, where the record is one of a sealed family.
    private static final String KIND = "(kind)";

    private static final ClassValue<Method[]> ACCESSORS = new ClassValue<>() {
        @Override
        protected Method[] computeValue(Class<?> type) {
            return Arrays.stream(type.getRecordComponents())
                    .map(RecordComponent::getAccessor)
                    .toArray(Method[]::new);
        }
    };

    private ValueTree() {}

    /// A record, a map or values by seat, taken apart. Its values can be changed.
    public record Fields(Map<String, Object> values) {}

    /// A list, taken apart. Its values can be changed.
    public record Items(List<Object> values) {}

    /// Returns the value itself where this is an optional that is present; nothing where it is empty.
    public static Optional<Object> present(Object value) {
        return switch (value) {
            case Optional<?> optional -> optional.flatMap(ValueTree::present);
            case OptionalInt optional -> optional.isPresent() ? Optional.of(optional.getAsInt()) : Optional.empty();
            case OptionalLong optional -> optional.isPresent() ? Optional.of(optional.getAsLong()) : Optional.empty();
            case OptionalDouble optional ->
                optional.isPresent() ? Optional.of(optional.getAsDouble()) : Optional.empty();
            default -> Optional.of(value);
        };
    }

    /// Returns the parts of a value. A value without parts is returned as it is, and so is what is open already.
    public static Object opened(Object value) {
        return switch (value) {
            case Fields fields -> fields;
            case Items items -> items;
            case Seat seat -> seat;
            case Record record -> new Fields(components(record));
            case Map<?, ?> map -> {
                var fields = new LinkedHashMap<String, Object>();
                map.forEach((key, item) -> fields.put(key.toString(), item));
                yield new Fields(fields);
            }
            case BySeat<?> bySeat -> {
                var fields = new LinkedHashMap<String, Object>();
                bySeat.seats().forEach(seat -> fields.put(seat.toString(), bySeat.of(seat)));
                yield new Fields(fields);
            }
            case List<?> list -> new Items(new ArrayList<>(list));
            default -> value;
        };
    }

    /// Returns one part of a value: a component of a record, the value of a key, an item of a list.
    ///
    /// @param step the name, the key or the index from 0
    static Optional<Object> child(Object parent, String step) {
        return switch (parent) {
            case Fields(var values) -> Optional.ofNullable(values.get(step)).flatMap(ValueTree::present);
            case Items(var values) -> item(values, step);
            case List<?> list -> item(list, step);
            case Seat _ -> Optional.empty();
            case Record record ->
                Stream.of(ACCESSORS.get(record.getClass()))
                        .filter(accessor -> accessor.getName().equals(step))
                        .findFirst()
                        .flatMap(accessor -> present(read(accessor, record)));
            default -> opened(parent) instanceof Fields fields ? child(fields, step) : Optional.empty();
        };
    }

    private static Optional<Object> item(List<?> items, String step) {
        return index(step, items.size()).flatMap(index -> present(items.get(index)));
    }

    /// Returns the index of an item; empty if there is no such item.
    static Optional<Integer> index(String step, int size) {
        return step.matches("[0-9]{1,6}") && Integer.parseInt(step) < size
                ? Optional.of(Integer.valueOf(step))
                : Optional.empty();
    }

    private static Object read(Method accessor, Record record) {
        try {
            return accessor.invoke(record);
        } catch (ReflectiveOperationException e) {
            throw new LinkageError(accessor + " cannot be read; records of views and events are public", e);
        }
    }

    /// Returns the items of a list, for changes.
    static Optional<Items> items(Object value) {
        return opened(value) instanceof Items items ? Optional.of(items) : Optional.empty();
    }

    /// Returns the components of a record by name.
    public static Map<String, Object> components(Record record) {
        var components = new LinkedHashMap<String, Object>();
        if (Stream.of(record.getClass().getInterfaces()).anyMatch(Class::isSealed)) {
            components.put(KIND, record.getClass().getSimpleName());
        }
        for (var accessor : ACCESSORS.get(record.getClass())) {
            components.put(accessor.getName(), read(accessor, record));
        }
        return components;
    }
}
