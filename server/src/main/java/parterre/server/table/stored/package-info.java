/// The stored forms of what a table keeps, described in `docs/stored-events.md`.
/// [parterre.server.table.stored.EventCodec] writes and reads events. Upcasters lift earlier versions
/// ([parterre.server.table.stored.StoredUpcasters]).
@NullMarked
package parterre.server.table.stored;

import org.jspecify.annotations.NullMarked;
