package parterre.stalks;

import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Lines;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Played;
import parterre.engine.Preview;
import parterre.engine.Refusal;
import parterre.engine.Scratch;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.ViewCheck;
import parterre.engine.Viewer;
import parterre.stalks.StalkMove.Begin;
import parterre.stalks.StalkMove.Bust;
import parterre.stalks.StalkMove.Draw;
import parterre.stalks.StalkMove.End;
import parterre.stalks.StalkMove.Flush;
import parterre.stalks.StalkMove.Harvest;
import parterre.stalks.StalkMove.Plant;
import parterre.stalks.StalkMove.Swap;

/// Implements the contract for Stalk Exchange: what each position waits for and what each move does. SX-D1
public final class StalkGame implements Game<Position, StalkMove, StalkView> {
    private static final StalkNotation NOTATION = new StalkNotation();

    @Override
    public GameInfo info() {
        return StalkOptions.INFO;
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return StalkOptions.refusal(setup);
    }

    @Override
    public OptionalInt bound(Setup setup) {
        return Ending.bound(Terms.of(setup));
    }

    @Override
    public Position start(Setup setup) {
        return SettingUp.start(Terms.of(setup)).position();
    }

    @Override
    public Setup setup(Position position) {
        return position.table().terms.setup();
    }

    @Override
    public Next<StalkMove> next(Position position) {
        return next(position.table());
    }

    static Next<StalkMove> next(Draft table) {
        return switch (table.phase) {
            case ACT -> new Next.Turn<>(Seat.of(table.seat), Acting.moves(table));
            case HARVEST -> new Next.Turn<>(Seat.of(table.seat), harvests(table));
            case BEGIN, DEAL, STOCK, SOW, FILL, FLUSH, REFILL, BUST -> Drawing.next(table);
            case OVER -> new Next.Over<>(Ending.result(table));
        };
    }

    static Moves<StalkMove> harvests(Draft table) {
        return Moves.of(
                Acting.groups(table).stream().<StalkMove>map(group -> group).toList());
    }

    @Override
    public Position play(Position position, StalkMove move) {
        var table = position.draft();
        carryOut(table, move);
        return table.position();
    }

    @Override
    public Optional<Scratch<Position, StalkMove>> scratch(Position position) {
        return Optional.of(new PlayoutDraft(position.draft()));
    }

    /// Changes the table by the move's rule.
    static void carryOut(Draft table, StalkMove move) {
        switch (move) {
            case Plant plant -> Acting.play(table, plant);
            case Swap swap -> Acting.play(table, swap);
            case Flush _ -> Acting.playFlush(table);
            case End _ -> Acting.playEnd(table);
            case Harvest harvest -> Acting.play(table, harvest);
            case Begin begin -> SettingUp.play(table, begin);
            case Draw(Flower flower) -> draw(table, flower.type());
            case Bust bust -> Ending.play(table, bust);
        }
    }

    /// Moves a flower from the greenhouse to the place where it is needed.
    static void draw(Draft table, int type) {
        table.greenhouse = Bunch.without(table.greenhouse, type);
        switch (table.phase) {
            case DEAL -> SettingUp.deal(table, type);
            case STOCK -> SettingUp.stock(table, type);
            case SOW -> SettingUp.sow(table, type);
            case FILL -> Acting.fill(table, type);
            case FLUSH -> Acting.lay(table, type);
            case REFILL -> {
                Exchange.fillRightmost(table, type);
                Turns.refill(table);
            }
            case BEGIN, ACT, HARVEST, BUST, OVER ->
                throw new IllegalStateException("nothing is drawn in " + table.phase);
        }
    }

    @Override
    public Optional<Refusal> refusal(Position position, Seat seat, StalkMove move) {
        return Refusals.of(position.table(), seat, move);
    }

    @Override
    public StalkView view(Position position, Viewer viewer) {
        return Viewing.view(position.table(), viewer);
    }

    @Override
    public Position imagine(StalkView view, Luck luck) {
        return imagination(view).draw(luck);
    }

    @Override
    public Imagination<Position> imagination(StalkView view) {
        ViewCheck.setup(this, view.setup());
        return Imagining.of(view);
    }

    /// Only a flower drawn into a portfolio is hidden, from everybody except its player. SX-7.1
    @Override
    public String line(Position before, Step<StalkMove> step, Viewer viewer) {
        var table = before.table();
        boolean hides = table.phase == Phase.DEAL && !viewer.sees(Seat.of(table.seat));
        return hides ? "*: " + StalkNotation.DRAW + " " + Lines.HIDDEN : Lines.full(NOTATION, step);
    }

    @Override
    public List<StalkEvent> events(Position before, Step<StalkMove> step, Viewer viewer) {
        return heard(before, step).events().events().stream()
                .map(event -> event.seenBy(viewer))
                .toList();
    }

    @Override
    public Played<Position> played(Position before, Step<StalkMove> step) {
        var table = heard(before, step);
        return new Played<>(table.position(), table.events().events());
    }

    private static Draft heard(Position before, Step<StalkMove> step) {
        var table = Draft.listening(before.table());
        carryOut(table, step.single());
        return table;
    }

    @Override
    public Preview<StalkEvent> preview(StalkView view, Seat seat, StalkMove move) {
        return Preview.imagined(
                this, view, seat, move, position -> new Previewing(seat, position.table()).preview(move));
    }

    @Override
    public Notation<StalkMove> notation() {
        return NOTATION;
    }
}
