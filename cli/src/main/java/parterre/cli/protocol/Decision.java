package parterre.cli.protocol;

import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.Setup;

/// A decision of one seat that is to be analysed.
///
/// @param number of its step in the record, from 1; empty where there is no record
/// @param view what the seat knows
/// @param moves what it may do
/// @param made what it did, if the record tells
record Decision<M extends Move, V>(
        Setup setup, Optional<Integer> number, Seat seat, V view, Moves<M> moves, Optional<M> made) {
    /// Tells the luck of this decision from that of all others in the record.
    long stream() {
        return (long) number.orElse(0) * Seat.MOST + seat.index();
    }

    Answer.Asked asked() {
        return new Answer.Asked(number, seat.toString());
    }
}
