/// Stalk Exchange (Christopher Chan, The Op 2023): flowers are planted in a shared garden and harvested when they are
/// surrounded. Every harvest raises the value of the flowers in the players' hidden portfolios, until the market
/// crashes.
///
/// The files follow RULES.md: [parterre.stalks.Flower], `Shape`, `Garden`, `Exchange` and `Bunch` (the pieces),
/// `SettingUp`, `Acting` (a turn's actions), `Upkeep` with `Harvesting`, `Market` (values and the crash), `Ending`,
/// `Drawing` (chance). `Terms` holds the agreed values of `StalkOptions` or a `PresetFile`.
/// [parterre.stalks.Position] is the state of the table, and [parterre.stalks.StalkMove] is a move. `Viewing`
/// and `Imagining` handle hidden knowledge, and [parterre.stalks.StalkGame] implements the contract.
@NullMarked
package parterre.stalks;

import org.jspecify.annotations.NullMarked;
