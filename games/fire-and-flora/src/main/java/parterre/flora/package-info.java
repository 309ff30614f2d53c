/// Fire and Flora (Tim Handley, Mindful Mammoth 2011 to 2014): landscapes of California. Native plants bring stars,
/// weeds take their room, fires run in burn order, and a player with the right card may block a play.
///
/// The packages follow the chapters of RULES.md, from the bottom up. First come [parterre.flora.cards] and
/// [parterre.flora.material] (chapters 2 and 11), [parterre.flora.moves], [parterre.flora.landscape] (questions to a
/// row) and [parterre.flora.table]. Then come the chapters that change the table: [parterre.flora.growing] (5),
/// [parterre.flora.owning] (6), [parterre.flora.playing] (7), [parterre.flora.eventcards] (8), [parterre.flora.trading]
/// (9), [parterre.flora.ending] (10) and [parterre.flora.setup] (3). Each chapter declares by an interface, such as
/// [parterre.flora.growing.GrowingTable], what it reads and changes of a table. Above them stands the whole table
/// ([parterre.flora.position]), and then [parterre.flora.turn] (4), which has the order of a turn. Around the rules
/// stand [parterre.flora.knowledge], [parterre.flora.text], [parterre.flora.board] and [parterre.flora.evaluation].
/// [parterre.flora.FloraGame] puts all of it behind the contract.
@NullMarked
package parterre.flora;

import org.jspecify.annotations.NullMarked;
