package parterre.server.table.project;

import java.util.List;
import java.util.Optional;
import parterre.engine.Event;
import parterre.engine.Viewer;
import parterre.engine.box.GameBox;
import parterre.engine.view.Change;

/// Tells what each event of a step changes, so that a page can show the step in several pictures.
public final class StepChanges {
    private StepChanges() {}

    /// Returns the changes of each event. Empty if the page shows the step in one picture, that of the view
    /// after it.
    ///
    /// @param before the viewer's view before the step
    /// @param events as the viewer is told them
    public static <V> Optional<List<List<Change>>> of(
            GameBox<?, ?, V> box, V before, Viewer viewer, List<Event> events) {
        return events.size() < 2 || !box.board().hasMoments()
                ? Optional.empty()
                : box.reducer().map(reducer -> reducer.changes(before, viewer, events));
    }
}
