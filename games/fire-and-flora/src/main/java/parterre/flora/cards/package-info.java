/// The cards of Fire and Flora as data: plants, lands, buildings, resources, event cards and the die.
///
/// [CardReader] reads a card file into [Cards], and [CardChecks] checks that they fit together. The possible
/// actions of cards are a closed vocabulary: [PlantAction]s, [Ability]s, [Effect]s. Every fact has a mark that
/// tells whether it is printed or ours.
@NullMarked
package parterre.flora.cards;

import org.jspecify.annotations.NullMarked;
