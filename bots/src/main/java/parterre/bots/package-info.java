/// Players that are programs.
///
/// A [parterre.bots.Bot] sits in one seat for one game and answers one [parterre.bots.Question] at a time. It
/// gets its own view and its own listed moves, but never a position, so that it cannot cheat. An
/// [parterre.bots.Entrant] makes the bots. A [parterre.bots.BotSpec] names the built-in bots and is read
/// from text such as `random`, `greedy` or `mcts:1000`. A command line or a server may bring entrants of its
/// own.
///
/// `parterre.bots.search` is the tree search, which does not depend on tables. `parterre.bots.series` plays
/// many games between entrants. Nothing in these packages names a game.
@NullMarked
package parterre.bots;

import org.jspecify.annotations.NullMarked;
