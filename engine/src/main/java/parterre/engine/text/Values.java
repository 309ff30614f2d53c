package parterre.engine.text;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/// The values that were read for the fields of one text.
public final class Values {
    private final Map<String, Object> values = new HashMap<>();

    Values() {}

    <T> void put(Field<?, T> field, T value) {
        values.put(field.name(), value);
    }

    /// Returns the value of this field: as it was written, or the value for a field that is left out.
    ///
    /// @throws IllegalArgumentException if the field has no value
    public <T> T of(Field<?, T> field) {
        return find(field).orElseThrow(() -> new IllegalArgumentException(field.name() + " has no value"));
    }

    @SuppressWarnings("unchecked") // put() is the only way in; names are unique within a text
    <T> Optional<T> find(Field<?, T> field) {
        return Optional.ofNullable((T) values.get(field.name()));
    }
}
