package parterre.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Seat;

/// The description of a table without the game itself.
///
/// @param id unguessable; who has it may come in
/// @param game the game's slug
/// @param options the options whose values are not the defaults; a file by its name
/// @param secrets true if the game hides anything from anybody, so that a shared screen must be covered
/// @param mine the seats of the person who asks
/// @param host true if the person who asks is the table's host
/// @param takeBacks true if steps were taken back beyond what is free; it is said with the result, and such a game
///     counts for no statistics
/// @param match the match that the game belongs to, with its calendar and standings
/// @param rematch the table of the next game, once it has been called
/// @param frozen why the table cannot go on, where its steps no longer replay
/// @param imagined what of the position that the game goes on from was imagined
/// @param outcome present once the phase is `over`
public record TableHead(
        String id,
        String game,
        int edition,
        Map<String, String> options,
        ClockTerms clock,
        boolean spectators,
        boolean openHands,
        boolean aids,
        boolean listed,
        boolean secrets,
        Phase phase,
        Instant created,
        List<SeatCard> seats,
        List<Seat> mine,
        boolean host,
        boolean takeBacks,
        Optional<MatchCard> match,
        Optional<String> rematch,
        Optional<FrozenCause> frozen,
        Optional<TableNote> imagined,
        Optional<Outcome> outcome) {
    /// How far a table has come.
    public enum Phase {
        /// Seats are still open.
        SEATING,
        /// The game is on.
        PLAYING,
        /// The game has ended or was stopped.
        OVER,
        /// The steps do not replay; nothing is lost, nothing goes on.
        FROZEN
    }

    /// One seat and who holds it.
    ///
    /// @param kind who sits here
    /// @param name what the seat's player is called here; empty for an open seat
    /// @param badge from which the person's drawn badge is made: 16 hexadecimal digits
    /// @param level the bot's level
    /// @param mine true if it is the asking person's
    /// @param host true if the table's host sits here
    /// @param awaited true if the seat is kept for somebody who has not said yet that they play this next game
    /// @param standIn the level of the bot that plays for the person who holds the seat
    /// @param program true if the player said that it is a program
    /// @param resigned true if the player gave up; they rank last
    public record SeatCard(
            Seat seat,
            Holder kind,
            String name,
            Optional<String> badge,
            Optional<String> level,
            boolean mine,
            boolean host,
            boolean awaited,
            Optional<String> standIn,
            boolean program,
            boolean resigned) {
        /// The holder of a seat.
        public enum Holder {
            OPEN,
            PERSON,
            BOT
        }
    }
}
