package parterre.server.table.run;

import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import parterre.engine.Reason;
import parterre.engine.box.GameBox;
import parterre.server.store.Database;
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
        var tables = new OfflineTables(database, games);
        int unfinished = 0;
        var frozen = new TreeMap<String, Reason>();
        var ids = store.all();
        for (var id : ids) {
            try {
                var table = tables.load(id);
                table.checkNotFrozen();
                unfinished += table.state().phase() == TableHead.Phase.OVER ? 0 : 1;
            } catch (ApiException refusal) {
                frozen.put(id, refusal.reason());
            }
        }
        return new TableReplay(ids.size(), unfinished, frozen);
    }
}
