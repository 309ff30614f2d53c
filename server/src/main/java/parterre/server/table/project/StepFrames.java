package parterre.server.table.project;

import java.util.List;
import java.util.function.IntFunction;
import parterre.engine.Move;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.server.wire.Frame;

/// Makes the frames of a game that is played at no table, such as a record's.
public final class StepFrames {
    private StepFrames() {}

    /// Returns the position after a step, as a viewer may see it, and the step.
    ///
    /// @param positions the start, and the position after each step
    /// @param step counted from 1; 0 for the start
    public static <S, M extends Move, V> Frame of(
            GameBox<S, M, V> box, IntFunction<S> positions, List<Step<M>> steps, int step, Viewer viewer) {
        var game = box.game();
        var view = game.view(positions.apply(step), viewer);
        if (step == 0) {
            return Frame.start(view);
        }
        var made = steps.get(step - 1);
        var position = positions.apply(step - 1);
        var entry = LogEntries.of(game, position, made, game.line(position, made, viewer), viewer);
        var before = game.view(position, viewer);
        return Frame.after(step, entry, StepChanges.of(box, before, viewer, entry.events()), view);
    }
}
