package parterre.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/// Who is here, and since when the others are not. Here is who has any stream of the house open: a browser keeps none
/// for a tab that rests.
final class Presence {
    private final long opened;
    private final Predicate<String> connected;
    private final Map<String, Integer> streams = new HashMap<>();
    private final Map<String, Long> left = new HashMap<>();

    /// Nobody is here yet.
    ///
    /// @param opened when the table was loaded: who has not been seen since is away since then
    /// @param connected whether a person has a stream anywhere in the house
    Presence(long opened, Predicate<String> connected) {
        this.opened = opened;
        this.connected = connected;
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
        return !isHere(person);
    }

    boolean isHere(String person) {
        return watches(person) || connected.test(person);
    }

    /// True if the person has this table before him.
    boolean watches(String person) {
        return streams.containsKey(person);
    }

    /// Whoever of these is here now is not away longer than since now.
    void look(List<String> people, long now) {
        people.stream().filter(this::isHere).forEach(person -> left.put(person, now));
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
