package parterre.flora.events;

import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.flora.cards.Names.LandName;

/// The decisions that a move leaves open, for previews.
public sealed interface FloraOpen extends Message {
    /// Others may block the play. FF-7.5
    record BlocksAhead() implements FloraOpen {}

    /// A nearer player's block would count instead, and a block can be blocked. FF-J19
    record NearerBlocks() implements FloraOpen {}

    /// A seat decides about a plant, a child's place or a building. FF-5.8 FF-8.6
    ///
    /// @param land the land of the plant or building; empty if no land is known yet
    record QuestionAhead(Seat seat, Question about, Optional<LandName> land) implements FloraOpen {}

    /// The partner answers the trade. FF-9.4
    record AnswerAhead(Seat seat) implements FloraOpen {}

    /// The rest depends on cards in hidden hands.
    record HiddenHands() implements FloraOpen {}

    /// A seat draws Resource Cards. FF-4.3
    record DrawAhead(Seat seat, int cards) implements FloraOpen {}

    /// A random card is taken from a hand. FF-7.4
    record TheftAhead(Seat victim) implements FloraOpen {}

    /// The next event card is turned up. FF-4.1
    record EventCardAhead(Seat seat) implements FloraOpen {}

    /// The die is rolled. FF-8.2
    record DieAhead() implements FloraOpen {}

    /// The Pack Rat takes a random card from each hand. FF-11.4
    record PackRatAhead() implements FloraOpen {}

    /// A land is turned up for the Property Market. FF-4.2
    record LandAhead() implements FloraOpen {}
}
