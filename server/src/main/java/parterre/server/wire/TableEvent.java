package parterre.server.wire;

import java.time.Instant;
import java.util.Optional;
import parterre.engine.Seat;

/// A message of a table's stream. Stored events have a number, which is the stream's event id. The numbers grow, with
/// gaps where an event is not for this viewer. After a break a client names the last number it has and gets the rest.
///
/// The views of frames leave out what is printed on the material ([Snapshot#printed()]).
public sealed interface TableEvent {
    /// A step was made.
    ///
    /// @param by whose move it was; missing for chance and for answers given together
    /// @param bot true if a bot made it
    record Stepped(long seq, Instant at, Frame frame, Optional<Seat> by, boolean bot) implements TableEvent {}

    /// Steps were taken back.
    ///
    /// @param frame the position that stands now
    /// @param by who asked for it
    /// @param agreed true if it went beyond what is free, and everybody agreed to it
    record TakenBack(long seq, Instant at, Frame frame, Seat by, boolean agreed) implements TableEvent {}

    /// Somebody sat down, left, became host or resigned, a bot took over, or the game began or ended.
    ///
    /// @param note what happened; missing where nobody need be told
    record Changed(long seq, Instant at, Optional<TableNote> note, TableHead table) implements TableEvent {}

    /// Somebody said something.
    record Said(long seq, ChatLine line) implements TableEvent {}

    /// How the table stands now. Not stored. It follows stored events, and comes when a player comes, goes or falls
    /// silent. How many of them come depends on connections and time, so clients must not count them.
    record Now(Present present) implements TableEvent {}

    /// On how many of the person's tables it is their turn. Not stored.
    ///
    /// @param next the one that has waited longest, other than this one
    record Waiting(int count, Optional<String> next) implements TableEvent {}

    /// The listener is another viewer from now on, and fetches the table anew. Not stored.
    ///
    /// @param signedOut true if this device was signed out and is a new guest's; false if it has come along
    record SomebodyElse(boolean signedOut) implements TableEvent {}

    /// The stream is still open. Sent at least every five seconds if nothing else is. Not stored.
    record Here() implements TableEvent {}

    /// Too much has happened since the number named; load the table anew.
    record Reload() implements TableEvent {}
}
