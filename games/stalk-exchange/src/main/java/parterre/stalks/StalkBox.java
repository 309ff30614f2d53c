package parterre.stalks;

import java.util.List;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Next;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.box.Board;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Features;
import parterre.engine.box.Figures;
import parterre.engine.box.FusedPlayout;
import parterre.engine.box.GameBox;
import parterre.engine.box.Policy;
import parterre.engine.box.ValueAdvice;
import parterre.engine.text.PositionForm;
import parterre.engine.view.ViewReducer;

/// Stalk Exchange with all its parts. Found by `ServiceLoader`.
public final class StalkBox implements GameBox<Position, StalkMove, StalkView> {
    /// The value of a token for the evaluator that saves tokens, in points.
    private static final double TOKEN = 12;

    private static final Evaluator<Position> SAVER = new ProspectEvaluator("saver", TOKEN);

    private final Game<Position, StalkMove, StalkView> game = new StalkGame();

    @Override
    public Game<Position, StalkMove, StalkView> game() {
        return game;
    }

    @Override
    public PositionForm<Position> positions() {
        return StalkPositions.FORM;
    }

    /// Portfolios and exchange have the types by turns.
    @Override
    public Position opening(Setup setup) {
        var position = game.start(setup);
        while (game.next(position) instanceof Next.Chance<StalkMove>) {
            var table = position.table();
            position = game.play(
                    position,
                    table.phase == Phase.BEGIN
                            ? new StalkMove.Begin(Seat.of(0))
                            : Drawing.drawn(Drawing.inTurn(table)));
        }
        return position;
    }

    @Override
    public Board<StalkMove, StalkView> board() {
        return new StalkBoard();
    }

    @Override
    public List<Class<? extends Message>> messages() {
        return List.of(
                StalkEvent.class,
                StalkOpen.class,
                StalkAsk.class,
                StalkRefusal.class,
                StalkFault.class,
                StalkLabel.class);
    }

    @Override
    public Optional<ViewReducer<?>> reducer() {
        return Optional.of(new StalkReducer());
    }

    @Override
    public List<EndReason> endings() {
        return List.of(EndReason.values());
    }

    @Override
    public List<Evaluator<Position>> evaluators() {
        return List.of(new ProspectEvaluator("prospect", 0), SAVER);
    }

    /// The evaluator that gives tokens a price steers, and playouts go to the end of the game. The learned value
    /// says no more than a playout there (docs/value.md).
    @Override
    public Optional<ValueAdvice<Position>> valueAdvice(Setup setup) {
        return Optional.of(ValueAdvice.steeredBy(SAVER));
    }

    @Override
    public Optional<Features<Position>> features() {
        return Optional.of(new StalkFeatures());
    }

    @Override
    public List<Policy<Position, StalkMove>> policies() {
        return List.of(new TradingPolicy());
    }

    /// Playouts are uniform: they have a fused form, and no test has shown that the policy makes search stronger.
    @Override
    public Optional<Policy<Position, StalkMove>> standardPolicy() {
        return Optional.empty();
    }

    @Override
    public Figures figures() {
        return new StalkFigures();
    }

    @Override
    public Optional<FusedPlayout<Position>> fusedPlayout() {
        return Optional.of(new StalkPlayout());
    }
}
