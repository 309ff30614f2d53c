/// Everything that lies on the table, and what it waits for. A [parterre.flora.table.Position] is a
/// [parterre.flora.table.Draft] on which nobody writes any more; a draft consists of landscapes, purses, decks and the
/// state of the turn. A [parterre.flora.table.Stage] says what the table waits for.
@NullMarked
package parterre.flora.table;

import org.jspecify.annotations.NullMarked;
