package parterre.testkit.conformance;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import org.jspecify.annotations.Nullable;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Reading;
import parterre.engine.Refusal;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.Board;
import parterre.engine.box.Evaluator;
import parterre.engine.box.Figures;
import parterre.engine.box.GameBox;
import parterre.engine.text.PositionForm;

/// The potting shed as it must not be: `play` changes the position that it is given.
final class MutableShed
        implements Game<MutableShed.Table, ShedMove, ShedView>, GameBox<MutableShed.Table, ShedMove, ShedView> {
    private final PottingShed right = new PottingShed();
    private final ShedBox box = new ShedBox();

    /// A position that can be changed.
    static final class Table {
        private Position position;

        Table(Position position) {
            this.position = position;
        }

        Table becoming(Position next) {
            position = next;
            return this;
        }

        @Override
        public boolean equals(@Nullable Object other) {
            return other instanceof Table table && table.position.equals(position);
        }

        @Override
        public int hashCode() {
            return position.hashCode();
        }
    }

    @Override
    public Table play(Table table, ShedMove move) {
        return table.becoming(right.play(table.position, move));
    }

    @Override
    public Table play(Table table, BySeat<ShedMove> answers) {
        return table.becoming(right.play(table.position, answers));
    }

    @Override
    public Table start(Setup setup) {
        return new Table(right.start(setup));
    }

    @Override
    public Table imagine(ShedView view, Luck luck) {
        return new Table(right.imagine(view, luck));
    }

    @Override
    public Game<Table, ShedMove, ShedView> game() {
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
    public Setup setup(Table table) {
        return right.setup(table.position);
    }

    @Override
    public Next<ShedMove> next(Table table) {
        return right.next(table.position);
    }

    @Override
    public Optional<Refusal> refusal(Table table, Seat seat, ShedMove move) {
        return right.refusal(table.position, seat, move);
    }

    @Override
    public ShedView view(Table table, Viewer viewer) {
        return right.view(table.position, viewer);
    }

    @Override
    public String line(Table before, Step<ShedMove> step, Viewer viewer) {
        return right.line(before.position, step, viewer);
    }

    @Override
    public Notation<ShedMove> notation() {
        return right.notation();
    }

    @Override
    public PositionForm<Table> positions() {
        return new PositionForm<>(
                this,
                setup -> ShedPositions.lines(Terms.of(setup))
                        .within(table -> table.position, position -> Reading.good(new Table(position))));
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
    public List<Evaluator<Table>> evaluators() {
        return List.of();
    }

    @Override
    public Figures figures() {
        return Figures.none();
    }
}
