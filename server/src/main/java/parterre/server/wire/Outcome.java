package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;

/// How a table ended.
///
/// @param ending why, in a few words
/// @param stopped true if the people agreed to stop: no winner
/// @param ranks best first; empty for a stopped game
/// @param group the group's score, where it is reached together
public record Outcome(String ending, boolean stopped, List<Rank> ranks, Optional<Long> group) {
    /// Where a party came in.
    ///
    /// @param seat missing for a party that holds no seat, such as an automa
    /// @param place 1 for the winner; level parties share a place
    /// @param score missing where the game was not played out
    public record Rank(Optional<Seat> seat, String name, int place, Optional<Long> score) {}
}
