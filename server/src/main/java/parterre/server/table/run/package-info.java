/// The tables of a running server. [parterre.server.table.run.TableHost] is the entrance: a caller names a table
/// and a command. Behind it each table has one mailbox ([parterre.server.table.run.TableRegistry]), in which
/// one caller at a time works. The table ([parterre.server.table.run.LiveTable]) asks `table.decide`, stores
/// the events durably ([parterre.server.table.run.EventCommit]), and only then answers and tells everybody
/// ([parterre.server.table.run.TableStreams]). Bots and timers send commands like people do.
@NullMarked
package parterre.server.table.run;

import org.jspecify.annotations.NullMarked;
