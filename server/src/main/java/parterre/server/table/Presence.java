package parterre.server.table;

import java.util.HashMap;
import java.util.Map;

/// Who is connected to a table, and since when the others are not.
final class Presence {
    private final long opened;
    private final Map<String, Integer> streams = new HashMap<>();
    private final Map<String, Long> left = new HashMap<>();

    /// Nobody is here yet.
    ///
    /// @param opened when the table was loaded: who has not been seen since is away since then
    Presence(long opened) {
        this.opened = opened;
    }

    /// True if the person was away until now.
    boolean came(String person) {
        left.remove(person);
        return streams.merge(person, 1, Integer::sum) == 1;
    }

    /// True if the person is away now.
    boolean went(String person, long now) {
        int open = streams.merge(person, -1, Integer::sum);
        if (open <= 0) {
            streams.remove(person);
            left.put(person, now);
        }
        return open <= 0;
    }

    boolean isHere(String person) {
        return streams.containsKey(person);
    }

    /// For how long the person has been away, in milliseconds; 0 if he is here.
    long away(String person, long now) {
        return isHere(person) ? 0 : now - left.getOrDefault(person, opened);
    }

    /// Somebody did something without a stream: he is not away longer than since now.
    void acted(String person, long now) {
        if (!isHere(person)) {
            left.put(person, now);
        }
    }
}
