package parterre.server.table;

import java.util.HashMap;
import java.util.Map;
import parterre.engine.Seat;
import parterre.server.store.TableStore;
import parterre.server.wire.Json;
import parterre.server.wire.StandingAnswer;

/// Stores which questions the seats of a table want to be asked out of turn, and for which question a player has
/// taken more time. They are stored outside the table's events, because events are numbered and the others would
/// notice.
final class ReactionPreferences {
    /// How often more time may be taken for one question.
    static final int MOST_EXTENSIONS = 3;

    private final String table;
    private final TableStore store;
    private final Map<Seat, Kept> seats = new HashMap<>();

    ReactionPreferences(String table, TableStore store) {
        this.table = table;
        this.store = store;
        store.standing(table)
                .forEach((seat, body) -> seats.put(Seat.read(seat).orThrow(), Json.MAPPER.readValue(body, Kept.class)));
    }

    /// The preferences of one seat.
    ///
    /// @param decision for which more time was taken
    /// @param extensions how often
    record Kept(StandingAnswer answer, long decision, int extensions) {}

    private Kept kept(Seat seat) {
        return seats.getOrDefault(seat, new Kept(StandingAnswer.usual(), 0, 0));
    }

    StandingAnswer of(Seat seat) {
        return kept(seat).answer();
    }

    /// How often this seat has taken more time for this question.
    int extensions(Seat seat, long decision) {
        return kept(seat).decision() == decision ? kept(seat).extensions() : 0;
    }

    void is(Seat seat, StandingAnswer answer) {
        keep(seat, new Kept(answer, kept(seat).decision(), kept(seat).extensions()));
    }

    void extend(Seat seat, long decision) {
        keep(seat, new Kept(of(seat), decision, extensions(seat, decision) + 1));
    }

    private void keep(Seat seat, Kept kept) {
        store.standing(table, seat.toString(), Json.write(kept));
        seats.put(seat, kept);
    }
}
