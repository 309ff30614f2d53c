package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.function.Consumer;
import parterre.engine.Game;
import parterre.engine.Message;
import parterre.engine.Move;
import parterre.engine.box.Board;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import parterre.engine.text.PositionForm;
import parterre.engine.view.ViewReducer;
import parterre.testkit.DelegatingGame;
import parterre.testkit.GameContract;

/// The potting shed, to be overridden in one place and so be wrong on purpose.
class Mutant extends DelegatingGame<Position, ShedMove, ShedView> implements GameBox<Position, ShedMove, ShedView> {
    private final ShedBox box = new ShedBox();

    Mutant() {
        super(new PottingShed());
    }

    /// Fails unless this game fails this check, with a message that tells why.
    static <S, M extends Move, V> void assertCaught(
            GameContract<S, M, V> contract, Consumer<GameContract<S, M, V>> check, String tells) {
        assertThatThrownBy(() -> check.accept(contract))
                .isInstanceOf(AssertionError.class)
                .hasMessageContaining(tells);
    }

    static void assertCaught(Mutant mutant, Consumer<GameContract<Position, ShedMove, ShedView>> check, String tells) {
        assertCaught(() -> Sheds.subject(mutant), check, tells);
    }

    @Override
    public Game<Position, ShedMove, ShedView> game() {
        return this;
    }

    @Override
    public PositionForm<Position> positions() {
        return box.positions();
    }

    @Override
    public Board<ShedMove, ShedView> board() {
        return box.board();
    }

    @Override
    public Class<ShedView> viewType() {
        return box.viewType();
    }

    @Override
    public Class<ShedMove> moveType() {
        return box.moveType();
    }

    @Override
    public List<Class<? extends Message>> messages() {
        return box.messages();
    }

    @Override
    public Optional<ViewReducer<?>> reducer() {
        return box.reducer();
    }

    @Override
    public List<Ending.Cause> endings() {
        return box.endings();
    }

    @Override
    public List<Evaluator<Position>> evaluators() {
        return box.evaluators();
    }

    @Override
    public Figures figures() {
        return box.figures();
    }
}
