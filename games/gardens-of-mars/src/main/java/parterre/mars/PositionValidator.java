package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Reading;
import parterre.engine.Seat;

/// Checks whether a table that somebody set up is possible by the rules. Scores must differ, the table must fit
/// the phase, and the player who is to move must have a move. Problems name the field of the [MarsView]. GM-4.5
/// GM-D15
final class PositionValidator {
    private final Draft table;
    private final MarsTerms terms;
    private final List<Reading.Problem> problems = new ArrayList<>();

    private PositionValidator(Draft table) {
        this.table = table;
        this.terms = table.terms;
    }

    /// Returns the problems of a table in its phase.
    static List<Reading.Problem> problems(Draft table) {
        var soundness = new PositionValidator(table);
        switch (table.phase) {
            case BEGIN -> soundness.beforeTheStart();
            case PLACE -> soundness.whilePlacing();
            case DEAL -> soundness.beforeTheDeal();
            case CHOOSE, ROLL -> soundness.beforeARoll();
            case MOVE -> soundness.beforeAMove();
            case OUT_OF_FLOWERS, DEADLOCK, IDLE -> soundness.atTheEnd();
        }
        soundness.always();
        return soundness.problems;
    }

    /// Returns the problems of a table at the beginning of a turn, with or without dice.
    static List<Reading.Problem> problemsOfABeginning(Draft table) {
        var soundness = new PositionValidator(table);
        soundness.duringATurn();
        soundness.must(table.toRoll == 0, "toRoll", new MarsFault.RollFollows(table.toRoll));
        soundness.must(!table.extra, "extraTurn", new MarsFault.ExtraTurnGoesOn());
        soundness.always();
        return soundness.problems;
    }

    private void always() {
        for (int seat = 0; seat < terms.seats(); seat++) {
            int score = table.score(seat);
            if (terms.track().skips() && score > 0 && ScoreTrack.isTaken(table.scores, seat, score, terms)) {
                wrong("players[" + seat + "].score", new MarsFault.SquareTaken(score));
            }
        }
        must(
                terms.opening().isDrawn() || terms.opening().firstSeat() == table.first,
                "first",
                new MarsFault.OtherFirstPlayer(table.first + 1, terms.opening().firstSeat() + 1));
        must(table.phase == Phase.ROLL || table.toRoll == 0, "toRoll", new MarsFault.NobodyRolls(table.toRoll));
        must(!table.extra || terms.extraTurns().areAgreed(), "extraTurn", new MarsFault.ExtraTurnNotAgreed());
        must(!table.extra || table.phase == Phase.MOVE, "extraTurn", new MarsFault.ExtraTurnWaitsForMove());
    }

    private void beforeTheStart() {
        must(terms.opening().isDrawn(), "waitsFor", new MarsFault.BeginWasAgreed());
        must(table.first == 0 && table.seat == 0, "seat", new MarsFault.SeatUnknownYet());
        nothingHasHappened();
        must(placed() == 0, "players[0].gardeners", new MarsFault.NobodyPlacedYet());
        must(!isDealt(), "players[0].flowers", new MarsFault.NotDealtYet());
    }

    private void whilePlacing() {
        nothingHasHappened();
        must(placed() < terms.allGardeners(), "waitsFor", new MarsFault.AllArePlaced());
        must(
                isDealt() == terms.opening().dealFirst(),
                "players[0].flowers",
                terms.opening().dealFirst() ? new MarsFault.DealtBeforePlacing() : new MarsFault.DealtAfterPlacing());
        int seat = table.first;
        for (int i = 0; i < placed(); i++) {
            must(
                    table.gardener(seat + i / terms.seats() * TwoGardeners.SECOND) != Position.NOWHERE,
                    "players[" + seat + "].gardeners",
                    new MarsFault.TooFewPlaced(Seat.of(table.first).toString()));
            seat = terms.after(seat);
        }
        must(table.seat == seat, "seat", new MarsFault.OtherSeatPlaces(table.seat + 1, seat + 1));
    }

    private void beforeTheDeal() {
        nothingHasHappened();
        must(!isDealt(), "players[0].flowers", new MarsFault.DealIsToCome());
        int right = terms.opening().dealFirst() ? 0 : terms.allGardeners();
        must(placed() == right, "players[0].gardeners", new MarsFault.PlacedBeforeDeal(placed(), right));
        must(table.seat == table.first, "seat", new MarsFault.NotTheFirstSeat(table.seat + 1, table.first + 1));
    }

