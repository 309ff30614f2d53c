package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;

/// The end of a table.
///
/// @param ending why
/// @param stopped true if the people agreed to stop, or the operator closed the table: no winner
/// @param ranks best first; empty for a stopped game
/// @param group the group's score, where it is reached together
/// @param held the seats that a bot held for part of the game for the people who sit there, except people who gave up.
///     Unknown, and empty, for earlier games of a match
public record Outcome(GameEnding ending, boolean stopped, List<Rank> ranks, Optional<Long> group, List<Seat> held) {
    /// The place and score of a party.
    ///
    /// @param seat missing for a party that holds no seat, such as an automa
    /// @param place 1 for the winner; level parties share a place
    /// @param score missing where the game was given up
    public record Rank(Optional<Seat> seat, String name, int place, Optional<Long> score) {}
}
