package parterre.server.table.decide;

import static org.assertj.core.api.Assertions.assertThat;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.junit.jupiter.api.Test;
import parterre.engine.Generator;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.people.Person;
import parterre.server.table.state.Attendance;
import parterre.server.table.state.Chair;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Moment;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.Table;
import parterre.server.table.state.Terms;
import parterre.server.table.state.Windows;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.FaultCode;
import parterre.server.wire.GameCard;
import parterre.server.wire.ServerFault;

/// Checks commands beside the turn order: in a window, in which seats answer in secret, and while an offer
/// waits. Three people play the conformance game. No server runs.
class DecideAsideTest {
    private static final Seat P2 = Seat.of(1);
    private static final Person ADA = new Person("ada", "Ada", "a".repeat(16));
    private static final Person BEN = new Person("ben", "Ben", "b".repeat(16));
    private static final Person EVE = new Person("eve", "Eve", "e".repeat(16));
    private static final List<Person> PEOPLE = List.of(ADA, BEN, EVE);
    private static final ClockTerms LIVE = new ClockTerms.Live(600, 10, 20);
    private static final long NOW = 1_000;
    private static final int MOST_MOVES = 500;

    private final Luck luck = Generator.of(3);

    private static GameBox<?, ?, ?> box() {
        return Boxes.all().stream()
                .filter(one -> one.game().info().slug().equals("conformance"))
                .findFirst()
                .orElseThrow();
    }

    private Facts facts(long now, Map<String, Long> away) {
        return new Facts(
                new Moment(now, List.of()),
                luck,
                luck,
                new Attendance(away, Set.of()),
                new Facts.Sitters(List.of(new GameCard.LevelCard("random", "Random", List.of())), "random"),
                "token",
                false);
    }

    private Facts facts() {
        return facts(NOW, Map.of());
    }

    /// Plays until a move with this beginning has been made.
    private <S, M extends Move, V> Table<S, M, V> played(GameBox<S, M, V> box, String wanted) {
        var chairs = List.of(
                Chair.open(Seat.of(0), 1).takenBy(ADA, "Ada", false),
                Chair.open(P2, 1).takenBy(BEN, "Ben", false),
                Chair.open(Seat.of(2), 1).takenBy(EVE, "Eve", false));
        var info = box.game().info();
        var terms = new Terms(
                info.slug(),
                info.edition(),
                chairs.size(),
                Map.of(),
                LIVE,
                true,
                false,
                false,
                false,
                Optional.empty(),
                Optional.empty());
        var created = new StoredEvent.Created(terms, chairs, ADA.id(), List.of());
        Table<S, M, V> table =
                Table.created("t", created, NOW, GameSession.open(box, terms).orThrow(), Map.of());
        table = done(Decide.decide(table, new ServerCommand.Begin(), facts())).after();
        for (int i = 0; i < MOST_MOVES; i++) {
            var seat = table.asked().stream()
                    .filter(table.session().waitingFor()::contains)
                    .findFirst()
                    .orElseThrow();
            var move = choice(table.session(), seat, wanted);
            var command = new Command.Move(seat, table.session().decision(), move);
            table = done(Decide.decide(table, PEOPLE.get(seat.index()), command, facts()))
                    .after();
            if (move.startsWith(wanted)) {
                return table;
            }
        }
        throw new AssertionError("nobody could make the move " + wanted);
    }

    private static <S, M extends Move, V> List<String> answers(GameSession<S, M, V> session, Seat seat) {
        return session.moves(seat).orElseThrow().list().stream()
                .map(session::write)
                .toList();
    }

    private static <S, M extends Move, V> String choice(GameSession<S, M, V> session, Seat seat, String wanted) {
        var moves = answers(session, seat);
        return moves.stream()
                .filter(move -> move.startsWith(wanted))
                .findFirst()
                .or(() -> moves.stream()
                        .filter(move -> !move.startsWith("theft") && !move.startsWith("offer"))
                        .findFirst())
                .orElse(moves.getFirst());
    }

    private static <S, M extends Move, V> Decision.Done<S, M, V> done(Decision<S, M, V> decision) {
        return switch (decision) {
            case Decision.Done<S, M, V> done -> done;
            case Decision.Refused<S, M, V>(var objection) -> throw new AssertionError(objection);
        };
    }

    private static List<String> kinds(Decision.Done<?, ?, ?> done) {
        return done.events().stream()
                .map(entry -> entry.event().getClass().getSimpleName())
                .toList();
    }

