/// Chapter 8, event cards and fire: the effects of the cards of the Event Deck. A new effect is a record in
/// [parterre.flora.cards.Effect]. It also needs a case in [parterre.flora.eventcards.EventCards], except if it
/// lets players choose a plant.
@NullMarked
package parterre.flora.eventcards;

import org.jspecify.annotations.NullMarked;
