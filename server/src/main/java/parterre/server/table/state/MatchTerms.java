package parterre.server.table.state;

import java.util.List;

/// The match that a table's game belongs to, as it was when the table was made.
///
/// @param plan the name of its plan
/// @param played the games before this one
public record MatchTerms(String plan, List<Played> played) {
    /// A game that was played.
    ///
    /// @param table where
    /// @param result as records write it, by the seats of that table
    public record Played(String table, String result) {}
}
