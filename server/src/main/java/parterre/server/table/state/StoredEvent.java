package parterre.server.table.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.server.wire.Present;
import parterre.server.wire.TableNote;

/// Something that happened at a table, as it is stored for ever. Applying a table's events in order gives the
/// table. Events hold secrets (whole lines, people's ids) and never leave the server. `docs/stored-events.md`
/// has their stored form.
public sealed interface StoredEvent {
    /// The table was made.
    ///
    /// @param awaited the people whose seats at this next game are kept until they say that they play it
    record Created(Terms terms, List<Chair> chairs, String host, List<String> awaited) implements StoredEvent {}

    /// A seat has another holder, or its holder's standing has changed.
    ///
    /// @param note what happened, for everyone
    record Seated(Chair chair, TableNote note) implements StoredEvent {}

    /// The seats were put into another order.
    ///
    /// @param seats the former seats in their new order
    record Ordered(List<Seat> seats) implements StoredEvent {}

    /// Another person is the host.
    record Hosted(String person) implements StoredEvent {}

    /// Everything that one guest held here belongs to another guest now. A person has signed one of their devices in as
    /// that guest.
    ///
    /// @param badge the new holder's
    record HandedOver(String from, String to, String badge) implements StoredEvent {}

    /// The host has revoked all links that were given out so far.
    ///
    /// @param token the token that a link needs from now on to allow taking a seat
    record Invited(String token) implements StoredEvent {}

    /// All seats are taken; the game began.
    record Started() implements StoredEvent {}

    /// A step was made.
    ///
    /// @param text the record's line, with nothing hidden
    /// @param by the seat that moved; empty for chance and for answers given together
    /// @param bot true if a bot made it
    /// @param decision the decision that it answered
    /// @param used how long each seat thought, in milliseconds
    record Stepped(String text, Optional<Seat> by, boolean bot, long decision, Map<String, Long> used)
            implements StoredEvent {}

    /// Steps were taken back.
    record TakenBack(int to, Seat by, Manner manner) implements StoredEvent {}

    /// Why steps could be taken back.
    enum Manner {
        /// Within the player's own turn, with nothing revealed.
        FREE,
        /// By the only person at the table.
        ALONE,
        /// With the agreement of all players.
        AGREED
    }

    /// A person wrote a chat line.
    record Said(String person, String name, String badge, String text) implements StoredEvent {}

    /// A player proposed something to the others.
    record Proposed(Present.Proposal.Motion motion, Seat by, Optional<Integer> to) implements StoredEvent {}

    /// A person voted.
    ///
    /// @param seat the seat that votes; all seats of the person if it is empty
    record Voted(String person, Optional<Seat> seat, boolean agree) implements StoredEvent {}

    /// A person stopped their clock, or let it run again.
    record Paused(Seat seat, boolean stopped) implements StoredEvent {}

    /// The game ended.
    record Ended(Ending how) implements StoredEvent {}

    /// The end of a game.
    enum Ending {
        /// By the rules.
        PLAYED,
        /// Everyone agreed to stop.
        STOPPED,
        /// There is no player left to play against.
        RESIGNED,
        /// The operator of the server closed the table.
        CLOSED;

        /// Returns how the game ended before its rules ended it; empty if they did.
        public Optional<TableNote.EarlyEnd> early() {
            return switch (this) {
                case PLAYED -> Optional.empty();
                case STOPPED -> Optional.of(TableNote.EarlyEnd.STOPPED);
                case RESIGNED -> Optional.of(TableNote.EarlyEnd.RESIGNED);
                case CLOSED -> Optional.of(TableNote.EarlyEnd.CLOSED);
            };
        }
    }

    /// The operator has removed a spectator.
    record Removed(String person) implements StoredEvent {}

    /// The next game has a table.
    record Rematched(String table) implements StoredEvent {}
}
