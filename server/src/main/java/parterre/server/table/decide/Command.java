package parterre.server.table.decide;

import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.StandingAnswer;

/// Something that a person wants done at a table.
public sealed interface Command {
    /// A move.
    public record Move(Seat seat, long decision, String text) implements Command {}

    /// Take steps back.
    public record TakeBack(Seat seat, long decision, int to) implements Command {}

    /// Take a question back.
    public record Withdraw(Seat seat) implements Command {}

    /// Propose to stop.
    public record Stop(Seat seat) implements Command {}

    /// Answer a proposal.
    ///
    /// @param seat for one of several seats of the voter
    public record Vote(long proposal, Optional<Seat> seat, boolean agree) implements Command {}

    /// Give up.
    public record Resign(Seat seat) implements Command {}

    /// Take an open seat.
    ///
    /// @param name tidied
    /// @param token the token of the link by which the person came
    public record Sit(Seat seat, Optional<String> name, boolean program, Optional<String> token) implements Command {}

    /// The host makes all links void that were given out.
    public record Revoke() implements Command {}

    /// Leave a seat.
    public record Leave(Seat seat) implements Command {}

    /// The host opens a seat or gives it to a bot.
    public record Assign(Seat seat, Optional<String> level) implements Command {}

    /// The host orders the seats.
    public record Order(List<Seat> seats) implements Command {}

    /// Call a bot to a leaver's seat.
    public record CallBot(Seat seat) implements Command {}

    /// Come back to a seat of the caller's own.
    public record Return(Seat seat) implements Command {}

    /// Stop the caller's clock, or let it run again.
    public record Pause(Seat seat) implements Command {}

    /// Set when the seat is asked out of turn.
    public record Stand(Seat seat, StandingAnswer answer) implements Command {}

    /// Take more time for a quick answer.
    public record Extend(Seat seat, long decision) implements Command {}

    /// Hand over everything of the caller to another guest, who is the same person.
    public record HandOver(Person to) implements Command {}

    /// No player on a shared device answers out of turn: the default answers stand.
    public record PassAll(long decision) implements Command {}

    /// Say something.
    ///
    /// @param seat as whom, where one person holds several
    public record Say(String text, Optional<Seat> seat) implements Command {}
}
