package parterre.server.table.decide;

import java.time.Duration;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import parterre.engine.Move;
import parterre.engine.Seat;
import parterre.server.people.Person;
import parterre.server.table.state.Clocks;
import parterre.server.table.state.GameSession;
import parterre.server.table.state.Table;
import parterre.server.wire.ClockTerms;
import parterre.server.wire.StandingAnswer;

/// What a table decides about each command in each phase, and while its clock runs, is stopped or has run out.
final class CommandTable {
    static final Seat P1 = Seat.of(0);
    static final Seat P2 = Seat.of(1);
    static final Person ADA = new Person("ada", "Ada", "a".repeat(16));
    static final Person BEN = new Person("ben", "Ben", "b".repeat(16));
    static final Person EVE = new Person("eve", "Eve", "e".repeat(16));
    static final long NOW = 1_000;
    static final ClockTerms.Days DAYS = new ClockTerms.Days(1, 7);
    static final ClockTerms.Live LIVE = new ClockTerms.Live(600, 10, 20);
    static final String PHASE = "protocol/wrong-phase";
    static final String NOT_NOW = "protocol/not-now";
    static final String NOTHING = "";
    private static final List<Standing> CLOCKS = List.of(Standing.RUNNING, Standing.STOPPED, Standing.RUN_OUT);

    private CommandTable() {}

    /// A table of Ada and Ben at the red planet. It is played over days, except where another clock is named.
    enum Standing {
        /// Ada sits, and the other seat is open.
        SEATING,
        /// The game goes on, and the first move has been made.
        PLAYING,
        /// Both have stopped the game.
        OVER,
        /// Ada has proposed to stop.
        VOTING,
        /// A bot plays for Ben, who has left.
        HELD,
        /// A next game, for which Ben's seat is kept.
        AWAITING,
        /// Ben is asked, and a live clock runs.
        RUNNING,
        /// Ben is asked, and the clock of the seat is stopped.
        STOPPED,
        /// Ben's live clock has run out, and the server has not noticed yet.
        RUN_OUT;

        /// Returns the time of the command, in milliseconds.
        long now() {
            return switch (this) {
                case SEATING, PLAYING, OVER, VOTING, HELD, AWAITING -> NOW;
                case RUNNING ->
                    NOW + Duration.ofSeconds(LIVE.initialSeconds() - 1).toMillis();
                case STOPPED -> NOW + Duration.ofDays(DAYS.perDecision() + 1).toMillis();
                case RUN_OUT -> NOW + Duration.ofSeconds(LIVE.initialSeconds()).toMillis() + Clocks.COUNTDOWN;
            };
        }
    }

    /// A command and what comes of it: the kinds of the events, or the code of the fault.
    record Row(Function<Table<?, ?, ?>, Call> call, Map<Standing, String> expected) {
        /// Makes a row for all phases. A clock changes nothing while the game is played, except by [#clock].
        ///
        /// @param outcomes one in each phase, in their order
        static Row of(Function<Table<?, ?, ?>, Call> call, String... outcomes) {
            var expected = new EnumMap<Standing, String>(Standing.class);
            var standings = Standing.values();
            for (int i = 0; i < outcomes.length; i++) {
                expected.put(standings[i], outcomes[i]);
            }
            for (var standing : CLOCKS) {
                expected.put(standing, outcomes[List.of(standings).indexOf(Standing.PLAYING)]);
            }
            return new Row(call, expected);
        }

        /// Returns the same row with other outcomes while the clock runs, is stopped, and has run out.
        Row clock(String running, String stopped, String runOut) {
            var other = new EnumMap<>(expected);
            other.put(Standing.RUNNING, running);
            other.put(Standing.STOPPED, stopped);
            other.put(Standing.RUN_OUT, runOut);
            return new Row(call, other);
        }

        static Row of(Function<Table<?, ?, ?>, Call> call, Standing standing, String expected) {
            return new Row(call, Map.of(standing, expected));
        }
    }

    /// Somebody's command, or the server's.
    sealed interface Call {
        record Of(Person by, Command command) implements Call {}

        record Server(ServerCommand command) implements Call {}
    }

    private static Function<Table<?, ?, ?>, Call> by(Person person, Command command) {
        return _ -> new Call.Of(person, command);
    }

    private static Function<Table<?, ?, ?>, Call> server(ServerCommand command) {
        return _ -> new Call.Server(command);
    }

    static Command.Vote vote(Table<?, ?, ?> table, boolean agree) {
        return new Command.Vote(table.state().motion().map(open -> open.id()).orElse(0L), Optional.empty(), agree);
    }

