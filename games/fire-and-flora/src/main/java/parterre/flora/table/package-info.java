/// The parts of a table besides the landscapes: purses, decks and the state of the turn.
/// [parterre.flora.table.Table] is what every chapter of the rules knows of a table. Each chapter extends it by an
/// interface of its own with the parts that it reads and changes, such as `GrowingTable`.
@NullMarked
package parterre.flora.table;

import org.jspecify.annotations.NullMarked;
