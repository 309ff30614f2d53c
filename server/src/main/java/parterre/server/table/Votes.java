package parterre.server.table;

import java.util.Optional;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.Calls;
import parterre.server.wire.FaultCode;
import parterre.server.wire.Present;
import parterre.server.wire.ServerFault;
import parterre.server.wire.Trouble;

/// What all who play at a table must agree to: that the game is stopped, or steps are taken back that nobody may take
/// back alone. Each name of a shared device agrees for himself.
final class Votes<S, M extends Move, V> {
    private final LiveTable<S, M, V> table;
    private final Course<S, M, V> course;
    private final Sign sign;

    Votes(LiveTable<S, M, V> table, Course<S, M, V> course, Sign sign) {
        this.table = table;
        this.course = course;
        this.sign = sign;
    }

    Calls.Accepted takeBack(Person by, Command.TakeBack command) {
        table.playing().ownChair(by, command.seat());
        table.playing().checkPlaying();
        if (command.decision() != course.decision()) {
            throw table.playing().stale(by, command.seat());
        }
        int steps = course.referee().steps().size();
        if (command.to() < course.opening() || command.to() >= steps) {
            throw Trouble.of(
                    FaultCode.RANGE, new ServerFault.StepsBackTo(course.opening(), steps - 1, command.to()), "to");
        }
        if (sign.chairsOf(by.id()).stream().anyMatch(chair -> course.sealed().containsKey(chair.seat()))) {
            throw Trouble.of(FaultCode.ANSWERED, new ServerFault.SealedIsFinal());
        }
        var manner = TakeBacks.manner(course, sign, command.seat(), command.to());
        if (manner.isPresent()) {
            takenBack(command.to(), command.seat(), manner.get());
        } else {
            propose(new Happening.Proposed(
                    Present.Proposal.Motion.TAKE_BACK, command.seat(), Optional.of(command.to())));
        }
        return new Calls.Accepted(table.seq(), false);
    }

    private void takenBack(int to, Seat by, Happening.Manner manner) {
        table.opens(course.decision());
        table.happen(new Happening.TakenBack(to, by, manner));
        table.playing().goOn();
        table.keep(Optional.empty());
    }

    Calls.Accepted stop(Person by, Seat seat) {
        table.playing().ownChair(by, seat);
        table.playing().checkPlaying();
        propose(new Happening.Proposed(Present.Proposal.Motion.STOP, seat, Optional.empty()));
        return new Calls.Accepted(table.seq(), false);
    }

    private void propose(Happening.Proposed proposed) {
        if (sign.motion().isPresent()) {
            throw Trouble.of(FaultCode.NOT_NOW, new ServerFault.OtherVote());
        }
        table.happen(proposed);
        carryOutIfAgreed();
        table.keep(Optional.empty());
    }

    Calls.Accepted vote(Person by, Command.Vote vote) {
        table.playing().checkPlaying();
        var motion = sign.motion()
                .filter(open -> open.id() == vote.proposal())
                .orElseThrow(() -> Trouble.of(FaultCode.NOT_NOW, new ServerFault.VoteOver()));
        vote.seat().ifPresent(seat -> table.playing().ownChair(by, seat));
        var seats = sign.votesOf(by.id(), vote.seat());
        if (seats.isEmpty()) {
            throw Trouble.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersVote());
        }
        if (vote.agree() && motion.agreed().containsAll(seats)) {
            return new Calls.Accepted(table.seq(), false);
        }
        table.happen(new Happening.Voted(by.id(), vote.seat(), vote.agree()));
        carryOutIfAgreed();
        table.keep(Optional.empty());
        return new Calls.Accepted(table.seq(), false);
    }

    /// What is put to the vote is done once nobody is left who has not agreed.
    void carryOutIfAgreed() {
        if (sign.motion().isEmpty() || !sign.undecided().isEmpty()) {
            return;
        }
        var proposed = sign.motion().get().proposed();
        switch (proposed.motion()) {
            case STOP -> table.happen(new Happening.Ended(Happening.Ending.STOPPED));
            case TAKE_BACK -> {
                table.opens(course.decision());
                table.happen(
                        new Happening.TakenBack(proposed.to().orElseThrow(), proposed.by(), Happening.Manner.AGREED));
                table.playing().goOn();
            }
        }
    }
}
