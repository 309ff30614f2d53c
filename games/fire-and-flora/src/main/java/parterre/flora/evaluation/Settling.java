package parterre.flora.evaluation;

import java.util.List;
import parterre.engine.BySeat;
import parterre.flora.events.Stage;
import parterre.flora.material.Hand;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Offer;
import parterre.flora.playing.Blocking;
import parterre.flora.playing.Nefarious;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;
import parterre.flora.turn.Asking;

/// Plays a position on to its probable state at the next free choice, for rules of thumb. No play is blocked,
/// children go to their likely places, and thefts take the most frequent card.
final class Settling {
    private static final int MOST_STEPS = 12;

    private Settling() {}

    static Draft of(Position position) {
        var table = position.draft();
        for (int step = 0; step < MOST_STEPS && settle(table); step++) {
            // Each step brings the table nearer to where nothing is pending.
        }
        return table;
    }

    /// @return false if nothing is pending
    private static boolean settle(Draft table) {
        switch (table.stage()) {
            case Stage.Window window -> Blocking.answer(table, window, BySeat.none());
            case Stage.Robbing(var victim) ->
                Nefarious.rob(
                        table, victim.index(), Hand.mostFrequent(table.purses().hand(victim.index())));
            case Stage.Asking asking -> Asking.answer(table, asking, likely(table, asking));
            case Stage.Offered(Offer _) -> table.waitFor(Stage.Action.FREE);
            case Stage.ForChance _, Stage.Forecasting _, Stage.Action _, Stage.Over _ -> {
                return false;
            }
        }
        return true;
    }

    /// Returns the answer that costs least: the place with the fewest stars to lose. It saves everything that
    /// it can.
    private static FloraMove likely(Draft table, Stage.Asking asking) {
        List<FloraMove> moves = Asking.moves(table, asking).list();
        var best = moves.getLast();
        int least = Integer.MAX_VALUE;
        for (var move : moves) {
            if (move instanceof FloraMove.At(String land)) {
                int plant = table.lands().plant(table.facts().land(land));
                int lost = plant == Plant.NONE
                        ? 0
                        : table.facts().plants().isNative(Plant.species(plant))
                                ? 2 * table.facts().plants().stars(plant) + 1
                                : -1;
                if (lost < least) {
                    least = lost;
                    best = move;
                }
            }
        }
        return best;
    }
}
