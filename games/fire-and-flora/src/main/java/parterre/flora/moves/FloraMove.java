package parterre.flora.moves;

import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import parterre.engine.ChanceMove;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Worded;
import parterre.flora.cards.Resource;
import parterre.flora.cards.Where;
import parterre.flora.material.Hand;

/// A move of a player or of chance. Lands, species and event cards are named by the ids of their cards. FF-D2
public sealed interface FloraMove extends Move {
    /// A move of chance, which no player can make.
    sealed interface ByChance extends FloraMove, ChanceMove {}

    /// A move of the active player in the action part of a turn. FF-4.4
    sealed interface OfTurn extends FloraMove {}

    /// An answer to a question of the rules or of another player.
    sealed interface Reply extends FloraMove {}

    /// A play of Resource Cards, which others may block. FF-7.5
    sealed interface Played extends OfTurn {
        /// Returns one or two cards.
        default List<Card> cards() {
            return size() == 1 ? List.of(card(0)) : List.of(card(0), card(1));
        }

        /// Returns the number of cards.
        default int size() {
            return this instanceof Play play && play.second.isPresent() ? 2 : 1;
        }

        /// Returns the first card, or the second.
        ///
        /// @param place from 0
        default Card card(int place) {
            return switch (this) {
                case Play play -> place == 0 ? play.first : play.second.orElseThrow();
                case Pocket pocket -> pocket.card;
                case Purse purse -> purse.card;
                case Sow sow -> sow.card;
            };
        }
    }

    /// A Resource Card as it is played. FF-7.7
    ///
    /// @param type its own type
    /// @param as the type that it is played as
    record Card(Resource type, Resource as) {
        /// Returns true if a play names this card before the other: by the type that they are played as, then
        /// by own type.
        boolean isBefore(Card other) {
            return as == other.as ? type.place() < other.type.place() : as.place() < other.as.place();
        }

        public static Card plain(Resource type) {
            return new Card(type, type);
        }

        public boolean countsAsItself() {
            return type == as;
        }

        /// `water`, or `time=water` for Time played as Water.
        @Override
        public String toString() {
            return countsAsItself() ? type.word() : type.word() + "=" + as.word();
        }
    }

    /// One side of a trade. FF-9.2
    ///
    /// @param cards types in their order, one for each card
    /// @param lands in the order in which they come to the receiver's row
    record Bundle(List<Resource> cards, int coins, List<String> lands) {
        static final Bundle NOTHING = new Bundle(List.of(), 0, List.of());
        private static final List<Bundle> OF_ONE_CARD = Resource.all().stream()
                .map(type -> new Bundle(List.of(type), 0, List.of()))
                .toList();

        public Bundle {
            cards = cards.stream().sorted().toList();
            lands = List.copyOf(lands);
        }

        /// Returns one card alone.
        public static Bundle of(Resource type) {
            return OF_ONE_CARD.get(type.place());
        }

        public boolean holdsNothing() {
            return cards.isEmpty() && coins == 0 && lands.isEmpty();
        }

        /// Returns the cards in one word.
        public long hand() {
            long hand = Hand.NONE;
            for (var card : cards) {
                hand += Hand.one(card);
            }
            return hand;
        }

        /// `water+water+3+point-lobos`, or `-`.
        @Override
        public String toString() {
            var parts = Stream.of(
                            cards.stream().map(Resource::word),
                            Stream.of(coins).filter(some -> some > 0).map(String::valueOf),
                            lands.stream())
                    .flatMap(part -> part)
                    .collect(Collectors.joining("+"));
            return parts.isEmpty() ? "-" : parts;
        }
    }

    // --- Chance ---------------------------------------------------------------------------------------------------

    /// A seat is dealt this Headquarters. FF-3.2
    record Deal(Seat seat, String land) implements ByChance {}

    /// A seat draws this land to decide who begins. FF-3.8
    record Lot(Seat seat, String land) implements ByChance {}

    /// A plain lot says who begins. FF-3.8
    record First(Seat seat) implements ByChance {}

    /// A land is turned up for the Property Market. FF-4.2
    record TurnUp(String land) implements ByChance {}

    /// An event card is drawn and played. FF-4.1
    record Happen(String event) implements ByChance {}

    /// An event card is drawn to be looked at. FF-11.3
    record Look(String event) implements ByChance {}

