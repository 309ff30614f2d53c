package parterre.server.table.state;

import java.util.Map;
import java.util.Set;

/// The people of a table who are here at a moment.
///
/// @param away for how long the people who are not here have been away, in milliseconds
/// @param watching who has this table open
public record Attendance(Map<String, Long> away, Set<String> watching) {
    public boolean isHere(String person) {
        return !away.containsKey(person);
    }

    /// Returns for how long a person has been away, in milliseconds; 0 if they are here.
    public long away(String person) {
        return away.getOrDefault(person, 0L);
    }

    public boolean watches(String person) {
        return watching.contains(person);
    }
}
