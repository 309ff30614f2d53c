package parterre.server.table;

import java.util.List;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import parterre.engine.Luck;
import parterre.server.people.Blocks;
import parterre.server.store.TableStore;

/// What a table finds around it.
///
/// @param down when the server was down, or the system's clock was put forward: no clock ran then
/// @param steps how many steps of games have been kept since the server started
/// @param blocks whom people have blocked
record TableContext(
        TableStore store,
        Bots bots,
        Luck luck,
        ServerClock clock,
        List<Span> down,
        Secrets secrets,
        LongAdder steps,
        Blocks blocks,
        Door door) {

    long now() {
        return clock.now();
    }

    /// The way back in, for what happens later.
    interface Door {
        /// Thinks on the bots' threads, then goes on at the table, alone with it.
        <T> void think(LiveTable<?, ?, ?> table, Thought<T> thought);

        /// How long ago any of a person's streams, of whatever table or none, was last known to reach him, in
        /// milliseconds; empty if he has none.
        OptionalLong silence(String person);

        /// It has become some people's turn at a table, and is no longer that of others.
        void turnsChanged(String table, Set<String> now, Set<String> noLonger);
    }

    /// Something to be thought out away from the table.
    ///
    /// @param <T> what comes of it
    interface Thought<T> {
        /// True if it takes a few milliseconds at most.
        boolean isQuick();

        /// On a bots' thread.
        T think();

        /// At the table, with what came of it.
        void tell(T thought);

        /// At the table, if the thinking broke down.
        void failed(Throwable e);
    }
}
