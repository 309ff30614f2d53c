package parterre.testkit.conformance;

import parterre.engine.ChanceMove;
import parterre.engine.Move;
import parterre.engine.Seat;

/// The moves of the potting shed.
public sealed interface ShedMove extends Move {
    /// The moves of chance. No player can make them.
    sealed interface ByChance extends ShedMove, ChanceMove {}

    /// The moves that a seat may make of its own accord in its turn (CF-4.1).
    sealed interface OfTurn extends ShedMove {}

    /// The moves of a seat when all are asked, or when others or the rules ask it.
    sealed interface InReply extends ShedMove {}

    /// The loss of a seat in a storm (CF-4.3).
    sealed interface Loss extends InReply {}

    /// A card from the bag comes to a seat's hand; the seat alone sees it (CF-3.1).
    record Draw(Seat seat, Kind card) implements ByChance {}

    /// A card from under the bag comes to a seat's basket; everyone sees it (CF-2.5).
    record Show(Seat seat, Kind card) implements ByChance {}

    /// Two cards of the bag are looked at (CF-4.5).
    record Look(Cards two) implements ByChance {}

    /// The crow takes this card (CF-4.7).
    record Steal(Kind card) implements ByChance {}

    /// Sows cards of the hand and stakes petals (CF-3.2).
    record Sow(Cards cards, int stake) implements InReply {}

    /// Plays no card in this turn (CF-4.2).
    record Rest() implements OfTurn {}

    /// Plays a rain (CF-4.3).
    record Storm(Place from) implements OfTurn {}

    /// Plays a sun (CF-4.4).
    record Drought(Place from) implements OfTurn {}

    /// Plays a bee (CF-4.5).
    record Scout(Place from) implements OfTurn {}

    /// Plays a crow (CF-4.7).
    record Theft(Seat victim, Place from) implements OfTurn {}

    /// Keeps one of the two cards that were looked at (CF-4.5).
    record Keep(Kind card) implements InReply {}

    /// Loses a petal to the storm (CF-4.3).
    record Pay() implements Loss {}

    /// Loses a card of the basket to the storm (CF-4.3).
    record Drop(Kind card) implements Loss {}

    /// Counters the last card that was laid (CF-5.2).
    record Counter(Place from) implements InReply {}

    /// Does not counter (CF-5.1).
    record Pass() implements InReply {}

    /// Proposes a trade, in the seat's turn (CF-6.1) or in answer to one (CF-6.6).
    record Offer(Seat partner, Bundle give, Bundle get) implements OfTurn, InReply {}

    /// Takes the trade (CF-6.3).
    record Accept() implements InReply {}

    /// Does not take the trade (CF-6.3).
    record Decline() implements InReply {}
}
