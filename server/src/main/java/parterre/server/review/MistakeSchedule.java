package parterre.server.review;

import java.time.Duration;
import java.util.List;
import parterre.server.store.MistakeStore.Mistake;

/// Says when a mistake comes back: after 1, 3, 7 and 20 days, as long as each try is right. A wrong try
/// begins anew.
public final class MistakeSchedule {
    private static final List<Duration> WAITS =
            List.of(Duration.ofDays(1), Duration.ofDays(3), Duration.ofDays(7), Duration.ofDays(20));

    /// The stage at which a mistake is learned, so that it does not come back.
    public static final int LEARNED = WAITS.size();

    private MistakeSchedule() {}

    /// Returns when a new mistake comes back.
    public static long first(long now) {
        return now + WAITS.getFirst().toMillis();
    }

    /// Returns a mistake after a try. A right try before its time changes nothing.
    public static Mistake tried(Mistake mistake, Try result, long now) {
        if (result == Try.WRONG) {
            return mistake.at(0, first(now));
        }
        if (mistake.due() > now || mistake.stage() == LEARNED) {
            return mistake;
        }
        int stage = mistake.stage() + 1;
        return mistake.at(stage, stage == LEARNED ? now : now + WAITS.get(stage).toMillis());
    }

    /// The outcome of a try.
    public enum Try {
        RIGHT,
        WRONG
    }
}
