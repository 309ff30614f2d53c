package parterre.server.table.state;

import java.util.Map;
import java.util.Optional;
import parterre.server.wire.ClockTerms;

/// The terms agreed when a table was made.
///
/// @param match the match that the game belongs to
/// @param opening the record that the game goes on from, as text; empty for the standard start
public record Terms(
        String game,
        int edition,
        int seats,
        Map<String, String> options,
        ClockTerms clock,
        boolean spectators,
        boolean openHands,
        boolean aids,
        boolean listed,
        Optional<MatchTerms> match,
        Optional<String> opening) {
    /// Returns the same for a single game from the standard start.
    public Terms again() {
        return with(options, Optional.empty());
    }

    /// Returns the same for a game of a match.
    public Terms in(MatchTerms next, Map<String, String> agreed) {
        return with(agreed, Optional.of(next));
    }

    private Terms with(Map<String, String> agreed, Optional<MatchTerms> next) {
        return new Terms(
                game, edition, seats, agreed, clock, spectators, openHands, aids, listed, next, Optional.empty());
    }
}
