package parterre.server.table.decide;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.state.Chair;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.TableState;
import parterre.server.wire.Calls;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// Handles what happens at a table beside the game: sitting down and leaving, the host's rights, bots that
/// hold seats, chat.
final class Seating {
    private static final long FREED_AFTER = 60_000;

    private final Draft<?, ?, ?> draft;

    Seating(Draft<?, ?, ?> draft) {
        this.draft = draft;
    }

    /// Begins the game if all seats are taken by people who want to play.
    void beginIfFull() {
        if (state().mayBegin()) {
            draft.happen(new StoredEvent.Started());
            new Playing<>(draft).goOn();
        }
    }

    Calls.Accepted sit(Person by, Command.Sit sit) {
        var chair = Rights.chair(state(), sit.seat());
        if (chair.isOf(by.id())) {
            return state().awaited().contains(by.id()) ? takeUp(by) : rename(by, chair, sit);
        }
        Rights.checkSeating(state(), ServerFault.Late.TAKE_A_SEAT);
        if (draft.facts().isBlocked()) {
            throw ObjectionException.of(FaultCode.BLOCKED, new ServerFault.Meaning(FaultCode.BLOCKED));
        }
        if (!state().admits(by, sit.token())) {
            throw ObjectionException.of(FaultCode.REVOKED, new ServerFault.LinkVoid(), "invitation");
        }
        if (!chair.isOpen()) {
            throw ObjectionException.of(FaultCode.TAKEN, new ServerFault.SitsThere(chair.name()), "seat");
        }
        var name = state().freeName(sit.name().orElse(by.name()), sit.seat());
        draft.happen(new StoredEvent.Seated(
                chair.takenBy(by, name, sit.program()), new TableNote.SatDown(name, number(sit.seat()), false)));
        beginIfFull();
        return draft.accepted();
    }

    /// Renames a player who sits already. Does nothing once the game has begun.
    private Calls.Accepted rename(Person by, Chair chair, Command.Sit sit) {
        var name = state().freeName(sit.name().orElse(chair.name()), chair.seat());
        if (state().phase() != TableHead.Phase.SEATING || name.equals(chair.name())) {
            return draft.accepted();
        }
        draft.happen(new StoredEvent.Seated(
                chair.takenBy(by, name, sit.program()), new TableNote.Renamed(chair.name(), name)));
        return draft.accepted();
    }

    /// A person plays this next game, in which seats are kept for them. Does nothing if no seat is.
    Calls.Accepted takeUp(Person by) {
        if (!state().awaited().contains(by.id())) {
            return draft.accepted();
        }
        var chair = state().chairsOf(by.id()).getFirst();
        draft.happen(new StoredEvent.Seated(chair, new TableNote.PlaysOn(chair.name())));
        beginIfFull();
        return draft.accepted();
    }

    Calls.Accepted leave(Person by, Seat seat) {
        var chair = Rights.own(state(), by, seat);
        switch (state().phase()) {
            case SEATING -> free(chair, new TableNote.StoodUp(chair.name(), number(seat)));
            case PLAYING -> {
                if (chair.standIn().isPresent()) {
                    return draft.accepted();
                }
                held(chair, new TableNote.LeftToBot(chair.name()));
            }
            case OVER, FROZEN -> throw ObjectionException.of(FaultCode.PHASE, new ServerFault.GameOver());
        }
        return draft.accepted();
    }

    /// Frees a seat; if that was the host's last one, somebody else becomes host.
    private void free(Chair chair, TableNote note) {
        draft.happen(new StoredEvent.Seated(Chair.open(chair.seat(), chair.timeFactor()), note));
        if (chair.isOf(state().host()) && state().chairsOf(state().host()).isEmpty()) {
            state().people().stream().findFirst().ifPresent(person -> draft.happen(new StoredEvent.Hosted(person)));
        }
    }

    Calls.Accepted assign(Person by, Command.Assign assign) {
        Rights.checkHost(state(), by);
        Rights.checkSeating(state(), ServerFault.Late.CHANGE_A_SEAT);
        var chair = Rights.chair(state(), assign.seat());
        if (assign.level().isEmpty()) {
            var sat = Optional.of(chair.name()).filter(_ -> !chair.isOpen());
            free(chair, new TableNote.SeatFreed(number(assign.seat()), sat));
            return draft.accepted();
        }
        var level = draft.facts()
                .sitters()
                .level(assign.level().get())
                .orElseThrow(() -> ObjectionException.of(
                        FaultCode.SETUP,
                        new ServerFault.NoSuchLevel(assign.level().get()),
                        "level"));
        var name = state().freeName(level.name(), assign.seat());
        draft.happen(new StoredEvent.Seated(
                Chair.bot(assign.seat(), level.id(), name), new TableNote.SatDown(name, number(assign.seat()), true)));
        beginIfFull();
        return draft.accepted();
    }

    Calls.Accepted revoke(Person by) {
        Rights.checkHost(state(), by);
        Rights.checkSeating(state(), ServerFault.Late.CHANGE_THE_INVITATION);
        draft.happen(new StoredEvent.Invited(draft.facts().token()));
        return draft.accepted();
    }

