package parterre.engine.text;

import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.Locale;
import java.util.function.Function;
import parterre.engine.Reading;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;

/// Makes records of a type and reads their components, by reflection.
///
/// @param <R> the records
final class RecordParts<R> {
    private final Constructor<R> constructor;
    private final List<RecordComponent> components;
    private final String name;

    /// @param type a record whose components are plain values
    RecordParts(Class<R> type) {
        components = List.of(type.getRecordComponents());
        name = words(type.getSimpleName());
        try {
            constructor = type.getDeclaredConstructor(
                    components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " has no canonical constructor", e);
        }
        constructor.setAccessible(true);
        components.forEach(component -> component.getAccessor().setAccessible(true));
    }

    /// Returns the name of the type as words joined by `-`.
    String name() {
        return name;
    }

    List<RecordComponent> components() {
        return components;
    }

    private static Object value(Object whole, RecordComponent component) {
        try {
            return component.getAccessor().invoke(whole);
        } catch (IllegalAccessException | InvocationTargetException e) {
            throw new IllegalStateException(component + " cannot be read", e);
        }
    }

    /// Returns the record with these values, or a problem if its constructor refuses them.
    ///
    /// @param values one for each component
    Reading<R> make(List<Object> values) {
        try {
            return Reading.good(constructor.newInstance(values.toArray()));
        } catch (InvocationTargetException e) {
            if (e.getCause() instanceof ViewException refused) {
                var fault = refused.problem().fault();
                return Reading.bad(
                        refused.problem().where(), fault instanceof ViewFault ? new FieldFault.BreaksRules() : fault);
            }
            if (e.getCause() instanceof IllegalArgumentException) {
                return Reading.bad(name, new FieldFault.BreaksRules());
            }
            throw new IllegalStateException(name + " cannot be made of " + values, e);
        } catch (InstantiationException | IllegalAccessException e) {
            throw new IllegalStateException(name + " cannot be made of " + values, e);
        }
    }

    /// Returns `dark-red` for `DarkRed` and `DARK_RED`.
    static String words(String name) {
        return name.replaceAll("(?<=[a-z0-9])(?=[A-Z])", "-").replace('_', '-').toLowerCase(Locale.ROOT);
    }

    /// Returns the fields of the record, one for each component.
    ///
    /// @param form returns the form of a component
    Fields<R> fields(Function<RecordComponent, Form<Object>> form) {
        var fields = components.stream()
                .map(component -> Field.<R, Object>of(
                        words(component.getName()), form.apply(component), whole -> value(whole, component)))
                .toList();
        return new Fields<>(
                List.copyOf(fields),
                values -> make(fields.stream().map(values::of).toList()));
    }
}