    private static Person asked(Table<?, ?, ?> table) {
        return PEOPLE.get(table.windows().missing().getFirst().index());
    }

    @Test
    void passAll_answersForEverySeatOfThePerson() {
        var table = played(box(), "theft");
        var person = asked(table);
        var done = done(
                Decide.decide(table, person, new Command.PassAll(table.session().decision()), facts()));
        assertThat(done.after().windows().missing(person.id())).isEmpty();
        assertThat(done.isToBeStored()).isTrue();
    }

    @Test
    void extend_givesTimeForAQuickAnswer() {
        var table = played(box(), "theft");
        var person = asked(table);
        var seat = Seat.of(PEOPLE.indexOf(person));
        var done = done(Decide.decide(
                table, person, new Command.Extend(seat, table.session().decision()), facts()));
        assertThat(done.preferences()).containsOnlyKeys(seat);
        assertThat(done.events()).isEmpty();
        assertThat(done.after().responses(seat)).isEqualTo(table.responses(seat) + 1);
    }

    @Test
    void withdraw_takesAnOfferBackThatNobodyHasAnswered() {
        var table = played(box(), "offer");
        var proposer = table.state().chairs().stream()
                .map(Chair::seat)
                .filter(seat -> !table.asked().contains(seat))
                .findFirst()
                .orElseThrow();
        var done = done(Decide.decide(table, PEOPLE.get(proposer.index()), new Command.Withdraw(proposer), facts()));
        assertThat(kinds(done)).startsWith("Seated", "Stepped");
    }

    private <S, M extends Move, V> Decision<S, M, V> answer(Table<S, M, V> table, Person person, String move) {
        var seat = Seat.of(PEOPLE.indexOf(person));
        return Decide.decide(
                table, person, new Command.Move(seat, table.session().decision(), move), facts());
    }

    private <S, M extends Move, V> Table<S, M, V> answeredByAll(Table<S, M, V> table) {
        var answered = table;
        while (!answered.windows().missing().isEmpty()) {
            var seat = answered.windows().missing().getFirst();
            answered = done(answer(answered, PEOPLE.get(seat.index()), choice(answered.session(), seat, "")))
                    .after();
        }
        return answered;
    }

    private <S, M extends Move, V> Decision.Done<S, M, V> ticked(Table<S, M, V> table, long later) {
        return done(Decide.decide(table, new ServerCommand.Tick(), facts(NOW + later, Map.of())));
    }

    @Test
    void sealedAnswer_cannotBeChanged() {
        var table = played(box(), "theft");
        var person = asked(table);
        var given = choice(table.session(), Seat.of(PEOPLE.indexOf(person)), "");
        var sealed = done(answer(table, person, given));
        assertThat(sealed.events()).isEmpty();
        assertThat(sealed.sealed()).hasSize(1);
        assertThat(done(answer(sealed.after(), person, given)).isToBeStored())
                .as("the same again")
                .isFalse();
        var refused = new Objection.Fault(FaultCode.ANSWERED, new ServerFault.AnsweredAlready(), Optional.empty());
        assertThat(answers(table.session(), Seat.of(PEOPLE.indexOf(person))))
                .hasSizeGreaterThan(1)
                .filteredOn(other -> !other.equals(given))
                .allSatisfy(other ->
                        assertThat(answer(sealed.after(), person, other)).isEqualTo(new Decision.Refused<>(refused)));
    }

    @Test
    void tick_windowIsOver_makesAStepOfTheAnswers() {
        var answered = answeredByAll(played(box(), "theft"));
        assertThat(ticked(answered, 0).events()).isEmpty();
        assertThat(kinds(ticked(answered, Windows.SHORTEST + Windows.SPREAD))).startsWith("Stepped");
    }

    @Test
    void tick_quickAnswersTimeIsUp_defaultStands() {
        var table = played(box(), "theft");
        var seat = table.windows().missing().getFirst();
        var done = ticked(table, 60_000);
        assertThat(done.after().session().decision() == table.session().decision()
                        && done.after().windows().missing().contains(seat))
                .isFalse();
        assertThat(done.after().state().chairs())
                .noneMatch(chair -> chair.standIn().isPresent());
    }

    @Test
    void callBot_personLongAway_holdsTheirSeat() {
        var table = played(box(), "");
        var away = facts(NOW, Map.of(BEN.id(), 3_600_000L));
        var done = done(Decide.decide(table, ADA, new Command.CallBot(P2), away));
        assertThat(kinds(done)).startsWith("Seated");
        assertThat(done.after().state().chair(P2).standIn()).isPresent();
    }
}
