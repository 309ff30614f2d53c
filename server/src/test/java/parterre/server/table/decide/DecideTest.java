package parterre.server.table.decide;

import static org.assertj.core.api.Assertions.assertThat;
import static parterre.server.table.decide.CommandTable.ADA;
import static parterre.server.table.decide.CommandTable.BEN;
import static parterre.server.table.decide.CommandTable.DAYS;
import static parterre.server.table.decide.CommandTable.EVE;
import static parterre.server.table.decide.CommandTable.LIVE;
import static parterre.server.table.decide.CommandTable.NOW;
import static parterre.server.table.decide.CommandTable.P1;
import static parterre.server.table.decide.CommandTable.P2;
import static parterre.server.table.decide.CommandTable.PHASE;
import static parterre.server.table.decide.CommandTable.ROWS;
import static parterre.server.table.decide.CommandTable.asked;
import static parterre.server.table.decide.CommandTable.firstMove;
import static parterre.server.table.decide.CommandTable.sit;
import static parterre.server.table.decide.CommandTable.vote;

import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;
import parterre.engine.Generator;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.engine.Viewer;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.server.people.Person;
import parterre.server.table.decide.CommandTable.Call;
import parterre.server.table.decide.CommandTable.Row;
import parterre.server.table.decide.CommandTable.Standing;
import parterre.server.table.project.TableProjection;
import parterre.server.table.state.Attendance;
import parterre.server.table.state.Chair;
import parterre.server.table.state.Clocks;
import parterre.server.table.state.Entry;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Moment;
import parterre.server.table.state.StoredEvent;
import parterre.server.table.state.Table;
import parterre.server.table.state.Terms;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.GameCard;

/// Checks what a table decides about each command in each phase and with each state of its clock. No server runs.
class DecideTest {
    // --- tables -------------------------------------------------------------------------------------------------

    private static Table<?, ?, ?> table(Standing standing) {
        var box = Boxes.all().stream()
                .filter(one -> one.game().info().slug().equals("gardens-of-mars"))
                .findFirst()
                .orElseThrow();
        return table(box, standing);
    }

    private static <S, M extends Move, V> Table<S, M, V> table(GameBox<S, M, V> box, Standing standing) {
        var ada = Chair.open(P1, 1).takenBy(ADA, "Ada", false);
        var ben = Chair.open(P2, 1).takenBy(BEN, "Ben", false);
        return switch (standing) {
            case SEATING -> made(box, DAYS, List.of(ada, Chair.open(P2, 1)), List.of());
            case AWAITING -> made(box, DAYS, List.of(ada, ben), List.of(BEN.id()));
            case PLAYING -> playing(made(box, DAYS, List.of(ada, ben), List.of()));
            case RUNNING, RUN_OUT -> playing(made(box, LIVE, List.of(ada, ben), List.of()));
            case STOPPED -> after(table(box, Standing.PLAYING), new Call.Of(BEN, new Command.Pause(P2)));
            case OVER -> after(table(box, Standing.VOTING), new Call.Of(BEN, vote(table(box, Standing.VOTING), true)));
            case VOTING -> after(table(box, Standing.PLAYING), new Call.Of(ADA, new Command.Stop(P1)));
            case HELD -> after(table(box, Standing.PLAYING), new Call.Of(BEN, new Command.Leave(P2)));
        };
    }

    /// Returns the table after Ada's first move. Then Ben is asked.
    private static <S, M extends Move, V> Table<S, M, V> playing(Table<S, M, V> made) {
        var playing = done(Decide.decide(made, new ServerCommand.Begin(), facts(NOW)));
        while (!asked(playing).equals(P1)) {
            playing = after(playing, firstMove(playing));
        }
        return after(playing, firstMove(playing));
    }

