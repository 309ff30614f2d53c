package parterre.flora.cards;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;

/// Cards inside events: the words show the name, and a board finds the card by its id.
public sealed interface Names extends Message {
    /// A Land Card. Of several cards of one name, the name has the number of the copy.
    record LandName(String id, String name) implements Names {}

    /// A species.
    record SpeciesName(String id, String name) implements Names {}

    /// An event card.
    record EventCardName(String id, String name) implements Names {}

    /// A building and the parcel on which it stands.
    record Site(LandName building, LandName land) implements Names {}

    /// A Resource Card as it is played.
    ///
    /// @param as what it is played as, if that is another type. FF-7.7
    record PlayedCard(Resource type, Optional<Resource> as) implements Names {}

    /// Some Resource Cards of one type.
    record CardCount(int count, Resource card) implements Names {}

    /// Coins in a trade.
    record CoinCount(int coins) implements Names {}

    /// One side of a trade. FF-9.2
    ///
    /// @param parts cards, coins and lands in words; nothing if the list is empty
    /// @param cards one for each card, in the order of types
    /// @param lands in the order in which they come to the receiver's row
    record Goods(List<Names> parts, List<Resource> cards, int coins, List<LandName> lands) implements Names {
        public Goods {
            parts = List.copyOf(parts);
            cards = List.copyOf(cards);
            lands = List.copyOf(lands);
        }
    }
}
