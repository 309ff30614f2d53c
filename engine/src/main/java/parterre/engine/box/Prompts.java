package parterre.engine.box;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;

/// Describes the questions that a game asks several seats out of turn. So a player can choose to give their
/// default answer without being asked.
///
/// @param <V> the game's views
public interface Prompts<V> {
    /// Returns the names of all topics of such questions, such as types of cards: lower case words joined by
    /// `-`. A catalogue has the words for `fire` under `topic.fire`.
    List<String> topics();

    /// Returns the description of the question to this seat.
    ///
    /// @param view the view of a position that waits for several seats, each with a default answer
    Prompt of(V view, Seat seat);

    /// Returns the event in which this seat is asked the same question more than once; empty if it is not asked
    /// such a question.
    ///
    /// @param view the view of a position that waits for this seat alone
    default Optional<ReactionSeries> series(V view, Seat seat) {
        return Optional.empty();
    }
}
