package parterre.server.table;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import parterre.engine.Seat;
import parterre.server.people.Names;
import parterre.server.people.Person;
import parterre.server.wire.ChatLine;
import parterre.server.wire.TableHead;

/// The state of a table without the game itself, computed from its events.
final class TableState {
    private static final int CHAT_KEPT = 200;

    private final Terms terms;
    private final long created;
    private final List<Chair> chairs;
    private final Set<String> awaited;
    private final Deque<ChatLine> chat = new ArrayDeque<>();
    private final boolean nextGame;
    private String host;
    private TableHead.Phase phase = TableHead.Phase.SEATING;
    private Optional<Motion> motion = Optional.empty();
    private Optional<StoredEvent.Ending> ending = Optional.empty();
    private Optional<String> rematch = Optional.empty();
    private Optional<String> invitation = Optional.empty();
    private final Set<Seat> held = new TreeSet<>();
    private final Set<String> removed = new HashSet<>();
    private boolean takeBacks;

    TableState(StoredEvent.Created created, long at) {
        terms = created.terms();
        chairs = new ArrayList<>(created.chairs());
        awaited = new LinkedHashSet<>(created.awaited());
        nextGame = !awaited.isEmpty();
        host = created.host();
        this.created = at;
    }

    /// Something that is put to the vote.
    ///
    /// @param id the number of its event
    /// @param agreed the seats that have agreed
    record Motion(long id, StoredEvent.Proposed proposed, Set<Seat> agreed) {}

    void apply(StoredEvent event, long seq, long at) {
        switch (event) {
            case StoredEvent.Created _ -> throw new IllegalStateException("a table is made once");
            case StoredEvent.Seated(Chair chair, var _) -> {
                chairs.set(chair.seat().index(), chair);
                chair.person().ifPresent(awaited::remove);
                if (chair.standIn().isPresent() && !chair.resigned()) {
                    held.add(chair.seat());
                }
            }
            case StoredEvent.Ordered(List<Seat> seats) -> {
                var before = List.copyOf(chairs);
                for (int i = 0; i < before.size(); i++) {
                    chairs.set(i, before.get(seats.get(i).index()).at(Seat.of(i)));
                }
            }
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
                motion = Optional.of(new Motion(seq, proposed, new HashSet<>(Set.of(proposed.by()))));
            case StoredEvent.Voted(String person, Optional<Seat> as, boolean agree) -> {
                if (agree) {
                    motion.ifPresent(open -> open.agreed().addAll(votesOf(person, as)));
                } else {
                    motion = Optional.empty();
                }
            }
            case StoredEvent.Paused _ -> {}
            case StoredEvent.Ended(StoredEvent.Ending how) -> {
                phase = TableHead.Phase.OVER;
                ending = Optional.of(how);
                motion = Optional.empty();
            }
            case StoredEvent.Removed(String person) -> removed.add(person);
            case StoredEvent.Rematched(String table) -> rematch = Optional.of(table);
        }
    }

    private void handOver(StoredEvent.HandedOver handed) {
        chairs.replaceAll(chair -> chair.isOf(handed.from()) ? chair.handedTo(handed.to(), handed.badge()) : chair);
        if (awaited.remove(handed.from())) {
            awaited.add(handed.to());
        }
        if (host.equals(handed.from())) {
            host = handed.to();
        }
    }

    private void say(StoredEvent.Said said, long at) {
        chat.add(new ChatLine(java.time.Instant.ofEpochMilli(at), said.name(), said.badge(), said.text()));
        if (chat.size() > CHAT_KEPT) {
            chat.remove();
        }
    }

    Terms terms() {
        return terms;
    }

    long created() {
        return created;
    }

    TableHead.Phase phase() {
        return phase;
    }

    String host() {
        return host;
    }

    List<Chair> chairs() {
        return List.copyOf(chairs);
    }

    /// The chair of a seat of this table.
    ///
    /// @throws IndexOutOfBoundsException if the table has no such seat
    Chair chair(Seat seat) {
        return chairs.get(seat.index());
    }

    List<Chair> chairsOf(String person) {
        return chairs.stream().filter(chair -> chair.isOf(person)).toList();
    }

    /// Returns everyone who holds a seat and has not given up.
    List<String> people() {
        return chairs.stream()
                .filter(chair -> !chair.resigned())
                .flatMap(chair -> chair.person().stream())
                .distinct()
                .toList();
    }

    /// Returns the seats that have a say in what all must agree to. Names that share a device are separate players,
    /// each with their say, also while a bot holds their seat. A player who has resigned has no say.
    List<Seat> voices() {
        return chairs.stream().filter(Chair::hasASay).map(Chair::seat).toList();
    }

    /// Returns true if only this seat's player has a say.
    boolean playsAlone(Seat seat) {
        return voices().equals(List.of(seat));
    }

    /// Returns true if the person plays here, in one seat, and nobody else has a say.
    boolean playsAlone(String person) {
        return voices().size() == 1 && chair(voices().getFirst()).isOf(person);
    }

    /// For which seats a person answers a proposal.
    ///
    /// @param as for this one; for all of theirs where it is left out
    List<Seat> votesOf(String person, Optional<Seat> as) {
        return chairsOf(person).stream()
                .filter(Chair::hasASay)
                .map(Chair::seat)
                .filter(seat -> as.isEmpty() || as.get().equals(seat))
                .toList();
    }

    /// Returns the people who hold a seat of this next game and have not said yet that they play it.
    List<String> awaited() {
        return phase == TableHead.Phase.SEATING
                ? people().stream().filter(awaited::contains).toList()
                : List.of();
    }

    /// Returns true if only the start is missing.
    boolean mayBegin() {
        return phase == TableHead.Phase.SEATING
                && awaited().isEmpty()
                && chairs.stream().noneMatch(Chair::isOpen);
    }

    /// Returns true if this is the next game of several people, who need not all be here at the same time.
    boolean isNextGame() {
        return nextGame;
    }

    /// Returns the token that a link needs to allow taking a seat; empty as long as the table's address is enough.
    Optional<String> invitation() {
        return invitation;
    }

    List<ChatLine> chat() {
        return List.copyOf(chat);
    }

    Optional<Motion> motion() {
        return motion;
    }

    /// Returns the seats that still have to agree to the proposal.
    List<Seat> undecided() {
        return motion.stream()
                .flatMap(open -> voices().stream().filter(seat -> !open.agreed().contains(seat)))
                .toList();
    }

    Optional<StoredEvent.Ending> ending() {
        return ending;
    }

    Optional<String> rematch() {
        return rematch;
    }

    /// Returns the seats that bots have held for their people, without the seats of people who have given up.
    List<Seat> held() {
        return held.stream().filter(seat -> !chair(seat).resigned()).toList();
    }

    /// Returns true if the operator has removed this person, who held no seat.
    boolean isRemoved(String person) {
        return removed.contains(person) && chairsOf(person).isEmpty();
    }

    boolean takeBacks() {
        return takeBacks;
    }

    /// Returns a name that cannot be confused with another one at this table: the wanted name, with a number if
    /// needed.
    String freeName(String wanted, Seat seat) {
        return Names.free(wanted, namesBut(Optional.of(seat)));
    }

    /// Returns the name of a person without a seat when they talk here. It cannot be confused with the name of a
    /// player or of another person who has talked.
    String spokenName(Person by) {
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
