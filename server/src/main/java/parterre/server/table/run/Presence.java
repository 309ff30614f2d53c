package parterre.server.table.run;

import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongSupplier;
import parterre.server.table.state.Attendance;

/// Tells who is here, and since when the others are away. A person is here if any of their streams is open,
/// at whichever table: a browser keeps no stream for a tab that rests. A broken stream is noticed late. Its
/// person then counts as away since the stream was last known to reach them.
final class Presence {
    private final LongSupplier clock;
    private final long opened;
    private final Function<String, OptionalLong> silence;
    private final Map<String, Integer> streams = new HashMap<>();
    private final Map<String, Long> left = new HashMap<>();

    /// Starts with nobody here.
    ///
    /// @param clock milliseconds; a person who is not seen from now on is away since now
    /// @param silence how long ago any of a person's streams last reached them; empty if they
    ///     have none
    Presence(LongSupplier clock, Function<String, OptionalLong> silence) {
        this.clock = clock;
        opened = clock.getAsLong();
        this.silence = silence;
    }

    /// Returns true if the person was away until now.
    boolean came(String person) {
        return streams.merge(person, 1, Integer::sum) == 1;
    }

    /// Returns true if the person is away now.
    ///
    /// @param silent for how long nothing has shown that their stream reaches them, in milliseconds
    boolean went(String person, long silent) {
        int open = streams.merge(person, -1, Integer::sum);
        if (open <= 0) {
            streams.remove(person);
            seen(person, clock.getAsLong() - silent);
        }
        return !isHere(person);
    }

    boolean isHere(String person) {
        return watches(person) || silence.apply(person).isPresent();
    }

    /// Returns true if the person has this table open.
    boolean watches(String person) {
        return streams.containsKey(person);
    }

    /// Notes for each of these people who has a stream now: they were here when it last reached them.
    void look(List<String> people) {
        long now = clock.getAsLong();
        people.forEach(person -> silence.apply(person).ifPresent(since -> seen(person, now - since)));
    }

    private void seen(String person, long at) {
        left.merge(person, at, Math::max);
    }

    /// Returns for how long the person has been away, in milliseconds; 0 if they are here.
    long away(String person) {
        return isHere(person) ? 0 : clock.getAsLong() - left.getOrDefault(person, opened);
    }

    /// Returns who of these people is here.
    Attendance attendance(List<String> people) {
        var away = new HashMap<String, Long>();
        var watching = new HashSet<String>();
        for (var person : people) {
            if (watches(person)) {
                watching.add(person);
            }
            if (!isHere(person)) {
                away.put(person, away(person));
            }
        }
        return new Attendance(away, watching);
    }

    /// Notes that a person did something without a stream: they are away since now at the earliest.
    void acted(String person) {
        if (!isHere(person)) {
            seen(person, clock.getAsLong());
        }
    }
}
