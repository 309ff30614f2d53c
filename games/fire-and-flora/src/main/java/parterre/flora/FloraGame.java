package parterre.flora;

import java.util.Optional;
import java.util.OptionalInt;
import parterre.engine.BySeat;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
import parterre.engine.Moves;
import parterre.engine.Next;
import parterre.engine.Notation;
import parterre.engine.Refusal;
import parterre.engine.Scratch;
import parterre.engine.Seat;
import parterre.engine.Setup;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.flora.ending.Ending;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.Imagining;
import parterre.flora.knowledge.Reports;
import parterre.flora.knowledge.Viewing;
import parterre.flora.material.FloraTerms;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraNotation;
import parterre.flora.playing.Blocking;
import parterre.flora.setup.SettingUp;
import parterre.flora.table.Draft;
import parterre.flora.table.Position;
import parterre.flora.table.Stage;
import parterre.flora.trading.Trading;
import parterre.flora.turn.Actions;
import parterre.flora.turn.Asking;
import parterre.flora.turn.Turns;

/// Fire and Flora behind the contract: says what each position waits for and what each move does. FF-D1
public final class FloraGame implements Game<Position, FloraMove, FloraView> {
    @Override
    public GameInfo info() {
        return FloraTerms.INFO;
    }

    @Override
    public Optional<Refusal> refusal(Setup setup) {
        return FloraTerms.refusal(setup);
    }

    /// The rules give none: trades can go on for ever, and how many cards a turn buys depends on savings. FF-J40 FF-J52
    @Override
    public OptionalInt bound(Setup setup) {
        return OptionalInt.empty();
    }

    @Override
    public Position start(Setup setup) {
        return SettingUp.start(FloraTerms.of(setup));
    }

    @Override
    public Setup setup(Position position) {
        return position.table().terms().setup();
    }

    @Override
    public Next<FloraMove> next(Position position) {
        return next(position.table());
    }

    @Override
    public Optional<FloraMove> byDefault(Position position) {
        var table = position.table();
        return table.stage() instanceof Stage.Asking stage ? Asking.byDefault(table, stage) : Optional.empty();
    }

    static Next<FloraMove> next(Draft table) {
        return switch (table.stage()) {
            case Stage.Action _ -> new Next.Turn<>(Seat.of(table.active()), new Actions(table));
            case Stage.Window window -> Blocking.next(table, window);
            case Stage.Offered stage -> Trading.next(table, stage);
            case Stage.Asking stage -> Asking.next(table, stage);
            case Stage.Forecasting _ -> new Next.Turn<>(Seat.of(table.active()), Moves.of(Turns.forecasts(table)));
            case Stage.Over _ -> new Next.Over<>(Ending.result(table));
            case Stage.Dealing _,
                    Stage.Market _,
                    Stage.Lots _,
                    Stage.FirstLot _,
                    Stage.Event _,
                    Stage.Looking _,
                    Stage.Die _,
                    Stage.Drawing _,
                    Stage.Rats _,
                    Stage.Robbing _ -> Chance.next(table);
        };
    }

    @Override
    public Position play(Position position, FloraMove move) {
        var table = position.draft();
        Steps.play(table, move);
        return table.position();
    }

    @Override
    public Position play(Position position, BySeat<FloraMove> answers) {
        var table = position.draft();
        Steps.play(table, answers);
        return table.position();
    }

    @Override
    public Optional<Scratch<Position, FloraMove>> scratch(Position position) {
        return Optional.of(new Sketch(position.draft()));
    }

    @Override
    public Optional<Refusal> refusal(Position position, Seat seat, FloraMove move) {
        return Refusal.atTheEdge(next(position), position.table().seats(), seat, move)
                .or(() -> Refusals.of(position.table(), seat, move));
    }

    @Override
    public FloraView view(Position position, Viewer viewer) {
        return Viewing.view(position.table(), viewer);
    }

    @Override
    public Position imagine(FloraView view, Luck luck) {
        return new Imagining(view).draw(luck);
    }

    @Override
    public Imagination<Position> imagination(FloraView view) {
        return new Imagining(view);
    }

    @Override
    public String line(Position before, Step<FloraMove> step, Viewer viewer) {
        return Reports.line(before.table(), step, viewer);
    }

    @Override
    public Notation<FloraMove> notation() {
        return FloraNotation.NOTATION;
    }
}
