package parterre.review;

import java.util.Arrays;
import java.util.List;
import java.util.function.BiConsumer;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.Next;
import parterre.engine.Result;
import parterre.engine.Result.Party;
import parterre.engine.Seat;
import parterre.engine.box.Value;

/// Expects the points of each party at the end. At the end they are the result's.
///
/// Where all play together, every seat has the points of the group. Before the end these are estimated by the
/// lowest points that a seat is expected to reach.
final class ExpectedPoints<S> implements BiConsumer<S, double[]> {
    private final Game<S, ?, ?> game;
    private final Value<S> value;
    private final boolean isGroup;

    /// @param value has learned to expect scores
    /// @param isGroup true if all play together
    ExpectedPoints(Game<S, ?, ?> game, Value<S> value, boolean isGroup) {
        this.game = game;
        this.value = value;
        this.isGroup = isGroup;
    }

    /// Writes the points of all parties.
    ///
    /// @param into has one element for each party
    @Override
    public void accept(S position, double[] into) {
        if (game.next(position) instanceof Next.Over<?>(Result result)) {
            ended(result, into);
            return;
        }
        value.scores(position, into);
        if (isGroup) {
            Arrays.fill(into, Arrays.stream(into).min().orElse(0));
        }
    }

    private static void ended(Result result, double[] into) {
        switch (result) {
            case Result.Group(String _, long score, BySeat<Long> _) -> Arrays.fill(into, (double) score);
            case Result.Placed(String _, List<Result.Standing> standings) -> {
                for (var standing : standings) {
                    int party = standing.party() instanceof Party.Seated(Seat seat) ? seat.index() : into.length - 1;
                    into[party] = (double) standing.score();
                }
            }
        }
    }
}
