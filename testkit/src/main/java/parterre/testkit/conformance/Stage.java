package parterre.testkit.conformance;

import parterre.engine.Seat;

/// The state of the round, with everything that is pending. All of this is public.
public sealed interface Stage {
    /// A seat draws its hand (CF-3.1).
    ///
    /// @param drawn how many cards it has drawn so far, from 0 to 2
    record Refill(Seat seat, int drawn) implements Stage {}

    /// Everyone sows in secret (CF-3.2).
    record Sow() implements Stage {}

    /// A seat has its turn (chapter 4).
    ///
    /// @param offers how many trades it may still propose
    record Turn(Seat seat, int offers) implements Stage {}

    /// A crow has been laid and may be countered, or the counter may (chapter 5).
    ///
    /// @param layer who laid the last card
    /// @param counters how many counters have been laid
    record Window(Seat thief, Seat victim, Seat layer, int counters) implements Stage {}

    /// The crow takes a card (CF-4.7).
    record Steal(Seat thief, Seat victim) implements Stage {}

    /// A seat is about to look at two cards of the bag (CF-4.5).
    record Look(Seat seat) implements Stage {}

    /// A seat has looked at two cards and keeps one (CF-4.5). Which two is not said here.
    record Keep(Seat seat) implements Stage {}

    /// A seat must choose what it loses to the storm (CF-4.3).
    ///
    /// @param raiser whose turn it is
    record Storm(Seat raiser, Seat struck) implements Stage {}

    /// A trade waits for its answer (CF-6.3).
    ///
    /// @param turn whose turn it is
    /// @param asker who proposed this; if it is not their turn, it is their answer to an offer (CF-6.6)
    /// @param asked who answers
    /// @param offers how many trades may still be proposed in this turn after this one
    record Offered(Seat turn, Seat asker, Seat asked, Bundle give, Bundle get, int offers) implements Stage {
        boolean isCounter() {
            return !asker.equals(turn);
        }
    }

    /// The game has ended (CF-7.1).
    record Over() implements Stage {}
}
