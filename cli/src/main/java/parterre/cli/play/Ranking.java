package parterre.cli.play;

import java.util.ArrayList;
import java.util.List;
import java.util.function.Function;
import parterre.cli.words.Localizer;
import parterre.engine.BySeat;
import parterre.engine.Result;
import parterre.engine.Seat;
import parterre.engine.box.GameBox;

/// Tells at the table how a game ended.
///
/// @param box the game
/// @param localizer has the words
/// @param name returns the table's name for a seat
record Ranking(GameBox<?, ?, ?> box, Localizer localizer, Function<Seat, String> name) {
    /// Returns why the game ended, and then every party with place and points, best first.
    List<String> of(Result result) {
        var lines = new ArrayList<String>();
        lines.add(localizer.say(new TableMessages.EndedBy(localizer.ending(box, result.ending()))));
        switch (result) {
            case Result.Placed(String _, List<Result.Standing> standings) -> {
                for (var standing : standings) {
                    lines.add("  "
                            + localizer.say(new TableMessages.Placed(
                                    standing.place(), name(standing.party()), Long.toString(standing.score()))));
                }
            }
            case Result.Group(String _, long score, BySeat<Long> scores) -> {
                lines.add("  " + localizer.say(new TableMessages.Together(Long.toString(score))));
                for (var seat : scores.seats()) {
                    lines.add("  " + name.apply(seat) + "  " + scores.of(seat));
                }
            }
        }
        return lines;
    }

    private String name(Result.Party party) {
        return switch (party) {
            case Result.Party.Seated(Seat seat) -> name.apply(seat);
            case Result.Party.Named(String own) -> localizer.party(own);
        };
    }
}