    /// The rows. Their outcomes stand in the order seating, playing, over, voting, held, awaiting.
    static final List<Row> ROWS = List.of(
            Row.of(CommandTable::firstMove, PHASE, "Stepped", PHASE, "Stepped", "protocol/not-yours", PHASE),
            Row.of(
                    table -> new Call.Of(ADA, lastBack(table, P1)),
                    PHASE,
                    "TakenBack",
                    PHASE,
                    "TakenBack",
                    "TakenBack",
                    PHASE),
            Row.of(
                    table -> new Call.Of(BEN, lastBack(table, P2)),
                    "protocol/not-yours",
                    "Proposed",
                    PHASE,
                    NOT_NOW,
                    "Proposed",
                    PHASE),
            Row.of(by(ADA, new Command.Withdraw(P1)), PHASE, NOT_NOW, PHASE, NOT_NOW, NOT_NOW, PHASE),
            Row.of(by(ADA, new Command.Stop(P1)), PHASE, "Proposed", PHASE, NOT_NOW, "Proposed", PHASE),
            Row.of(table -> new Call.Of(BEN, vote(table, true)), PHASE, NOT_NOW, PHASE, "Voted Ended", NOT_NOW, PHASE),
            Row.of(table -> new Call.Of(BEN, vote(table, false)), Standing.VOTING, "Voted"),
            Row.of(table -> new Call.Of(ADA, vote(table, true)), Standing.VOTING, NOTHING),
            Row.of(table -> new Call.Of(EVE, vote(table, true)), Standing.VOTING, "protocol/not-yours"),
            Row.of(
                    by(ADA, new Command.Resign(P1)),
                    PHASE,
                    "Seated Ended",
                    PHASE,
                    "Seated Ended",
                    "Seated Ended",
                    PHASE),
            Row.of(by(ADA, new Command.Resign(P2)), Standing.PLAYING, "protocol/not-yours"),
            Row.of(by(ADA, new Command.Pause(P1)), PHASE, "Paused", PHASE, "Paused", "Paused", PHASE)
                    .clock(NOT_NOW, "Paused", NOT_NOW),
            Row.of(by(BEN, new Command.Pause(P2)), Standing.STOPPED, "Paused"),
            Row.of(
                    by(ADA, new Command.Stand(P1, StandingAnswer.usual())),
                    PHASE,
                    "preference",
                    PHASE,
                    "preference",
                    "preference",
                    PHASE),
            Row.of(
                    by(ADA, new Command.Extend(P1, 0)),
                    PHASE,
                    "protocol/stale-version",
                    PHASE,
                    "protocol/stale-version",
                    "protocol/stale-version",
                    PHASE),
            Row.of(
                    table -> new Call.Of(
                            ADA, new Command.Extend(P1, table.session().decision())),
                    PHASE,
                    NOT_NOW,
                    PHASE,
                    NOT_NOW,
                    NOT_NOW,
                    PHASE),
            Row.of(
                    table ->
                            new Call.Of(ADA, new Command.PassAll(table.session().decision())),
                    PHASE,
                    NOT_NOW,
                    PHASE,
                    NOT_NOW,
                    NOT_NOW,
                    PHASE),
            Row.of(by(BEN, sit(P2)), "Seated Started", NOTHING, NOTHING, NOTHING, NOTHING, "Seated Started"),
            Row.of(by(EVE, sit(P2)), "Seated Started", PHASE, PHASE, PHASE, PHASE, "protocol/seat-taken"),
            Row.of(by(EVE, sit(P1)), Standing.SEATING, "protocol/seat-taken"),
            Row.of(by(EVE, sit(Seat.of(2))), Standing.SEATING, "input/setup"),
            Row.of(by(ADA, new Command.Leave(P1)), "Seated", "Seated", PHASE, "Seated", "Seated", "Seated Hosted"),
            Row.of(by(BEN, new Command.Leave(P2)), Standing.HELD, NOTHING),
            Row.of(
                    by(ADA, new Command.Assign(P2, Optional.of("random"))),
                    "Seated Started",
                    PHASE,
                    PHASE,
                    PHASE,
                    PHASE,
                    "Seated Started"),
            Row.of(
                    by(ADA, new Command.Assign(P2, Optional.of("nobody"))),
                    "input/setup",
                    PHASE,
                    PHASE,
                    PHASE,
                    PHASE,
                    "input/setup"),
            Row.of(by(ADA, new Command.Assign(P2, Optional.empty())), "Seated", PHASE, PHASE, PHASE, PHASE, "Seated"),
            Row.of(by(BEN, new Command.Assign(P1, Optional.empty())), Standing.SEATING, "protocol/not-host"),
            Row.of(by(ADA, new Command.Order(List.of(P2, P1))), "Ordered", PHASE, PHASE, PHASE, PHASE, "Ordered"),
            Row.of(by(ADA, new Command.Order(List.of(P2, P2))), Standing.SEATING, "input/setup"),
            Row.of(by(ADA, new Command.CallBot(P2)), PHASE, NOT_NOW, PHASE, NOT_NOW, NOTHING, PHASE),
            Row.of(by(ADA, new Command.Return(P1)), PHASE, NOTHING, PHASE, NOTHING, NOTHING, PHASE),
            Row.of(by(BEN, new Command.Return(P2)), Standing.HELD, "Seated"),
            Row.of(by(ADA, new Command.Revoke()), "Invited", PHASE, PHASE, PHASE, PHASE, "Invited"),
            Row.of(
                    by(ADA, new Command.HandOver(EVE)),
                    "HandedOver",
                    "HandedOver",
                    "HandedOver",
                    "HandedOver",
                    "HandedOver",
                    "HandedOver"),
            Row.of(by(EVE, new Command.HandOver(BEN)), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING),
            Row.of(by(ADA, new Command.Say("hello", Optional.empty())), "Said", "Said", "Said", "Said", "Said", "Said"),
            Row.of(by(EVE, new Command.Say("hello", Optional.empty())), Standing.PLAYING, "protocol/not-yours"),
            Row.of(server(new ServerCommand.Begin()), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING),
            Row.of(server(new ServerCommand.Tick()), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING)
                    .clock(NOTHING, NOTHING, "Seated"),
            Row.of(server(new ServerCommand.GoOn()), NOTHING, NOTHING, NOTHING, NOTHING, NOTHING, NOTHING),
            Row.of(CommandTable::botMove, PHASE, "Stepped", PHASE, "Stepped", "Stepped", PHASE),
            Row.of(server(new ServerCommand.ReplaceBot(P1)), PHASE, "Seated", PHASE, "Seated", "Seated", PHASE),
            Row.of(
                    server(new ServerCommand.TakeUp(BEN)),
                    NOTHING,
                    NOTHING,
                    NOTHING,
                    NOTHING,
                    NOTHING,
                    "Seated Started"),
            Row.of(server(new ServerCommand.Rematch("next")), PHASE, PHASE, "Rematched", PHASE, PHASE, PHASE),
            Row.of(server(new ServerCommand.Close()), "Ended", "Ended", PHASE, "Ended", "Ended", "Ended"),
            Row.of(
                    server(new ServerCommand.Remove(EVE)),
                    "Removed",
                    "Removed",
                    "Removed",
                    "Removed",
                    "Removed",
                    "Removed"),
            Row.of(server(new ServerCommand.Remove(ADA)), NOT_NOW, NOT_NOW, NOT_NOW, NOT_NOW, NOT_NOW, NOT_NOW),
            Row.of(
                    server(new ServerCommand.Rename(ADA, "Adele")),
                    "Seated",
                    "Seated",
                    NOTHING,
                    "Seated",
                    "Seated",
                    "Seated"));

    static Command.Sit sit(Seat seat) {
        return new Command.Sit(seat, Optional.empty(), false, Optional.empty());
    }

    private static Command.TakeBack lastBack(Table<?, ?, ?> table, Seat seat) {
        return new Command.TakeBack(
                seat, table.session().decision(), table.session().steps().size() - 1);
    }

    /// The first listed move of the seat that is asked, by its player.
    static Call firstMove(Table<?, ?, ?> table) {
        var seat = asked(table);
        return new Call.Of(
                table.state().chair(seat).isOf(BEN.id()) ? BEN : ADA,
                new Command.Move(seat, table.session().decision(), firstMove(table.session(), seat)));
    }

    private static Call botMove(Table<?, ?, ?> table) {
        var seat = asked(table);
        return new Call.Server(new ServerCommand.BotMove(seat, firstMove(table.session(), seat)));
    }

    static Seat asked(Table<?, ?, ?> table) {
        return table.asked().stream().findFirst().orElse(P1);
    }

    private static <S, M extends Move, V> String firstMove(GameSession<S, M, V> session, Seat seat) {
        return session.moves(seat)
                .map(moves -> session.write(moves.list().getFirst()))
                .orElse("");
    }
}
