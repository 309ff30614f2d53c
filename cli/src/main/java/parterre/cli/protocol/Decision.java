package parterre.cli.protocol;

import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// A decision of one seat for analysis.
///
/// @param number the number of its step in the record, from 1; empty if there is no record
/// @param view the seat's view
/// @param moves the seat's moves
/// @param made the move that was made, if the record has it
record Decision<M extends Move, V>(
        Setup setup, Optional<Integer> number, Seat seat, V view, Moves<M> moves, Optional<M> made) {
    /// Returns the stream of luck of this decision, which is different for every decision in the record.
    long stream() {
        return (long) number.orElse(0) * Seat.MOST + seat.index();
    }

    Answer.Asked asked() {
        return new Answer.Asked(number, seat.toString());
    }
}
