package parterre.server.wire;

import java.lang.reflect.RecordComponent;
import java.util.LinkedHashMap;
import java.util.List;
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
        var fields = new LinkedHashMap<String, Object>();
        if (!frames.isEmpty() && frames.getFirst().view() instanceof Record view) {
            Stream.of(view.getClass().getRecordComponents())
                    .filter(component -> component.getAccessor().isAnnotationPresent(Printed.class))
                    .forEach(component -> fields.put(component.getName(), value(view, component)));
        }
        return fields.isEmpty() ? Optional.empty() : Optional.of(fields);
    }

    private static Object value(Record view, RecordComponent component) {
        try {
            return component.getAccessor().invoke(view);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException("a view's record and its components are public", e);
        }
    }
}
