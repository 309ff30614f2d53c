package parterre.mars;

import java.util.List;
import java.util.function.BiFunction;
import java.util.function.BiPredicate;
import java.util.function.Predicate;
import java.util.stream.IntStream;
import parterre.engine.Reading.Problem;
import parterre.engine.Seat;
import parterre.engine.text.Invariant;

/// Says which tables may be set up by the rules. Scores must differ, the table must fit the phase, and the player
/// who is to move must have a move. Problems name the field of the [MarsView]. GM-D15
final class PositionValidator {
    /// GM-2.5
    private static final Invariant<Draft> NOTHING_HAS_HAPPENED = Invariant.all(
            Invariant.that("players[0].score", table -> table.scores == 0, _ -> new MarsFault.NobodyScoredYet()),
            Invariant.that("dice", table -> table.dice().isEmpty(), _ -> new MarsFault.NoDiceYet()),
            Invariant.that("idle", table -> table.idle == 0, table -> new MarsFault.NoTurnYet(table.idle)),
            Invariant.that("beds", table -> table.flowers.planted().isEmpty(), _ -> new MarsFault.NothingPlantedYet()));

    /// GM-2.1
    private static final Invariant<Draft> BEFORE_THE_START = Invariant.all(
            Invariant.that("waitsFor", table -> table.terms.opening().isDrawn(), _ -> new MarsFault.BeginWasAgreed()),
            Invariant.that("seat", table -> table.first == 0 && table.seat == 0, _ -> new MarsFault.SeatUnknownYet()),
            NOTHING_HAS_HAPPENED,
            Invariant.that("players[0].gardeners", table -> placed(table) == 0, _ -> new MarsFault.NobodyPlacedYet()),
            Invariant.that("players[0].flowers", table -> !Dealing.isDealt(table), _ -> new MarsFault.NotDealtYet()));

    /// GM-2.3 GM-6.2 GM-A18
    private static final Invariant<Draft> WHILE_PLACING = Invariant.all(
            NOTHING_HAS_HAPPENED,
            Invariant.that("waitsFor", table -> !areAllPlaced(table), _ -> new MarsFault.AllArePlaced()),
            Invariant.that(
                    "players[0].flowers",
                    table -> Dealing.isDealt(table) == table.terms.opening().dealFirst(),
                    table -> table.terms.opening().dealFirst()
                            ? new MarsFault.DealtBeforePlacing()
                            : new MarsFault.DealtAfterPlacing()),
            Invariant.ofEach(
                    table -> IntStream.range(0, placed(table)).boxed().toList(),
                    (table, turn) -> table.gardener(
                                    seatOfPlacing(table, turn) + turn / table.terms.seats() * TwoGardeners.SECOND)
                            != Position.NOWHERE,
                    (table, turn) -> Problem.of(
                            field(seatOfPlacing(table, turn), "gardeners"),
                            new MarsFault.TooFewPlaced(Seat.of(table.first).toString()))),
            Invariant.that(
                    "seat",
                    table -> table.seat == seatOfPlacing(table, placed(table)),
                    table -> new MarsFault.OtherSeatPlaces(table.seat + 1, seatOfPlacing(table, placed(table)) + 1)));

    /// GM-2.4 GM-A18
    private static final Invariant<Draft> BEFORE_THE_DEAL = Invariant.all(
            NOTHING_HAS_HAPPENED,
            Invariant.that("players[0].flowers", table -> !Dealing.isDealt(table), _ -> new MarsFault.DealIsToCome()),
            Invariant.that(
                    "players[0].gardeners",
                    table -> placed(table) == placedBeforeTheDeal(table),
                    table -> new MarsFault.PlacedBeforeDeal(placed(table), placedBeforeTheDeal(table))),
            Invariant.that(
                    "seat",
                    table -> table.seat == table.first,
                    table -> new MarsFault.NotTheFirstSeat(table.seat + 1, table.first + 1)));

