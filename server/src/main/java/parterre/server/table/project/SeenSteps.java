package parterre.server.table.project;

import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import org.jspecify.annotations.Nullable;
import parterre.engine.Move;
import parterre.engine.Step;
import parterre.engine.Viewer;
import parterre.engine.view.Change;
import parterre.server.table.state.GameSession;
import parterre.server.wire.LogEntry;

/// Remembers the last step as viewers may know it, since everybody at the table is told it. It changes no
/// answer.
public final class SeenSteps<S, M extends Move, V> {
    private final Map<Viewer, LogEntry> latest = new HashMap<>();
    private final Map<Viewer, Optional<List<List<Change>>>> latestChanges = new HashMap<>();
    /// The latest step, known by its identity. A step that is made again after a take-back is another one.
    private @Nullable Step<M> latestStep;

    /// Returns a step as this viewer may know it.
    ///
    /// @param step counted from 1
    public LogEntry entry(GameSession<S, M, V> session, int step, Viewer viewer) {
        if (step < session.steps().size()) {
            return made(session, step, viewer);
        }
        turnTo(session);
        return latest.computeIfAbsent(viewer, seer -> made(session, step, seer));
    }

    /// Returns what each event of a step changes in this viewer's view.
    ///
    /// @param step counted from 1
    public Optional<List<List<Change>>> changes(GameSession<S, M, V> session, int step, Viewer viewer) {
        var events = entry(session, step, viewer).events();
        Supplier<Optional<List<List<Change>>>> changes =
                () -> StepChanges.of(session.box(), session.view(step - 1, viewer), viewer, events);
        if (step < session.steps().size()) {
            return changes.get();
        }
        turnTo(session);
        return latestChanges.computeIfAbsent(viewer, _ -> changes.get());
    }

    @SuppressWarnings("ReferenceEquality")
    private void turnTo(GameSession<S, M, V> session) {
        var last = session.steps().getLast();
        if (latestStep != last) {
            latest.clear();
            latestChanges.clear();
            latestStep = last;
        }
    }

    private static <S, M extends Move, V> LogEntry made(GameSession<S, M, V> session, int number, Viewer viewer) {
        var before = session.position(number - 1);
        var step = session.steps().get(number - 1);
        var game = session.box().game();
        return LogEntries.of(game, before, step, game.line(before, step, viewer), viewer);
    }
}
