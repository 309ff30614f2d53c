package parterre.server.wire;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/// A call for a new table.
///
/// @param game the game's slug
/// @param seats one entry for each seat, in turn order
/// @param shuffled true if the seats are to be put into a random order
/// @param options option names and their values as text, a file as its name, a line break and its content; what is left
///     out has its default
/// @param clock no clock if left out
/// @param spectators true if people without a seat may watch
/// @param openHands true if everyone sees everything
/// @param aids true if the page may show what can be deduced; the same for all seats
/// @param listed true if the lobby shows the table to everyone as long as a seat is open
/// @param match the name of a match of the game, whose first game this is to be; the options hold for all of its games
/// @param start the standard start if left out
public record NewTable(
        String game,
        List<NewSeat> seats,
        boolean shuffled,
        Map<String, String> options,
        Optional<ClockTerms> clock,
        boolean spectators,
        boolean openHands,
        boolean aids,
        boolean listed,
        Optional<String> match,
        Optional<Start> start) {

    /// The wanted holder of one seat.
    ///
    /// @param kind `me`, `open` or `bot`
    /// @param level the bot's level, for a bot
    /// @param name the player's name at this table; left out, the person's own name
    /// @param timeFactor by how much this seat's time limits are multiplied, 1 to 10; 1 if left out
    public record NewSeat(Sitter kind, Optional<String> level, Optional<String> name, Optional<Integer> timeFactor) {
        /// The wanted holder.
        public enum Sitter {
            ME,
            OPEN,
            BOT
        }
    }

    /// Where the game begins if not at its standard start.
    public sealed interface Start {
        /// A position, as its game writes positions.
        record Position(String text) implements Start {}

        /// A record, up to a step. The table plays the record's game with the record's options.
        record Recorded(String text, int at) implements Start {}

        /// Another table, up to a step: one that is over, or the caller's own against bots only.
        record Fork(String table, int at) implements Start {}
    }
}
