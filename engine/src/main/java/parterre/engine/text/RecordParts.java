package parterre.engine.text;

import java.lang.reflect.AnnotatedElement;
import java.lang.reflect.Constructor;
import java.lang.reflect.InvocationTargetException;
import java.lang.reflect.RecordComponent;
import java.util.List;
import java.util.function.Function;
import parterre.engine.Reading;
import parterre.engine.ViewException;
import parterre.engine.ViewFault;

/// Makes records of a type and reads their components, by reflection. Their names are [declared][Stored].
///
/// @param <R> the records
final class RecordParts<R> {
    private final Constructor<R> constructor;
    private final List<RecordComponent> components;
    private final String name;

    /// @param type a record whose components are plain values
    /// @throws IllegalArgumentException if the type has no declared name
    RecordParts(Class<R> type) {
        components = List.of(type.getRecordComponents());
        name = name(type, type.toString());
        try {
            constructor = type.getDeclaredConstructor(
                    components.stream().map(RecordComponent::getType).toArray(Class<?>[]::new));
        } catch (NoSuchMethodException e) {
            throw new IllegalStateException(type + " has no canonical constructor", e);
        }
        constructor.setAccessible(true);
        components.forEach(component -> component.getAccessor().setAccessible(true));
    }

    private static String name(AnnotatedElement named, String java) {
        var stored = named.getAnnotation(Stored.class);
        if (stored == null) {
            throw new IllegalArgumentException(java + " has no @Stored name");
        }
        return stored.value();
    }

    /// Returns the name of the type.
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

    /// Returns the field of a component.
    ///
    /// @throws IllegalArgumentException if the component has no declared name
    Field<R, Object> field(RecordComponent component, Form<Object> form) {
        return Field.of(name(component, describe(component)), form, whole -> value(whole, component));
    }

    /// Describes a component for programmers.
    static String describe(RecordComponent component) {
        return component.getDeclaringRecord() + ", component '" + component + "',";
    }

    /// Returns the fields of the record, one for each component.
    ///
    /// @param form returns the form of a component
    Fields<R> fields(Function<RecordComponent, Form<Object>> form) {
        var fields = components.stream()
                .map(component -> field(component, form.apply(component)))
                .toList();
        return new Fields<>(
                List.copyOf(fields),
                values -> make(fields.stream().map(values::of).toList()));
    }
}
