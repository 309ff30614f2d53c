/// Decisions of a table: pure functions of the table, a command and facts such as the time.
/// [parterre.server.table.decide.Decide] is the entrance. It answers with the events that happen, or with the
/// reason why nothing does ([parterre.server.table.decide.Decision]).
@NullMarked
package parterre.server.table.decide;

import org.jspecify.annotations.NullMarked;
