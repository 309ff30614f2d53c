/// Stores the events of tables, people and their devices. There is one database, SQLite in a file or PostgreSQL.
/// One thread writes, many transactions at a time. A caller that waits for it goes on when the caller's rows are
/// durable.
@NullMarked
package parterre.server.store;

import org.jspecify.annotations.NullMarked;
