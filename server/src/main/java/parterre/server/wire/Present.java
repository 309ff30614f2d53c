package parterre.server.wire;

import java.time.Instant;
import java.util.List;
import java.util.Optional;
import parterre.engine.Message;
import parterre.engine.Seat;
import parterre.engine.box.Prompt;
import parterre.engine.box.ReactionSeries;

/// The present state of a table for one viewer: open decisions, questions to the viewer, clocks. Sent whole
/// after every change; it is never stored and has no number.
///
/// @param at the server's time
/// @param step how many steps have been made
/// @param decision what a move must name: it grows with every step made or taken back
/// @param viewer as whom this was cut: `P1`..., `spectator` or `everyone`
/// @param waitingFor the seats that are asked; while several answer in secret it never tells who has answered
/// @param together true if they answer in secret, at once
/// @param asked what the viewer is asked
/// @param answered the viewer's own sealed answer, while others are still to answer
/// @param answeredBy those of the viewer's person's own seats that have given such an answer
/// @param window what the viewer is asked about out of turn, where the game tells
/// @param moreTime true if more time can be taken for what the viewer is asked out of turn
/// @param withdraw the seat of the viewer's person that has asked something, such as offered a trade, and may take it
///     back as long as there is no answer
/// @param shared what is asked out of turn of several seats of the viewer's person, who looks from none of them
/// @param series the reaction series in which the viewer is asked this more than once
/// @param standing when the viewer's seat is asked out of turn, in a game that does so
/// @param takeBack what the viewer may take back without asking anybody
/// @param lastMove the last move of the viewer's person, from any of their seats, with all after it; the others must
///     agree unless `takeBack` says otherwise
/// @param proposal what is put to the vote of the people at the table
/// @param clocks one for each seat that has one
/// @param thinking the seats whose bot is thinking
/// @param away the seats whose person has no connection
/// @param leavers away or silent for so long that a bot may be called to hold the seat. A seat that has not answered
///     for three days stands here also where answers are given in secret. From then on everybody at the table knows
///     that it has not answered
public record Present(
        Instant at,
        int step,
        long decision,
        String viewer,
        List<Seat> waitingFor,
        boolean together,
        Optional<OpenDecision> asked,
        Optional<String> answered,
        List<Seat> answeredBy,
        Optional<Prompt> window,
        boolean moreTime,
        Optional<Seat> withdraw,
        Optional<Shared> shared,
        Optional<ReactionSeries> series,
        Optional<StandingAnswer> standing,
        Optional<TakeBack> takeBack,
        Optional<TakeBack> lastMove,
        Optional<Proposal> proposal,
        List<SeatClock> clocks,
        List<Seat> thinking,
        List<Seat> away,
        List<Seat> leavers) {

    /// A question out of turn to several who share a device: it is put to all of them in public.
    ///
    /// @param seats those of theirs whose answer is missing
    /// @param moreTime true if more time can be taken for it
    public record Shared(Message asks, List<Seat> seats, boolean moreTime) {}

    /// The steps that can be taken back.
    ///
    /// @param seat whose decision it is
    /// @param to how many steps will be left
    public record TakeBack(Seat seat, int to) {}

    /// Something that everyone at the table must agree to.
    ///
    /// @param id what an answer names
    /// @param by who proposes it
    /// @param to for taking back: how many steps would be left
    /// @param open the seats that have not agreed yet
    /// @param yours true if one of them is the viewer's person's
    public record Proposal(long id, Motion kind, Seat by, Optional<Integer> to, List<Seat> open, boolean yours) {
        /// The proposal.
        public enum Motion {
            TAKE_BACK,
            STOP
        }
    }

    /// A seat's time.
    ///
    /// @param remainingMillis what is left at the server's time of this message
    /// @param running true if it is going down
    /// @param paused true if its owner has stopped it
    /// @param pauseMillis how long they may still stop it in this game
    /// @param botInMillis while it is running: in what time a bot takes the seat, a while after it has run out
    public record SeatClock(
            Seat seat,
            long remainingMillis,
            boolean running,
            boolean paused,
            long pauseMillis,
            Optional<Long> botInMillis) {}
}