    /// GM-2.3 GM-6.2
    private static final Invariant<Draft> ALL_ARE_PLACED = Invariant.that(
            "players",
            PositionValidator::areAllPlaced,
            table -> new MarsFault.WrongNumberOfGardeners(placed(table), table.terms.allGardeners()));

    /// Players without flowers end the game, at the latest when the round is over. GM-5.1 GM-A15
    private static final Invariant<Draft> FLOWERS_ARE_LEFT = Invariant.inOrder(
            Invariant.that(
                    table -> table.hasFlowers(table.seat),
                    table -> Problem.of(field(table.seat, "flowers"), new MarsFault.MoverHasNoFlowers())),
            ofEachSeat(
                    "flowers",
                    (table, seat) -> table.hasFlowers(seat)
                            || (table.terms.end().finishRound() && turnOf(table, seat) < turnOf(table, table.seat)),
                    (_, _) -> new MarsFault.NoFlowersLeft()));

    /// GM-5.1 GM-5.4
    private static final Invariant<Draft> DURING_A_TURN = Invariant.all(
            ALL_ARE_PLACED,
            Invariant.that(
                    "idle",
                    table -> !Ending.isIdle(table),
                    table -> new MarsFault.IdleTooLong(
                            table.idle, table.terms.end().idleCap())),
            FLOWERS_ARE_LEFT);

    /// GM-3.2
    private static final Invariant<Draft> WITHOUT_DICE = Invariant.all(
            DURING_A_TURN, Invariant.that("dice", table -> table.dice().isEmpty(), _ -> new MarsFault.DiceLieThere()));

    /// GM-A8
    private static final Invariant<Draft> BEFORE_A_CHOICE = Invariant.inOrder(
            WITHOUT_DICE,
            Invariant.that(
                    "waitsFor", table -> TwoGardeners.isChoice(table, table.seat), _ -> new MarsFault.NoChoiceHere()));

    /// GM-3.1 GM-3.1f GM-A8 GM-A19
    private static final Invariant<Draft> BEFORE_A_ROLL = Invariant.inOrder(
            WITHOUT_DICE,
            Invariant.that(
                    "toRoll",
                    table -> table.toRoll > 0 && rolls(table).contains(table.toRoll),
                    table -> Rolling.dice(table, table.seat) == 0
                            ? new MarsFault.CannotRoll(table.toRoll)
                            : new MarsFault.RollsOtherDice(table.toRoll, rolls(table))));

    /// GM-3.1
    private static final Invariant<Draft> BEFORE_A_MOVE = Invariant.all(
            DURING_A_TURN, Invariant.that("dice", table -> !table.dice().isEmpty(), _ -> new MarsFault.DiceMissing()));

    /// GM-5.1 GM-A15
    private static final Invariant<Draft> OUT_OF_FLOWERS =
            ended(table -> Ending.isOutOfFlowers(table) || Ending.isRoundOver(table), new MarsFault.HasFlowersLeft());

    /// GM-5.2 GM-A16
    private static final Invariant<Draft> DEADLOCK =
            ended(table -> table.dice().isEmpty() && Ending.isDeadlock(table), new MarsFault.NoDeadlock());

    /// GM-5.4
    private static final Invariant<Draft> IDLE = ended(Ending::isIdle, new MarsFault.NotIdleYet());

