/// The tables. [parterre.server.table.TableHost] is the door: a caller names a table and a command. Behind it each
/// table has one writer ([parterre.server.table.LiveTable]): it judges the command, keeps what happened
/// ([parterre.server.table.StoredEvent]) durably, and only then answers and tells everybody.
/// [parterre.server.table.TableProjection] cuts what each person is told from the game's `view` and `line`, and
/// from nothing else.
@NullMarked
package parterre.server.table;

import org.jspecify.annotations.NullMarked;
