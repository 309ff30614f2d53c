/// Chapters 5 and 6, as far as they answer questions: rows of lands with their plants and buildings, and facts of a
/// row. [parterre.flora.landscape.Landscapes] holds the rows and the Species Pool. `RowFacts` and `Estate` are worked
/// out once for each row; [parterre.flora.landscape.Places] lists where children may go, and
/// [parterre.flora.landscape.Answers] says which plays would change something.
@NullMarked
package parterre.flora.landscape;

import org.jspecify.annotations.NullMarked;
