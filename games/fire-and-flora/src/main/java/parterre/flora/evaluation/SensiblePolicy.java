package parterre.flora.evaluation;

import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Seat;
import parterre.engine.box.Policy;
import parterre.flora.cards.PlantAction;
import parterre.flora.events.Stage;
import parterre.flora.material.Plant;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraMove.Card;
import parterre.flora.moves.FloraMove.Played;
import parterre.flora.playing.Playing;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;

/// Plays more or less as people do, for playouts. Of a few random moves it takes the one that helps most at
/// first sight. It blocks plays that hurt its own seat.
public final class SensiblePolicy implements Policy<Position, FloraMove> {
    private static final int LOOKED_AT = 6;
    private static final int BLOCKS = 2;
    private static final int HARMLESS = 0;
    private static final int PASS = 0;

    @Override
    public String name() {
        return "sensible";
    }

    @Override
    public int choose(Position position, Seat seat, Moves<FloraMove> moves, Luck luck) {
        var table = position.table();
        if (moves.size() == 1) {
            return 0;
        }
        if (table.stage() instanceof Stage.Window window) {
            boolean hurts = window.chain() % 2 == 0 && harm(table, window.play(), seat.index()) > HARMLESS;
            return hurts && luck.below(BLOCKS) == 0 ? 1 + luck.below(moves.size() - 1) : PASS;
        }
        if (!(table.stage() instanceof Stage.Action)) {
            return luck.below(moves.size());
        }
        int best = 0;
        int most = Integer.MIN_VALUE;
        for (int i = 0; i < LOOKED_AT; i++) {
            int index = luck.below(moves.size());
            int gain = gain(table, moves.get(index));
            if (gain > most) {
                most = gain;
                best = index;
            }
        }
        return best;
    }

    /// Returns what a move brings its player at first sight.
    private static int gain(Draft table, FloraMove move) {
        return switch (move) {
            case FloraMove.Buy _ -> 4;
            case FloraMove.Nurse _ -> 5;
            case FloraMove.Weed _ -> 3;
            case FloraMove.Play play -> play(table, play);
            case FloraMove.Pocket _ -> 2;
            case FloraMove.Purse _ -> 1;
            case FloraMove.Sow _ -> 2;
            case FloraMove.BuyCard _ -> 1;
            case FloraMove.End _ -> 0;
            case FloraMove.Sell _, FloraMove.Vend _ -> -1;
            case FloraMove.Offer _ -> -2;
            case FloraMove.Reply _, FloraMove.ByChance _ -> 0;
        };
    }

    private static int play(Draft table, FloraMove.Play play) {
        int land = table.facts().land(play.land());
        int plant = table.lands().plant(land);
        boolean own = table.lands().owner(land) == table.active();
        if (plant == Plant.NONE) {
            return own ? 3 : -3;
        }
        int good = 0;
        boolean isNative = table.facts().plants().isNative(Plant.species(plant));
        for (var action : table.facts().plants().actions(plant, Playing.icons(play))) {
            good += (action == PlantAction.DAMAGE || action == PlantAction.KILL ? -3 : 3) * (isNative ? 1 : -1);
        }
        return own ? good : -good;
    }

    /// Returns how much another player's play hurts a seat.
    private static int harm(Draft table, Played played, int seat) {
        if (table.active() == seat) {
            return HARMLESS;
        }
        return switch (played) {
            case FloraMove.Play play -> {
                int land = table.facts().land(play.land());
                int gain = play(table, play);
                yield table.lands().owner(land) == seat || table.lands().owner(land) == table.active()
                        ? gain
                        : HARMLESS;
            }
            case FloraMove.Pocket(Card _, Seat victim) -> victim.index() == seat ? 1 : HARMLESS;
            case FloraMove.Purse(Card _, Seat victim) -> victim.index() == seat ? 1 : HARMLESS;
            case FloraMove.Sow(Card _, Seat victim, String _) -> victim.index() == seat ? 2 : HARMLESS;
        };
    }
}
