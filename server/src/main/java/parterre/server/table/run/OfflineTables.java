package parterre.server.table.run;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import parterre.engine.SecureLuck;
import parterre.engine.box.GameBox;
import parterre.server.people.Blocks;
import parterre.server.store.Database;
import parterre.server.store.ModerationStore;
import parterre.server.store.TableStore;

/// The tables of a database that no server plays on. Nothing happens at them.
final class OfflineTables {
    private final Map<String, GameBox<?, ?, ?>> games;
    private final TableStore store;
    private final TableContext context;
    private final TableLoader loader;

    OfflineTables(Database database, List<GameBox<?, ?, ?>> games) {
        this.games = games.stream()
                .collect(Collectors.<GameBox<?, ?, ?>, String, GameBox<?, ?, ?>>toMap(
                        box -> box.game().info().slug(), box -> box));
        store = new TableStore(database);
        var luck = new SecureLuck();
        context = new TableContext(
                store,
                new ServerBots(luck, Map.of()),
                luck,
                ServerClock.of(Clock.systemUTC(), Clock.systemUTC()),
                List.of(),
                new HiddenInformation(),
                new LongAdder(),
                new Blocks(new ModerationStore(database)),
                new ConcurrentHashMap<>(),
                new Closed());
        loader = new TableLoader(this.games, store, context);
    }

    TableStore store() {
        return store;
    }

    TableContext context() {
        return context;
    }

    Optional<GameBox<?, ?, ?>> box(String game) {
        return Optional.ofNullable(games.get(game));
    }

    /// Loads a table.
    ///
    /// @throws parterre.server.wire.ApiException if it cannot be replayed from its first event on
    LiveTable<?, ?, ?> load(String id) {
        return loader.load(id);
    }

    /// Callbacks of a process without people and without bots.
    private static final class Closed implements TableContext.Callbacks {
        @Override
        public <T> void think(LiveTable<?, ?, ?> table, TableContext.Thought<T> thought) {
            throw new IllegalStateException("a table that is only replayed asks no bot");
        }

        @Override
        public OptionalLong silence(String person) {
            return OptionalLong.empty();
        }

        @Override
        public void turnsChanged(String table, Set<String> now, Set<String> noLonger) {
            throw new IllegalStateException("nothing happens at a table that is only replayed");
        }
    }
}
