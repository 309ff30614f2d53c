package parterre.server.table;

import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Present;
import parterre.server.wire.ServerFault;

/// Holds the votes on what all players of a table must agree to: stopping the game, or taking back steps that no
/// player may take back alone. Each name of a shared device agrees separately.
final class Votes<S, M extends Move, V> {
    private final LiveTable<S, M, V> table;
    private final GameSession<S, M, V> session;
    private final TableState state;

    Votes(LiveTable<S, M, V> table, GameSession<S, M, V> session, TableState state) {
        this.table = table;
        this.session = session;
        this.state = state;
    }

    Calls.Accepted takeBack(Person by, Command.TakeBack command) {
        table.playing().ownChair(by, command.seat());
        table.playing().checkPlaying();
        if (command.decision() != session.decision()) {
            throw table.playing().stale(by, command.seat());
        }
        int steps = session.referee().steps().size();
        if (command.to() < session.opening() || command.to() >= steps) {
            throw ApiException.of(
                    FaultCode.RANGE, new ServerFault.StepsBackTo(session.opening(), steps - 1, command.to()), "to");
        }
        if (state.chairsOf(by.id()).stream().anyMatch(chair -> session.sealed().containsKey(chair.seat()))) {
            throw ApiException.of(FaultCode.ANSWERED, new ServerFault.SealedIsFinal());
        }
        var manner = TakeBacks.manner(session, state, command.seat(), command.to());
        if (manner.isPresent()) {
            takenBack(command.to(), command.seat(), manner.get());
        } else {
            propose(new StoredEvent.Proposed(
                    Present.Proposal.Motion.TAKE_BACK, command.seat(), Optional.of(command.to())));
        }
        return new Calls.Accepted(table.seq(), false);
    }

    private void takenBack(int to, Seat by, StoredEvent.Manner manner) {
        table.opens(session.decision());
        table.happen(new StoredEvent.TakenBack(to, by, manner));
        table.playing().goOn();
        table.keep(Optional.empty());
    }

    Calls.Accepted stop(Person by, Seat seat) {
        table.playing().ownChair(by, seat);
        table.playing().checkPlaying();
        propose(new StoredEvent.Proposed(Present.Proposal.Motion.STOP, seat, Optional.empty()));
        return new Calls.Accepted(table.seq(), false);
    }

    private void propose(StoredEvent.Proposed proposed) {
        if (state.motion().isPresent()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.OtherVote());
        }
        table.happen(proposed);
        carryOutIfAgreed();
        table.keep(Optional.empty());
    }

    Calls.Accepted vote(Person by, Command.Vote vote) {
        table.playing().checkPlaying();
        var motion = state.motion()
                .filter(open -> open.id() == vote.proposal())
                .orElseThrow(() -> ApiException.of(FaultCode.NOT_NOW, new ServerFault.VoteOver()));
        vote.seat().ifPresent(seat -> table.playing().ownChair(by, seat));
        var seats = state.votesOf(by.id(), vote.seat());
        if (seats.isEmpty()) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersVote());
        }
        if (vote.agree() && motion.agreed().containsAll(seats)) {
            return new Calls.Accepted(table.seq(), false);
        }
        table.happen(new StoredEvent.Voted(by.id(), vote.seat(), vote.agree()));
        carryOutIfAgreed();
        table.keep(Optional.empty());
        return new Calls.Accepted(table.seq(), false);
    }

    /// Carries out the proposal once all have agreed.
    void carryOutIfAgreed() {
        if (state.motion().isEmpty() || !state.undecided().isEmpty()) {
            return;
        }
        var proposed = state.motion().get().proposed();
        switch (proposed.motion()) {
            case STOP -> table.happen(new StoredEvent.Ended(StoredEvent.Ending.STOPPED));
            case TAKE_BACK -> {
                table.opens(session.decision());
                table.happen(new StoredEvent.TakenBack(
                        proposed.to().orElseThrow(), proposed.by(), StoredEvent.Manner.AGREED));
                table.playing().goOn();
            }
        }
    }
}
