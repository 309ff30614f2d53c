package parterre.server.table.run;

import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.atomic.LongAdder;
import parterre.engine.Luck;
import parterre.engine.SecureLuck;
import parterre.engine.box.GameBox;
import parterre.server.people.Blocks;
import parterre.server.store.TableStore;
import parterre.server.table.decide.Facts;
import parterre.server.table.state.Moment;
import parterre.server.table.state.Span;

/// The services around a table.
///
/// @param down when the server was down, or the system's clock was put forward: no clock ran then
/// @param steps how many steps of games have been kept since the server started
/// @param blocks whom people have blocked
/// @param known the bots of games, by their slugs, as far as they have been asked for; safe for threads
record TableContext(
        TableStore store,
        Bots bots,
        Luck luck,
        ServerClock clock,
        List<Span> down,
        HiddenInformation secrets,
        LongAdder steps,
        Blocks blocks,
        Map<String, Facts.Sitters> known,
        Callbacks callbacks) {

    private static final Luck DELAYS = new SecureLuck();

    long now() {
        return clock.now();
    }

    Moment moment() {
        return new Moment(now(), List.copyOf(down));
    }

    /// Returns what draws how long an answer waits that no person gave. Nobody may predict it.
    Luck delays() {
        return DELAYS;
    }

    /// Returns the bots that can be asked to a table of this game.
    Facts.Sitters sitters(GameBox<?, ?, ?> box) {
        return known.computeIfAbsent(
                box.game().info().slug(), _ -> new Facts.Sitters(bots.levels(box), bots.standIn(box)));
    }

    /// The services of the process that a table uses.
    interface Callbacks {
        /// Thinks on the bots' threads, then goes on at the table, alone with it.
        <T> void think(LiveTable<?, ?, ?> table, Thought<T> thought);

        /// Returns how long ago any of a person's streams was last known to reach them, in milliseconds.
        /// Streams of any table count, and streams without a table. Empty if the person has no stream.
        OptionalLong silence(String person);

        /// At a table it became the turn of some people, and is no longer the turn of others.
        void turnsChanged(String table, Set<String> now, Set<String> noLonger);
    }

    /// Something to be thought out away from the table.
    ///
    /// @param <T> its result
    interface Thought<T> {
        /// Returns true if it takes a few milliseconds at most.
        boolean isQuick();

        /// On a bots' thread.
        T think();

        /// Takes the result, at the table.
        void tell(T thought);

        /// At the table, if the thinking broke down.
        void failed(Throwable e);
    }
}
