package parterre.testkit;

import java.lang.reflect.RecordComponent;
import java.util.stream.Stream;

/// Copies of records, for tests that need a value with one part changed.
public final class Copies {
    private Copies() {}

    /// Returns the same record with another value in one part.
    ///
    /// @param part the name of a component
    /// @throws IllegalArgumentException if the record has no such part
    @SuppressWarnings("unchecked") // the constructor of R makes an R
    public static <R extends Record> R with(R record, String part, Object value) {
        var parts = record.getClass().getRecordComponents();
        if (Stream.of(parts).noneMatch(known -> known.getName().equals(part))) {
            throw new IllegalArgumentException(record.getClass() + " has no part " + part);
        }
        try {
            var values = new Object[parts.length];
            for (int i = 0; i < parts.length; i++) {
                var each = parts[i];
                values[i] =
                        each.getName().equals(part) ? value : each.getAccessor().invoke(record);
            }
            var types = Stream.of(parts).map(RecordComponent::getType).toArray(Class<?>[]::new);
            return (R) record.getClass().getDeclaredConstructor(types).newInstance(values);
        } catch (ReflectiveOperationException e) {
            throw new IllegalStateException(record.getClass() + " cannot be copied with another " + part, e);
        }
    }
}
