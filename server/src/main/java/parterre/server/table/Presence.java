package parterre.server.table;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.function.Function;
import java.util.function.LongSupplier;

/// Who is here, and since when the others are not. Here is who has any stream of the house open: a browser keeps none
/// for a tab that rests. That a stream is broken is noticed late; who held it is away since it was last known to reach
/// him.
final class Presence {
    private final LongSupplier clock;
    private final long opened;
    private final Function<String, OptionalLong> silence;
    private final Map<String, Integer> streams = new HashMap<>();
    private final Map<String, Long> left = new HashMap<>();

    /// Nobody is here yet.
    ///
    /// @param clock milliseconds; whoever is not seen from now on is away since now
    /// @param silence how long ago any of a person's streams in the house last reached him; empty if he has none
    Presence(LongSupplier clock, Function<String, OptionalLong> silence) {
        this.clock = clock;
        opened = clock.getAsLong();
        this.silence = silence;
    }

    /// True if the person was away until now.
    boolean came(String person) {
        return streams.merge(person, 1, Integer::sum) == 1;
    }

    /// True if the person is away now.
    ///
    /// @param silent for how long nothing has shown that his stream reaches him, in milliseconds
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

    /// True if the person has this table before him.
    boolean watches(String person) {
        return streams.containsKey(person);
    }

    /// Whoever of these has a stream now is not away longer than since it last reached him.
    void look(List<String> people) {
        long now = clock.getAsLong();
        people.forEach(person -> silence.apply(person).ifPresent(since -> seen(person, now - since)));
    }

    private void seen(String person, long at) {
        left.merge(person, at, Math::max);
    }

    /// For how long the person has been away, in milliseconds; 0 if he is here.
    long away(String person) {
        return isHere(person) ? 0 : clock.getAsLong() - left.getOrDefault(person, opened);
    }

    /// Somebody did something without a stream: he is not away longer than since now.
    void acted(String person) {
        if (!isHere(person)) {
            seen(person, clock.getAsLong());
        }
    }
}
