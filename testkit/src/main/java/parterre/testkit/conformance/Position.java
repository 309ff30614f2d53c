package parterre.testkit.conformance;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Seat;

/// A position of the potting shed. An immutable value: its parts are shared between positions.
///
/// @param terms what was agreed
/// @param round from 1
/// @param bag the face-down pile; nobody knows its order, so it has none (CF-2.4)
/// @param shelf the cards under the pile, in the order in which they will come up (CF-2.5)
/// @param looked two cards that a seat looks at (CF-4.5); none at other times
/// @param discard face up, for good (CF-2.6)
/// @param gardens one for each seat
/// @param hare the hare's petals (CF-7.2)
record Position(
        Terms terms,
        int round,
        Cards bag,
        List<Shelved> shelf,
        Cards looked,
        Cards discard,
        List<Garden> gardens,
        int hare,
        Stage stage) {
    Position {
        shelf = List.copyOf(shelf);
        gardens = List.copyOf(gardens);
    }

    /// A card under the pile.
    ///
    /// @param by who put it there, and alone knows it
    record Shelved(Kind card, Seat by) {}

    int seats() {
        return gardens.size();
    }

    Garden garden(Seat seat) {
        return gardens.get(seat.index());
    }

    /// Returns the seat that begins the turns of this round (CF-3.5).
    Seat leader() {
        return terms.passing() ? Seat.of((round - 1) % seats()) : Seat.of(0);
    }

    Position at(Stage stage) {
        return new Position(terms, round, bag, shelf, looked, discard, gardens, hare, stage);
    }

    Position with(Seat seat, Garden garden) {
        var next = new ArrayList<>(gardens);
        next.set(seat.index(), garden);
        return new Position(terms, round, bag, shelf, looked, discard, next, hare, stage);
    }

    Position withBag(Cards bag) {
        return new Position(terms, round, bag, shelf, looked, discard, gardens, hare, stage);
    }

    Position withShelf(List<Shelved> shelf) {
        return new Position(terms, round, bag, shelf, looked, discard, gardens, hare, stage);
    }

    Position withLooked(Cards looked) {
        return new Position(terms, round, bag, shelf, looked, discard, gardens, hare, stage);
    }

    Position withRound(int round, int hare) {
        return new Position(terms, round, bag, shelf, looked, discard, gardens, hare, stage);
    }

    /// Returns the same with these cards discarded; they must have been taken from somewhere.
    Position discarding(Cards cards) {
        return new Position(terms, round, bag, shelf, looked, discard.plus(cards), gardens, hare, stage);
    }

    /// Returns the same with a seat's card laid from a place to the discard.
    Position laying(Seat seat, Kind kind, Place place) {
        return with(seat, garden(seat).without(kind, place)).discarding(Cards.one(kind));
    }
}