    /// GM-2.1 GM-4.5 GM-6.1 GM-6.1d
    private static final Invariant<Draft> ALWAYS = Invariant.all(
            ofEachSeat(
                    "score",
                    (table, seat) -> !table.terms.track().skips()
                            || !ScoreTrack.isTaken(table.scores, seat, table.score(seat), table.terms),
                    (table, seat) -> new MarsFault.SquareTaken(table.score(seat))),
            Invariant.that(
                    "first",
                    table -> table.terms.opening().isDrawn()
                            || table.terms.opening().firstSeat() == table.first,
                    table -> new MarsFault.OtherFirstPlayer(
                            table.first + 1, table.terms.opening().firstSeat() + 1)),
            Invariant.that(
                    "toRoll",
                    table -> table.phase == Phase.ROLL || table.toRoll == 0,
                    table -> new MarsFault.NobodyRolls(table.toRoll)),
            Invariant.that(
                    "extraTurn",
                    table -> !table.extra || table.terms.extraTurns().areAgreed(),
                    _ -> new MarsFault.ExtraTurnNotAgreed()),
            Invariant.that(
                    "extraTurn",
                    table -> !table.extra || table.phase == Phase.MOVE,
                    _ -> new MarsFault.ExtraTurnWaitsForMove()));

    /// The conditions of every table.
    static final Invariant<Draft> INVARIANT =
            Invariant.all(table -> ofPhase(table.phase).problems(table), ALWAYS);

    /// The conditions of every table at the beginning of a turn, with or without dice.
    static final Invariant<Draft> BEGINNING = Invariant.all(
            DURING_A_TURN,
            Invariant.that("toRoll", table -> table.toRoll == 0, table -> new MarsFault.RollFollows(table.toRoll)),
            Invariant.that("extraTurn", table -> !table.extra, _ -> new MarsFault.ExtraTurnGoesOn()),
            ALWAYS);

    private PositionValidator() {}

    private static Invariant<Draft> ofPhase(Phase phase) {
        return switch (phase) {
            case BEGIN -> BEFORE_THE_START;
            case PLACE -> WHILE_PLACING;
            case DEAL -> BEFORE_THE_DEAL;
            case CHOOSE -> BEFORE_A_CHOICE;
            case ROLL -> BEFORE_A_ROLL;
            case MOVE -> BEFORE_A_MOVE;
            case OUT_OF_FLOWERS -> OUT_OF_FLOWERS;
            case DEADLOCK -> DEADLOCK;
            case IDLE -> IDLE;
        };
    }

    private static Invariant<Draft> ended(Predicate<Draft> holds, MarsFault otherwise) {
        return Invariant.inOrder(ALL_ARE_PLACED, Invariant.that("waitsFor", holds, _ -> otherwise));
    }

    private static Invariant<Draft> ofEachSeat(
            String field, BiPredicate<Draft, Integer> holds, BiFunction<Draft, Integer, MarsFault> otherwise) {
        return Invariant.ofEach(
                table -> IntStream.range(0, table.terms.seats()).boxed().toList(),
                holds,
                (table, seat) -> Problem.of(field(seat, field), otherwise.apply(table, seat)));
    }

    private static String field(int seat, String name) {
        return "players[" + seat + "]." + name;
    }

    private static int placed(Draft table) {
        return (int) IntStream.range(0, table.terms.allGardeners())
                .filter(number -> table.gardener(number) != Position.NOWHERE)
                .count();
    }

    private static boolean areAllPlaced(Draft table) {
        return placed(table) == table.terms.allGardeners();
    }

    private static int placedBeforeTheDeal(Draft table) {
        return table.terms.opening().dealFirst() ? 0 : table.terms.allGardeners();
    }

    /// Returns the seat that places the gardener after this many.
    private static int seatOfPlacing(Draft table, int placed) {
        return (table.first + placed) % table.terms.seats();
    }

    /// Returns the number of this seat's turn in a round, from 0.
    private static int turnOf(Draft table, int seat) {
        return Math.floorMod(seat - table.first, table.terms.seats());
    }

    /// Returns the numbers of dice that the player may roll.
    private static List<Integer> rolls(Draft table) {
        return TwoGardeners.isChoice(table, table.seat)
                ? List.of(
                        table.flowers.freeNextTo(table.gardener(table.seat)),
                        table.flowers.freeNextTo(table.gardener(table.seat + TwoGardeners.SECOND)))
                : List.of(Rolling.dice(table, table.seat));
    }
}
