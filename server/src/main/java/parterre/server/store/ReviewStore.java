package parterre.server.store;

import java.util.Optional;
import org.slf4j.Logger;
import org.slf4j.LoggerFactory;

/// Stores what was found out about finished games.
public final class ReviewStore {
    private static final Logger LOG = LoggerFactory.getLogger(ReviewStore.class);

    private final Database database;

    public ReviewStore(Database database) {
        this.database = database;
    }

    /// The kinds of findings.
    public enum Kind {
        CHANCES("chances"),
        REVIEW("review");

        private final String word;

        Kind(String word) {
            this.word = word;
        }
    }

    /// Returns what was found out about a table's game; empty if nothing was, or in another way.
    ///
    /// @param hash of all that it depends on besides the game
    public Optional<String> find(String table, Kind kind, String hash) {
        return database.read(
                handle -> handle.createQuery("select body from review where table_id = ? and kind = ? and hash = ?")
                        .bind(0, table)
                        .bind(1, kind.word)
                        .bind(2, hash)
                        .mapTo(String.class)
                        .findOne());
    }

    /// Stores what was found out about a table's game, if the table is still there. A failure is only logged,
    /// since all of it can be found out again.
    public void keep(String table, Kind kind, String hash, String body) {
        try {
            database.write(handle -> handle.execute("""
                    insert into review (table_id, kind, hash, body)
                    select ?, ?, ?, ? where exists (select 1 from table_card where id = ?)
                    on conflict (table_id, kind) do update set hash = excluded.hash, body = excluded.body""", table, kind.word, hash, body, table));
        } catch (RuntimeException e) {
            Outage.log(LOG, e, "the review of table {} is not stored", table);
        }
    }
}
