package parterre.server.table.state;

import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;
import parterre.engine.Seat;
import parterre.server.people.Names;
import parterre.server.people.Person;
import parterre.server.wire.ChatLine;
import parterre.server.wire.TableHead;

/// The state of a table without the game itself, computed from its events. It never changes: an event makes
/// another state of it.
public final class TableState {
    private static final int CHAT_KEPT = 200;

    private final Terms terms;
    private final long created;
    private final boolean nextGame;
    // Not final, since `evolve` changes them in its own copy before anybody else has it.
    private List<Chair> chairs;
    private Set<String> awaited;
    private List<ChatLine> chat = List.of();
    private String host;
    private TableHead.Phase phase = TableHead.Phase.SEATING;
    private Optional<Motion> motion = Optional.empty();
    private Optional<StoredEvent.Ending> ending = Optional.empty();
    private Optional<String> rematch = Optional.empty();
    private Optional<String> invitation = Optional.empty();
    private Set<Seat> held = Set.of();
    private Set<String> removed = Set.of();
    private boolean takeBacks;

    /// A table that was just made.
    public TableState(StoredEvent.Created created, long at) {
        terms = created.terms();
        chairs = List.copyOf(created.chairs());
        awaited = Set.copyOf(created.awaited());
        nextGame = !awaited.isEmpty();
        host = created.host();
        this.created = at;
    }

    private TableState(TableState other) {
        terms = other.terms;
        created = other.created;
        nextGame = other.nextGame;
        chairs = other.chairs;
        awaited = other.awaited;
        chat = other.chat;
        host = other.host;
        phase = other.phase;
        motion = other.motion;
        ending = other.ending;
        rematch = other.rematch;
        invitation = other.invitation;
        held = other.held;
        removed = other.removed;
        takeBacks = other.takeBacks;
    }

    /// Something that is put to the vote.
    ///
    /// @param id the number of its event
    /// @param agreed the seats that have agreed
    public record Motion(long id, StoredEvent.Proposed proposed, Set<Seat> agreed) {}

    /// Returns the state after an event.
    public TableState evolve(StoredEvent event, long seq, long at) {
        var after = new TableState(this);
        after.apply(event, seq, at);
        return after;
    }

    private void apply(StoredEvent event, long seq, long at) {
        switch (event) {
            case StoredEvent.Created _ -> throw new IllegalStateException("a table is made once");
            case StoredEvent.Seated(Chair chair, var _) -> seat(chair);
            case StoredEvent.Ordered(List<Seat> seats) ->
                chairs = IntStream.range(0, chairs.size())
                        .mapToObj(i -> chairs.get(seats.get(i).index()).at(Seat.of(i)))
                        .toList();
            case StoredEvent.Hosted(String person) -> host = person;
            case StoredEvent.HandedOver handed -> handOver(handed);
            case StoredEvent.Invited(String token) -> invitation = Optional.of(token);
            case StoredEvent.Started() -> phase = TableHead.Phase.PLAYING;
            case StoredEvent.Stepped _ -> motion = Optional.empty();
            case StoredEvent.TakenBack(int _, Seat _, StoredEvent.Manner manner) -> {
                motion = Optional.empty();
                takeBacks |= manner != StoredEvent.Manner.FREE;
            }
            case StoredEvent.Said said -> say(said, at);
            case StoredEvent.Proposed proposed ->
                motion = Optional.of(new Motion(seq, proposed, Set.of(proposed.by())));
            case StoredEvent.Voted(String person, Optional<Seat> as, boolean agree) ->
                motion = motion.filter(_ -> agree)
                        .map(open -> new Motion(open.id(), open.proposed(), with(open.agreed(), votesOf(person, as))));
            case StoredEvent.Paused _ -> {}
            case StoredEvent.Ended(StoredEvent.Ending how) -> {
                phase = TableHead.Phase.OVER;
                ending = Optional.of(how);
                motion = Optional.empty();
            }
            case StoredEvent.Removed(String person) -> removed = with(removed, List.of(person));
            case StoredEvent.Rematched(String table) -> rematch = Optional.of(table);
        }
    }

    private void seat(Chair chair) {
        chairs = chairs.stream()
                .map(other -> other.seat().equals(chair.seat()) ? chair : other)
                .toList();
        chair.person().ifPresent(person -> awaited = without(awaited, person));
        if (chair.standIn().isPresent() && !chair.resigned()) {
            held = with(held, List.of(chair.seat()));
        }
    }

    private void handOver(StoredEvent.HandedOver handed) {
        chairs = chairs.stream()
                .map(chair -> chair.isOf(handed.from()) ? chair.handedTo(handed.to(), handed.badge()) : chair)
                .toList();
        if (awaited.contains(handed.from())) {
            awaited = with(without(awaited, handed.from()), List.of(handed.to()));
        }
        if (host.equals(handed.from())) {
            host = handed.to();
        }
    }

    private void say(StoredEvent.Said said, long at) {
        var lines = new ArrayList<>(chat);
        lines.add(new ChatLine(Instant.ofEpochMilli(at), said.name(), said.badge(), said.text()));
        chat = List.copyOf(lines.subList(Math.max(0, lines.size() - CHAT_KEPT), lines.size()));
    }

    private static <T> Set<T> with(Set<T> some, List<T> more) {
        return Stream.concat(some.stream(), more.stream()).collect(Collectors.toUnmodifiableSet());
    }

