package parterre.server.table.run;

import java.util.OptionalLong;
import java.util.Set;

/// The services of the process for its tables: time of bots to think, who is here, and whom to tell of turns.
final class ProcessCallbacks implements TableContext.Callbacks {
    private final TableRegistry registry;
    private final Pool pool;
    private final TurnCountStreams turnCountStreams;
    private volatile boolean closed;

    ProcessCallbacks(TableRegistry registry, Pool pool, TurnCountStreams turnCountStreams) {
        this.registry = registry;
        this.pool = pool;
        this.turnCountStreams = turnCountStreams;
    }

    @Override
    public <T> void think(LiveTable<?, ?, ?> table, TableContext.Thought<T> thought) {
        pool.think(
                table.state().host(),
                table.id(),
                thought,
                goOn -> registry.ifStillThere(table, () -> {
                    if (!closed) {
                        goOn.run();
                    }
                }));
    }

    @Override
    public OptionalLong silence(String person) {
        return turnCountStreams.silence(person);
    }

    @Override
    public void turnsChanged(String table, Set<String> now, Set<String> noLonger) {
        turnCountStreams.changed(table, now, true);
        turnCountStreams.changed(table, noLonger, false);
    }

    /// No thought of a bot counts any more.
    void close() {
        closed = true;
    }
}
