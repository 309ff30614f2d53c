package parterre.server.wire;

import java.util.List;
import java.util.Optional;
import parterre.engine.Message;

/// An incident at a table beside the moves: a message that the table's log tells everyone. Seats are counted
/// from 1.
public sealed interface TableNote extends Message {
    /// A sentence that an earlier build stored.
    record StoredNote(String text) implements TableNote {}

    record SatDown(String name, int seat, boolean bot) implements TableNote {}

    record Renamed(String before, String name) implements TableNote {}

    /// A player of the game before plays this next one.
    record PlaysOn(String name) implements TableNote {}

    record StoodUp(String name, int seat) implements TableNote {}

    /// The host opened a seat again.
    ///
    /// @param name who sat there; empty if nobody did
    record SeatFreed(int seat, Optional<String> name) implements TableNote {}

    /// A player was away before the start, and their seat is open again.
    record SeatReopened(String name, int seat) implements TableNote {}

    record LeftToBot(String name) implements TableNote {}

    record BotCalled(String name) implements TableNote {}

    record BotBrokeDown(String name) implements TableNote {}

    record TimeRanOut(String name) implements TableNote {}

    record CameBack(String name) implements TableNote {}

    /// A player resigned.
    ///
    /// @param bot true if a bot plays on
    record GaveUp(String name, boolean bot) implements TableNote {}

    record WithdrewProposal(String name) implements TableNote {}

    /// A vote against a proposal.
    ///
    /// @param name empty if the voter holds no seat any more
    record DeclinedProposal(Optional<String> name) implements TableNote {}

    record TookBack(String name, int step, boolean agreed) implements TableNote {}

    record SeatsReordered() implements TableNote {}

    record HostChanged() implements TableNote {}

    record GameBegan() implements TableNote {}

    record GameFinished() implements TableNote {}

    /// The game ended before its rules ended it.
    record EndedEarly(EarlyEnd cause, List<String> winners) implements TableNote {}

    record NextGameOpened() implements TableNote {}

    /// The game goes on from a step of another table.
    ///
    /// @param seat from which it was seen there; what was hidden from it is imagined
    record Imagined(int step, int seat) implements TableNote {}

    /// Why a game ended before its rules ended it.
    enum EarlyEnd {
        STOPPED,
        RESIGNED,
        CLOSED
    }
}
