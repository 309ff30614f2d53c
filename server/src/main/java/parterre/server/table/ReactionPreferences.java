package parterre.server.table;

import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;
import parterre.engine.Reading;
import parterre.engine.Seat;
import parterre.server.store.TableStore;
import parterre.server.stored.StoredException;
import parterre.server.wire.StandingAnswer;

/// Stores which questions the seats of a table want to be asked out of turn, and for which question a player has
/// taken more time. They are stored outside the table's events, because events are numbered and the others would
/// notice.
final class ReactionPreferences {
    private static final Logger LOG = LoggerFactory.getLogger(ReactionPreferences.class);

    /// How often more time may be taken for one question.
    static final int MOST_EXTENSIONS = 3;

    private final String table;
    private final TableStore store;
    private final Map<Seat, Kept> seats = new HashMap<>();
    private Optional<String> unreadable = Optional.empty();

    ReactionPreferences(String table, TableStore store) {
        this.table = table;
        this.store = store;
        store.standing(table).forEach(this::read);
    }

    private void read(String seat, String body) {
        try {
            if (Seat.read(seat) instanceof Reading.Good<Seat>(Seat known)) {
                seats.put(known, PreferenceCodec.read(body));
                return;
            }
        } catch (StoredException e) {
            LOG.error("table {}: {}", table, body, e);
        }
        unreadable = Optional.of(seat);
    }

    /// Returns a seat whose stored preferences cannot be read, as it is stored; empty if all can be.
    Optional<String> unreadable() {
        return unreadable;
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
        store.standing(table, seat.toString(), PreferenceCodec.write(kept));
        seats.put(seat, kept);
    }
}
