package parterre.testkit.conformance;

import static org.assertj.core.api.Assertions.assertThatThrownBy;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Consumer;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Move;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.TextForm;
import parterre.engine.Viewer;
import parterre.engine.box.Board;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import parterre.testkit.GameContract;

/// The potting shed, to be overridden in one place and so be wrong on purpose.
class Mutant implements Game<Position, ShedMove, ShedView>, GameBox<Position, ShedMove, ShedView> {
    private final PottingShed right = new PottingShed();
    private final ShedBox box = new ShedBox();

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
    public GameInfo info() {
        return right.info();
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return right.refusal(setup);
    }

    @Override
    public OptionalInt bound(Setup setup) {
        return right.bound(setup);
    }

    @Override
    public Position start(Setup setup) {
        return right.start(setup);
    }

    @Override
    public Setup setup(Position position) {
        return right.setup(position);
    }

    @Override
    public Next<ShedMove> next(Position position) {
        return right.next(position);
    }

    @Override
    public Position play(Position position, ShedMove move) {
        return right.play(position, move);
    }

    @Override
    public Position play(Position position, BySeat<ShedMove> answers) {
        return right.play(position, answers);
    }

    @Override
    public Optional<Refusal> refusal(Position position, Seat seat, ShedMove move) {
        return right.refusal(position, seat, move);
    }

    @Override
    public ShedView view(Position position, Viewer viewer) {
        return right.view(position, viewer);
    }

    @Override
    public Position imagine(ShedView view, Luck luck) {
        return right.imagine(view, luck);
    }

    @Override
    public String line(Position before, Step<ShedMove> step, Viewer viewer) {
        return right.line(before, step, viewer);
    }

    @Override
    public Notation<ShedMove> notation() {
        return right.notation();
    }

    @Override
    public TextForm<Position> positions() {
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
    public List<Evaluator<Position>> evaluators() {
        return box.evaluators();
    }

    @Override
    public Figures<Position, ShedMove> figures() {
        return box.figures();
    }

    @Override
    public String rules() {
        return box.rules();
    }
}
