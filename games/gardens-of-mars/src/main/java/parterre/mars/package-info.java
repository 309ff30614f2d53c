/// Gardens of Mars (Néstor Romeral Andrés, nestorgames 2011): gardeners walk by dice over a hexagonal garden, plant
/// flowers and score by the groups they join.
///
/// The files follow the rulebook: [parterre.mars.Garden] and [parterre.mars.Cell] (the board),
/// [parterre.mars.Flowers], [parterre.mars.Dice] (the pieces), `Placing` and `Dealing` (set-up), `Rolling`, `Movement`,
/// `Planting` (a turn), `ScoreTrack`, `SpecialActions`, `Turns` and `Ending`. [parterre.mars.Position] is the
/// state of the table, [parterre.mars.MarsMove] is a move, and [parterre.mars.MarsGame] implements the
/// contract. [parterre.mars.MarsEvent] is an event that the rules emit while they change the table. RULES.md
/// has every rule with its id and its file.
@NullMarked
package parterre.mars;

import org.jspecify.annotations.NullMarked;
