package parterre.server.table;

import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.wire.Calls;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.ServerFault;
import parterre.server.wire.TableHead;
import parterre.server.wire.TableNote;
import parterre.server.wire.Trouble;

/// What is done at a table beside the game: sitting down and leaving, the host's rights, bots that hold seats, chat.
final class Seating {
    private static final long FREED_AFTER = 60_000;

    private final LiveTable<?, ?, ?> table;
    private final Sign sign;
    private final Room room;

    Seating(LiveTable<?, ?, ?> table, Sign sign, Room room) {
        this.table = table;
        this.sign = sign;
        this.room = room;
    }

    Calls.Accepted sit(Person by, Command.Sit sit) {
        var chair = chair(sit.seat());
        if (chair.isOf(by.id())) {
            return sign.awaited().contains(by.id()) ? takeUp(by) : rename(by, chair, sit);
        }
        checkSeating(ServerFault.Late.TAKE_A_SEAT);
        if (room.blocks().has(sign.host(), by.badge())) {
            throw Trouble.of(FaultCode.BLOCKED);
        }
        if (!admits(by, sit.token())) {
            throw Trouble.of(FaultCode.REVOKED, new ServerFault.LinkVoid(), "invitation");
        }
        if (!chair.isOpen()) {
            throw Trouble.of(FaultCode.TAKEN, new ServerFault.SitsThere(chair.name()), "seat");
        }
        var name = sign.freeName(sit.name().orElse(by.name()), sit.seat());
        table.happen(new Happening.Seated(
                chair.takenBy(by, name, sit.program()), new TableNote.SatDown(name, number(sit.seat()), false)));
        table.beginIfFull();
        return kept();
    }

    /// Who sits already is called otherwise from now on; nothing once the game has begun.
    private Calls.Accepted rename(Person by, Chair chair, Command.Sit sit) {
        var name = sign.freeName(sit.name().orElse(chair.name()), chair.seat());
        if (sign.phase() != TableHead.Phase.SEATING || name.equals(chair.name())) {
            return accepted();
        }
        table.happen(new Happening.Seated(
                chair.takenBy(by, name, sit.program()), new TableNote.Renamed(chair.name(), name)));
        return kept();
    }

    /// Somebody plays this next game, whose seats were kept for him; nothing if none is.
    Calls.Accepted takeUp(Person by) {
        if (!sign.awaited().contains(by.id())) {
            return accepted();
        }
        var chair = sign.chairsOf(by.id()).getFirst();
        table.happen(new Happening.Seated(chair, new TableNote.PlaysOn(chair.name())));
        table.beginIfFull();
        return kept();
    }

    Calls.Accepted leave(Person by, Seat seat) {
        var chair = own(by, seat);
        switch (sign.phase()) {
            case SEATING -> free(chair, new TableNote.StoodUp(chair.name(), number(seat)));
            case PLAYING -> {
                if (chair.standIn().isPresent()) {
                    return accepted();
                }
                held(chair, new TableNote.LeftToBot(chair.name()));
            }
            case OVER, FROZEN -> throw Trouble.of(FaultCode.PHASE, new ServerFault.GameOver());
        }
        return kept();
    }

