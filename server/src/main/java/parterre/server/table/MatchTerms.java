package parterre.server.table;

import java.util.List;

/// The match that a table's game belongs to, as it was when the table was made.
///
/// @param plan the name of its plan
/// @param played the games before this one
record MatchTerms(String plan, List<Played> played) {
    /// A game that was played.
    ///
    /// @param table where
    /// @param result as records write it, by the seats of that table
    record Played(String table, String result) {}
}
