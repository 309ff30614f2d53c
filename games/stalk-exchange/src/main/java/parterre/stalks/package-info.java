/// Stalk Exchange (Christopher Chan, The Op 2023): flowers are planted in a shared garden, harvested when they are
/// surrounded, and every harvest raises what the flowers in the players' hidden portfolios are worth, until the market
/// crashes.
///
/// The files follow RULES.md: [parterre.stalks.Flower], `Shape`, `Garden`, `Exchange` and `Bunch` (the pieces),
/// `SettingUp`, `Acting` (a turn's actions), `Upkeep` with `Harvesting`, `Market` (values and the crash), `Ending`,
/// `Drawing` (chance). `Terms` holds what was agreed, read from `StalkOptions` or a `PresetFile`.
/// [parterre.stalks.Position] holds what lies on the table, [parterre.stalks.StalkMove] what can be announced,
/// `Viewing` and `Imagining` say who knows what, and [parterre.stalks.StalkGame] puts all of it behind the contract.
@NullMarked
package parterre.stalks;

import org.jspecify.annotations.NullMarked;
