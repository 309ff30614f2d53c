package parterre.server.wire;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import parterre.engine.Printed;

/// An answer with many views of one table. What they have in common, since it is printed on the material, stands in it
/// once, and [Json] leaves it out of each view.
public interface ManyViews {
    /// Returns the fields of the views that stand here once: those marked as [Printed]; empty if a view has none.
    Optional<Object> printed();

    /// Returns what is printed, as the first of these frames shows it.
    static Optional<Object> printed(List<Frame> frames) {
        var fields =
                frames.stream().findFirst().map(frame -> fields(frame.view())).orElse(Map.of());
        return fields.isEmpty() ? Optional.empty() : Optional.of(fields);
    }

    /// Returns the names of a view's fields that are marked as [Printed].
    static List<String> printedNames(Object view) {
        return List.copyOf(fields(view).keySet());
    }

    private static Map<String, Object> fields(Object view) {
        var fields = new LinkedHashMap<String, Object>();
        if (view instanceof Record known) {
            Stream.of(view.getClass().getRecordComponents())
                    .filter(component -> component.getAccessor().isAnnotationPresent(Printed.class))
                    .forEach(component -> fields.put(component.getName(), value(known, component)));
        }
        return fields;
    }

    private static Object value(Record view, RecordComponent component) {
        try {
            return component.getAccessor().invoke(view);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a view's record and its components are public", e);
        }
    }
}
