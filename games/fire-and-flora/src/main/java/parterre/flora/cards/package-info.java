/// The cards of Fire and Flora as data: plants, lands, buildings, resources, events and the die.
///
/// [CardReader] reads a card file and [CardChecks] judges what its cards do together; what comes of it is [Cards].
/// What a card can do is a closed vocabulary: [PlantAction]s, [Ability]s, [Effect]s. Every fact knows whether it
/// is printed or ours.
@NullMarked
package parterre.flora.cards;

import org.jspecify.annotations.NullMarked;
