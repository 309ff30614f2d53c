package parterre.engine.text;

import java.util.HashMap;
import java.util.Map;

/// The values that were read for the fields of one text.
public final class Values {
    private final Map<Field<?, ?>, Object> values = new HashMap<>();

    Values() {}

    <T> void put(Field<?, T> field, T value) {
        values.put(field, value);
    }

    /// Returns the value of this field, as it was written or as it is where it may be left out.
    ///
    /// @throws IllegalArgumentException if the field is not one of the text's
    @SuppressWarnings("unchecked") // put() is the only way in, and takes a field with a value of its type
    public <T> T of(Field<?, T> field) {
        var value = values.get(field);
        if (value == null) {
            throw new IllegalArgumentException(field.name() + " is no field of this text");
        }
        return (T) value;
    }
}
