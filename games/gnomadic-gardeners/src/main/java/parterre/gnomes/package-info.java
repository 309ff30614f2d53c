/// Gnomadic Gardeners: two gardeners, or one and the automa, lend each other twelve gnomes and race for 77 bliss.
///
/// RULES.md has every rule with its id and the file that implements it. A tour: [Cards] holds the printed facts, read
/// from cards.json by [CardReader] and judged by [CardChecks]. [Position] is the table, and [GnomeGame] says which
/// phase asks whom. The phases are [SettingUp], [Committing], [Resolving] with [Scoring], and [Resetting]. [Automa]
/// plays by its cards, and [Month] is the one extra rule of a scenario. Only two things are hidden: answers that lie
/// sealed until both have chosen, and the order of piles, which nobody knows. So a view holds everything. The chapters
/// report [GnomeEvent]s.
@NullMarked
package parterre.gnomes;

import org.jspecify.annotations.NullMarked;
