/// The server: one process, one port. [parterre.server.wire] has the messages, [parterre.server.http] the port,
/// [parterre.server.table] the tables, [parterre.server.people] the people, [parterre.server.store] the database.
@NullMarked
package parterre.server;

import org.jspecify.annotations.NullMarked;
