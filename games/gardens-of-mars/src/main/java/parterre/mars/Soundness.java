package parterre.mars;

import java.util.ArrayList;
import java.util.List;
import parterre.engine.Reading;
import parterre.engine.Seat;

/// Whether a table that somebody set up could stand like this by the rules: scores can be told apart, what lies there
/// fits what is waited for, and whoever is to move can. Problems name the field of the [MarsView]. GM-4.5
/// GM-D15
final class Soundness {
    private final Draft table;
    private final MarsTerms terms;
    private final List<Reading.Problem> problems = new ArrayList<>();

    private Soundness(Draft table) {
        this.table = table;
        this.terms = table.terms;
    }

    /// What cannot be so while the table waits for what it says it waits for.
    static List<Reading.Problem> problems(Draft table) {
        var soundness = new Soundness(table);
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

    /// What cannot be so when a turn begins, whether or not dice lie there.
    static List<Reading.Problem> problemsOfABeginning(Draft table) {
        var soundness = new Soundness(table);
        soundness.duringATurn();
        soundness.must(table.toRoll == 0, "toRoll", "is " + table.toRoll, "leave it to the rules when a turn begins");
        soundness.must(
                !table.extra, "extraTurn", "is set", "an extra turn does not begin, it goes on: wait for a move");
        soundness.always();
        return soundness.problems;
    }

    private void always() {
        for (int seat = 0; seat < terms.seats(); seat++) {
            int score = table.score(seat);
            if (terms.track().skips() && score > 0 && ScoreTrack.isTaken(table.scores, seat, score, terms)) {
                wrong(
                        "players[" + seat + "].score",
                        "is " + score + ", where another marker stands",
                        "give every player a square of his own, or 0 (GM-4.5)");
            }
        }
        must(
                terms.opening().isDrawn() || terms.opening().firstSeat() == table.first,
                "first",
                "is " + (table.first + 1) + ", but first-player="
                        + (terms.opening().firstSeat() + 1) + " was agreed",
                "let them agree");
        must(
                table.phase == Phase.ROLL || table.toRoll == 0,
                "toRoll",
                "is " + table.toRoll,
                "nobody is about to roll: give 0");
        must(
                !table.extra || terms.extraTurns().areAgreed(),
                "extraTurn",
                "is set",
                "no special action was agreed (GM-6.1)");
        must(
                !table.extra || table.phase == Phase.MOVE,
                "extraTurn",
                "is set",
                "an extra turn waits for a move only (GM-6.1d)");
    }

    private void beforeTheStart() {
        must(
                terms.opening().isDrawn(),
                "waitsFor",
                "is begin",
                "who begins was agreed: wait for place or deal (GM-2.1)");
        must(table.first == 0 && table.seat == 0, "seat", "is known", "give 1 as long as chance has not spoken");
        nothingHasHappened();
        must(placed() == 0, "players[0].gardeners", "stand in the garden", "nobody has been placed yet");
        must(!isDealt(), "players[0].flowers", "are there", "nothing has been dealt yet");
    }

    private void whilePlacing() {
        nothingHasHappened();
        must(
                placed() < terms.allGardeners(),
                "waitsFor",
                "is place",
                "all gardeners have been placed: wait for deal, or for a turn");
        must(
                isDealt() == terms.opening().dealFirst(),
                "players[0].flowers",
                isDealt() ? "are there" : "are missing",
                terms.opening().dealFirst()
                        ? "they are dealt before the placing (GM-A18)"
                        : "they are dealt after the placing");
        int seat = table.first;
        for (int i = 0; i < placed(); i++) {
            must(
                    table.gardener(seat + i / terms.seats() * TwoGardeners.SECOND) != Position.NOWHERE,
                    "players[" + seat + "].gardeners",
                    "are too few",
                    "gardeners are placed in turn order from " + Seat.of(table.first) + " (GM-2.3)");
            seat = terms.after(seat);
        }
        must(table.seat == seat, "seat", "is " + (table.seat + 1), "the next to place is " + (seat + 1) + " (GM-2.3)");
    }

    private void beforeTheDeal() {
        nothingHasHappened();
        must(!isDealt(), "players[0].flowers", "are there", "the deal is still to come");
        int right = terms.opening().dealFirst() ? 0 : terms.allGardeners();
        must(
                placed() == right,
                "players[0].gardeners",
                "and the others are " + placed() + " altogether",
                "before the deal there are " + right + " (GM-2.4)");
        must(table.seat == table.first, "seat", "is " + (table.seat + 1), "it is the one who begins");
    }

    private void nothingHasHappened() {
        must(
                table.scores == 0,
                "players[0].score",
                "or another one is not 0",
                "nobody has scored before the first turn");
        must(table.dice().isEmpty(), "dice", "lie on the table", "there are none before the first turn (GM-2.5)");
        must(table.idle == 0, "idle", "is " + table.idle, "no turn has been played");
        must(table.flowers.planted().isEmpty(), "beds", "are planted", "no turn has been played");
    }

    private void duringATurn() {
        must(
                placed() == terms.allGardeners(),
                "players",
                "have " + placed() + " gardeners altogether",
                "give " + terms.allGardeners() + " (GM-2.3)");
        must(
                terms.end().idleCap() == 0 || table.idle < terms.end().idleCap(),
                "idle",
                "is " + table.idle,
                "the game has ended at " + terms.end().idleCap() + " (GM-5.4)");
        if (!table.hasFlowers(table.seat)) {
            wrong("players[" + table.seat + "].flowers", "are none", "whoever is to move has flowers (GM-5.1)");
            return;
        }
        for (int seat = 0; seat < terms.seats(); seat++) {
            boolean isOutThisRound = terms.end().finishRound() && turnOf(seat) < turnOf(table.seat);
            must(
                    table.hasFlowers(seat) || isOutThisRound,
                    "players[" + seat + "].flowers",
                    "are none",
                    "the game is over then (GM-5.1, GM-A15)");
        }
    }

    /// Which turn of a round is this seat's, from 0.
    private int turnOf(int seat) {
        return (seat - table.first + terms.seats()) % terms.seats();
    }

    private void beforeARoll() {
        duringATurn();
        must(table.dice().isEmpty(), "dice", "lie on the table", "dice are rolled only when there are none (GM-3.2)");
        if (!problems.isEmpty()) {
            return;
        }
        int claimed = table.toRoll;
        boolean isChoice = TwoGardeners.isChoice(table, table.seat);
        if (table.phase == Phase.CHOOSE) {
            must(isChoice, "waitsFor", "is choose", "there is no choice here: wait for roll (GM-A8)");
            return;
        }
        int one = table.flowers.freeNextTo(table.gardener(table.seat));
        int other = isChoice ? table.flowers.freeNextTo(table.gardener(table.seat + TwoGardeners.SECOND)) : one;
        int right = Rolling.dice(table, table.seat);
        must(
                claimed > 0 && (isChoice ? claimed == one || claimed == other : claimed == right),
                "toRoll",
                "is " + claimed,
                right == 0
                        ? "this player cannot roll (GM-3.1f)"
                        : "this player rolls " + (isChoice ? one + " or " + other : right) + " (GM-3.1)");
    }

    private void beforeAMove() {
        duringATurn();
        must(!table.dice().isEmpty(), "dice", "are missing", "without dice the player rolls or passes (GM-3.1)");
    }

    private void atTheEnd() {
        must(
                placed() == terms.allGardeners(),
                "players",
                "have " + placed() + " gardeners altogether",
                "give " + terms.allGardeners() + " (GM-2.3)");
        if (!problems.isEmpty()) {
            return;
        }
        switch (table.phase) {
            case OUT_OF_FLOWERS ->
                must(
                        Ending.isOutOfFlowers(table) || Ending.isRoundOver(table),
                        "waitsFor",
                        "is out-of-flowers",
                        "the player of the last turn has some (GM-5.1, GM-A15)");
            case DEADLOCK ->
                must(
                        table.dice().isEmpty() && Ending.isDeadlock(table),
                        "waitsFor",
                        "is deadlock",
                        "somebody can move or roll (GM-5.2)");
            case IDLE ->
                must(
                        Ending.isIdle(table),
                        "waitsFor",
                        "is idle",
                        "not enough turns have gone without a planting (GM-5.4)");
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

    private void must(boolean holds, String where, String says, String remedy) {
        if (!holds) {
            wrong(where, says, remedy);
        }
    }

    private void wrong(String where, String says, String remedy) {
        problems.add(new Reading.Problem(0, where, says, remedy));
    }
}
