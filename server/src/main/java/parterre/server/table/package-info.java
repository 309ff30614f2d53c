/// The tables. [parterre.server.table.TableHost] is the door: whoever wants something done names a table and a
/// command. Behind it each table has one writer ([parterre.server.table.LiveTable]): it judges the command, keeps
/// what happened ([parterre.server.table.StoredEvent]) durably, and only then answers and tells everybody. What
/// anybody is told is cut for him by [parterre.server.table.TableProjection] from the game's `view` and `line`, and
/// from
/// nothing else.
@NullMarked
package parterre.server.table;

import org.jspecify.annotations.NullMarked;