    private static <T> Set<T> without(Set<T> some, T one) {
        return some.stream().filter(other -> !other.equals(one)).collect(Collectors.toUnmodifiableSet());
    }

    public Terms terms() {
        return terms;
    }

    public long created() {
        return created;
    }

    public TableHead.Phase phase() {
        return phase;
    }

    public String host() {
        return host;
    }

    public List<Chair> chairs() {
        return chairs;
    }

    /// Returns the chair of a seat of this table.
    ///
    /// @throws IndexOutOfBoundsException if the table has no such seat
    public Chair chair(Seat seat) {
        return chairs.get(seat.index());
    }

    public List<Chair> chairsOf(String person) {
        return chairs.stream().filter(chair -> chair.isOf(person)).toList();
    }

    /// Returns everyone who holds a seat and has not given up.
    public List<String> people() {
        return chairs.stream()
                .filter(chair -> !chair.resigned())
                .flatMap(chair -> chair.person().stream())
                .distinct()
                .toList();
    }

    /// Returns the seats that have a say in what all must agree to. Names that share a device are separate
    /// players, each with their say, also while a bot holds their seat. A player who has resigned has no say.
    public List<Seat> voices() {
        return chairs.stream().filter(Chair::hasASay).map(Chair::seat).toList();
    }

    /// Returns true if only this seat's player has a say.
    public boolean playsAlone(Seat seat) {
        return voices().equals(List.of(seat));
    }

    /// Returns true if the person plays here, in one seat, and nobody else has a say.
    public boolean playsAlone(String person) {
        return voices().size() == 1 && chair(voices().getFirst()).isOf(person);
    }

    /// For which seats a person answers a proposal.
    ///
    /// @param as for this one; for all of theirs where it is left out
    public List<Seat> votesOf(String person, Optional<Seat> as) {
        return chairsOf(person).stream()
                .filter(Chair::hasASay)
                .map(Chair::seat)
                .filter(seat -> as.isEmpty() || as.get().equals(seat))
                .toList();
    }

    /// Returns the people who hold a seat of this next game and have not said yet that they play it.
    public List<String> awaited() {
        return phase == TableHead.Phase.SEATING
                ? people().stream().filter(awaited::contains).toList()
                : List.of();
    }

    /// Returns true if only the start is missing.
    public boolean mayBegin() {
        return phase == TableHead.Phase.SEATING
                && awaited().isEmpty()
                && chairs.stream().noneMatch(Chair::isOpen);
    }

    /// Returns true if this is the next game of several people, who need not all be here at the same time.
    public boolean isNextGame() {
        return nextGame;
    }

    /// Returns the token that a link needs to allow taking a seat; empty as long as the table's address is
    /// enough.
    public Optional<String> invitation() {
        return invitation;
    }

    /// Returns true if who came by a link with this token may sit down.
    public boolean admits(Person by, Optional<String> token) {
        return invitation.isEmpty() || invitation.equals(token) || people().contains(by.id()) || host.equals(by.id());
    }

    /// Returns the token that a link to this table needs to allow taking a seat. Only the players and the
    /// host are told.
    public Optional<String> invitation(Person by) {
        return people().contains(by.id()) || host.equals(by.id()) ? invitation : Optional.empty();
    }

    /// Returns true if a person may look at the table.
    public boolean letsIn(Person person) {
        boolean open = terms.spectators() || phase != TableHead.Phase.PLAYING;
        return !isRemoved(person.id()) && (open || !chairsOf(person.id()).isEmpty());
    }

    public List<ChatLine> chat() {
        return chat;
    }

    public Optional<Motion> motion() {
        return motion;
    }

    /// Returns the seats that still have to agree to the proposal.
    public List<Seat> undecided() {
        return motion.stream()
                .flatMap(open -> voices().stream().filter(seat -> !open.agreed().contains(seat)))
                .toList();
    }

    public Optional<StoredEvent.Ending> ending() {
        return ending;
    }

    public Optional<String> rematch() {
        return rematch;
    }

    /// Returns the seats that bots have held for their people, without the seats of people who have given up.
    public List<Seat> held() {
        return held.stream().filter(seat -> !chair(seat).resigned()).sorted().toList();
    }

    /// Returns true if the operator has removed this person, who held no seat.
    public boolean isRemoved(String person) {
        return removed.contains(person) && chairsOf(person).isEmpty();
    }

    public boolean takeBacks() {
        return takeBacks;
    }

    /// Returns a name that cannot be confused with another one at this table: the wanted name, with a number
    /// if needed.
    public String freeName(String wanted, Seat seat) {
        return Names.free(wanted, namesBut(Optional.of(seat)));
    }

    /// Returns the name of a person without a seat when they talk here. It cannot be confused with the name
    /// of a player or of another person who has talked.
    public String spokenName(Person by) {
        var talkers =
                chat.stream().filter(line -> !line.badge().equals(by.badge())).map(ChatLine::name);
        return Names.free(
                by.name(),
                Stream.concat(namesBut(Optional.empty()).stream(), talkers).toList());
    }

    private List<String> namesBut(Optional<Seat> seat) {
        return chairs.stream()
                .filter(chair ->
                        !chair.isOpen() && seat.filter(chair.seat()::equals).isEmpty())
                .map(Chair::name)
                .toList();
    }
}
