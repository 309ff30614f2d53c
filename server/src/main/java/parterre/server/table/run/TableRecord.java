package parterre.server.table.run;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;

/// A table as a record, with what a record does not tell.
///
/// @param game the game's slug
/// @param ending how the game ended, as events store it (`played`, `stopped`, `resigned`, `closed`); empty if
///     it goes on
/// @param created when the table was made, in milliseconds since 1970
/// @param changed when something last happened there, in milliseconds since 1970
/// @param whole false if something is hidden from the reader, so that the record cannot be replayed
/// @param text the record
public record TableRecord(
        String id,
        String game,
        Optional<String> ending,
        long created,
        long changed,
        List<Holder> seats,
        boolean whole,
        String text) {
    /// Somebody who holds a seat.
    ///
    /// @param badge of a person
    /// @param level of a bot
    public record Holder(Seat seat, String name, Optional<String> badge, Optional<String> level, boolean resigned) {
        /// Returns the same holder by another name.
        public Holder called(String other) {
            return new Holder(seat, other, badge, level, resigned);
        }
    }
}
