package parterre.server.table;

import java.util.Map;
import java.util.Optional;
import parterre.server.wire.ClockTerms;

/// What was agreed when a table was made.
///
/// @param opening the record that the game goes on from, as text; empty for the standard start
record Terms(
        String game,
        int edition,
        int seats,
        Map<String, String> options,
        ClockTerms clock,
        boolean spectators,
        boolean openHands,
        boolean aids,
        boolean listed,
        Optional<String> opening) {
    /// The same from the standard start.
    Terms withoutOpening() {
        return new Terms(game, edition, seats, options, clock, spectators, openHands, aids, listed, Optional.empty());
    }
}
