package parterre.engine.box;

import parterre.engine.Seat;

/// Tells what the questions are about that a game asks several seats out of turn, so that who wishes can have their
/// default stand unasked.
///
/// @param <V> the game's views
@FunctionalInterface
public interface Prompts<V> {
    /// What this seat is asked about.
    ///
    /// @param view of a position that waits for several seats, each with an answer that stands by default
    Prompt of(V view, Seat seat);
}
