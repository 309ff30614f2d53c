/// Fire and Flora (Tim Handley, Mindful Mammoth 2011 to 2014): landscapes of California, where native plants are stars,
/// weeds take their room, fires run in burn order, and whoever holds the right card may block a play.
///
/// The files follow RULES.md: `Facts` (what follows from the cards, which stand in [parterre.flora.cards]),
/// `Plant`, `Holding` and `Hand` (the pieces), `SettingUp`, `Turns` (the parts of a turn), `Happening` and
/// `Sweeping` (events), `Growing` (what plants do), `Playing` and `Nefarious` (resources), `Blocking` (windows and
/// chains), `Owning` (lands and buildings), `Trading`, `Ending`, `Asking` (questions in between), `Drawing`
/// (chance). `FloraTerms` holds what was agreed. [parterre.flora.Position] holds what lies on the table,
/// [parterre.flora.Stage] what it waits for, [parterre.flora.FloraMove] what can be announced; `Viewing` and
/// `Imagining` say who knows what, and [parterre.flora.FloraGame] puts all of it behind the contract.
@NullMarked
package parterre.flora;

import org.jspecify.annotations.NullMarked;
