package parterre.flora.cards;

import parterre.engine.Reason;

/// The mistakes in the cards of a file or in the names of cards. Each message tells what would be right.
public sealed interface CardFault extends Reason {
    record NoNativeWithStars() implements CardFault {}

    record TooManyLands(int lands, int most) implements CardFault {}

    record TooFewLands(int market, int missing) implements CardFault {}

    record NoResources() implements CardFault {}

    record NoEventCardForOne() implements CardFault {}

    record FieldsDoNotFit(int headquarters, int fields, Region region) implements CardFault {}

    record WrongCardCount(int cards, int least, int most) implements CardFault {}

    record InvasiveWithStars() implements CardFault {}

    record LineNotForSize(String line, Size size, String words) implements CardFault {}

    record LineTwice(String line) implements CardFault {}

    record FloraOnNoPlants() implements CardFault {}

    record NoFace(String words) implements CardFault {}

    /// A text that does not name Resource Cards.
    record NotAHand() implements CardFault {}
}
