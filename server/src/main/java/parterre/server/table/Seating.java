package parterre.server.table;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.ApiException;
import parterre.server.wire.Calls;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;

/// Handles what happens at a table beside the game: sitting down and leaving, the host's rights, bots that hold
/// seats, chat.
final class Seating {
    private static final long FREED_AFTER = 60_000;

    private final LiveTable<?, ?, ?> table;
    private final TableState state;
    private final TableContext context;

    Seating(LiveTable<?, ?, ?> table, TableState state, TableContext context) {
        this.table = table;
        this.state = state;
        this.context = context;
    }

    Calls.Accepted sit(Person by, Command.Sit sit) {
        var chair = chair(sit.seat());
        if (chair.isOf(by.id())) {
            return state.awaited().contains(by.id()) ? takeUp(by) : rename(by, chair, sit);
        }
        checkSeating(ServerFault.Late.TAKE_A_SEAT);
        if (context.blocks().has(state.host(), by.badge())) {
            throw ApiException.of(FaultCode.BLOCKED);
        }
        if (!admits(by, sit.token())) {
            throw ApiException.of(FaultCode.REVOKED, new ServerFault.LinkVoid(), "invitation");
        }
        if (!chair.isOpen()) {
            throw ApiException.of(FaultCode.TAKEN, new ServerFault.SitsThere(chair.name()), "seat");
        }
        var name = state.freeName(sit.name().orElse(by.name()), sit.seat());
        table.happen(new StoredEvent.Seated(
                chair.takenBy(by, name, sit.program()), new TableNote.SatDown(name, number(sit.seat()), false)));
        table.beginIfFull();
        return kept();
    }

    /// Renames a player who sits already. Does nothing once the game has begun.
    private Calls.Accepted rename(Person by, Chair chair, Command.Sit sit) {
        var name = state.freeName(sit.name().orElse(chair.name()), chair.seat());
        if (state.phase() != TableHead.Phase.SEATING || name.equals(chair.name())) {
            return accepted();
        }
        table.happen(new StoredEvent.Seated(
                chair.takenBy(by, name, sit.program()), new TableNote.Renamed(chair.name(), name)));
        return kept();
    }

    /// A person plays this next game, in which seats are kept for them. Does nothing if no seat is.
    Calls.Accepted takeUp(Person by) {
        if (!state.awaited().contains(by.id())) {
            return accepted();
        }
        var chair = state.chairsOf(by.id()).getFirst();
        table.happen(new StoredEvent.Seated(chair, new TableNote.PlaysOn(chair.name())));
        table.beginIfFull();
        return kept();
    }

    Calls.Accepted leave(Person by, Seat seat) {
        var chair = own(by, seat);
        switch (state.phase()) {
            case SEATING -> free(chair, new TableNote.StoodUp(chair.name(), number(seat)));
            case PLAYING -> {
                if (chair.standIn().isPresent()) {
                    return accepted();
                }
                held(chair, new TableNote.LeftToBot(chair.name()));
            }
            case OVER, FROZEN -> throw ApiException.of(FaultCode.PHASE, new ServerFault.GameOver());
        }
        return kept();
    }

    /// Frees a seat; if that was the host's last one, somebody else becomes host.
    private void free(Chair chair, TableNote note) {
        table.happen(new StoredEvent.Seated(Chair.open(chair.seat(), chair.timeFactor()), note));
        if (chair.isOf(state.host()) && state.chairsOf(state.host()).isEmpty()) {
            state.people().stream().findFirst().ifPresent(person -> table.happen(new StoredEvent.Hosted(person)));
        }
    }

    Calls.Accepted assign(Person by, Command.Assign assign) {
        checkHost(by);
        checkSeating(ServerFault.Late.CHANGE_A_SEAT);
        var chair = chair(assign.seat());
        if (assign.level().isEmpty()) {
            var sat = Optional.of(chair.name()).filter(_ -> !chair.isOpen());
            free(chair, new TableNote.SeatFreed(number(assign.seat()), sat));
            return kept();
        }
        var level = context.bots().levels(table.session().box()).stream()
                .filter(known -> known.id().equals(assign.level().get()))
                .findFirst()
                .orElseThrow(() -> ApiException.of(
                        FaultCode.SETUP,
                        new ServerFault.NoSuchLevel(assign.level().get()),
                        "level"));
        var name = state.freeName(level.name(), assign.seat());
        table.happen(new StoredEvent.Seated(
                Chair.bot(assign.seat(), level.id(), name), new TableNote.SatDown(name, number(assign.seat()), true)));
        table.beginIfFull();
        return kept();
    }

