/// Thirsty Pots: players water their plants with a die and stop before the can spills.
///
/// [parterre.thirstypots.ThirstyPotsTable] is a position, [parterre.thirstypots.ThirstyPotsMove] a move, and
/// [parterre.thirstypots.ThirstyPotsGame] has the rules. RULES.md has every rule with its id and its file.
@NullMarked
package parterre.thirstypots;

import org.jspecify.annotations.NullMarked;