    private void nothingHasHappened() {
        must(table.scores == 0, "players[0].score", new MarsFault.NobodyScoredYet());
        must(table.dice().isEmpty(), "dice", new MarsFault.NoDiceYet());
        must(table.idle == 0, "idle", new MarsFault.NoTurnYet(table.idle));
        must(table.flowers.planted().isEmpty(), "beds", new MarsFault.NothingPlantedYet());
    }

    private void duringATurn() {
        must(
                placed() == terms.allGardeners(),
                "players",
                new MarsFault.WrongNumberOfGardeners(placed(), terms.allGardeners()));
        must(
                terms.end().idleCap() == 0 || table.idle < terms.end().idleCap(),
                "idle",
                new MarsFault.IdleTooLong(table.idle, terms.end().idleCap()));
        if (!table.hasFlowers(table.seat)) {
            wrong("players[" + table.seat + "].flowers", new MarsFault.MoverHasNoFlowers());
            return;
        }
        for (int seat = 0; seat < terms.seats(); seat++) {
            boolean isOutThisRound = terms.end().finishRound() && turnOf(seat) < turnOf(table.seat);
            must(
                    table.hasFlowers(seat) || isOutThisRound,
                    "players[" + seat + "].flowers",
                    new MarsFault.NoFlowersLeft());
        }
    }

    /// Returns the number of this seat's turn in a round, from 0.
    private int turnOf(int seat) {
        return (seat - table.first + terms.seats()) % terms.seats();
    }

    private void beforeARoll() {
        duringATurn();
        must(table.dice().isEmpty(), "dice", new MarsFault.DiceLieThere());
        if (!problems.isEmpty()) {
            return;
        }
        int claimed = table.toRoll;
        boolean isChoice = TwoGardeners.isChoice(table, table.seat);
        if (table.phase == Phase.CHOOSE) {
            must(isChoice, "waitsFor", new MarsFault.NoChoiceHere());
            return;
        }
        int one = table.flowers.freeNextTo(table.gardener(table.seat));
        int other = isChoice ? table.flowers.freeNextTo(table.gardener(table.seat + TwoGardeners.SECOND)) : one;
        int right = Rolling.dice(table, table.seat);
        must(
                claimed > 0 && (isChoice ? claimed == one || claimed == other : claimed == right),
                "toRoll",
                right == 0
                        ? new MarsFault.CannotRoll(claimed)
                        : new MarsFault.RollsOtherDice(claimed, isChoice ? List.of(one, other) : List.of(right)));
    }

    private void beforeAMove() {
        duringATurn();
        must(!table.dice().isEmpty(), "dice", new MarsFault.DiceMissing());
    }

    private void atTheEnd() {
        must(
                placed() == terms.allGardeners(),
                "players",
                new MarsFault.WrongNumberOfGardeners(placed(), terms.allGardeners()));
        if (!problems.isEmpty()) {
            return;
        }
        switch (table.phase) {
            case OUT_OF_FLOWERS ->
                must(
                        Ending.isOutOfFlowers(table) || Ending.isRoundOver(table),
                        "waitsFor",
                        new MarsFault.HasFlowersLeft());
            case DEADLOCK ->
                must(table.dice().isEmpty() && Ending.isDeadlock(table), "waitsFor", new MarsFault.NoDeadlock());
            case IDLE -> must(Ending.isIdle(table), "waitsFor", new MarsFault.NotIdleYet());
            case BEGIN, PLACE, DEAL, CHOOSE, ROLL, MOVE -> throw new IllegalStateException("not an end");
        }
    }

    private int placed() {
        int placed = 0;
        for (int number = 0; number < terms.allGardeners(); number++) {
            if (table.gardener(number) != Position.NOWHERE) {
                placed++;
            }
        }
        return placed;
    }

    private boolean isDealt() {
        for (int seat = 0; seat < terms.seats(); seat++) {
            if (table.hasFlowers(seat)) {
                return true;
            }
        }
        return false;
    }

    private void must(boolean holds, String where, MarsFault otherwise) {
        if (!holds) {
            wrong(where, otherwise);
        }
    }

    private void wrong(String where, MarsFault fault) {
        problems.add(Reading.Problem.of(where, fault));
    }
}
