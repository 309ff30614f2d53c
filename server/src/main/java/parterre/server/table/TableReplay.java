package parterre.server.table;

import java.time.Clock;
import java.util.List;
import java.util.Map;
import java.util.OptionalLong;
import java.util.Set;
import java.util.TreeMap;
import java.util.concurrent.atomic.LongAdder;
import java.util.stream.Collectors;
import parterre.engine.Reason;
import parterre.engine.SecureLuck;
import parterre.engine.box.GameBox;
import parterre.server.people.Blocks;
import parterre.server.store.Database;
import parterre.server.store.ModerationStore;
import parterre.server.store.TableStore;
import parterre.server.wire.ApiException;
import parterre.server.wire.TableHead;

/// All tables of a database, replayed without being played on.
///
/// @param tables how many there are
/// @param unfinished how many of them are not over
/// @param frozen why tables cannot go on, by their ids
public record TableReplay(int tables, int unfinished, Map<String, Reason> frozen) {
    /// Replays the tables of a database that no server uses.
    public static TableReplay all(Database database, List<GameBox<?, ?, ?>> games) {
        var store = new TableStore(database);
        var luck = new SecureLuck();
        var context = new TableContext(
                store,
                new HouseBots(luck, Map.of()),
                luck,
                ServerClock.of(Clock.systemUTC(), Clock.systemUTC()),
                List.of(),
                new Secrets(),
                new LongAdder(),
                new Blocks(new ModerationStore(database)),
                new Closed());
        var loader = new TableLoader(
                games.stream()
                        .collect(Collectors.<GameBox<?, ?, ?>, String, GameBox<?, ?, ?>>toMap(
                                box -> box.game().info().slug(), box -> box)),
                store,
                context);
        int unfinished = 0;
        var frozen = new TreeMap<String, Reason>();
        var ids = store.all();
        for (var id : ids) {
            try {
                var table = loader.load(id);
                table.checkNotFrozen();
                unfinished += table.state().phase() == TableHead.Phase.OVER ? 0 : 1;
            } catch (ApiException refusal) {
                frozen.put(id, refusal.reason());
            }
        }
        return new TableReplay(ids.size(), unfinished, frozen);
    }

    /// A door without people and without bots.
    private static final class Closed implements TableContext.Door {
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
