package parterre.engine.view;

import java.util.List;
import java.util.Optional;

/// One change of a view: an operation as in JSON Patch (RFC 6902).
///
/// @param path from the view to the value: names of components, keys of maps and indices of lists, from 0
/// @param value the new value; empty if the value is removed
public record Change(Operation op, List<String> path, Optional<?> value) {
    public Change {
        path = List.copyOf(path);
    }

    /// The operation on the value at the path.
    public enum Operation {
        /// Sets a component or key that had no value, or inserts an item before the one that has this index now.
        ADD,
        /// Removes a component or key, or takes an item out of its list.
        REMOVE,
        /// Sets a value anew.
        REPLACE
    }
}
