/// Gardens of Mars (Néstor Romeral Andrés, nestorgames 2011): gardeners walk by dice over a hexagonal garden, plant
/// flowers and score by the groups they join.
///
/// The files follow the rulebook: [parterre.mars.Garden] and [parterre.mars.Cell] (the board),
/// [parterre.mars.Flowers], [parterre.mars.Dice] (the pieces), `Placing` and `Dealing` (set-up), `Rolling`, `Movement`,
/// `Planting` (a turn), `ScoreTrack`, `SpecialActions`, `Turns` and `Ending`. [parterre.mars.Position] holds what lies
/// on the table, [parterre.mars.MarsMove] what can be announced, and [parterre.mars.MarsGame] puts them behind the
/// contract. [parterre.mars.MarsEvent] is what the rules tell while they change the table. RULES.md has every rule with
/// its id and its file.
@NullMarked
package parterre.mars;

import org.jspecify.annotations.NullMarked;
