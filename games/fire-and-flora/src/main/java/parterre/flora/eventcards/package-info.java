/// Chapter 8, event cards and fire: what the cards of the Event Deck do. A new effect is a record in
/// [parterre.flora.cards.Effect] and, unless it lets players choose a plant, a case in
/// [parterre.flora.eventcards.EventCards].
@NullMarked
package parterre.flora.eventcards;

import org.jspecify.annotations.NullMarked;