    private static <S, M extends Move, V> Table<S, M, V> made(
            GameBox<S, M, V> box, ClockTerms clock, List<Chair> chairs, List<String> awaited) {
        var terms = new Terms(
                box.game().info().slug(),
                box.game().info().edition(),
                chairs.size(),
                Map.of(),
                clock,
                true,
                false,
                false,
                false,
                Optional.empty(),
                Optional.empty());
        var created = new StoredEvent.Created(terms, chairs, ADA.id(), awaited);
        return Table.created("t", created, NOW, GameSession.open(box, terms).orThrow(), Map.of());
    }

    private static Facts facts(long now) {
        return facts(now, new Attendance(Map.of(), Set.of(ADA.id())));
    }

    private static Facts facts(long now, Attendance attendance) {
        return new Facts(
                new Moment(now, List.of()),
                Generator.of(1),
                Generator.of(2),
                attendance,
                new Facts.Sitters(List.of(new GameCard.LevelCard("random", "Random", List.of())), "random"),
                "token",
                false);
    }

    private static <S, M extends Move, V> Decision<S, M, V> decide(Table<S, M, V> table, Call call, Facts facts) {
        return switch (call) {
            case Call.Of(Person by, Command command) -> Decide.decide(table, by, command, facts);
            case Call.Server(ServerCommand command) -> Decide.decide(table, command, facts);
        };
    }

    private static <S, M extends Move, V> Table<S, M, V> after(Table<S, M, V> table, Call call) {
        return done(decide(table, call, facts(NOW)));
    }

    private static <S, M extends Move, V> Table<S, M, V> done(Decision<S, M, V> decision) {
        return switch (decision) {
            case Decision.Done<S, M, V> done -> done.after();
            case Decision.Refused<S, M, V>(var objection) -> throw new AssertionError(objection);
        };
    }

    private static String told(Decision<?, ?, ?> decision) {
        return switch (decision) {
            case Decision.Done<?, ?, ?> done -> {
                var words = done.events().stream()
                        .map(entry -> entry.event().getClass().getSimpleName())
                        .collect(Collectors.toCollection(ArrayList::new));
                done.preferences().forEach((_, _) -> words.add("preference"));
                // How often chance moves after a step is the game's affair.
                while (words.size() > 1 && words.getLast().equals("Stepped")) {
                    words.removeLast();
                }
                yield String.join(" ", words);
            }
            case Decision.Refused<?, ?, ?>(Objection.Fault(var code, var _, var _)) -> code.code();
            case Decision.Refused<?, ?, ?>(Objection.Stale(var _)) -> "protocol/stale-version";
            case Decision.Refused<?, ?, ?>(Objection.ByRules(var refusal)) -> "refused/" + refusal.rule();
        };
    }

    // --- what is checked ----------------------------------------------------------------------------------------

    record Case(Standing standing, Row row) {
        @Override
        public String toString() {
            return row.call().apply(table(standing)) + " while " + standing;
        }
    }