    /// Frees a seat; if that was the host's last one, somebody else becomes host.
    private void free(Chair chair, TableNote note) {
        table.happen(new Happening.Seated(Chair.open(chair.seat(), chair.timeFactor()), note));
        if (chair.isOf(sign.host()) && sign.chairsOf(sign.host()).isEmpty()) {
            sign.people().stream().findFirst().ifPresent(person -> table.happen(new Happening.Hosted(person)));
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
        var level = room.bots().levels(table.course().box()).stream()
                .filter(known -> known.id().equals(assign.level().get()))
                .findFirst()
                .orElseThrow(() -> Trouble.of(
                        FaultCode.SETUP,
                        new ServerFault.NoSuchLevel(assign.level().get()),
                        "level"));
        var name = sign.freeName(level.name(), assign.seat());
        table.happen(new Happening.Seated(
                Chair.bot(assign.seat(), level.id(), name), new TableNote.SatDown(name, number(assign.seat()), true)));
        table.beginIfFull();
        return kept();
    }

    Calls.Accepted revoke(Person by) {
        checkHost(by);
        checkSeating(ServerFault.Late.CHANGE_THE_INVITATION);
        table.happen(new Happening.Invited(Tokens.fresh()));
        return kept();
    }

    /// True if who came by a link with this token may sit down.
    boolean admits(Person by, Optional<String> token) {
        return sign.invitation().isEmpty()
                || sign.invitation().equals(token)
                || sign.people().contains(by.id())
                || sign.host().equals(by.id());
    }

    /// What a link to this table must hold to let its reader sit down; told to who sits here and to the host alone.
    Optional<String> invitation(Person by) {
        return sign.people().contains(by.id()) || sign.host().equals(by.id()) ? sign.invitation() : Optional.empty();
    }

    Calls.Accepted order(Person by, List<Seat> seats) {
        checkHost(by);
        checkSeating(ServerFault.Late.CHANGE_THE_ORDER);
        if (sign.terms().match().filter(match -> !match.played().isEmpty()).isPresent()) {
            throw Trouble.of(FaultCode.NOT_NOW, new ServerFault.MatchSeatsFixed());
        }
        if (seats.size() != sign.chairs().size()
                || new HashSet<>(seats).size() != seats.size()
                || seats.stream().anyMatch(seat -> seat.index() >= seats.size())) {
            throw Trouble.of(FaultCode.SETUP, new ServerFault.EachSeatOnce(), "seats");
        }
        table.happen(new Happening.Ordered(seats));
        return kept();
    }

    Calls.Accepted callBot(Person by, Seat seat, List<Seat> leavers) {
        if (!sign.people().contains(by.id())) {
            throw Trouble.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersCallBots());
        }
        checkPlaying();
        var chair = chair(seat);
        if (chair.standIn().isPresent()) {
            return accepted();
        }
        if (!leavers.contains(seat)) {
            throw Trouble.of(FaultCode.NOT_NOW, new ServerFault.BotWhenAway());
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
        table.happen(new Happening.Seated(
                chair.heldBy(room.bots().standIn(table.course().box())), note));
        table.votes().carryOutIfAgreed();
    }

    Calls.Accepted comeBack(Person by, Seat seat) {
        var chair = own(by, seat);
        checkPlaying();
        if (chair.resigned()) {
            throw Trouble.of(FaultCode.NOT_NOW, new ServerFault.SeatGivenUp());
        }
        if (chair.standIn().isEmpty()) {
            return accepted();
        }
        table.happen(new Happening.Seated(chair.returned(), new TableNote.CameBack(chair.name())));
        return kept();
    }

    /// Everything that somebody holds here is his as another guest from now on.
    Calls.Accepted handOver(Person from, Person to) {
        if (sign.chairsOf(from.id()).isEmpty() && !sign.host().equals(from.id())) {
            return accepted();
        }
        table.happen(new Happening.HandedOver(from.id(), to.id(), to.badge()));
        return kept();
    }

    /// The next game of the same people at the same terms: the next one of their match, or the same again with
    /// everyone one seat further. Who gave up or was replaced sits there again. It begins when the others have said
    /// that they play it.
    Happening.Created next(Person by) {
        if (sign.phase() != TableHead.Phase.OVER) {
            throw Trouble.of(FaultCode.PHASE, new ServerFault.TableNotOver());
        }
        if (sign.chairsOf(by.id()).isEmpty()) {
            throw Trouble.of(FaultCode.NOT_YOURS, new ServerFault.OnlyPlayersRematch());
        }
        var outcome = table.outcome().orElseThrow();
        var terms = table.match()
                .map(match -> match.next(table.id(), sign.terms(), outcome))
                .orElseGet(sign.terms()::again);
        var chairs = table.match()
                .map(match -> match.seating(sign.chairs(), outcome))
                .orElseGet(() -> MatchPlay.further(sign.chairs()));
        var others = chairs.stream()
                .flatMap(chair -> chair.person().stream())
                .distinct()
                .filter(person -> !person.equals(by.id()))
                .toList();
        return new Happening.Created(terms, chairs, by.id(), others);
    }

    /// Who holds a seat may talk, and who watches at the moment as long as the game is not over.
    ///
    /// @param watches true if he has the table before him
    Calls.Accepted say(Person by, Command.Say say, boolean watches) {
        say.seat().ifPresent(seat -> own(by, seat));
        boolean sits = !sign.chairsOf(by.id()).isEmpty() || sign.host().equals(by.id());
        if (!sits && (!watches || sign.phase() == TableHead.Phase.OVER)) {
            throw Trouble.of(FaultCode.NOT_YOURS, new ServerFault.OnlyHereTalk());
        }
        var name = say.seat()
                .map(sign::chair)
                .or(() -> sign.chairsOf(by.id()).stream().findFirst())
                .map(Chair::name)
                .orElseGet(() -> sign.spokenName(by));
        table.happen(new Happening.Said(by.id(), name, by.badge(), say.text()));
        return kept();
    }

    /// Returns true if a person may look at the table.
    boolean letsIn(Person person) {
        boolean open = sign.terms().spectators() || sign.phase() != TableHead.Phase.PLAYING;
        return !sign.isRemoved(person.id())
                && (open || !sign.chairsOf(person.id()).isEmpty());
    }

    /// Before the start, whoever has been away for a minute loses his seat. The host keeps his until somebody else
    /// is there: he may be sending the link from another window. A host without a seat who is away as long is
    /// followed by somebody who is here. The next game of several people waits for them. Against a live clock all
    /// must be here.
    void freeTheAbsent(Presence presence) {
        if (sign.isNextGame() && !(sign.terms().clock() instanceof ClockTerms.Live)) {
            return;
        }
        boolean othersAreHere =
                sign.people().stream().anyMatch(person -> !person.equals(sign.host()) && presence.isHere(person));
        var absent = sign.chairs().stream()
                .filter(chair -> chair.person().isPresent())
                .filter(chair -> othersAreHere || !chair.isOf(sign.host()))
                .filter(chair -> presence.away(chair.person().get()) > FREED_AFTER)
                .toList();
        absent.forEach(chair -> free(chair, new TableNote.SeatReopened(chair.name(), number(chair.seat()))));
        boolean leaves = sign.chairsOf(sign.host()).isEmpty() && presence.away(sign.host()) > FREED_AFTER;
        var next = sign.people().stream().filter(presence::isHere).findFirst().filter(_ -> leaves);
        next.ifPresent(person -> table.happen(new Happening.Hosted(person)));
        if (!absent.isEmpty() || next.isPresent()) {
            kept();
        }
    }

    /// The operator ends the table without a winner.
    void close() {
        table.checkNotFrozen();
        if (sign.phase() == TableHead.Phase.OVER) {
            throw Trouble.of(FaultCode.PHASE, new ServerFault.TableOver());
        }
        table.happen(new Happening.Ended(Happening.Ending.CLOSED));
        kept();
    }

    /// The operator removes a spectator.
    void remove(Person person) {
        table.checkNotFrozen();
        if (!sign.chairsOf(person.id()).isEmpty()) {
            throw Trouble.of(FaultCode.NOT_NOW, new ServerFault.HoldsASeat(person.name()));
        }
        table.happen(new Happening.Removed(person.id()));
        kept();
    }

    /// The operator gives a person another name.
    void call(Person person, String name) {
        if (sign.phase() == TableHead.Phase.OVER || table.isFrozen()) {
            return;
        }
        for (var chair : sign.chairsOf(person.id())) {
            var free = sign.freeName(name, chair.seat());
            table.happen(new Happening.Seated(chair.called(free), new TableNote.Renamed(chair.name(), free)));
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
        if (seat.index() >= sign.chairs().size()) {
            throw Trouble.of(FaultCode.SETUP, new ServerFault.TableHasNo(seat), "seat");
        }
        return sign.chair(seat);
    }

    private Chair own(Person by, Seat seat) {
        if (!chair(seat).isOf(by.id())) {
            throw Trouble.of(FaultCode.NOT_YOURS, new ServerFault.NotYourSeat(seat), "seat");
        }
        return chair(seat);
    }

    private void checkHost(Person by) {
        if (!sign.host().equals(by.id())) {
            throw Trouble.of(FaultCode.NOT_HOST, new ServerFault.OnlyHost());
        }
    }

    private void checkSeating(ServerFault.Late what) {
        if (sign.phase() != TableHead.Phase.SEATING) {
            throw Trouble.of(FaultCode.PHASE, new ServerFault.TooLate(what));
        }
    }

    private void checkPlaying() {
        if (sign.phase() != TableHead.Phase.PLAYING || table.isFrozen()) {
            throw Trouble.of(FaultCode.PHASE, new ServerFault.NoGameGoing());
        }
    }
}
