package parterre.flora;

import java.util.List;
import java.util.Optional;
import parterre.engine.BySeat;
import parterre.engine.EventSink;
import parterre.engine.Game;
import parterre.engine.GameInfo;
import parterre.engine.Luck;
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
import parterre.flora.events.FloraEvent;
import parterre.flora.events.Stage;
import parterre.flora.knowledge.FloraView;
import parterre.flora.knowledge.Imagining;
import parterre.flora.knowledge.Reports;
import parterre.flora.knowledge.Viewing;
import parterre.flora.material.FloraTerms;
import parterre.flora.moves.FloraMove;
import parterre.flora.moves.FloraNotation;
import parterre.flora.position.Draft;
import parterre.flora.position.Position;
import parterre.flora.setup.SettingUp;
import parterre.flora.turn.Asking;

/// Implements the contract for Fire and Flora: what each position waits for and what each move does. FF-D1
///
/// The rules give no bound: trades can go on for ever, and savings decide how many cards a turn buys. FF-J40
/// FF-J52
public final class FloraGame implements Game<Position, FloraMove, FloraView> {
    @Override
    public GameInfo info() {
        return FloraTerms.INFO;
    }

    @Override
    public Position start(Setup setup) {
        var table = new Draft(FloraTerms.of(setup));
        SettingUp.start(table);
        return table.position();
    }

    @Override
    public Setup setup(Position position) {
        return position.table().terms().setup();
    }

    @Override
    public Next<FloraMove> next(Position position) {
        return Steps.next(position.table());
    }

    @Override
    public Optional<FloraMove> byDefault(Position position) {
        var table = position.table();
        return table.stage() instanceof Stage.Asking stage ? Asking.byDefault(table, stage) : Optional.empty();
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
        return Optional.of(new PlayoutDraft(position.draft()));
    }

    @Override
    public Optional<Refusal> refusal(Position position, Seat seat, FloraMove move) {
        return Refusals.of(position.table(), seat, move);
    }

    @Override
    public FloraView view(Position position, Viewer viewer) {
        return Viewing.view(position.table(), viewer);
    }

    @Override
    public Position imagine(FloraView view, Luck luck) {
        return imagination(view).draw(luck);
    }

    @Override
    public Imagination<Position> imagination(FloraView view) {
        return Imagining.of(view);
    }

    @Override
    public void check(FloraView view) {
        ViewCheck.setup(this, view.setup());
        Imagining.check(view);
    }

    @Override
    public String line(Position before, Step<FloraMove> step, Viewer viewer) {
        return Reports.line(before.table(), step, viewer);
    }

    @Override
    public List<FloraEvent> events(Position before, Step<FloraMove> step, Viewer viewer) {
        return heard(before, step).events().stream()
                .filter(event -> event.isToldTo(viewer))
                .map(event -> event.seenBy(viewer))
                .toList();
    }

    @Override
    public Played<Position> played(Position before, Step<FloraMove> step) {
        var table = heard(before, step);
        return new Played<>(table.position(), table.events());
    }

    private static Draft heard(Position before, Step<FloraMove> step) {
        var table = new Draft(before.table(), EventSink.listening());
        switch (step) {
            case Step.Turn<FloraMove>(Seat _, FloraMove move) -> Steps.play(table, move);
            case Step.Chance<FloraMove>(FloraMove move) -> Steps.play(table, move);
            case Step.Together<FloraMove>(BySeat<FloraMove> answers) -> Steps.play(table, answers);
        }
        return table;
    }

    @Override
    public Preview<FloraEvent> preview(FloraView view, Seat seat, FloraMove move) {
        return Preview.imagined(
                this, view, seat, move, position -> new Previewing(seat, position.table()).preview(move));
    }

    @Override
    public Notation<FloraMove> notation() {
        return FloraNotation.NOTATION;
    }
}