    static Stream<Case> cases() {
        return ROWS.stream()
                .flatMap(row -> row.expected().keySet().stream().sorted().map(standing -> new Case(standing, row)));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void commandInAPhase_hasThisOutcome(Case one) {
        var table = table(one.standing());
        assertThat(told(decide(
                        table,
                        one.row().call().apply(table),
                        facts(one.standing().now()))))
                .isEqualTo(one.row().expected().get(one.standing()));
    }

    @ParameterizedTest
    @MethodSource("cases")
    void eventsAlone_makeTheSameTable(Case one) {
        sameByEvents(
                table(one.standing()), one.row().call(), facts(one.standing().now()));
    }

    private static <S, M extends Move, V> void sameByEvents(
            Table<S, M, V> table, Function<Table<?, ?, ?>, Call> call, Facts facts) {
        if (!(decide(table, call.apply(table), facts) instanceof Decision.Done<S, M, V> done)) {
            return;
        }
        var evolved = table;
        for (Entry entry : done.events()) {
            evolved = evolved.evolve(entry);
        }
        assertThat(shown(evolved)).isEqualTo(shown(done.after()));
    }

    /// Everything that events tell of a table.
    private static <S, M extends Move, V> List<Object> shown(Table<S, M, V> table) {
        var projection =
                new TableProjection<>(table, TableProjection.Setting.of(table.session(), false, Optional.empty()));
        var now = new Moment(NOW, List.of());
        return List.of(
                projection.snapshot(ADA.id(), Optional.empty(), now, new Attendance(Map.of(), Set.of())),
                projection.snapshot(BEN.id(), Optional.empty(), now, new Attendance(Map.of(), Set.of())),
                projection.record(Viewer.everyone(), Map.of(), Map.of()),
                table.state().invitation(),
                table.session().steps());
    }

    @Test
    void everyCommand_hasARowInEveryPhase() {
        for (var standing : Standing.values()) {
            var called = ROWS.stream()
                    .filter(row -> row.expected().containsKey(standing))
                    .map(row -> row.call().apply(table(standing)))
                    .map(call -> switch (call) {
                        case Call.Of(var _, Command command) -> command.getClass();
                        case Call.Server(ServerCommand command) -> command.getClass();
                    })
                    .collect(Collectors.<Class<?>>toSet());
            assertThat(called)
                    .contains(Command.class.getPermittedSubclasses())
                    .contains(ServerCommand.class.getPermittedSubclasses());
        }
    }

    @Test
    void refusedCommand_leavesNoTrace() {
        var table = table(Standing.PLAYING);
        var before = shown(table);
        assertThat(told(decide(table, new Call.Of(EVE, sit(P2)), facts(NOW)))).isEqualTo(PHASE);
        assertThat(told(decide(table, new Call.Of(ADA, new Command.Stop(P1)), facts(NOW))))
                .isEqualTo("Proposed");
        assertThat(shown(table)).isEqualTo(before);
    }

    @Test
    void tick_timeIsUp_givesTheSeatToABot() {
        var later = facts(NOW + Duration.ofDays(2).toMillis());
        assertThat(told(decide(table(Standing.PLAYING), new Call.Server(new ServerCommand.Tick()), later)))
                .isEqualTo("Seated");
    }

    @Test
    void tick_pauseIsOver_startsTheClock() {
        var later = facts(NOW + Duration.ofDays(DAYS.pauseDays()).toMillis());
        var going = done(decide(table(Standing.STOPPED), new Call.Server(new ServerCommand.Tick()), later));
        assertThat(going.clocks().paused(P2)).isFalse();
        assertThat(going.dueIn(P2, later.moment()))
                .hasValue(Duration.ofDays(DAYS.perDecision()).toMillis() + Clocks.COUNTDOWN);
    }

    @Test
    void move_afterTheClockHasRunOut_leavesNoTime() {
        var table = table(Standing.RUN_OUT);
        var moved = done(decide(table, firstMove(table), facts(Standing.RUN_OUT.now())));
        assertThat(moved.clocks().left(P2, 0, 1, 0))
                .isEqualTo(Duration.ofSeconds(LIVE.incrementSeconds()).toMillis() - Clocks.COUNTDOWN);
    }

    @Test
    void tick_beforeTheStart_freesAnAbsentPersonsSeat() {
        var box = table(Standing.SEATING).session().box();
        var chairs = List.of(
                Chair.open(P1, 1).takenBy(ADA, "Ada", false),
                Chair.open(P2, 1).takenBy(BEN, "Ben", false),
                Chair.open(Seat.of(2), 1));
        var absent = facts(NOW, new Attendance(Map.of(BEN.id(), 61_000L), Set.of()));
        assertThat(told(decide(made(box, DAYS, chairs, List.of()), new Call.Server(new ServerCommand.Tick()), absent)))
                .isEqualTo("Seated");
    }

    @Test
    void blockedPerson_cannotSitDown() {
        var facts = facts(NOW);
        var blocked = new Facts(
                facts.moment(),
                facts.chance(),
                facts.delays(),
                facts.attendance(),
                facts.sitters(),
                facts.token(),
                true);
        assertThat(told(decide(table(Standing.SEATING), new Call.Of(EVE, sit(P2)), blocked)))
                .isEqualTo("protocol/blocked");
    }
}
