/// The table with all its cards, and what it waits for. A [parterre.flora.table.Position] holds a
/// [parterre.flora.table.Draft] that no longer changes. A draft consists of landscapes, purses, decks and the
/// state of the turn. A [parterre.flora.table.Stage] tells what the table waits for.
@NullMarked
package parterre.flora.table;

import org.jspecify.annotations.NullMarked;
