package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Seat;

/// How a game ended, as it is told at the table.
final class Ranking {
    private Ranking() {}

    /// Why it ended, and then everyone with place and points, best first.
    ///
    /// @param name what the table calls a seat
    static List<String> of(Result result, Function<Seat, String> name) {
        var lines = new ArrayList<String>();
        lines.add("The game is over: " + result.ending() + ".");
        switch (result) {
            case Result.Placed(String _, List<Result.Standing> standings) -> {
                for (var standing : standings) {
                    lines.add("  " + standing.place() + ". " + name(standing.party(), name) + "  " + standing.score());
                }
            }
            case Result.Group(String _, long score, BySeat<Long> scores) -> {
                lines.add("  Together: " + score);
                for (var seat : scores.seats()) {
                    lines.add("  " + name.apply(seat) + "  " + scores.of(seat));
                }
            }
        }
        return lines;
    }

    private static String name(Result.Party party, Function<Seat, String> name) {
        return switch (party) {
            case Result.Party.Seated(Seat seat) -> name.apply(seat);
            case Result.Party.Named(String own) -> "the " + own.replace('-', ' ');
        };
    }
}
