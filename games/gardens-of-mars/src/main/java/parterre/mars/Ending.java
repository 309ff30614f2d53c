package parterre.mars;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.stream.LongStream;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.mars.MarsEvent.Rule;

/// Decides when the game ends and who has won.
final class Ending {
    private Ending() {}

    /// Ends the game for this reason. An extra turn that was earned is lost. GM-6.1e
    static void end(Draft table, Phase over) {
        table.waitFor(over);
        if (table.extra && table.events().isHeard()) {
            table.events()
                    .add(new MarsEvent.ExtraTurnMissed(Seat.of(table.seat), MarsEvent.ExtraTurnObstacle.GAME_IS_OVER));
        }
        table.extra = false;
        if (table.events().isHeard()) {
            table.events().add(new MarsEvent.GameEnded(Seat.of(table.seat), cause(over)));
            tellRules(table);
        }
    }

    private static void tellRules(Draft table) {
        switch (result(new Draft(table).position())) {
            case Result.Group _ -> table.tell(Rule.TOGETHER);
            case Result.Placed(String _, var standings) -> {
                table.tell(Rule.PLACES);
                if (standings.stream().map(Result.Standing::place).distinct().count() < standings.size()) {
                    table.tell(Rule.LEVEL);
                }
            }
        }
        if (table.phase == Phase.OUT_OF_FLOWERS) {
            if (table.terms.end().finishRound()) {
                table.tell(Rule.ROUND_ENDS);
            } else if (table.terms.after(table.seat) != table.first) {
                table.tell(Rule.ENDS_AT_ONCE);
            }
        }
    }

    private static MarsEvent.Cause cause(Phase over) {
        return switch (over) {
            case OUT_OF_FLOWERS -> MarsEvent.Cause.OUT_OF_FLOWERS;
            case DEADLOCK -> MarsEvent.Cause.DEADLOCK;
            case IDLE -> MarsEvent.Cause.IDLE;
            case BEGIN, PLACE, DEAL, CHOOSE, ROLL, MOVE -> throw new IllegalArgumentException(over + " is no end");
        };
    }

    /// Returns true if the player has just planted their last flower and this ends the game at once. GM-5.1
    static boolean isOutOfFlowers(Draft table) {
        return !table.hasFlowers(table.seat) && !table.terms.end().finishRound();
    }

    /// Returns true if the round in which a player ran out of flowers is over: the first player would be next. GM-A15
    /// GM-D6
    static boolean isRoundOver(Draft table) {
        return table.terms.end().finishRound() && table.seat == table.first && somebodyIsOut(table);
    }

    private static boolean somebodyIsOut(Draft table) {
        for (int seat = 0; seat < table.terms.seats(); seat++) {
            if (!table.hasFlowers(seat)) {
                return true;
            }
        }
        return false;
    }

    /// Returns true if no player can roll. Called at the start of a turn without dice. GM-5.2 GM-A16
    static boolean isDeadlock(Draft table) {
        for (int seat = 0; seat < table.terms.seats(); seat++) {
            if (Rolling.dice(table, seat) > 0) {
                return false;
            }
        }
        return true;
    }

    /// Returns true if the game ends because too many turns passed without a planting. GM-5.4
    static boolean isIdle(Draft table) {
        return table.terms.end().idleCap() > 0
                && table.idle >= table.terms.end().idleCap();
    }

    /// Returns the result of a finished game: by scores, with level players in one place, or as a group. GM-5.3
    /// GM-6.3 GM-A17 GM-D8
    static Result result(Position position) {
        var ending = cause(position.phase()).notation();
        int seats = position.terms().seats();
        if (position.terms().end().cooperative()) {
            var scores = BySeat.each(seats, seat -> (long) position.score(seat.index()));
            long lowest = scores.seats().stream()
                    .flatMapToLong(seat -> LongStream.of(scores.of(seat)))
                    .min()
                    .orElseThrow();
            return new Result.Group(ending, lowest, scores);
        }
        var standings = new ArrayList<Result.Standing>();
        for (var seat : Seat.first(seats)) {
            long score = position.score(seat.index());
            int place = 1;
            for (var other : Seat.first(seats)) {
                if (position.score(other.index()) > score) {
                    place++;
                }
            }
            standings.add(new Result.Standing(new Result.Party.Seated(seat), place, score));
        }
        standings.sort(Comparator.comparingInt(Result.Standing::place));
        return new Result.Placed(ending, standings);
    }
}
