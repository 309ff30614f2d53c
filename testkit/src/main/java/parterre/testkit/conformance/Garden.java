package parterre.testkit.conformance;

import java.util.Optional;
import parterre.engine.Seat;

/// Everything that lies before one seat (chapter 2).
///
/// @param hand seen by its owner (CF-2.1)
/// @param dry true while everyone knows that no rain is in the hand (CF-8.2)
/// @param nest at most one card, face down (CF-2.3)
/// @param basket face up (CF-2.2)
/// @param petals the score, from 0
record Garden(Cards hand, boolean dry, Optional<Nest> nest, Cards basket, int petals) {
    /// A card that lies face down before a seat.
    ///
    /// @param from the seat that it was stolen from, which knows it, too (CF-4.7)
    /// @param dry true if everyone knows that it is no rain (CF-8.2)
    record Nest(Kind card, Optional<Seat> from, boolean dry) {}

    /// Returns how many cards lie here in all; that number is public.
    int size() {
        return hand.size() + basket.size() + (nest.isPresent() ? 1 : 0);
    }

    /// Returns true if a card of this kind lies in that place.
    boolean has(Kind kind, Place place) {
        return switch (place) {
            case HAND -> hand.has(kind);
            case NEST -> nest.isPresent() && nest.get().card() == kind;
            case BASKET -> basket.has(kind);
        };
    }

    /// Returns the same without a card of this kind in that place.
    Garden without(Kind kind, Place place) {
        return switch (place) {
            case HAND -> withHand(hand.minus(kind));
            case NEST -> withNest(Optional.empty());
            case BASKET -> withBasket(basket.minus(kind));
        };
    }

    /// Returns the same with this hand. Nothing is known of an empty hand (CF-8.2).
    Garden withHand(Cards hand) {
        return new Garden(hand, dry && !hand.isEmpty(), nest, basket, petals);
    }

    /// Returns the same with its hand known to hold no rain, unless it is empty (CF-8.2).
    Garden withDryHand() {
        return new Garden(hand, !hand.isEmpty(), nest, basket, petals);
    }

    /// Returns the same after an unseen card came to the hand.
    Garden withUnseen(Kind card) {
        return new Garden(hand.plus(card), false, nest, basket, petals);
    }

    Garden withNest(Optional<Nest> nest) {
        return new Garden(hand, dry, nest, basket, petals);
    }

    Garden withBasket(Cards basket) {
        return new Garden(hand, dry, nest, basket, petals);
    }

    Garden withPetals(int petals) {
        return new Garden(hand, dry, nest, basket, petals);
    }
}
