/// The server: one process, one port. [parterre.server.wire] is what is said, [parterre.server.http] where it is said,
/// [parterre.server.table] the tables, [parterre.server.people] who is there, [parterre.server.store] what is kept.
@NullMarked
package parterre.server;

import org.jspecify.annotations.NullMarked;