    Calls.Accepted order(Person by, List<Seat> seats) {
        Rights.checkHost(state(), by);
        Rights.checkSeating(state(), ServerFault.Late.CHANGE_THE_ORDER);
        if (state().terms().match().filter(match -> !match.played().isEmpty()).isPresent()) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.MatchSeatsFixed());
        }
        if (seats.size() != state().chairs().size()
                || new HashSet<>(seats).size() != seats.size()
                || seats.stream().anyMatch(seat -> seat.index() >= seats.size())) {
            throw ObjectionException.of(FaultCode.SETUP, new ServerFault.EachSeatOnce(), "seats");
        }
        draft.happen(new StoredEvent.Ordered(seats));
        return draft.accepted();
    }

    Calls.Accepted callBot(Person by, Seat seat) {
        if (!state().people().contains(by.id())) {
            throw ObjectionException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersCallBots());
        }
        Rights.checkGame(state());
        var chair = Rights.chair(state(), seat);
        if (chair.standIn().isPresent()) {
            return draft.accepted();
        }
        if (!leavers().contains(seat)) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.BotWhenAway());
        }
        held(chair, new TableNote.BotCalled(chair.name()));
        return draft.accepted();
    }

    private List<Seat> leavers() {
        return draft.table().leavers(draft.moment(), draft.facts().attendance());
    }

    /// A program that the operator brought has broken down, which counts as leaving.
    void brokeDown(Seat seat) {
        Rights.checkGame(state());
        var chair = Rights.chair(state(), seat);
        held(chair, new TableNote.BotBrokeDown(chair.name()));
    }

    private void held(Chair chair, TableNote note) {
        draft.happen(new StoredEvent.Seated(chair.heldBy(draft.facts().sitters().standIn()), note));
        new Votes<>(draft).carryOutIfAgreed();
    }

    Calls.Accepted comeBack(Person by, Seat seat) {
        var chair = Rights.own(state(), by, seat);
        Rights.checkGame(state());
        if (chair.resigned()) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.SeatGivenUp());
        }
        if (chair.standIn().isEmpty()) {
            return draft.accepted();
        }
        draft.happen(new StoredEvent.Seated(chair.returned(), new TableNote.CameBack(chair.name())));
        return draft.accepted();
    }

    /// Hands everything that a person holds at this table over to their new guest.
    Calls.Accepted handOver(Person from, Person to) {
        if (state().chairsOf(from.id()).isEmpty() && !state().host().equals(from.id())) {
            return draft.accepted();
        }
        draft.happen(new StoredEvent.HandedOver(from.id(), to.id(), to.badge()));
        return draft.accepted();
    }

    /// Lets a person with a seat talk. A person who watches at the moment may talk as long as the game is not
    /// over.
    Calls.Accepted say(Person by, Command.Say say) {
        say.seat().ifPresent(seat -> Rights.own(state(), by, seat));
        boolean watches = draft.facts().attendance().watches(by.id());
        boolean sits = !state().chairsOf(by.id()).isEmpty() || state().host().equals(by.id());
        if (!sits && (!watches || state().phase() == TableHead.Phase.OVER)) {
            throw ObjectionException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyHereTalk());
        }
        var name = say.seat()
                .map(state()::chair)
                .or(() -> state().chairsOf(by.id()).stream().findFirst())
                .map(Chair::name)
                .orElseGet(() -> state().spokenName(by));
        draft.happen(new StoredEvent.Said(by.id(), name, by.badge(), say.text()));
        return draft.accepted();
    }

    /// Before the start, a person who has been away for a minute loses their seat. The host keeps theirs
    /// until somebody else is there, since they may be sending the link from another window. If a host
    /// without a seat is away as long, a person who is here becomes the host. The next game of several people
    /// waits for them. With a live clock all must be here.
    void freeTheAbsent() {
        var presence = draft.facts().attendance();
        if (state().isNextGame() && !(state().terms().clock() instanceof ClockTerms.Live)) {
            return;
        }
        boolean othersAreHere =
                state().people().stream().anyMatch(person -> !person.equals(state().host()) && presence.isHere(person));
        var absent = state().chairs().stream()
                .filter(chair -> chair.person().isPresent())
                .filter(chair -> othersAreHere || !chair.isOf(state().host()))
                .filter(chair -> presence.away(chair.person().get()) > FREED_AFTER)
                .toList();
        absent.forEach(chair -> free(chair, new TableNote.SeatReopened(chair.name(), number(chair.seat()))));
        boolean leaves = state().chairsOf(state().host()).isEmpty() && presence.away(state().host()) > FREED_AFTER;
        var next =
                state().people().stream().filter(presence::isHere).findFirst().filter(_ -> leaves);
        next.ifPresent(person -> draft.happen(new StoredEvent.Hosted(person)));
    }

    /// The next game has a table.
    void rematch(String next) {
        if (state().phase() != TableHead.Phase.OVER) {
            throw ObjectionException.of(FaultCode.PHASE, new ServerFault.TableNotOver());
        }
        draft.happen(new StoredEvent.Rematched(next));
    }

    /// The operator ends the table without a winner.
    void close() {
        if (state().phase() == TableHead.Phase.OVER) {
            throw ObjectionException.of(FaultCode.PHASE, new ServerFault.TableOver());
        }
        draft.happen(new StoredEvent.Ended(StoredEvent.Ending.CLOSED));
    }

    /// The operator removes a spectator.
    void remove(Person person) {
        if (!state().chairsOf(person.id()).isEmpty()) {
            throw ObjectionException.of(FaultCode.NOT_NOW, new ServerFault.HoldsASeat(person.name()));
        }
        draft.happen(new StoredEvent.Removed(person.id()));
    }

    /// The operator gives a person another name.
    void call(Person person, String name) {
        if (state().phase() == TableHead.Phase.OVER) {
            return;
        }
        for (var chair : state().chairsOf(person.id())) {
            var free = state().freeName(name, chair.seat());
            draft.happen(new StoredEvent.Seated(chair.called(free), new TableNote.Renamed(chair.name(), free)));
        }
    }

    private TableState state() {
        return draft.state();
    }

    /// Returns the number of a seat as people count.
    private static int number(Seat seat) {
        return seat.index() + 1;
    }
}
