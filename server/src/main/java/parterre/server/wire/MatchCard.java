package parterre.server.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Seat;

/// The match that a table's game belongs to. Everybody is told by the seats of this table.
///
/// @param name the match's name within its game (`season`)
/// @param game which of its games this table plays, from 1
/// @param games the calendar
/// @param standings best first; this table's game counts once it is over
/// @param over true once all games have been played; the standings are the match's result then
public record MatchCard(String name, int game, List<Game> games, List<Standing> standings, boolean over) {
    /// One game of the match.
    ///
    /// @param options what the match agrees for it
    /// @param table where it is or was played; missing for those to come
    /// @param outcome missing until it is over
    public record Game(Map<String, String> options, Optional<String> table, Optional<Outcome> outcome) {}

    /// One party's account.
    ///
    /// @param seat missing for a party that holds no seat, such as an automa
    /// @param place 1 for who leads; level parties share a place
    /// @param wins games won; a shared win counts as its share
    /// @param points of all games together
    public record Standing(Optional<Seat> seat, String name, int place, double wins, long points) {}
}
