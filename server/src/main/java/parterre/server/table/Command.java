package parterre.server.table;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.StandingAnswer;

/// Something that a person wants done at a table.
public sealed interface Command {
    /// A move.
    record Move(Seat seat, long decision, String text) implements Command {}

    /// Take steps back.
    record TakeBack(Seat seat, long decision, int to) implements Command {}

    /// Take a question back.
    record Withdraw(Seat seat) implements Command {}

    /// Propose to stop.
    record Stop(Seat seat) implements Command {}

    /// Answer a proposal.
    ///
    /// @param seat for one of several seats of the voter
    record Vote(long proposal, Optional<Seat> seat, boolean agree) implements Command {}

    /// Give up.
    record Resign(Seat seat) implements Command {}

    /// Take an open seat.
    ///
    /// @param name tidied
    /// @param token the token of the link by which the person came
    record Sit(Seat seat, Optional<String> name, boolean program, Optional<String> token) implements Command {}

    /// The host makes all links void that were given out.
    record Revoke() implements Command {}

    /// Leave a seat.
    record Leave(Seat seat) implements Command {}

    /// The host opens a seat or gives it to a bot.
    record Assign(Seat seat, Optional<String> level) implements Command {}

    /// The host orders the seats.
    record Order(List<Seat> seats) implements Command {}

    /// Call a bot to a leaver's seat.
    record CallBot(Seat seat) implements Command {}

    /// Come back to one's seat.
    record Return(Seat seat) implements Command {}

    /// Stop one's clock, or let it run again.
    record Pause(Seat seat) implements Command {}

    /// When one wants to be asked out of turn.
    record Stand(Seat seat, StandingAnswer answer) implements Command {}

    /// Take more time for a quick answer.
    record Extend(Seat seat, long decision) implements Command {}

    /// Hand over all that one holds here to oneself, as the other guest that one has been so far.
    record HandOver(Person to) implements Command {}

    /// No player on a shared device answers out of turn: the default answers stand.
    record PassAll(long decision) implements Command {}

    /// Say something.
    ///
    /// @param seat as whom, where one person holds several
    record Say(String text, Optional<Seat> seat) implements Command {}
}
