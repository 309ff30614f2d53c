/// Players that are programs.
///
/// A [parterre.bots.Bot] sits in one seat for one game and answers one [parterre.bots.Question] at a
/// time: it is given its own view and its own listed moves, never a position, so that it cannot cheat.
/// What sits down is an [parterre.bots.Entrant]: the bots of the house are named by a
/// [parterre.bots.BotSpec], read from text such as `random`, `greedy` or `mcts:1000`; a command line or a
/// server may bring entrants of its own.
///
/// `parterre.bots.search` is the tree search, which knows no seats at a table; `parterre.bots.series`
/// plays many games between entrants. Nothing in here names a game.
@NullMarked
package parterre.bots;

import org.jspecify.annotations.NullMarked;
