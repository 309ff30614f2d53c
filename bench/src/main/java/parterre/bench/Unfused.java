package parterre.bench;

import java.util.List;
import java.util.Optional;
import parterre.engine.Game;
import parterre.engine.Move;
import parterre.engine.box.Board;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Figures;
import parterre.engine.box.FusedPlayout;
import parterre.engine.box.GameBox;
import parterre.engine.text.PositionForm;

/// A game without its fused playout, to see what that is worth.
record Unfused<S, M extends Move, V>(GameBox<S, M, V> box) implements GameBox<S, M, V> {
    @Override
    public Game<S, M, V> game() {
        return box.game();
    }

    @Override
    public PositionForm<S> positions() {
        return box.positions();
    }

    @Override
    public Board<M, V> board() {
        return box.board();
    }

    @Override
    public Class<V> viewType() {
        return box.viewType();
    }

    @Override
    public Class<M> moveType() {
        return box.moveType();
    }

    @Override
    public List<Evaluator<S>> evaluators() {
        return box.evaluators();
    }

    @Override
    public Figures figures() {
        return box.figures();
    }

    @Override
    public Optional<FusedPlayout<S>> fusedPlayout() {
        return Optional.empty();
    }
}
