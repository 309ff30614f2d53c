/// What is kept: events of tables, people and their devices. One database, SQLite in a file or PostgreSQL; one thread
/// writes, many transactions at a time, and whoever waits for it goes on when his rows are durable.
@NullMarked
package parterre.server.store;

import org.jspecify.annotations.NullMarked;
