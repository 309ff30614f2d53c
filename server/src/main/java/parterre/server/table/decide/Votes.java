package parterre.server.table.decide;

import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.TableState;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Present;
import parterre.server.wire.ServerFault;

/// Holds the votes on what all players of a table must agree to: stopping the game, or taking back steps that
/// no player may take back alone. Each name of a shared device agrees separately.
final class Votes<S, M extends Move, V> {
    private final Draft<S, M, V> draft;

    Votes(Draft<S, M, V> draft) {
        this.draft = draft;
    }

    Calls.Accepted takeBack(Person by, Command.TakeBack command) {
        Rights.playing(state(), by, command.seat());
        Rights.checkPlaying(state());
        if (command.decision() != session().decision()) {
            throw new ObjectionException(new Objection.Stale(command.seat()));
        }
        int steps = session().steps().size();
        if (command.to() < session().opening() || command.to() >= steps) {
            throw ObjectionException.of(
                    FaultCode.RANGE, new ServerFault.StepsBackTo(session().opening(), steps - 1, command.to()), "to");
        }
        if (state().chairsOf(by.id()).stream()
                .anyMatch(chair -> session().sealed().containsKey(chair.seat()))) {
            throw ObjectionException.of(FaultCode.ANSWERED, new ServerFault.SealedIsFinal());
        }
        var manner = TakeBacks.manner(session(), state(), command.seat(), command.to());
        if (manner.isPresent()) {
            takenBack(command.to(), command.seat(), manner.get());
        } else {
            propose(new StoredEvent.Proposed(
                    Present.Proposal.Motion.TAKE_BACK, command.seat(), Optional.of(command.to())));
        }
        return draft.accepted();
    }

    private void takenBack(int to, Seat by, StoredEvent.Manner manner) {
        draft.open();
        draft.happen(new StoredEvent.TakenBack(to, by, manner));
        new Playing<>(draft).goOn();
    }

    Calls.Accepted stop(Person by, Seat seat) {
        Rights.playing(state(), by, seat);
        Rights.checkPlaying(state());
        propose(new StoredEvent.Proposed(Present.Proposal.Motion.STOP, seat, Optional.empty()));
        return draft.accepted();
    }

    private void propose(StoredEvent.Proposed proposed) {
        if (state().motion().isPresent()) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.OtherVote());
        }
        draft.happen(proposed);
        carryOutIfAgreed();
    }

    Calls.Accepted vote(Person by, Command.Vote vote) {
        Rights.checkPlaying(state());
        var motion = state().motion()
                .filter(open -> open.id() == vote.proposal())
                .orElseThrow(() -> ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.VoteOver()));
        vote.seat().ifPresent(seat -> Rights.playing(state(), by, seat));
        var seats = state().votesOf(by.id(), vote.seat());
        if (seats.isEmpty()) {
            throw ObjectionException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersVote());
        }
        if (vote.agree() && motion.agreed().containsAll(seats)) {
            return draft.accepted();
        }
        draft.happen(new StoredEvent.Voted(by.id(), vote.seat(), vote.agree()));
        carryOutIfAgreed();
        return draft.accepted();
    }

    /// Carries out the proposal once all have agreed.
    void carryOutIfAgreed() {
        if (state().motion().isEmpty() || !state().undecided().isEmpty()) {
            return;
        }
        var proposed = state().motion().get().proposed();
        switch (proposed.motion()) {
            case STOP -> draft.happen(new StoredEvent.Ended(StoredEvent.Ending.STOPPED));
            case TAKE_BACK -> {
                draft.open();
                draft.happen(new StoredEvent.TakenBack(
                        proposed.to().orElseThrow(), proposed.by(), StoredEvent.Manner.AGREED));
                new Playing<>(draft).goOn();
            }
        }
    }

    private TableState state() {
        return draft.state();
    }

    private GameSession<S, M, V> session() {
        return draft.session();
    }
}
