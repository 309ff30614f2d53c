package parterre.server.table.decide;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.table.state.Entry;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Preference;
import parterre.server.table.state.Table;
import parterre.server.wire.Calls;

/// The decision of a table about a command.
public sealed interface Decision<S, M extends Move, V> {
    /// It is done.
    ///
    /// @param after the table from now on
    /// @param events what happened, in order
    /// @param sealed answers that were given in secret
    /// @param opened the decision whose sealed answers have become a step
    /// @param preferences what seats want to be asked from now on
    /// @param answer what the caller is told
    record Done<S, M extends Move, V>(
            Table<S, M, V> after,
            List<Entry> events,
            List<Sealed> sealed,
            OptionalLong opened,
            Map<Seat, Preference> preferences,
            Calls.Accepted answer)
            implements Decision<S, M, V> {
        /// Returns true if something is to be stored.
        public boolean isToBeStored() {
            return !events.isEmpty() || !sealed.isEmpty() || !preferences.isEmpty();
        }
    }

    /// It is not done, and nothing has changed.
    record Refused<S, M extends Move, V>(Objection objection) implements Decision<S, M, V> {}

    /// An answer that was given in secret.
    ///
    /// @param decision what it answers
    record Sealed(long decision, Seat seat, GameSession.Answer answer) {}
}
