package parterre.server.store;

import java.util.Map;
import java.util.Optional;
import java.util.concurrent.atomic.AtomicReference;
import java.util.stream.Collectors;
import org.jdbi.v3.core.Handle;
import org.jdbi.v3.core.mapper.RowMapper;
import org.jspecify.annotations.Nullable;
import parterre.review.puzzles.Glicko;

/// Stores people's first attempts at puzzles, and the ratings of people and puzzles.
public final class PuzzleStore {
    private static final RowMapper<Rated> RATED = (row, _) -> new Rated(
            new Glicko(row.getDouble("rating"), row.getDouble("deviation"), row.getDouble("volatility")),
            row.getInt("tries"));

    private final Database database;

    public PuzzleStore(Database database) {
        this.database = database;
    }

    /// A rating, and the number of attempts that it comes from.
    public record Rated(Glicko glicko, int tries) {
        private Rated after(Rated opponent, double score) {
            return new Rated(glicko.after(opponent.glicko, score), tries + 1);
        }
    }

    /// An attempt of a person at a puzzle.
    ///
    /// @param result its stored word
    /// @param loss in thousandths of the win; empty for one who gave up
    /// @param at when, in milliseconds since 1970
    public record Attempt(String person, String game, String puzzle, String result, Optional<Integer> loss, long at) {}

    /// The state of a person's attempts at a puzzle.
    ///
    /// @param result the stored word of what came of the first one
    /// @param told true once the person has solved the puzzle or given up
    public record Tried(String result, boolean told) {}

    /// The changes by an attempt.
    public record Change(Rated before, Rated after) {}

    /// Returns the ratings of the puzzles that somebody has tried, by their ids.
    public Map<String, Rated> puzzles() {
        return database.read(handle -> handle.createQuery("select * from puzzle_rating")
                .map((row, context) -> Map.entry(row.getString("puzzle"), RATED.map(row, context)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Returns the ratings of a person, by game.
    public Map<String, Rated> player(String person) {
        return database.read(handle -> handle.createQuery("select * from puzzle_player where person = ?")
                .bind(0, person)
                .map((row, context) -> Map.entry(row.getString("game"), RATED.map(row, context)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Returns what is known of a person's attempts, by the ids of the puzzles.
    public Map<String, Tried> tried(String person) {
        return database.read(handle -> handle.createQuery(
                        "select puzzle, result, told from puzzle_attempt where person = ?")
                .bind(0, person)
                .map((row, _) -> Map.entry(row.getString(1), new Tried(row.getString(2), row.getInt(3) == 1)))
                .collect(Collectors.toMap(Map.Entry::getKey, Map.Entry::getValue)));
    }

    /// Stores a first attempt, and rates the person and the puzzle by it. A later attempt only changes that the
    /// puzzle is told.
    ///
    /// @param solved true if the person won against the puzzle
    /// @param told true if the person has solved the puzzle or given up
    /// @param start the rating of the puzzle if nobody has tried it
    /// @return what changed for the person; empty if it was not the first attempt
    public Optional<Change> attempted(Attempt attempt, boolean solved, boolean told, Glicko start) {
        var change = new AtomicReference<@Nullable Change>();
        database.write(handle -> {
            int added = handle.execute(
                    """
                    insert into puzzle_attempt (person, puzzle, result, loss, at) values (?, ?, ?, ?, ?)
                    on conflict (person, puzzle) do nothing""",
                    attempt.person(),
                    attempt.puzzle(),
                    attempt.result(),
                    attempt.loss().orElse(null),
                    attempt.at());
            if (told) {
                handle.execute(
                        "update puzzle_attempt set told = 1 where person = ? and puzzle = ?",
                        attempt.person(),
                        attempt.puzzle());
            }
            if (added == 0) {
                return;
            }
            var person = found(handle, "puzzle_player where person = ? and game = ?", attempt.person(), attempt.game())
                    .orElse(new Rated(Glicko.start(Glicko.MIDDLE), 0));
            var puzzle = found(handle, "puzzle_rating where puzzle = ?", attempt.puzzle())
                    .orElse(new Rated(start, 0));
            var after = person.after(puzzle, solved ? 1 : 0);
            var other = puzzle.after(person, solved ? 0 : 1);
            handle.execute(
                    """
                    insert into puzzle_player (person, game, rating, deviation, volatility, tries)
                    values (?, ?, ?, ?, ?, ?) on conflict (person, game) do update set rating = excluded.rating,
                    deviation = excluded.deviation, volatility = excluded.volatility, tries = excluded.tries""",
                    attempt.person(),
                    attempt.game(),
                    after.glicko().rating(),
                    after.glicko().deviation(),
                    after.glicko().volatility(),
                    after.tries());
            handle.execute(
                    """
                    insert into puzzle_rating (puzzle, rating, deviation, volatility, tries)
                    values (?, ?, ?, ?, ?) on conflict (puzzle) do update set rating = excluded.rating,
                    deviation = excluded.deviation, volatility = excluded.volatility, tries = excluded.tries""",
                    attempt.puzzle(),
                    other.glicko().rating(),
                    other.glicko().deviation(),
                    other.glicko().volatility(),
                    other.tries());
            change.set(new Change(person, after));
        });
        return Optional.ofNullable(change.get());
    }

    private static Optional<Rated> found(Handle handle, String where, Object... key) {
        var query = handle.createQuery("select rating, deviation, volatility, tries from " + where);
        for (int place = 0; place < key.length; place++) {
            query.bind(place, key[place]);
        }
        return query.map(RATED).findOne();
    }
}
