package parterre.server.table.state;

/// An event in a table's journal.
///
/// @param seq 1, 2, 3...
/// @param at milliseconds since 1970
public record Entry(long seq, long at, StoredEvent event) {}
