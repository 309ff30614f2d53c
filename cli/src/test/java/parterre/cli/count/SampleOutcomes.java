package parterre.cli.count;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import parterre.bots.BotSpec;
import parterre.bots.series.MatchSeries;
import parterre.bots.series.Outcome;
import parterre.bots.series.SeriesPlan;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Result.Standing;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Boxes;
import parterre.engine.box.GameBox;
import parterre.testkit.Copies;

/// Outcomes to count: real games between `random` and `greedy`, with results as the test wants them.
final class SampleOutcomes {
    private static final GameBox<?, ?, ?> BOX = Boxes.named("gardens-of-mars").orElseThrow();

    private SampleOutcomes() {}

    /// A rotating series of random and greedy.
    static SeriesPlan plan(int games) {
        var lineUp =
                List.of(BotSpec.read("random").orThrow(), BotSpec.read("greedy").orThrow());
        return SeriesPlan.of(Setup.standard(BOX.game().info(), 2), lineUp, games, 1);
    }

    static List<Outcome> games(SeriesPlan plan) {
        var outcomes = new ArrayList<Outcome>();
        new MatchSeries<>(BOX, plan).play(1, outcomes::add);
        return outcomes;
    }

    /// The same game with another result.
    static Outcome with(Outcome game, Optional<Result> result) {
        return Copies.with(game, "result", result);
    }

    /// The same game with other figures.
    static Outcome counting(Outcome game, Double... figures) {
        return Copies.with(game, "figures", List.of(figures));
    }

    /// P1 and P2 with these points.
    static Result points(long first, long second) {
        var p1 = new Standing(new Party.Seated(Seat.of(0)), first >= second ? 1 : 2, first);
        var p2 = new Standing(new Party.Seated(Seat.of(1)), second >= first ? 1 : 2, second);
        return new Result.Placed("by hand", first >= second ? List.of(p1, p2) : List.of(p2, p1));
    }
}
