package parterre.mars;

import java.util.List;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Message;
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

/// Gardens of Mars with all its parts. Found by `ServiceLoader`.
public final class MarsBox implements GameBox<Position, MarsMove, MarsView> {

    private final Game<Position, MarsMove, MarsView> game = new MarsGame();

    @Override
    public Game<Position, MarsMove, MarsView> game() {
        return game;
    }

    @Override
    public PositionForm<Position> positions() {
        return MarsPositions.FORM;
    }

    @Override
    public Position opening(Setup setup) {
        return EmptyGarden.position(MarsTerms.of(setup));
    }

    @Override
    public Board<MarsMove, MarsView> board() {
        return new MarsBoard();
    }

    @Override
    public List<Class<? extends Message>> messages() {
        return List.of(
                MarsEvent.class, MarsOpen.class, MarsAsk.class, MarsRefusal.class, MarsFault.class, MarsLabel.class);
    }

    @Override
    public Optional<ViewReducer<?>> reducer() {
        return Optional.of(new MarsReducer());
    }

    @Override
    public List<MarsEvent.Cause> endings() {
        return List.of(MarsEvent.Cause.values());
    }

    @Override
    public List<Evaluator<Position>> evaluators() {
        return List.of(new PointsEvaluator(), new GardenEvaluator());
    }

    @Override
    public Optional<Features<Position>> features() {
        return Optional.of(new MarsFeatures());
    }

    /// Moves are judged at once, because the value tells more than a random playout. There is no advice for a
    /// cooperative game, which has no winner.
    @Override
    public Optional<ValueAdvice<Position>> valueAdvice(Setup setup) {
        return MarsTerms.of(setup).end().cooperative() ? Optional.empty() : Optional.of(ValueAdvice.standard());
    }

    @Override
    public List<Policy<Position, MarsMove>> policies() {
        return List.of(new GatheringPolicy());
    }

    /// Playouts are uniform: the learned value needs none, and together all players would score more by a policy than
    /// in the playouts that a group's score is compared with.
    @Override
    public Optional<Policy<Position, MarsMove>> standardPolicy() {
        return Optional.empty();
    }

    @Override
    public Figures figures() {
        return new MarsFigures();
    }

    @Override
    public Optional<FusedPlayout<Position>> fusedPlayout() {
        return Optional.of(new MarsPlayout());
    }
}
