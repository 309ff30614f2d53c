package parterre.thirstypots;

import java.util.List;
import java.util.Optional;
import parterre.engine.EndCause;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.box.Evaluator;
import parterre.engine.box.GameBox;
import parterre.engine.view.ViewReducer;

/// The game with all its parts.
public final class ThirstyPotsBox implements GameBox<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> {
    private static final ThirstyPotsGame GAME = new ThirstyPotsGame();

    @Override
    public Game<ThirstyPotsTable, ThirstyPotsMove, ThirstyPotsView> game() {
        return GAME;
    }

    @Override
    public List<Class<? extends Message>> messages() {
        return List.of(ThirstyPotsEvent.class, ThirstyPotsEvent.Ahead.class, ThirstyPotsMove.Choice.class);
    }

    @Override
    public Optional<ViewReducer<?>> reducer() {
        return Optional.of(new ThirstyPotsReducer());
    }

    @Override
    public List<? extends EndCause> endings() {
        return List.of(ThirstyPotsGame.Cause.values());
    }

    /// Counts the plant, the seed and the water of the seat's turn. Gentle bots need an evaluator. Without
    /// one, only searching bots sit at a table.
    @Override
    public List<Evaluator<ThirstyPotsTable>> evaluators() {
        return List.of(Evaluator.of("height", 8, (table, seat) -> {
            var pot = table.pot(seat);
            return pot.height() + pot.seed() + (table.turn().equals(seat) ? 0.8 * table.can() : 0);
        }));
    }
}