    /// The die falls. FF-8.2
    record Roll(Where where) implements ByChance {}

    /// A Resource Card is drawn. Only the drawing player sees it. FF-4.3
    record Draw(Seat seat, Resource card) implements ByChance {}

    /// A card is taken from a pocket. Only thief and victim see it. FF-7.4
    record Rob(Resource card) implements ByChance {}

    /// The Pack Rat: the card that each seat passes on, in seat order; empty for an empty hand. FF-11.4
    record Rats(List<Optional<Resource>> cards) implements ByChance {
        public Rats {
            cards = List.copyOf(cards);
        }
    }

    // --- Actions --------------------------------------------------------------------------------------------------

    /// One or two cards on a parcel: on its plant, or Fire on its seed. FF-7.1
    record Play(Card first, Optional<Card> second, String land) implements Played {
        public Play {
            if (second.isPresent() && second.get().isBefore(first)) {
                var swapped = first;
                first = second.get();
                second = Optional.of(swapped);
            }
        }
    }

    /// Nefarious: takes a card. FF-7.4
    record Pocket(Card card, Seat victim) implements Played {}

    /// Nefarious: takes coins. FF-7.4
    record Purse(Card card, Seat victim) implements Played {}

    /// Nefarious: sows a small weed on another player. FF-7.4
    record Sow(Card card, Seat victim, String species) implements Played {}

    /// Buys a land. A building goes on a parcel. FF-6.4 FF-6.5
    record Buy(String land, Optional<String> on) implements OfTurn {}

    /// Buys a Resource Card, unseen. FF-4.4
    record BuyCard() implements OfTurn {}

    /// Sells a Resource Card for 1 coin. FF-4.4
    record Sell(Resource card) implements OfTurn {}

    /// Sells a Resource Card at the Farmers Market. FF-11.3
    record Vend(Resource card) implements OfTurn {}

    /// Buys a plant from the Nursery. FF-11.3
    record Nurse(String species, String land) implements OfTurn {}

    /// Kills a weed by the Weed Patrol. FF-11.3
    record Weed(String land) implements OfTurn {}

    /// Proposes a trade. FF-9.1
    record Offer(Seat partner, Bundle give, Bundle get) implements OfTurn {}

    /// Ends the turn. FF-4.5
    record End() implements OfTurn {}

    // --- Replies --------------------------------------------------------------------------------------------------

    /// Names one of the player's own parcels: for a child, for the squirrel, for weeding. FF-5.8
    record At(String land) implements Reply {}

    /// Saves a plant or building in danger, for a card or for coins. FF-11.3
    record Save() implements Reply {}

    /// Does not save it, or declines a choice.
    record Leave() implements Reply {}

    /// Chooses which of two event cards is played. FF-11.3
    record Forecast(String event) implements Reply {}

    /// Does not block. FF-7.5
    record Pass() implements Reply {}

    /// Blocks with a card. FF-7.5
    record Block(Resource card) implements Reply {}

    /// Takes the trade. FF-9.4
    record Accept() implements Reply {}

    /// Declines the trade.
    ///
    /// @param reason the reason that is given; it has no effect
    record Decline(Optional<Reason> reason) implements Reply {
        public static final Decline PLAIN = new Decline(Optional.empty());
        public static final Decline SILENCE = new Decline(Optional.of(Reason.UNANSWERED));
    }

    /// Why a player declines.
    enum Reason implements Worded {
        TOO_LITTLE("too-little"),
        KEEPS_IT("keeps-it"),
        NOT_WITH_YOU("not-with-you"),
        /// There was no answer: the time ran out, or the offer was taken back.
        UNANSWERED("unanswered");

        /// The reasons that a player can give.
        public static final List<Reason> SAID = List.of(TOO_LITTLE, KEEPS_IT, NOT_WITH_YOU);

        private final String word;

        Reason(String word) {
            this.word = word;
        }

        @Override
        public String word() {
            return word;
        }

        static Optional<Reason> of(String word) {
            return Worded.find(List.of(values()), word);
        }
    }

    /// Declines this trade and all others in this turn. FF-J52
    record DeclineAll() implements Reply {}

    /// Declines the trade, and says which trade the partner would take: what they would give, and get. FF-9.4
    record Counter(Bundle give, Bundle get) implements Reply {}
}