    Calls.Accepted revoke(Person by) {
        checkHost(by);
        checkSeating(ServerFault.Late.CHANGE_THE_INVITATION);
        table.happen(new StoredEvent.Invited(Tokens.fresh()));
        return kept();
    }

    /// Returns true if who came by a link with this token may sit down.
    boolean admits(Person by, Optional<String> token) {
        return state.invitation().isEmpty()
                || state.invitation().equals(token)
                || state.people().contains(by.id())
                || state.host().equals(by.id());
    }

    /// Returns the token that a link to this table needs to allow taking a seat. Only the players and the host are
    /// told.
    Optional<String> invitation(Person by) {
        return state.people().contains(by.id()) || state.host().equals(by.id()) ? state.invitation() : Optional.empty();
    }

    Calls.Accepted order(Person by, List<Seat> seats) {
        checkHost(by);
        checkSeating(ServerFault.Late.CHANGE_THE_ORDER);
        if (state.terms().match().filter(match -> !match.played().isEmpty()).isPresent()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.MatchSeatsFixed());
        }
        if (seats.size() != state.chairs().size()
                || new HashSet<>(seats).size() != seats.size()
                || seats.stream().anyMatch(seat -> seat.index() >= seats.size())) {
            throw ApiException.of(FaultCode.SETUP, new ServerFault.EachSeatOnce(), "seats");
        }
        table.happen(new StoredEvent.Ordered(seats));
        return kept();
    }

    Calls.Accepted callBot(Person by, Seat seat, List<Seat> leavers) {
        if (!state.people().contains(by.id())) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersCallBots());
        }
        checkPlaying();
        var chair = chair(seat);
        if (chair.standIn().isPresent()) {
            return accepted();
        }
        if (!leavers.contains(seat)) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.BotWhenAway());
        }
        held(chair, new TableNote.BotCalled(chair.name()));
        return kept();
    }

    /// A program that the operator brought has broken down, which counts as leaving.
    void brokeDown(Seat seat) {
        var chair = chair(seat);
        held(chair, new TableNote.BotBrokeDown(chair.name()));
        table.keep(Optional.empty());
    }

    private void held(Chair chair, TableNote note) {
        table.happen(new StoredEvent.Seated(
                chair.heldBy(context.bots().standIn(table.session().box())), note));
        table.votes().carryOutIfAgreed();
    }

    Calls.Accepted comeBack(Person by, Seat seat) {
        var chair = own(by, seat);
        checkPlaying();
        if (chair.resigned()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.SeatGivenUp());
        }
        if (chair.standIn().isEmpty()) {
            return accepted();
        }
        table.happen(new StoredEvent.Seated(chair.returned(), new TableNote.CameBack(chair.name())));
        return kept();
    }

    /// Hands everything that a person holds here to the guest that they are from now on.
    Calls.Accepted handOver(Person from, Person to) {
        if (state.chairsOf(from.id()).isEmpty() && !state.host().equals(from.id())) {
            return accepted();
        }
        table.happen(new StoredEvent.HandedOver(from.id(), to.id(), to.badge()));
        return kept();
    }

    /// The next game of the same people at the same terms: the next one of their match, or the same again with
    /// everyone one seat further. A player who gave up or was replaced sits there again. It begins when the others
    /// have said that they play it.
    StoredEvent.Created next(Person by) {
        if (state.phase() != TableHead.Phase.OVER) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.TableNotOver());
        }
        if (state.chairsOf(by.id()).isEmpty()) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersRematch());
        }
        var outcome = table.outcome().orElseThrow();
        var terms = table.match()
                .map(match -> match.next(table.id(), state.terms(), outcome))
                .orElseGet(state.terms()::again);
        var chairs = table.match()
                .map(match -> match.seating(state.chairs(), outcome))
                .orElseGet(() -> MatchPlay.further(state.chairs()));
        var others = chairs.stream()
                .flatMap(chair -> chair.person().stream())
                .distinct()
                .filter(person -> !person.equals(by.id()))
                .toList();
        return new StoredEvent.Created(terms, chairs, by.id(), others);
    }

    /// Lets a person with a seat talk. A person who watches at the moment may talk as long as the game is not over.
    ///
    /// @param watches true if they have the table open
    Calls.Accepted say(Person by, Command.Say say, boolean watches) {
        say.seat().ifPresent(seat -> own(by, seat));
        boolean sits = !state.chairsOf(by.id()).isEmpty() || state.host().equals(by.id());
        if (!sits && (!watches || state.phase() == TableHead.Phase.OVER)) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.OnlyHereTalk());
        }
        var name = say.seat()
                .map(state::chair)
                .or(() -> state.chairsOf(by.id()).stream().findFirst())
                .map(Chair::name)
                .orElseGet(() -> state.spokenName(by));
        table.happen(new StoredEvent.Said(by.id(), name, by.badge(), say.text()));
        return kept();
    }

    /// Returns true if a person may look at the table.
    boolean letsIn(Person person) {
        boolean open = state.terms().spectators() || state.phase() != TableHead.Phase.PLAYING;
        return !state.isRemoved(person.id())
                && (open || !state.chairsOf(person.id()).isEmpty());
    }

    /// Before the start, a person who has been away for a minute loses their seat. The host keeps theirs until
    /// somebody else is there, since they may be sending the link from another window. If a host without a seat is
    /// away as long, a person who is here becomes the host. The next game of several people waits for them. With a
    /// live clock all must be here.
    void freeTheAbsent(Presence presence) {
        if (state.isNextGame() && !(state.terms().clock() instanceof ClockTerms.Live)) {
            return;
        }
        boolean othersAreHere =
                state.people().stream().anyMatch(person -> !person.equals(state.host()) && presence.isHere(person));
        var absent = state.chairs().stream()
                .filter(chair -> chair.person().isPresent())
                .filter(chair -> othersAreHere || !chair.isOf(state.host()))
                .filter(chair -> presence.away(chair.person().get()) > FREED_AFTER)
                .toList();
        absent.forEach(chair -> free(chair, new TableNote.SeatReopened(chair.name(), number(chair.seat()))));
        boolean leaves = state.chairsOf(state.host()).isEmpty() && presence.away(state.host()) > FREED_AFTER;
        var next = state.people().stream().filter(presence::isHere).findFirst().filter(_ -> leaves);
        next.ifPresent(person -> table.happen(new StoredEvent.Hosted(person)));
        if (!absent.isEmpty() || next.isPresent()) {
            kept();
        }
    }

    /// The operator ends the table without a winner.
    void close() {
        table.checkNotFrozen();
        if (state.phase() == TableHead.Phase.OVER) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.TableOver());
        }
        table.happen(new StoredEvent.Ended(StoredEvent.Ending.CLOSED));
        kept();
    }

    /// The operator removes a spectator.
    void remove(Person person) {
        table.checkNotFrozen();
        if (!state.chairsOf(person.id()).isEmpty()) {
            throw ApiException.of(FaultCode.NOT_NOW, new ServerFault.HoldsASeat(person.name()));
        }
        table.happen(new StoredEvent.Removed(person.id()));
        kept();
    }

    /// The operator gives a person another name.
    void call(Person person, String name) {
        if (state.phase() == TableHead.Phase.OVER || table.isFrozen()) {
            return;
        }
        for (var chair : state.chairsOf(person.id())) {
            var free = state.freeName(name, chair.seat());
            table.happen(new StoredEvent.Seated(chair.called(free), new TableNote.Renamed(chair.name(), free)));
        }
        kept();
    }

    private Calls.Accepted kept() {
        table.keep(Optional.empty());
        return accepted();
    }

    private Calls.Accepted accepted() {
        return new Calls.Accepted(table.seq(), false);
    }

    /// Returns the number of a seat as people count.
    private static int number(Seat seat) {
        return seat.index() + 1;
    }

    private Chair chair(Seat seat) {
        if (seat.index() >= state.chairs().size()) {
            throw ApiException.of(FaultCode.SETUP, new ServerFault.TableHasNo(seat), "seat");
        }
        return state.chair(seat);
    }

    private Chair own(Person by, Seat seat) {
        if (!chair(seat).isOf(by.id())) {
            throw ApiException.of(FaultCode.NOT_YOURS, new ServerFault.NotYourSeat(seat), "seat");
        }
        return chair(seat);
    }

    private void checkHost(Person by) {
        if (!state.host().equals(by.id())) {
            throw ApiException.of(FaultCode.NOT_HOST, new ServerFault.OnlyHost());
        }
    }

    private void checkSeating(ServerFault.Late what) {
        if (state.phase() != TableHead.Phase.SEATING) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.TooLate(what));
        }
    }

    private void checkPlaying() {
        if (state.phase() != TableHead.Phase.PLAYING || table.isFrozen()) {
            throw ApiException.of(FaultCode.PHASE, new ServerFault.NoGameGoing());
        }
    }
}
