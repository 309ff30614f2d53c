package parterre.engine.box;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;

/// Tells what the questions are about that a game asks several seats out of turn, so that who wishes can have their
/// default stand unasked.
///
/// @param <V> the game's views
public interface Prompts<V> {
    /// The names of everything that such a question can be about, such as types of cards: lower case words joined by
    /// `-`.
    /// A catalogue has the words for `fire` at `topic.fire`.
    List<String> topics();

    /// What this seat is asked about.
    ///
    /// @param view of a position that waits for several seats, each with an answer that stands by default
    Prompt of(V view, Seat seat);

    /// The happening in which this seat is asked the same thing more than once; empty if it is asked nothing of that
    /// kind.
    ///
    /// @param view of a position that waits for this seat alone
    default Optional<Series> series(V view, Seat seat) {
        return Optional.empty();
    }
}
