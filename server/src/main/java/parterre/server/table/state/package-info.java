/// The state of a table: pure values, without threads, database or network. A table
/// ([parterre.server.table.state.Table]) is what its stored events
/// ([parterre.server.table.state.StoredEvent]) add up to: [parterre.server.table.state.Table#evolve] makes
/// the next table by an event. It consists of the seats and what people agreed
/// ([parterre.server.table.state.TableState]), the game ([parterre.server.table.state.GameSession]) and the
/// clocks ([parterre.server.table.state.Clocks]).
@NullMarked
package parterre.server.table.state;

import org.jspecify.annotations.NullMarked;
