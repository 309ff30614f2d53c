package parterre.server.table.decide;

import java.util.List;
import java.util.Optional;
import parterre.engine.Luck;
import parterre.server.table.state.Attendance;
import parterre.server.table.state.Moment;
import parterre.server.wire.GameCard;

/// The facts that a decision needs besides the table's events.
///
/// @param chance draws what chance does in the game
/// @param delays draws how long an answer waits that no person gave
/// @param token a name that nobody can guess, for a new link
/// @param isBlocked true if the host has blocked the person who asks
public record Facts(
        Moment moment,
        Luck chance,
        Luck delays,
        Attendance attendance,
        Sitters sitters,
        String token,
        boolean isBlocked) {
    /// The bots that can be asked to the table.
    ///
    /// @param standIn the level that holds the seat of a person who left
    public record Sitters(List<GameCard.LevelCard> levels, String standIn) {
        Optional<GameCard.LevelCard> level(String id) {
            return levels.stream().filter(level -> level.id().equals(id)).findFirst();
        }
    }

    long now() {
        return moment.millis();
    }
}
