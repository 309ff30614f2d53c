package parterre.flora.ending;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.flora.events.EndEvent;
import parterre.flora.events.PlantEvent;
import parterre.flora.events.Reasons.GameEnd;
import parterre.flora.events.Reasons.Rule;
import parterre.flora.events.Stage;
import parterre.flora.table.Table;

/// Scores, and how a game ends. FF-5.3 FF-10.1 to FF-10.3 FF-13.4
/// FF-J27 FF-J28 FF-J29 FF-J35
public final class Ending {
    private static final int THREE = 3;
    private static final int FIVE = 5;
    private static final int SEVEN = 7;
    private static final List<WonBy> AT_GOAL = List.of(WonBy.SCORE, WonBy.TURN_ORDER);
    private static final List<WonBy> AT_ROUND_CAP = List.of(WonBy.SCORE, WonBy.BIG_NATIVES, WonBy.COINS);

    private Ending() {}

    /// Returns the stars that show, plus the bonus for diversity. FF-5.3 FF-13.4
    public static int score(EndingTable table, int seat) {
        int stars = table.stars(seat);
        return table.terms().diversity() ? stars + diversity(table, seat) : stars;
    }

    /// Emits an event if a seat's score has changed. Called only if somebody reads the events.
    ///
    /// @param from the score before
    public static void tellScore(EndingTable table, int seat, int from) {
        int to = score(table, seat);
        if (to != from) {
            table.tell(new PlantEvent.Scored(Seat.of(seat), from, to));
        }
    }

    /// Returns the bonus for the different natives of a landscape. FF-13.4
    public static int diversity(EndingTable table, int seat) {
        return bonus(Integer.bitCount(table.natives(seat)));
    }

    /// Returns the bonus for this number of different natives. FF-13.4
    public static int bonus(int natives) {
        return natives >= SEVEN ? 3 : natives >= FIVE ? 2 : natives >= THREE ? 1 : 0;
    }

    /// Ends the game after a complete step, if a player has the winning score. Returns true if the game is
    /// over. FF-10.1
    public static boolean isOver(EndingTable table) {
        if (isWon(table)) {
            end(table, GameEnd.GOAL);
            if (table.isHeard() && isTied(table)) {
                table.tell(Rule.TIE_AT_GOAL);
            }
            return true;
        }
        return false;
    }

    /// Returns true if a player has the winning score. FF-10.1
    public static boolean isWon(EndingTable table) {
        for (int seat = 0; seat < table.seats(); seat++) {
            if (hasWinningScore(table, seat)) {
                return true;
            }
        }
        return false;
    }

    private static boolean hasWinningScore(EndingTable table, int seat) {
        return score(table, seat) >= table.terms().goal();
    }

    /// Returns true if several players have the winning score. FF-10.2
    private static boolean isTied(EndingTable table) {
        return Seat.first(table.seats()).stream()
                        .filter(seat -> hasWinningScore(table, seat.index()))
                        .count()
                > 1;
    }

    /// Ends the game.
    public static void end(Table table, GameEnd reason) {
        table.waitFor(new Stage.Over());
        if (table.isHeard()) {
            table.tell(new EndEvent.GameEnded(reason));
        }
    }

    /// Ends an action, and also the game if a player has the winning score. FF-10.1
    public static void afterAction(EndingTable table) {
        if (!isOver(table)) {
            table.waitFor(Stage.Action.FREE);
        }
    }

    /// Returns the places. Seats between which nothing decides share one. FF-10.2 FF-10.3
    public static Result result(EndingTable table) {
        var criteria = criteria(table);
        var seats = ranked(table, criteria);
        var standings = new ArrayList<Result.Standing>();
        int place = 1;
        for (int i = 0; i < seats.size(); i++) {
            boolean shares = i > 0 && shares(place, decides(table, criteria, seats.get(i - 1), seats.get(i)));
            place = shares ? place : i + 1;
            standings.add(new Result.Standing(
                    new Result.Party.Seated(seats.get(i)),
                    place,
                    score(table, seats.get(i).index())));
        }
        return new Result.Placed((isWon(table) ? GameEnd.GOAL : GameEnd.LAST_ROUND).notation(), List.copyOf(standings));
    }

    /// Returns what decides between the first place and the next. Empty if the first place is shared.
    /// FF-10.2 FF-10.3
    public static Optional<WonBy> wonBy(EndingTable table) {
        var criteria = criteria(table);
        var seats = ranked(table, criteria);
        return decides(table, criteria, seats.getFirst(), seats.get(1));
    }

    /// Returns the values that decide the places, in order. FF-10.2 FF-10.3
    private static List<WonBy> criteria(EndingTable table) {
        return isWon(table) ? AT_GOAL : AT_ROUND_CAP;
    }

    private static List<Seat> ranked(EndingTable table, List<WonBy> criteria) {
        var seats = new ArrayList<>(table.clockwise());
        seats.sort((one, other) -> decides(table, criteria, one, other)
                .map(by -> by.of(table, other) - by.of(table, one))
                .orElse(0));
        return seats;
    }

    /// Returns the first value that differs between two seats.
    private static Optional<WonBy> decides(EndingTable table, List<WonBy> criteria, Seat one, Seat other) {
        for (var by : criteria) {
            if (by.of(table, one) != by.of(table, other)) {
                return Optional.of(by);
            }
        }
        return Optional.empty();
    }

    /// Returns true if a seat shares this place of the seat before it. Turn order decides the first place only.
    private static boolean shares(int place, Optional<WonBy> decides) {
        return decides.isEmpty() || (decides.get() == WonBy.TURN_ORDER && place != 1);
    }
}
