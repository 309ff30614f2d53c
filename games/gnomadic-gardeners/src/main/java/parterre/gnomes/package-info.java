/// Gnomadic Gardeners: two gardeners, or one and the automa, lend each other twelve gnomes and race for 77 bliss.
///
/// RULES.md has every rule with its id and the file that implements it. A tour: [Cards] are what is printed, read
/// from cards.json by [CardReader] and judged by [CardChecks]; [Position] is the table; [GnomeGame] says which
/// phase asks whom; the phases are [SettingUp], [Committing], [Resolving] with [Scoring], [Resetting]; [Automa]
/// plays by its cards, [Month] is the one extra rule of a scenario. What is hidden is only what lies sealed until
/// both have chosen, and the order of piles that nobody knows; so a view holds everything. The chapters tell what
/// happens as [GnomeEvent]s.
@NullMarked
package parterre.gnomes;

import org.jspecify.annotations.NullMarked;
