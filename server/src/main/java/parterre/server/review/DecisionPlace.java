package parterre.server.review;

import parterre.engine.Seat;
import parterre.review.GradedDecision;
import parterre.review.MadeDecision;

/// The place of a decision in its game.
///
/// @param step the number of the step that answered it, from 1
record DecisionPlace(int step, Seat seat) {
    static DecisionPlace of(MadeDecision<?, ?, ?> decision) {
        return new DecisionPlace(decision.step(), decision.seat());
    }

    static DecisionPlace of(GradedDecision<?> decision) {
        return new DecisionPlace(decision.step(), decision.seat());
    }
}
