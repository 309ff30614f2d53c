package parterre.server.http;

import java.io.UncheckedIOException;
import java.time.Clock;
import java.util.List;
import org.jdbi.v3.core.JdbiException;
import parterre.engine.box.GameBox;
import parterre.server.lab.ExperimentScheduler;
import parterre.server.people.Blocks;
import parterre.server.people.DeviceLinks;
import parterre.server.people.Guests;
import parterre.server.people.OperatorToken;
import parterre.server.people.Sanctions;
import parterre.server.puzzle.PuzzleSolving;
import parterre.server.store.Database;
import parterre.server.store.FencedException;
import parterre.server.store.MistakeStore;
import parterre.server.store.ModerationStore;
import parterre.server.store.ServerLock;
import parterre.server.store.TableStore;
import parterre.server.table.run.Bots;
import parterre.server.table.run.SingleHost;
import parterre.server.upkeep.Upkeep;

/// The services behind the port.
public record Services(
        List<GameBox<?, ?, ?>> games,
        Bots bots,
        SingleHost tables,
        TableStore store,
        MistakeStore mistakes,
        PuzzleSolving puzzles,
        ExperimentScheduler lab,
        Guests guests,
        DeviceLinks deviceLinks,
        Blocks blocks,
        Sanctions sanctions,
        ModerationStore reports,
        OperatorToken operator,
        Upkeep upkeep,
        Database database,
        ServerLock hold,
        Clock clock) {
    /// Returns true if the data folder or database is still kept for this server.
    boolean isLocked() {
        try {
            database.checkOwned();
            hold.keep();
            return true;
        } catch (UncheckedIOException | FencedException | JdbiException e) {
            return false;
        }
    }
}
